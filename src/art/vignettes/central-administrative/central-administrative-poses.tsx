import type { Pose } from '../../kit/body/rig.tsx';
import { Papers, Stamp, Umbrella } from './central-administrative-things.tsx';

/** How people stamp, wait, ring and polish in Keel House; centimetres on the floor's grid, facing right. */

const legs = {
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [10, -13], boot: 'quarter' },
} as const;

const all = {
	stamping: {
		...legs,
		view: 'quarter',
		waist: [0, -105],
		lean: 8,
		head: { tilt: -4 },
		near: {
			to: [32, -144],
			elbow: [8, -124],
			hand: 'grip',
			level: -4,
			grip: [42, -145],
			holds: <Stamp at={[42, -139]} />,
		},
		far: { to: [44, -112], elbow: [30, -124], hand: 'flat', level: 14 },
	},
	lending: {
		...legs,
		view: 'quarter',
		waist: [0, -105],
		lean: 10,
		head: { tilt: 6, look: 0.5 },
		near: {
			to: [36, -126],
			elbow: [8, -116],
			hand: 'grip',
			level: -14,
			holds: <Umbrella at={[74, -143]} tilt={62} />,
		},
		far: { to: [44, -112], elbow: [30, -124], hand: 'flat', level: 14 },
	},
	waiting: {
		...legs,
		view: 'quarter',
		waist: [0, -105],
		lean: 16,
		head: { tilt: 8, look: 0.4, by: [0, 4] },
		near: {
			to: [30, -124],
			elbow: [0, -110],
			hand: 'grip',
			level: -24,
			holds: <Papers at={[39, -127]} tilt={22} />,
		},
		far: { to: [50, -116], elbow: [36, -128], hand: 'flat', level: 6 },
	},
	receiving: {
		...legs,
		view: 'quarter',
		waist: [0, -105],
		lean: 8,
		head: { tilt: 6 },
		near: { to: [-8, -82], hand: 'hang' },
		far: { to: [46, -134], elbow: [34, -114], hand: 'offer', level: -4 },
	},
	ringing: {
		view: 'profile',
		waist: [0, -105],
		head: { tilt: -16 },
		near: { to: [31, -184], hand: 'grip', level: -84 },
		far: { to: [-8, -86] },
		nearLeg: { to: [-10, -9], boot: 'side' },
		farLeg: { to: [9, -12], boot: 'side' },
	},
	polishing: {
		view: 'profile',
		waist: [-14, -96],
		lean: 36,
		head: { tilt: 4, mood: 'smile' },
		near: { to: [46, -84], hand: 'grip', level: 40 },
		far: { to: [34, -100], hand: 'grip', level: 40 },
		nearLeg: { to: [-42, -14], boot: 'side', heel: 20 },
		farLeg: { to: [16, -12], boot: 'side' },
	},
} as const satisfies Record<string, Pose>;

export const poses: Record<keyof typeof all, Pose> = all;
