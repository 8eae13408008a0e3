import type { Point } from '../../shapes.ts';
import { tenth } from '../../shapes.ts';

/**
 * The gallery from the stair above it, in metres: right of the eye, above the gallery's floor, and
 * ahead. The rail runs ahead a little to the left of the eye, and beyond it is the lightwell.
 */
const eye = { x: 800, y: 116, focus: 700, height: 2.3 };

/** Units of the picture per metre, as far ahead as that. */
export const sizeAt = (ahead: number) => eye.focus / ahead;

/** Where a point is seen. */
export const seen = (x: number, up: number, ahead: number): Point => [
	tenth(eye.x + x * sizeAt(ahead)),
	tenth(eye.y - (up - eye.height) * sizeAt(ahead)),
];

/** The same, written as in a path. */
export const at = (x: number, up: number, ahead: number) => seen(x, up, ahead).join(' ');

type Spot = readonly [x: number, up: number, ahead: number];
/** A flat shape between corners in space. */
export const face = (...corners: readonly Spot[]) =>
	`M${corners.map((corner) => at(...corner)).join('L')}Z`;

/** Where the shops' wall is, the rail, the well's far side and its end. */
export const wall = -4.3;
export const rail = -0.8;
export const across = 5;
export const end = 14;
