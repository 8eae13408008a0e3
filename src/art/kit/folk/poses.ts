import type { Pose } from '../body/rig.tsx';

/**
 * What people of the city do, for a body of 172 cm that faces right; centimetres on the floor's
 * grid, a flat sole at y 0. What is held comes with `held`, its grip where the pose says.
 */

const standing = {
	view: 'quarter',
	waist: [0, -106],
	near: { to: [-19, -85] },
	far: { to: [21, -86] },
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [12, -13], boot: 'quarter' },
} as const satisfies Pose;

const poses = {
	/** Weight on the near leg, the other set out. */
	stand: {
		...standing,
		waist: [-2, -105],
		lean: -2,
		near: { to: [-10, -98], elbow: [-28, -115], hand: 'knock', level: 16 },
		far: { to: [22, -88] },
		nearLeg: { to: [-6, -10.5], boot: 'quarter' },
		farLeg: { to: [18, -13], boot: 'quarter' },
		head: { tilt: 2 },
	},
	/** At rest, seen from before. */
	face: {
		view: 'front',
		waist: [1, -105],
		lean: 1.5,
		near: { to: [-22, -86] },
		far: { to: [23, -86] },
		nearLeg: { to: [-6, -12], boot: 'front' },
		farLeg: { to: [12, -14], boot: 'front' },
	},
	/** At rest, seen from behind. */
	away: {
		view: 'back',
		waist: [0, -105],
		lean: 1,
		near: { to: [22, -86], bend: -1, seam: 1 },
		far: { to: [-22, -86], bend: 1 },
		nearLeg: { to: [7, -9], boot: 'back' },
		farLeg: { to: [-9, -14], boot: 'back' },
	},
	walk: {
		...standing,
		waist: [2, -104],
		lean: 4,
		near: { to: [-25, -88], wrist: -6 },
		far: { to: [30, -92], wrist: -10 },
		nearLeg: { to: [24, -11.5], boot: 'side', heel: -15 },
		farLeg: { to: [-26, -22], boot: 'side', heel: 36 },
	},
	/** A box or a tray before the belly; it stands on the hands. */
	carry: {
		view: 'quarter',
		waist: [-4, -104],
		lean: -6,
		near: { to: [17, -112], elbow: [-14, -108], hand: 'offer', level: -8, grip: [29, -116] },
		far: { to: [36, -114], hand: 'hang', level: -20 },
		nearLeg: { to: [-16, -14], boot: 'side', heel: 16 },
		farLeg: { to: [14, -12.5], boot: 'side' },
	},
	/** A sack on the near shoulder, held by its neck. */
	shoulder: {
		view: 'quarter',
		waist: [2, -103],
		lean: 9,
		head: { tilt: 4, by: [3, 1] },
		near: { to: [-3, -141], elbow: [13, -116], hand: 'grip', level: -112, grip: [-9, -150] },
		far: { to: [28, -92] },
		nearLeg: { to: [20, -11.5], boot: 'side', heel: -12 },
		farLeg: { to: [-22, -21], boot: 'side', heel: 32 },
	},
	/** Thrown back against a rope that comes from the right. */
	haul: {
		view: 'quarter',
		waist: [-20, -90],
		lean: -24,
		head: { tilt: -4 },
		near: { to: [18, -110], elbow: [-8, -99], hand: 'grip', level: -6, grip: [26, -112] },
		far: { to: [40, -116], over: true, seam: 1, hand: 'grip', level: -8 },
		nearLeg: { to: [-12, -11.5], boot: 'side' },
		farLeg: { to: [32, -13], boot: 'side', heel: -12 },
	},
	/** Both hands on the bar of a cart, at the height of the breast. */
	push: {
		view: 'profile',
		waist: [-8, -96],
		lean: 32,
		head: { tilt: 2 },
		near: { to: [54, -112], hand: 'grip', level: -14, grip: [62, -114] },
		far: { to: [58, -114], hand: 'grip', level: -14 },
		nearLeg: { to: [-46, -22], boot: 'side', heel: 34 },
		farLeg: { to: [18, -12], boot: 'side' },
	},
	/** On one knee, working on something at the height of the thigh. */
	kneel: {
		view: 'profile',
		waist: [-6, -59],
		lean: 24,
		head: { tilt: 18 },
		near: { to: [46, -52], hand: 'grip', wrist: 6, grip: [54, -50] },
		far: { to: [44, -40], hand: 'over', level: 20 },
		nearLeg: { to: [-37, -18], boot: 'side', heel: 58 },
		farLeg: { to: [26, -12], boot: 'side' },
	},
	/** On a bench 46 high. */
	sit: {
		view: 'quarter',
		waist: [-6, -60],
		lean: 8,
		near: { to: [23, -58], hand: 'over', level: 24, grip: [32, -54] },
		far: { to: [42, -62], lap: true, hand: 'hang', level: 40 },
		nearLeg: { to: [30, -10.5], boot: 'quarter' },
		farLeg: { to: [47, -14], boot: 'quarter' },
	},
	/** On a seat 40 high: a mug before the breast, the far hand free to show something. */
	drink: {
		view: 'quarter',
		waist: [-6, -54],
		lean: 4,
		head: { tilt: 2 },
		near: { to: [8, -98], elbow: [-16, -82], hand: 'grip', level: -24, grip: [15, -102] },
		far: { to: [26, -78], elbow: [20, -72], hand: 'open', level: -8, over: true },
		nearLeg: { to: [20, -12], boot: 'quarter', long: 0.96 },
		farLeg: { to: [38, -16], boot: 'quarter', long: 0.96 },
	},
	/** On a seat 41 high: a fork half-way, the far hand with a pan on the knee. */
	eat: {
		view: 'quarter',
		waist: [-6, -55],
		lean: 8,
		head: { tilt: 10 },
		near: { to: [10, -90], elbow: [-17, -78], hand: 'grip', level: -24, grip: [18, -94] },
		far: { to: [30, -66], lap: true, hand: 'grip', level: 6 },
		nearLeg: { to: [24, -10.5], boot: 'quarter', long: 0.95 },
		farLeg: { to: [40, -14], boot: 'quarter', long: 0.95 },
	},
	/** On a stool 42 high, a needle drawn up out of what lies in the lap. */
	sew: {
		view: 'quarter',
		waist: [-6, -56],
		lean: 8,
		head: { tilt: 16 },
		far: { to: [27, -70], elbow: [16, -76], over: true, seam: 1, hand: 'over', level: 20 },
		near: { to: [33, -98], elbow: [2, -82], hand: 'write', level: -38, grip: [42, -105] },
		nearLeg: { to: [28, -12], boot: 'quarter', long: 0.96 },
		farLeg: { to: [42, -16], boot: 'quarter', long: 0.96 },
	},
	/** On a bench 46 high, the far arm up. */
	vote: {
		view: 'quarter',
		waist: [-6, -60],
		lean: 4,
		near: { to: [23, -58], hand: 'over', level: 24 },
		far: { to: [30, -158], over: true, seam: 1, hand: 'open', level: -84 },
		nearLeg: { to: [30, -10.5], boot: 'quarter' },
		farLeg: { to: [47, -14], boot: 'quarter' },
		head: { tilt: -6 },
	},
	/** At a desk 76 high, the far hand over what is on it. */
	desk: {
		view: 'quarter',
		waist: [-6, -60],
		lean: 12,
		head: { tilt: 4 },
		near: { to: [16, -64], hand: 'over', level: 24 },
		far: { to: [45, -99], elbow: [29, -80], over: true, seam: 1, hand: 'over', level: 2 },
		nearLeg: { to: [30, -10.5], boot: 'quarter' },
		farLeg: { to: [44, -14], boot: 'quarter' },
	},
	/** Laid back in a chair, the feet on its rest. */
	recline: {
		view: 'profile',
		waist: [-2, -54],
		lean: -42,
		head: { tilt: -46, mood: 'shut' },
		near: { to: [14, -88], elbow: [-6, -64], hand: 'point', level: -82 },
		far: { to: [22, -60], lap: true },
		nearLeg: { to: [52, -14], boot: 'side', heel: -24 },
		farLeg: { to: [64, -16], boot: 'side', heel: -24 },
	},
	/** In a bosun’s chair, at work on a wall before it; nothing under the feet. */
	swing: {
		view: 'profile',
		waist: [-2, -53],
		lean: 10,
		head: { tilt: -4 },
		near: { to: [40, -112], hand: 'grip', level: -58, grip: [45, -120] },
		far: { to: [1, -132], elbow: [16, -108], hand: 'grip', level: -100 },
		nearLeg: { to: [24, -2], boot: 'side', heel: 14 },
		farLeg: { to: [36, -4], boot: 'side', heel: 8 },
	},
	/** On a bench that one looks down on: asleep, arms folded, legs out. */
	doze: {
		view: 'quarter',
		waist: [-32, -82],
		lean: -6,
		head: { tilt: 34, mood: 'shut', by: [4, 3] },
		far: { to: [-44, -99], elbow: [-18, -98], over: true, bare: true },
		near: { to: [-32, -98], elbow: [-56, -94], hand: 'flat', level: 4 },
		nearLeg: { to: [16, -8], boot: 'quarter' },
		farLeg: { to: [-4, -18], boot: 'quarter' },
	},
	/** On the same bench: pours from what the near hand holds. */
	pour: {
		view: 'quarter',
		waist: [-16, -62],
		lean: 2,
		head: { tilt: 14 },
		near: { to: [-14, -86], elbow: [-38, -82], hand: 'grip', level: -10, grip: [-6, -87] },
		far: { to: [-2, -66], elbow: [12, -72], bare: true },
		nearLeg: { to: [2, -10.5], boot: 'quarter' },
		farLeg: { to: [18, -13], boot: 'quarter' },
	},
	/** On the same bench: the far hand on a stick, the near one held out behind. */
	stick: {
		view: 'quarter',
		waist: [-24, -60],
		head: { view: 'profile', tilt: -24 },
		near: { to: [-45, -72], elbow: [-54, -86], hand: 'grip', level: 62, grip: [-41, -65] },
		far: { to: [9, -80], elbow: [2, -82], over: true, hand: 'grip', level: 20 },
		nearLeg: { to: [0, -9], boot: 'side' },
		farLeg: { to: [15, -16], boot: 'side' },
	},
	/** Both forearms on a rail 106 high, one foot behind the other. */
	rail: {
		view: 'profile',
		waist: [-18, -97],
		lean: 33,
		head: { tilt: -6 },
		near: { to: [42, -111], elbow: [16, -109], hand: 'hang', level: 34 },
		far: { to: [38, -110], elbow: [18, -112], hand: 'over', level: 4 },
		nearLeg: { to: [-16, -9], boot: 'side' },
		farLeg: { to: [-34, -20], boot: 'side', heel: 40 },
	},
	point: {
		...standing,
		waist: [-2, -105],
		lean: -3,
		near: { to: [-12, -98], elbow: [-29, -114], hand: 'knock', level: 20 },
		far: { to: [58, -152], over: true, seam: 1, hand: 'point', level: -12 },
		head: { tilt: -4 },
		nearLeg: { to: [-12, -10.5], boot: 'quarter' },
		farLeg: { to: [13, -13], boot: 'quarter' },
	},
	/** On the toes, a hand to a high shelf, lever or line. */
	reach: {
		view: 'quarter',
		waist: [1, -110],
		lean: 3,
		head: { tilt: -18 },
		near: { to: [-12, -104], elbow: [-30, -124], hand: 'flat', level: 30 },
		far: { to: [28, -196], hand: 'grip', level: -78, grip: [30, -204] },
		nearLeg: { to: [-8, -20], boot: 'side', heel: 26 },
		farLeg: { to: [10, -21], boot: 'side', heel: 24 },
	},
	/** A ledger on the far arm, a pencil in the near hand. */
	write: {
		view: 'quarter',
		waist: [-1, -105],
		lean: 4,
		head: { tilt: 16 },
		far: { to: [18, -118], elbow: [24, -112], over: true, seam: 1, hand: 'open', level: -22 },
		near: { to: [9, -131], elbow: [-22, -120], hand: 'write', level: 8, grip: [22, -129] },
		nearLeg: { to: [-8, -10.5], boot: 'quarter' },
		farLeg: { to: [16, -13], boot: 'quarter' },
	},
	/** A ladle or spoon held from above in a pot 95 high, the other hand on its rim. */
	stir: {
		view: 'quarter',
		waist: [-4, -104],
		lean: 10,
		head: { tilt: 14 },
		near: { to: [32, -126], elbow: [0, -117], hand: 'grip', level: 34, grip: [39, -121] },
		far: { to: [44, -104], hand: 'over', level: 16 },
		nearLeg: { to: [-14, -10.5], boot: 'quarter' },
		farLeg: { to: [12, -13], boot: 'quarter' },
	},
	/** On rungs 30 apart, seen from aside. */
	climb: {
		view: 'profile',
		waist: [0, -112],
		lean: 4,
		head: { tilt: -14 },
		near: { to: [32, -164], hand: 'grip', level: -20, grip: [40, -167] },
		far: { to: [30, -136], hand: 'grip', level: -12 },
		nearLeg: { to: [18, -58], boot: 'side', heel: -8 },
		farLeg: { to: [20, -26], boot: 'side', heel: 6 },
	},
	/** Bent to lift what stands on the floor. */
	lift: {
		view: 'profile',
		waist: [-16, -76],
		lean: 58,
		head: { tilt: 26 },
		near: { to: [40, -42], hand: 'grip', level: 60, grip: [45, -34] },
		far: { to: [52, -46], hand: 'grip', level: 60 },
		nearLeg: { to: [-8, -9], boot: 'side' },
		farLeg: { to: [14, -12], boot: 'side' },
	},
	/** Says something with an open hand. */
	talk: {
		...standing,
		waist: [-2, -105],
		lean: -1,
		head: { tilt: 3, mood: 'talk' },
		near: { to: [-17, -86] },
		far: { to: [38, -126], elbow: [23, -110], over: true, seam: 1, hand: 'open', level: -26 },
		nearLeg: { to: [-8, -10.5], boot: 'quarter' },
		farLeg: { to: [16, -13], boot: 'quarter' },
	},
} as const satisfies Record<string, Pose>;

export type FolkPose = keyof typeof poses;
export const folkPoses: Record<FolkPose, Pose> = poses;
