import { leaf as leafTones, palette, teal } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { cloth } from '../../kit/forms.tsx';

/** How the gardeners open the vents; centimetres on the floor's grid, facing right. */

const leaf = { light: leafTones.mid, dark: teal.dark };

/** A bunch of basil, held by its stalks. */
function Bunch() {
	return (
		<g transform="translate(17 -148)">
			<Seam d="M-1 12C0 4 2-2 6-8M0 12C2 4-2-4-4-8" w={1.6} c={leaf.dark} />
			<Shape
				d="M0-2C-8-1-13-6-14-12-9-15-4-13-2-9-6-16-4-22 1-25 6-21 6-15 4-10 7-15 13-16 17-13 16-6 9-2 4-3 9-2 12 2 12 6 6 7 1 4 0-2Z"
				tone={leaf}
				shade="M0-2C-8-1-13-6-14-12-8-10-4-7 0-2ZM4-10C2-16 0-20 1-25-6-21-5-15-2-9ZM4-3C8 0 10 3 12 6 6 7 1 4 0-2Z"
			/>
		</g>
	);
}

/** A mug of something hot. */
function Mug() {
	return (
		<g transform="translate(17 -101)rotate(-6)">
			<Shape d="M-6-7C-3-5.600 3-5.600 6-7L5.400 6C2 7-2 7-5.400 6Z" tone={cloth.white} shade="M-8-8H-1V8H-8Z">
				<Seam d="M-6-.5C-3 1 3 1 6-.5" w={1.6} c={palette.blue} />
			</Shape>
		</g>
	);
}

/** The watch that the quarter of an hour is taken by. */
function Watch() {
	return (
		<g transform="translate(40 -80)">
			<Shape d="M0-7C5-7 7-4 7 0 7 4 4 7 0 7-4 7-7 4-7 0-7-4-4-7 0-7Z" tone={cloth.yellow} shade="M-8-8H-3V8H-8Z" />
			<Shape d="M0-4.600A4.600 4.600 0 1 1-.1-4.600Z" tone={cloth.white} line={0.6}>
				<Seam d="M0 0V-3M0 0L2 1" w={0.7} />
			</Shape>
		</g>
	);
}

export const poses = {
	/** Hauls the near side of the wheel down. */
	down: {
		view: 'quarter',
		waist: [-8, -100],
		lean: 10,
		head: { tilt: 6, mood: 'smile', look: 0.4 },
		near: { to: [43, -124], elbow: [12, -116], hand: 'grip', level: -14 },
		far: { to: [38, -86], elbow: [30, -110], hand: 'grip', level: 10 },
		nearLeg: { to: [-34, -11], boot: 'side' },
		farLeg: { to: [18, -14], boot: 'side' },
	},
	/** Heaves the far side of it up, from the knees. */
	up: {
		view: 'quarter',
		waist: [-12, -86],
		lean: 20,
		head: { tilt: 2, mood: 'strain', look: 0.5 },
		near: { to: [44, -106], elbow: [14, -88], hand: 'grip', level: -20 },
		far: { to: [47, -75], elbow: [34, -92], hand: 'grip', level: 16 },
		nearLeg: { to: [-40, -11], boot: 'side' },
		farLeg: { to: [20, -14], boot: 'side' },
	},
	/** Breathes in over a bunch, eyes shut. */
	smell: {
		view: 'quarter',
		waist: [0, -106],
		lean: -4,
		head: { view: 'profile', tilt: -12, mood: 'shut' },
		near: {
			to: [4, -136],
			elbow: [-18, -118],
			hand: 'offer',
			level: -34,
			holds: <Bunch />,
		},
		far: { to: [24, -96] },
		nearLeg: { to: [-8, -11], boot: 'quarter' },
		farLeg: { to: [10, -14], boot: 'quarter' },
	},
	/** Sits on something warm with a mug, and keeps the time. */
	sit: {
		...folkPoses.drink,
		head: { tilt: 2, mood: 'wry', look: 0.5 },
		near: { ...folkPoses.drink.near, holds: <Mug /> },
		far: { ...folkPoses.drink.far, holds: <Watch /> },
	},
	/** Stands in a doorway. */
	stand: {
		view: 'quarter',
		waist: [0, -106],
		head: { mood: 'shut', tilt: -8 },
		near: { to: [-17, -86] },
		far: { to: [19, -87] },
		nearLeg: { to: [-9, -10.5], boot: 'quarter' },
		farLeg: { to: [10, -13], boot: 'quarter' },
	},
} as const satisfies Record<string, Pose>;
