import type { Pose } from '../../kit/body/rig.tsx';
import { FigureLedger, FigurePencil, FigureSpanner, FigureWatch, SeatBucket } from './cast-things.tsx';

/** How Kit stands, folds up and sits; centimetres on the floor's grid, facing right. */

const standing = {
	view: 'quarter',
	waist: [0, -113],
	near: {
		to: [-17, -92],
		hand: 'grip',
		grip: [-17, -84],
		holds: <FigureLedger shut at={[-16, -76]} tilt={6} />,
	},
	far: { to: [20, -93] },
	nearLeg: { to: [-8, -13.5], boot: 'quarter' },
	farLeg: { to: [10, -16.5], boot: 'quarter' },
} as const satisfies Pose;

const poses = {
	stand: standing,
	back: {
		view: 'back',
		waist: [0, -113],
		head: { tilt: 6, by: [1, 1] },
		near: { to: [12, -132], elbow: [22, -126], behind: true, seam: 0, bare: true },
		far: { to: [-20, -93], bend: 1 },
		nearLeg: { to: [8, -10.5], boot: 'back' },
		farLeg: { to: [-9, -15], boot: 'back', bend: 1 },
	},
	walk: {
		view: 'quarter',
		waist: [2, -111],
		lean: 3,
		near: {
			to: [-26, -96],
			hand: 'grip',
			grip: [-28, -88],
			holds: <FigureLedger shut at={[-29, -80]} tilt={20} />,
		},
		far: { to: [30, -100] },
		nearLeg: { to: [24, -13.5], boot: 'side', heel: -14 },
		farLeg: { to: [-34, -24], boot: 'side', heel: 36 },
	},
	crane: {
		view: 'profile',
		waist: [-8, -110],
		lean: 54,
		head: { tilt: 40 },
		near: {
			to: [84, -116],
			hand: 'offer',
			grip: [92, -114],
			holds: <FigureWatch at={[92, -113]} cord={14} />,
		},
		far: {
			to: [34, -110],
			elbow: [30, -122],
			hand: 'grip',
			level: 20,
			holds: <FigureLedger shut at={[41, -100]} tilt={24} />,
		},
		nearLeg: { to: [-16, -10.5], boot: 'side' },
		farLeg: { to: [4, -13], boot: 'side' },
	},
	write: {
		view: 'quarter',
		waist: [0, -113],
		lean: 4,
		head: { tilt: 16 },
		far: {
			to: [17, -127],
			elbow: [22, -122],
			over: true,
			hand: 'open',
			seam: 1,
			level: -24,
			holds: <FigureLedger at={[28, -140]} tilt={-12} />,
		},
		near: {
			to: [8, -143],
			elbow: [-21, -130],
			hand: 'write',
			level: 8,
			grip: [21, -141],
			holds: <FigurePencil at={[23, -139]} tilt={-62} />,
		},
		nearLeg: { to: [-8, -13.5], boot: 'quarter' },
		farLeg: { to: [10, -16.5], boot: 'quarter' },
	},
	pleased: {
		...standing,
		head: { by: [0, -1] },
		near: {
			to: [-1, -127],
			elbow: [-20, -124],
			hand: 'flat',
			level: -14,
			holds: <FigureLedger shut at={[11, -141]} tilt={10} />,
		},
		far: {
			to: [30, -168],
			elbow: [33, -140],
			hand: 'grip',
			level: -80,
			grip: [31, -180],
			holds: <FigurePencil at={[31, -176]} tilt={-36} />,
		},
	},
	kneel: {
		view: 'profile',
		waist: [-14, -39],
		lean: 72,
		head: { view: 'quarter', turn: -1, tilt: 62, by: [0, 2] },
		near: {
			to: [62, -30],
			hand: 'grip',
			grip: [70, -34],
			holds: <FigureSpanner at={[70, -34]} tilt={24} />,
		},
		far: { to: [38, -10], hand: 'flat' },
		nearLeg: { to: [-32, -24], boot: 'side', heel: 50 },
		farLeg: { to: [-24, -26], boot: 'side', heel: 50 },
	},
	sit: {
		view: 'quarter',
		waist: [-6, -54],
		lean: 12,
		head: { tilt: 18 },
		under: <SeatBucket at={[-5, -2]} />,
		near: { to: [18, -62], hand: 'open', level: -8 },
		far: { to: [40, -66], lap: true, bare: true },
		lap: <FigureLedger at={[37, -70]} tilt={-6} />,
		nearLeg: { to: [26, -12], boot: 'quarter', long: 0.96 },
		farLeg: { to: [42, -16], boot: 'quarter', long: 0.96 },
	},
	yawn: {
		...standing,
		head: { tilt: -12, mood: 'shut' },
		near: { to: [4, -161], elbow: [-11, -130], hand: 'over', level: -64 },
		far: {
			to: [4, -126],
			elbow: [19, -124],
			over: true,
			hand: 'grip',
			seam: 1,
			holds: <FigureLedger shut at={[10, -128]} tilt={70} />,
		},
	},
} as const satisfies Record<string, Pose>;

export const kitPoses: Record<keyof typeof poses, Pose> = poses;
