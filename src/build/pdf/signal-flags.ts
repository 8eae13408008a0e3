import { listFlagShapes, outlineFlag } from '../../art/flag-shapes.ts';
import type { Point } from '../../art/shapes.ts';
import type { FlagLetter } from '../../content/types.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

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
			const [cx, cy] = place(shape.centre);
			pen.circle(cx, cy, shape.radius, look);
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
 * @returns the width of the whole mark in points
 */
export function drawMark(pen: Pen, x: number, y: number, size: number): number {
	const step = size * 1.25;
	for (const [i, letter] of (['L', 'A', 'G', 'A', 'N'] as const).entries())
		drawFlag(pen, letter, x + i * step, y, size);
	return 4 * step + size;
}
