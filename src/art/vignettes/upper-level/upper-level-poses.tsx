import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { BosunsChair, ChairPlank, Squeegee } from './upper-level-things.tsx';

/** How one waits for a price at a rail: centimetres on the floor's grid, facing right. */

const legs = {
	nearLeg: { to: [-10, -10] },
	farLeg: { to: [10, -13] },
} as const satisfies Partial<Pose>;

/** The watch held out over the drop, a hand behind the ear. */
export const listens: Pose = {
	...legs,
	view: 'quarter',
	waist: [-6, -104],
	lean: 16,
	head: { tilt: 24, by: [2, 2], mood: 'worry' },
	near: { to: [-3, -148], elbow: [-25, -131], hand: 'ear', level: -56 },
	far: { to: [42, -114], over: true, seam: 1, hand: 'cup', level: -22, grip: [54, -124] },
};

/** Both forearms on the cap. */
export const leans: Pose = {
	...legs,
	view: 'quarter',
	waist: [-16, -101],
	lean: 32,
	head: { tilt: 26, by: [3, 4], mood: 'stern' },
	near: { to: [21, -97], elbow: [1, -101], hand: 'over', level: 20 },
	far: { to: [33, -101], elbow: [29, -106], over: true, seam: 1, hand: 'flat', level: 12 },
};

/** His own watch against everybody's. */
export const compares: Pose = {
	...legs,
	view: 'quarter',
	waist: [-4, -105],
	lean: 10,
	head: { tilt: 20, by: [2, 1], mood: 'wry' },
	near: { to: [17, -98], elbow: [-13, -104], hand: 'over', level: 20 },
	far: {
		to: [29, -130],
		elbow: [26, -108],
		over: true,
		seam: 1,
		hand: 'palm',
		level: -78,
		grip: [32, -143],
	},
};

/** Chin on a fist: there is a quarter of an hour of this every Thursday. */
export const bored: Pose = {
	...legs,
	view: 'quarter',
	waist: [-12, -102],
	lean: 26,
	head: { tilt: 18, by: [4, 3], mood: 'glance' },
	near: { to: [15.5, -126], elbow: [6, -99], hand: 'knock', level: -70 },
	far: { to: [32, -101], elbow: [26, -106], over: true, seam: 1, hand: 'over', level: 14 },
};

/** In a bosun's chair, a pane at arm's length. */
export const wipes: Pose = {
	...folkPoses.swing,
	head: { tilt: -6, mood: 'smile' },
	under: <BosunsChair />,
	lap: <ChairPlank />,
	near: { ...folkPoses.swing.near, grip: [45, -120], holds: <Squeegee at={[48.5, -125]} tilt={30} /> },
};
