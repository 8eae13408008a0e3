import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

const thin = { width: 0.3, colour: palette.ink };
const TICK = 2.4;

/**
 * Draws a level dimension line: ticks at both ends, the figure above the line.
 * @param pen the page's pen
 * @param x1 left end in points
 * @param x2 right end in points
 * @param y height of the line in points
 * @param label the figure, as it is to be read
 */
export function dimensionAcross(pen: Pen, x1: number, x2: number, y: number, label: string): void {
	pen.line(x1 - 4, y, x2 + 4, y, thin);
	for (const x of [x1, x2]) pen.line(x - TICK, y - TICK, x + TICK, y + TICK, { width: 0.9 });
	pen.text(label, (x1 + x2) / 2, y + 2.2, { size: 5.8, align: 'centre' });
}

/**
 * Draws an upright dimension line: ticks at both ends, the figure to its left, read from the right.
 * @param pen the page's pen
 * @param x place of the line in points
 * @param y1 lower end in points
 * @param y2 upper end in points
 * @param label the figure, as it is to be read
 */
export function dimensionUp(pen: Pen, x: number, y1: number, y2: number, label: string): void {
	pen.line(x, y1 - 4, x, y2 + 4, thin);
	for (const y of [y1, y2]) pen.line(x - TICK, y - TICK, x + TICK, y + TICK, { width: 0.9 });
	pen.text(label, x - 2.2, (y1 + y2) / 2, { size: 5.8, align: 'centre', rotate: 90 });
}

/**
 * Draws the zigzag of a long break across a line.
 * @param pen the page's pen
 * @param x1 left end in points
 * @param x2 right end in points
 * @param y height in points
 * @param zigzags where the zigzags stand, in points, left to right
 */
export function drawBreak(
	pen: Pen,
	x1: number,
	x2: number,
	y: number,
	zigzags: readonly number[],
): void {
	const path = zigzags.flatMap((x): [number, number][] => [
		[x - 4, y],
		[x - 1.5, y + 5],
		[x + 1.5, y - 5],
		[x + 4, y],
	]);
	pen.path([[x1, y], ...path, [x2, y]], { width: 0.5, open: true });
}

/**
 * Draws a scale bar with alternating fields.
 * @param pen the page's pen
 * @param x left end in points
 * @param y lower edge in points
 * @param step points per field
 * @param marks the figures under the fields' ends, one more than there are fields
 */
export function drawScaleBar(
	pen: Pen,
	x: number,
	y: number,
	step: number,
	marks: readonly string[],
): void {
	for (const [i, mark] of marks.entries()) {
		if (i < marks.length - 1) {
			pen.rect(x + i * step, y, step, 4, { fill: i % 2 ? palette.white : palette.ink, width: 0.5 });
		}
		pen.text(mark, x + i * step, y - 7, { size: 5.4, align: 'centre' });
	}
}
