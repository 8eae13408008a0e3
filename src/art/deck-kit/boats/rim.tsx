import { canvas, concrete, slate, wood } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** What hangs from the rim streets on pulleys: half-drum, coracle and kayak, from aside and from above. */

const steel = { light: slate.mid, dark: slate.dark };
const tar = { light: slate.deep, dark: concrete.deep };

/** A paddle along x, its middle at the origin; the second one, for whomever you may meet, has a red blade. */
export function Paddle({ second, length = 15 }: { second?: boolean; length?: number }) {
	const end = length / 2;
	return (
		<>
			<Cord d={`M${-end} 0H${end - 3.4}`} width={0.26} colour={cloth.wood.light} />
			<Outlined
				d={`M${end - 4} -.2C${end - 3.2}-.9 ${end - 1}-1 ${end}-.7V.7C${end - 1} 1 ${end - 3.2} .9 ${end - 4} .2Z`}
				fill={second ? cloth.red.light : cloth.wood.light}
				line={0.6}
			/>
		</>
	);
}

/** A block on the girder, its fall, and the sling that a boat hangs in. */
export function Tackle({ x, from, to, spread }: { x: number; from: number; to: number; spread: number }) {
	return (
		<>
			<Ink d={`M${x - spread} ${to}L${x} ${to - spread * 0.7 - 1}L${x + spread} ${to}`} weight={0.7} />
			<Cord d={`M${x} ${from}V${to - spread * 0.7 - 1}`} width={0.22} colour={canvas.light} />
			<Outlined d={`M${x - 0.8} ${from - 0.4}h1.6v1.8q-.8 1-1.6 0Z`} fill={cloth.red.light} />
		</>
	);
}

/** Half a cargo drum, 9 across and 5 deep, its rim at y 0. */
export function HalfDrum() {
	return (
		<Plate d="M-4.5 0H4.5L4.3 4.4Q4.2 5 3.6 5H-3.6Q-4.2 5-4.3 4.4Z" tone={steel} shade="M1 -1H6V6H2Z">
			<path d="M-6 .9H6V1.5H-6Z" fill={cloth.yellow.light} />
			<Ink d="M-4.4 2.6H4.4M-4.4 3.1H4.4" />
			<Ink d="M-4.6.9H4.6M-4.6 1.5H4.6" weight={0.4} />
		</Plate>
	);
}

export function HalfDrumPlan() {
	return (
		<>
			<Plate d="M0-4.5A4.5 4.5 0 1 1 0 4.5 4.5 4.5 0 1 1 0-4.5Z" tone={steel}>
				<circle r="3.9" fill={steel.dark} />
				<path d="M-4-1.1H4V1.1H-4Z" fill={cloth.wood.light} />
				<Ink d="M-5-1.1H5M-5 1.1H5" />
				<Ink d="M0-3.9A3.9 3.9 0 1 1 0 3.9 3.9 3.9 0 1 1 0-3.9" weight={0.5} />
			</Plate>
			<g transform="translate(.4 -2.2)scale(.52)">
				<Paddle />
			</g>
			<g transform="translate(.4 2.2)scale(.52)">
				<Paddle second />
			</g>
		</>
	);
}

/** Lath and tarred cloth, 14 long and 4 deep, its gunwale at y 0. */
export function Coracle() {
	return (
		<>
			<Plate d="M-7-.2Q0 .5 7-.2C6.8 2.4 5 4 2.6 4.1H-2.6C-5 4-6.8 2.4-7-.2Z" tone={tar} shade="M2-1H9V6H0C2 4 3 2 2-1Z">
				<Ink d="M-4.6 0C-4.2 2-3.4 3.4-2.2 4.4M0 .4V4.4M4.6 0C4.2 2 3.4 3.4 2.2 4.4" weight={0.5} ink={slate.mid} />
				<path d="M-6.8 1.6L-4.9 1.2-4.4 2.8-5.6 3Z" fill={slate.mid} />
			</Plate>
			<Cord d="M-7-.2Q0 .5 7-.2" width={0.5} colour={cloth.wood.light} />
		</>
	);
}

export function CoraclePlan() {
	return (
		<>
			<Plate d="M-5-4.9C0-6.2 5-5.8 6.4-3.4 7.2-1.6 7.2 1.6 6.4 3.4 5 5.8 0 6.2-5 4.9-7.6 3.6-7.6-3.6-5-4.9Z" tone={cloth.wood}>
				<path d="M-4.7-4.2C0-5.4 4.6-5 5.8-3 6.5-1.4 6.5 1.4 5.8 3 4.6 5 0 5.4-4.7 4.2-6.8 3-6.8-3-4.7-4.2Z" fill={tar.dark} />
				<Ink d="M-3.4-5V5M-1.2-6V6M3.4-6V6M5.2-5V5M-7-2.6Q0-3.4 7-2.6M-7 0H7M-7 2.6Q0 3.4 7 2.6" weight={0.75} ink={wood.dark} />
				<path d="M.4-6H2.6V6H.4Z" fill={cloth.wood.light} />
				<Ink d="M.4-6V6M2.6-6V6" weight={0.6} />
			</Plate>
			<g transform="translate(-2.6 0)rotate(84)scale(.6)">
				<Paddle second />
			</g>
			<g transform="translate(4.4 0)rotate(-86)scale(.6)">
				<Paddle />
			</g>
		</>
	);
}

/** A kayak, 40 long, its deck's middle at y 0. */
export function Kayak() {
	return (
		<>
			<Plate
				d="M-20-1.6C-14-.8-8-.4-3.4-.4L-3-1 3.2-.9 3.6-.4C9-.5 15-1 20-1.8 19 .6 16.6 2.4 12 2.5H-12C-16.6 2.4-19 .8-20-1.6Z"
				tone={cloth.orange}
				shade="M-24 1.1C-10 1.7 10 1.7 24 .8V4H-24Z"
			>
				<path d="M-24 .5C-10 1.1 10 1.1 24 .2V-.3C10 .6-10 .6-24 0Z" fill={cloth.white.light} />
			</Plate>
			<g transform="translate(-9.4 -.9)scale(.86)">
				<Paddle second />
			</g>
		</>
	);
}

export function KayakPlan() {
	return (
		<>
			<Plate d="M-20 0C-12-2.4-6-3 0-3S12-2.4 20 0C12 2.4 6 3 0 3S-12 2.4-20 0Z" tone={cloth.orange} shade="M-21 0H21V4H-21Z">
				<Ink d="M-20 0H20" weight={0.4} />
			</Plate>
			<Outlined d="M-4.4 0C-4.4-2.6 3-2.2 3.8 0 3 2.2-4.4 2.6-4.4 0Z" fill={concrete.deep} />
			<g transform="translate(-11 -.7)scale(.82)">
				<Paddle second />
			</g>
			<g transform="translate(11.4 .6)rotate(180)scale(.82)">
				<Paddle />
			</g>
			<Ink d="M-12.6-2.2V2.2M-9-2.5V2.5M9-2.5V2.5M13-2V2" weight={0.8} />
		</>
	);
}
