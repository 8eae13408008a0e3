import { measures } from '../../../content/measures.ts';
import { lookInto } from '../../kit/perspective.ts';
import type { Point } from '../../kit/shapes.ts';

/** A passage in perspective: x across it from its middle, y up, z away from the eye, in metres. */

export const half = measures.corridor.width / 2;
export const eye = 1.52;
/** Units to the metre, a metre away. */
export const lens = 430;
export const vanish: Point = [316, 318];
const near = 0.9;
export const end = 17;

export const { at: put, face } = lookInto({
	x: vanish[0],
	y: vanish[1],
	height: eye,
	focus: lens,
});

/** A band of a wall, from near to far. */
export const band = (side: number, from: number, to: number, a = near, b = end) =>
	face([side * half, from, a], [side * half, to, a], [side * half, to, b], [side * half, from, b]);

/** A piece of floor or ceiling. */
export const slab = (x: number, u: number, y: number, a = near, b = end) => face([x, y, a], [u, y, a], [u, y, b], [x, y, b]);
