import { denim, palette, slate, steel } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';

/** What each of them does at the sound of the pan; centimetres on the floor's grid, facing right. */

const iron = { light: steel.dark, dark: slate.deep };

/** The spoon, a long one of beech. */
function Spoon({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape d="M-1.200 12L-1-16C-4-20-4.400-27 0-30 4.400-27 4-20 1-16L1.200 12Z" tone={cloth.wood} shade="M-6-32H-.5V14H-6Z" line={0.8} />
		</g>
	);
}

/** The pan, its handle up from the hand and its bottom to the street. */
function Pan({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape d="M-1.600 10L-1.800-16H1.800L1.600 10Z" tone={iron} line={0.9} />
			<Shape
				d="M-13-32C-15-40-9-50 0-50S15-40 13-32C12-22 6-15 0-15S-12-22-13-32Z"
				tone={{ light: steel.mid, dark: denim.dark }}
				shade="M-20-60H-3C-10-44-9-24 4-12L-20-10Z"
			>
				<Seam d="M-9.500-32C-11-40-6-46 0-46S11-40 9.500-32C9-25 5-19 0-19S-9-25-9.500-32Z" w={0.6} />
			</Shape>
		</g>
	);
}

/** A coat rolled up for a pillow, its end to us. */
function Roll({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape
				d="M-20-9C-8-12 8-12 20-9 26-6 26 6 20 9 8 12-8 12-20 9-26 6-26-6-20-9Z"
				tone={cloth.plum}
				shade="M-30 1C-10 5 10 5 30 1V14H-30Z"
			>
				<Seam d="M13-11C9-4 9 4 13 11M-8-12C-11-4-11 4-8 12M4-12C1-4 1 4 4 12" w={0.7} />
				<Seam d="M20-5C24-4 24 4 20 5 16 5 16-2 19-2" w={0.6} />
			</Shape>
		</g>
	);
}

export const bang: Pose = {
	view: 'quarter',
	waist: [0, -105],
	lean: 5,
	head: { mood: 'talk', tilt: -4, look: 0.5 },
	near: {
		to: [-34, -161],
		elbow: [-41, -134],
		hand: 'grip',
		level: -62,
		holds: <Spoon at={[-27, -173.5]} tilt={32} />,
	},
	far: {
		to: [43, -138],
		hand: 'grip',
		level: -30,
		holds: <Pan at={[51, -143]} tilt={14} />,
	},
	nearLeg: { to: [-12, -10.5], boot: 'quarter' },
	farLeg: { to: [14, -13.5], boot: 'quarter' },
};

/** Off, with the pillow that will not be counted. */
export const leave: Pose = {
	view: 'quarter',
	waist: [0, -102],
	lean: 12,
	head: { turn: -1, mood: 'worry', tilt: 2, look: 0.6 },
	near: { to: [8, -111], elbow: [-24, -110], hand: 'flat', level: -14 },
	far: { to: [44, -92], elbow: [33, -113] },
	nearLeg: { to: [-36, -36], boot: 'side', heel: 46 },
	farLeg: { to: [24, -12], boot: 'side', heel: -10 },
	lap: <Roll at={[8, -119]} tilt={-12} />,
};

/** A collector's book, and the strap that it is shut with. */
function Book({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape d="M-12-17H12V17H-12Z" tone={cloth.red} shade="M-14-20H-7V20H-14Z">
				<Seam d="M-7-17V17M-12 2H12" w={0.8} />
			</Shape>
		</g>
	);
}

/** Over the sill, and already found out. */
export const collect: Pose = {
	view: 'front',
	waist: [0, -106],
	head: { mood: 'stern' },
	near: { to: [-15, -96], elbow: [-26, -112], bare: true },
	far: {
		to: [12, -112],
		elbow: [25, -108],
		over: true,
		seam: 1,
		hand: 'flat',
		level: 176,
		flip: true,
		holds: <Book at={[8, -116]} tilt={-8} />,
	},
	nearLeg: { to: [-8, -12], boot: 'front' },
	farLeg: { to: [10, -34], boot: 'front', long: 0.84 },
};

/** On the steps, a screw out of the old place and into the new one. */
export const screw: Pose = {
	view: 'profile',
	waist: [-6, -104],
	lean: 4,
	head: { tilt: -6 },
	near: {
		to: [34, -150],
		elbow: [12, -122],
		hand: 'grip',
		level: -12,
		holds: <Shape d="M40-157L52-160 53-158 68-160V-157L53-155 52-153 41-151Z" tone={cloth.red} line={0.8} />,
	},
	far: { to: [36, -136], hand: 'flat', level: -70 },
	nearLeg: { to: [-12, -9], boot: 'side' },
	farLeg: { to: [8, -12], boot: 'side' },
};

/** Somebody has to darn them. */
export const darn: Pose = {
	view: 'quarter',
	waist: [-4, -52],
	lean: 8,
	head: { tilt: 12, mood: 'smile' },
	near: {
		to: [32, -86],
		elbow: [0, -72],
		hand: 'grip',
		level: -30,
		holds: <Seam d="M46-98L40-96M43-96Q46-80 34-60" w={0.8} c={palette.white} />,
	},
	far: { to: [34, -62], lap: true, bare: true },
	nearLeg: { to: [26, -11], boot: 'quarter', long: 0.96 },
	farLeg: { to: [40, -14], boot: 'quarter', long: 0.96 },
	lap: <Blanket />,
};

/** A bunk's blanket over her knees, with the patch that she is at. */
function Blanket() {
	return (
		<Shape
			d="M-10-62C4-70 26-72 44-64 54-58 56-46 57-32L60-12C50-6 40-10 30-6 20-2 8-8-4-4-12-14-14-30-13-44-13-52-14-58-10-62Z"
			tone={cloth.blue}
			shade="M-20-70H2C-2-50 4-30 0 0H-20Z"
		>
			<path d="M-13-22C10-28 34-26 60-30V-22C36-18 10-20-13-14Z" fill={cloth.white.light} />
			<path d="M22-62L38-60 36-46 20-48Z" fill={cloth.orange.light} />
			<Seam d="M22-62L38-60 36-46 20-48ZM26-66V-58M34-50V-42M10-60C12-44 8-30 12-8M46-58C44-40 50-24 46-10" w={0.6} />
		</Shape>
	);
}
