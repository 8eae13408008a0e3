import { canvas, midnight, palette, rust, slate, wood } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Cord, Ink, Outlined, Plate } from '../boats/pen.tsx';

/** What stands at the head of a line, ten units to the metre: clamp, winch, and the house's things. */

const steel = { light: slate.mid, dark: slate.dark };
const { white, red, yellow, ink } = palette;

/** From aside, its foot at y 0 and its middle at x 0; the line passes at y −8. */
export function Clamp() {
	return (
		<>
			<Outlined d="M-7-1.4H7V0H-7Z" fill={midnight.light} />
			<Cord d="M0-13V-17.4" width={1.6} colour={cloth.grey.light} />
			<Outlined d="M-4.6-18H4.6V-16.6H-4.6ZM-4.6-19V-15.6H-3.8V-19ZM4.6-19V-15.6H3.8V-19Z" fill={red} />
			<Plate d="M-6-1.4V-6.4Q0-8 6-6.4V-1.4Z" tone={steel} shade="M-8-1H-2V-9H-8Z" />
			<Plate d="M-6-9.6Q0-8 6-9.6V-13.4H-6Z" tone={steel} shade="M-8-8H-2V-14H-8Z" />
			<Outlined d="M-5.4-14V-2H-4.2V-14ZM4.2-14V-2H5.4V-14Z" fill={cloth.grey.light} />
			<Outlined d="M0-5.8A1.9 1.9 0 1 1 0-2 1.9 1.9 0 1 1 0-5.8Z" fill={white} />
			<Ink d="M0-3.9L1.1-4.9M-1.2-3.3A1.3 1.3 0 0 1-.9-4.9" weight={0.5} />
		</>
	);
}

/** A roof on posts: no wall towards the sea, and no door. */
export function Shelter() {
	return (
		<>
			<Cord d="M3-1V-27M33-1V-28" width={0.9} colour={cloth.grey.light} />
			<Outlined d="M1-1H5V0H1ZM31-1H35V0H31Z" fill={midnight.light} />
			<Outlined d="M-1-25.4L36-28.9V-30.3L-1-26.8Z" fill={red} />
		</>
	);
}

/** The drum on which the tail of the line is wound, its middle at the origin. */
export function Drum() {
	return (
		<>
			<Outlined d="M-6 8.4L-3-1H3L6 8.4Z" fill={cloth.green.dark} />
			<Plate d="M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7Z" tone={cloth.green} shade="M-8-8H-2Q-4 0-1 8H-8Z">
				<path d="M0-5.6A5.6 5.6 0 1 1 0 5.6 5.6 5.6 0 1 1 0-5.6Z" fill={canvas.light} />
				<Ink d="M0-5.6A5.6 5.6 0 1 1 0 5.6 5.6 5.6 0 1 1 0-5.6M0-4.2A4.2 4.2 0 1 1 0 4.2 4.2 4.2 0 1 1 0-4.2" weight={0.5} />
				<path d="M0-2.8A2.8 2.8 0 1 1 0 2.8 2.8 2.8 0 1 1 0-2.8Z" fill={cloth.green.light} />
				<Ink d="M0-2.8A2.8 2.8 0 1 1 0 2.8 2.8 2.8 0 1 1 0-2.8M0-7V-2.8M0 2.8V7M-7 0H-2.8M2.8 0H7" weight={0.6} />
			</Plate>
			<Outlined d="M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z" fill={ink} line={0} />
		</>
	);
}

/** What hangs and stands in the house, from the drum's end to the door; the floor at y 0. */
export function Things() {
	const knives = Array.from({ length: 12 }, (_, i) => {
		const [x, y] = [19.4 + (i % 6) * 1.1, -18 + Math.floor(i / 6) * 3.4];
		return { grip: `M${x} ${y}h.6v1.2h-.6z`, blade: `M${x + 0.1} ${y + 1.2}h.4v1.4h-.4z` };
	});
	return (
		<>
			<Outlined d="M18.6-19.4H26.4V-11.4H18.6Z" fill={cloth.wood.light} />
			<path d={knives.map(({ blade }) => blade).join('')} fill={ink} />
			<path d={knives.map(({ grip }) => grip).join('')} fill={yellow} />
			<Outlined d="M28-24H37V-18.6H28ZM28-17.8H37V-12.6H28Z" fill={ink} />
			<Outlined d="M28.8-23.2H36.2V-19.4H28.8ZM28.8-17H36.2V-13.4H28.8Z" fill={white} line={0.4} />
			<Ink d="M30-22H35M30-20.6H34M30-15.8H35M30-14.6H33" weight={0.45} />
			<Outlined d="M38.4-16H40.6V-11H38.4Z" fill={ink} />
			<Ink d="M38-15.4Q37.2-13.6 38-11.8" weight={1.3} />
			<Outlined d="M51-20H52V-20.6H57V-20H51ZM52-20L51-9H54L54.4-20ZM54.8-20L54.6-9H57.6L57-20Z" fill={rust.mid} />
			<Ink d="M52.4-19L52-9M56-19V-9" weight={0.4} />
		</>
	);
}

/** Table with the log, and the stove with the gang's pot. */
export function Furniture() {
	return (
		<>
			<Outlined d="M26-7.6H38V-6.8H26ZM27-6.8H28V0H27ZM36-6.8H37V0H36Z" fill={cloth.wood.light} />
			<Outlined d="M27.6-8.4Q29.6-9 31.2-8.2 32.8-9 34.8-8.4V-7.6H27.6Z" fill={white} line={0.6} />
			<Cord d="M47-10V-30" width={1.2} colour={cloth.grey.dark} />
			<Outlined d="M42-1H43.4V0H42ZM48-1H49.4V0H48ZM41.4-8.6H50V-1H41.4Z" fill={midnight.light} />
			<Outlined d="M43-6.4H47V-3H43Z" fill={cloth.orange.light} line={0.6} />
			<Plate d="M42.4-14H48.6V-8.6H42.4Z" tone={cloth.grey} shade="M42-15H44V-8H42Z" />
			<Ink d="M44-16q.8-1-.2-2t.4-2M46.4-16q.8-1-.2-2t.4-2" weight={0.5} />
		</>
	);
}

/** Whoever made fast to the buoy, asleep over the house; the mattress on y 0. */
export function Loft() {
	return (
		<>
			<g transform="translate(-4.6)">
				<Outlined d="M22-1.4H42V0H22Z" fill={cloth.sand.light} />
				<Outlined d="M38-3.2H41.6Q42.4-2.4 41.6-1.4H38Z" fill={white} />
				<Outlined d="M38.4-4.8A1.6 1.7 0 1 1 38.4-1.6 1.6 1.7 0 1 1 38.4-4.8Z" fill={wood.deep} />
				<Outlined d="M22.4-1.4Q22-4 23.6-4.4 25.2-3.4 29-3.8 34-5 37.2-4 38.2-2.8 37.6-1.4Z" fill={cloth.plum.light} />
			</g>
			<Outlined d="M4-5.6H16V3.4Q13 2.4 10 3.4 7 4.4 4 3.4Z" fill={palette.foam} />
			<Ink d="M3-9V-5.6H46V-9M7-5.4V2.6M13-5.4V2.6" weight={0.5} />
		</>
	);
}
