/** Elbow and hand, or knee and foot, from where the feet stand; a person faces right. */
type Limb = readonly [x: number, y: number, endX: number, endY: number];

/** How a person holds themselves. */
export interface Pose {
	/** How far the shoulders lie ahead of the hips. */
	lean?: number;
	/** How much lower than standing the hips are. */
	drop?: number;
	far: Limb;
	near: Limb;
	farLeg: Limb;
	nearLeg: Limb;
}

const upright = { farLeg: [3, -8, 3, -1], nearLeg: [-2, -8, -3, -1] } as const;
const seated = { drop: 7, farLeg: [7, -9, 7, -1], nearLeg: [6, -8, 4, -1] } as const;

/** What people of the city do with their arms and legs, at the size at which it can be told. */
export const poses = {
	stand: { ...upright, far: [5, -21, 5, -15], near: [-5, -21, -4, -15] },
	walk: {
		lean: 1,
		far: [-2, -21, -3, -16],
		near: [4, -22, 7, -18],
		farLeg: [-1, -8, -6, -3],
		nearLeg: [4, -9, 5, -1],
	},
	reach: { ...upright, lean: 1, far: [6, -29, 8, -36], near: [-4, -21, -1, -16] },
	point: { ...upright, far: [6, -25, 11, -27], near: [-5, -22, -2, -18] },
	work: { ...upright, lean: 1, far: [6, -22, 10, -21], near: [3, -20, 9, -19] },
	show: { ...upright, far: [5, -22, 8, -27], near: [-2, -20, 5, -22] },
	cheer: { ...upright, far: [6, -30, 7, -37], near: [-6, -30, -8, -36] },
	hip: {
		lean: -1,
		far: [5, -23, 10, -25],
		near: [-7, -22, -3, -18],
		farLeg: [4, -8, 6, -1],
		nearLeg: [-2, -8, -3, -1],
	},
	haul: {
		lean: -5,
		far: [2, -22, 9, -21],
		near: [-1, -21, 5, -19],
		farLeg: [7, -8, 10, -1],
		nearLeg: [1, -8, 3, -1],
	},
	push: {
		lean: 5,
		far: [10, -23, 14, -24],
		near: [8, -20, 13, -20],
		farLeg: [5, -9, 3, -1],
		nearLeg: [-3, -9, -7, -2],
	},
	bend: {
		lean: 6,
		drop: 2,
		far: [9, -17, 11, -11],
		near: [7, -16, 9, -10],
		farLeg: [4, -7, 3, -1],
		nearLeg: [-1, -7, -3, -1],
	},
	sit: { ...seated, far: [5, -15, 8, -13], near: [-1, -14, 5, -11] },
	desk: { ...seated, lean: 2, far: [6, -16, 12, -17], near: [4, -14, 10, -15] },
	tell: { ...seated, lean: -1, far: [5, -17, 9, -21], near: [-3, -14, 2, -12] },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
