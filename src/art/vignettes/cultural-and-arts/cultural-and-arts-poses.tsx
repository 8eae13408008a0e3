import type { Pose } from '../../kit/body/rig.tsx';
import { Brush, Fiddle, Handcart, Slice, Stool, Tuba } from './cultural-and-arts-things.tsx';

/** How people work on the gallery; centimetres on the floor's grid, facing right. */

/** Hand over hand on a line that comes down from a pulley. */
export const hauling: Pose = {
	view: 'quarter',
	waist: [-4, -105],
	lean: -5,
	head: { tilt: -14, mood: 'strain' },
	near: { to: [25, -138], elbow: [-4, -113], hand: 'grip', level: -30 },
	far: { to: [31, -186], elbow: [24, -156], hand: 'grip', level: -76, over: true },
	nearLeg: { to: [-22, -11], boot: 'quarter' },
	farLeg: { to: [17, -15], boot: 'quarter' },
};

/** On a stool, a fiddle upright on the knee, a brush at its belly. */
export const varnishing: Pose = {
	view: 'quarter',
	waist: [-6, -58],
	under: <Stool />,
	lean: 9,
	head: { tilt: 14, by: [1, 1], mood: 'stern' },
	near: {
		to: [17, -80],
		elbow: [-14, -66],
		hand: 'write',
		level: -12,
		holds: <Brush at={[35, -74]} tilt={-62} />,
	},
	far: {
		to: [33, -104],
		elbow: [27, -78],
		hand: 'grip',
		level: -70,
		over: true,
		holds: <Fiddle at={[36, -112]} tilt={-6} />,
	},
	nearLeg: { to: [24, -12], boot: 'quarter', long: 0.96 },
	farLeg: { to: [42, -16], boot: 'quarter', long: 0.96 },
};

/** Bread bitten into, and something the matter with it. */
export const tasting: Pose = {
	view: 'quarter',
	waist: [0, -106],
	head: { tilt: -4, mood: 'worry', look: 0.3 },
	near: {
		to: [13, -148],
		elbow: [-16, -124],
		hand: 'offer',
		level: -50,
		holds: <Slice at={[22, -158]} tilt={-10} />,
	},
	far: { to: [26, -98], hand: 'flat', level: 10 },
	nearLeg: { to: [-8, -11], boot: 'quarter' },
	farLeg: { to: [9, -14], boot: 'quarter' },
};

/** A tuba in both arms. */
export const blowing: Pose = {
	view: 'quarter',
	waist: [0, -106],
	lean: -3,
	head: { tilt: 2 },
	near: { to: [12, -118], elbow: [-14, -108], hand: 'over', level: -20 },
	far: { to: [22, -104], hand: 'over', level: -30, over: true },
	lap: (
		<g transform="translate(13 -160)">
			<Tuba />
		</g>
	),
	nearLeg: { to: [-10, -11], boot: 'quarter' },
	farLeg: { to: [11, -14], boot: 'quarter' },
};

/** Behind a handcart, leaning on its bar. */
export const pushing: Pose = {
	view: 'profile',
	waist: [-6, -103],
	lean: 14,
	head: { tilt: 4 },
	near: { to: [44, -104], hand: 'grip' },
	far: { to: [47, -107], hand: 'grip' },
	under: <Handcart />,
	nearLeg: { to: [-26, -20], boot: 'side', heel: 30 },
	farLeg: { to: [18, -11], boot: 'side', heel: -8 },
};
