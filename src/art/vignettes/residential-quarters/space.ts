import type { Point } from '../../shapes.ts';
import { tenth } from '../../shapes.ts';

/**
 * The drying hall as a child sees it: metres to the right of the middle of the aisle, above the
 * floor and ahead. The eye is low, so that feet show under the hems.
 */
const eye = { x: 470, y: 396, focus: 720, height: 0.86 };

/** Units of the picture per metre, as far ahead as that. */
export const sizeAt = (ahead: number) => eye.focus / ahead;

/** Where a point of the hall is seen. */
export const seen = (x: number, up: number, ahead: number): Point => [
	tenth(eye.x + x * sizeAt(ahead)),
	tenth(eye.y - (up - eye.height) * sizeAt(ahead)),
];

/** The same, written as in a path. */
export const at = (x: number, up: number, ahead: number) => seen(x, up, ahead).join(' ');

/** Half the aisle's width, and how high the lines hang. */
export const aisle = 0.95;
export const lineHeight = 2.36;
