import { listFlagShapes, outlineFlag } from '../../art/flag-shapes.ts';
import type { Point } from '../../art/kit/shapes.ts';
import type { FlagLetter } from '../../model/flags.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** From one flag of the mark to the next, in flags. */
const STEP = 1.25;

/**
 * Draws a signal flag on a square field, with a thin ink outline.
 * @param pen the page's pen
 * @param letter whose flag
 * @param x left edge in points
 * @param y lower edge in points
 * @param size side in points
 */
export function drawFlag(pen: Pen, letter: FlagLetter, x: number, y: number, size: number): void {
	const field = { width: size, height: size };
	const place = ([right, down]: Point): Point => [x + right, y + size - down];
	for (const shape of listFlagShapes(letter, field)) {
		const look = { fill: palette[shape.colour] };
		if ('points' in shape) pen.path(shape.points.map(place), look);
		else {
			pen.circle(place(shape.centre), shape.radius, look);
		}
	}
	pen.path(outlineFlag(letter, field).map(place), { width: Math.max(0.3, size / 26) });
}

/**
 * Draws the city's mark, L-A-G-A-N in five flags, from left to right.
 * @param pen the page's pen
 * @param x left edge in points
 * @param y lower edge in points
 * @param size side of one flag in points
 */
export function drawMark(pen: Pen, x: number, y: number, size: number): void {
	for (const [i, letter] of (['L', 'A', 'G', 'A', 'N'] as const).entries())
		drawFlag(pen, letter, x + i * size * STEP, y, size);
}

/** The width of the city's mark from its first flag's hoist to its last one's fly. */
export function markWidth(size: number): number {
	return (4 * STEP + 1) * size;
}
