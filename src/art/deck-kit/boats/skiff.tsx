import { canvas, concrete, wood } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** The boat that a carrier puts people into: plywood, two oars, a lamp, a course. 50 long. */

const inside = { light: canvas.light, dark: canvas.dark };
const side = 'M-25-4.6C-14-3.8-4-3.8 6-4.4 14-5 20-6.2 25-8 24-4 22-1 19.4 1.4 16 2.4 10 2.6 4 2.6H-23Z';

/** The lamp on its pole. */
function SkiffLamp() {
	return (
		<>
			<Cord d="M-20.6-4V-13" width={0.4} colour={cloth.wood.light} />
			<Outlined d="M-21.7-15.8H-19.5L-19.2-13H-22Z" fill={cloth.yellow.light} />
			<Outlined d="M-22-15.8Q-20.6-17.6-19.2-15.8Z" fill={cloth.grey.dark} />
		</>
	);
}

/** Behind those who sit in it. */
export function SkiffBehind() {
	return (
		<>
			<SkiffLamp />
			<Outlined d="M-16.4-6.6H-11.6V-3.4H-16.4Z" fill={cloth.white.light} />
		</>
	);
}

export function Skiff() {
	return (
		<>
			<Plate d={side} tone={cloth.wood} shade="M-26-.6C-10 0 12-.6 26-5.6V5H-26Z">
				<path d="M-26-6H26V-10H-26Z" fill={cloth.wood.light} />
				<path d="M-26-5C-14-4.2-4-4.2 6-4.8 14-5.4 20-6.6 26-8.6V-7C20-5 14-3.8 6-3.2-4-2.6-14-2.6-26-3.4Z" fill={cloth.green.light} />
				<Ink d="M-26-3.4C-14-2.6-4-2.6 6-3.2 14-3.8 20-5 26-7" weight={0.5} />
				<Ink d="M-25-.3C-10 .3 10-.3 23-3" weight={0.5} />
				<path d="M-9-2.2L-4.8-2-5 .3-9.2 .1Z" fill={cloth.grey.light} />
				<Ink d="M-9-2.2L-4.8-2-5 .3-9.2 .1Z" weight={0.5} />
			</Plate>
			<Cord d="M-25-4.6C-14-3.8-4-3.8 6-4.4 14-5 20-6.2 25-8" width={0.55} colour={cloth.wood.light} />
			<Outlined d="M-.5-5.4H.5L.4-4H-.4Z" fill={cloth.grey.light} />
		</>
	);
}

export function SkiffPlan() {
	const outline = 'M-25-6.6C-14-8-4-8.5 4-8.4 14-8 21-4.6 25 0 21 4.6 14 8 4 8.4-4 8.5-14 8-25 6.6Z';
	return (
		<>
			<Plate d={outline} tone={cloth.wood}>
				<path d="M-24-5.7C-14-7-4-7.5 4-7.4 13-7 19.4-4 23 0 19.4 4 13 7 4 7.4-4 7.5-14 7-24 5.7Z" fill={inside.light} />
				<path d="M-24 0H24V9H-24Z" fill={inside.dark} />
				<Ink d="M-23-2.4H18M-23 2.4H18M-23 0H22" weight={0.4} ink={wood.dark} />
				<path d="M-25-8H-17.5V8H-25ZM-6.5-9H-3.5V9H-6.5ZM6-9H9V9H6ZM17-6L24-1V1L17 6Z" fill={cloth.wood.light} />
				<Ink d="M-17.5-8V8M-6.5-9V9M-3.5-9V9M6-9V9M9-9V9M17-6V6" weight={0.6} />
				<Ink d="M-24-5.7C-14-7-4-7.5 4-7.4 13-7 19.4-4 23 0 19.4 4 13 7 4 7.4-4 7.5-14 7-24 5.7Z" weight={0.5} />
			</Plate>
			<Cord d="M-19-5.3L8-5.9M-19 5.3L8 5.9" width={0.45} colour={cloth.sand.light} />
			<Outlined d="M8-6.8L14-6.5Q14.8-5.9 14-5.4L8-5.1ZM8 6.8L14 6.5Q14.8 5.9 14 5.4L8 5.1Z" fill={cloth.sand.light} line={0.6} />
			<Outlined d="M-22.6-1.5H-19.4V1.5H-22.6Z" fill={cloth.yellow.light} />
			<Outlined d="M1-2A2 2 0 1 1 1 2 2 2 0 1 1 1-2Z" fill={cloth.grey.light} />
			<Outlined d="M2.6-.6H6V.6H2.6Z" fill={concrete.deep} line={0.5} />
			<Ink d="M.4 0H1.4" weight={1.4} />
			<Outlined d="M11.4-2.6H15V.4H11.4Z" fill={concrete.deep} />
			<Outlined d="M13.2-2.1A1 1 0 1 1 13.2-.1 1 1 0 1 1 13.2-2.1Z" fill={cloth.white.light} line={0.5} />
		</>
	);
}
