/**
 * What somebody does, in a person's own units: the hips are 11 above the feet, the shoulders 20 and
 * the middle of the head 26. Everybody faces right.
 */
export interface Pose {
	/** Elbow and hand of the far arm and of the near arm. */
	arms: readonly [far: string, near: string];
	/** Knee and foot of the far leg and of the near leg; of those who sit, one hides the other. */
	legs: readonly [far: string, near: string] | readonly [both: string];
	/** How far the shoulders lie ahead of the hips. */
	lean?: number;
}

const upright: Pose['legs'] = ['3-5 3 0', '-2.4-5-2.6 0'];
const braced: Pose['legs'] = ['4-6 7 0', '-2-5-4 0'];

export const poses = {
	stand: { arms: ['3-16 4-11', '-4-16-3-11'], legs: upright },
	hips: { arms: ['6-16 3-12', '-7-16-3-12'], legs: ['3-5 4 0', '-3-5-4 0'] },
	walk: { arms: ['5-16 8-13', '-5-16-7-12'], legs: ['4-6 6 0', '-1-6-6-1'], lean: 1 },
	run: { arms: ['6-17 9-20', '-6-17-9-13'], legs: ['6-8 5-2', '-2-6-8-5'], lean: 4 },
	carry: { arms: ['7-17.5 11.5-16.5', '4-14.6 9.5-12.4'], legs: ['4-6 5 0', '-1-6-4 0'], lean: 1 },
	push: { arms: ['9-19 13.5-18', '6-15 11.5-13.4'], legs: ['4-6 2 0', '-3-6-8-1'], lean: 4 },
	wave: { arms: ['4-16 4-11', '5-23 8-29'], legs: upright },
	cheer: { arms: ['6-23 10-29', '-6-22-9-28'], legs: ['3-5 4 0', '-3-5-4 0'] },
	point: { arms: ['3-16 4-11', '5-19 13-21'], legs: upright },
	haul: { arms: ['0-16 6-15', '-4-14 1-13'], legs: ['6-7 9 0', '1-6 4 0'], lean: -5 },
	bend: { arms: ['11-15 13-8', '8-13 9-6'], legs: ['2-6 2 0', '-3-6-3 0'], lean: 6 },
	sit: { arms: ['5-16 9.5-12.5', '-1-15 5-12'], legs: ['6.5-9.5 6.5-2'] },
	lean: { arms: ['7.5-17.5 11.5-17', '5-14.6 9.5-13.4'], legs: ['2-5 3 0', '-3-5-4 0'], lean: 3 },
	reach: { arms: ['6.6-23 9.5-28.5', '1-23 4.6-31'], legs: upright },
	climb: { arms: ['8-22 9-28', '4.5-16.5 8.5-21'], legs: ['5-9 6-4', '1-5 4 0'], lean: 2 },
	work: { arms: ['6.5-19 11-19', '4.4-14.6 9.6-14'], legs: braced, lean: 1 },
	hammer: { arms: ['6-17 10-15', '-6-23-5-30'], legs: braced, lean: 1 },
	row: { arms: ['1-16.5 8.5-15.5', '-3-14 5-12'], legs: ['5.5-8.5 8.5-4'], lean: -4 },
	read: { arms: ['7-16 9-20.5', '3-14 7-17'], legs: upright },
	talk: { arms: ['5-16 9-18', '-7-16-3-12'], legs: ['3-5 3 0', '-3-5-4 0'], lean: 1 },
} as const satisfies Record<string, Pose>;
