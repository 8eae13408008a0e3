import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { Dipper, Fork, Model, Pan, Seat } from './innovation-things.tsx';

/** How people dip, haul, ask and answer in the Works; for a body of 172 cm, facing right. */

const all = {
	pouring: {
		view: 'quarter',
		waist: [0, -103],
		lean: 8,
		head: { tilt: -8 },
		near: { to: [28, -128], elbow: [0, -118], hand: 'grip', level: -46 },
		far: {
			to: [47, -152],
			elbow: [36, -134],
			hand: 'grip',
			level: -50,
			holds: <Dipper at={[53, -160]} tilt={-49} />,
		},
		nearLeg: { to: [-18, -10.5], boot: 'quarter' },
		farLeg: { to: [20, -13], boot: 'quarter' },
	},
	hauling: {
		view: 'profile',
		waist: [-6, -102],
		lean: -8,
		head: { tilt: -18, view: 'quarter' },
		near: { to: [30, -150], hand: 'grip', level: -74 },
		far: { to: [30, -180], hand: 'grip', level: -84 },
		nearLeg: { to: [-22, -9], boot: 'side' },
		farLeg: { to: [20, -12], boot: 'side' },
	},
	asking: {
		view: 'quarter',
		waist: [0, -105],
		lean: 3,
		head: { tilt: -6 },
		near: { to: [-2, -152], elbow: [-10, -126], hand: 'tap', level: -42 },
		far: { to: [42, -126], elbow: [28, -118], hand: 'point', level: -14 },
		nearLeg: { to: [-8, -10.5], boot: 'quarter' },
		farLeg: { to: [9, -13], boot: 'quarter' },
	},
	stumped: {
		view: 'quarter',
		waist: [0, -105],
		lean: 2,
		head: { tilt: 12 },
		near: { to: [-20, -162], elbow: [-36, -138], hand: 'ear', level: -58, flip: true },
		far: {
			to: [26, -122],
			elbow: [24, -112],
			over: true,
			seam: 1,
			hand: 'grip',
			level: 0,
			holds: <Model at={[38, -114]} />,
		},
		nearLeg: { to: [-10, -10.5], boot: 'quarter' },
		farLeg: { to: [12, -13], boot: 'quarter' },
	},
	welding: {
		view: 'profile',
		waist: [-8, -54],
		lean: 22,
		head: { tilt: 12, mood: 'shut' },
		near: { to: [38, -68], hand: 'grip' },
		far: { to: [36, -72], hand: 'grip' },
		nearLeg: { to: [-30, -18], boot: 'side', heel: 52 },
		farLeg: { to: [26, -12], boot: 'side' },
	},
	supper: {
		...folkPoses.eat,
		under: <Seat at={[-6, 0]} />,
		near: { ...folkPoses.eat.near, holds: <Fork at={[18, -94]} tilt={-30} /> },
		far: { ...folkPoses.eat.far, holds: <Pan at={[40, -65]} tilt={4} /> },
	},
} as const satisfies Record<string, Pose>;

export const poses: Record<keyof typeof all, Pose> = all;
