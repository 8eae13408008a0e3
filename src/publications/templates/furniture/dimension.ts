import type { Point } from '../../../art/kit/shapes.ts';
import { type Lettering, letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';

const TICK = 2.4;
const figure: Lettering = { face: 'label', size: 6.6 };

/**
 * Draws a dimension line: ticks at both ends, the figure over its middle, read along the line.
 * @param pen the page's pen, in points
 * @param from one end: the left one, or the lower
 * @param to the other end
 * @param words the figure, as it is to be read
 * @param colour of line and figure
 * @param share how far along the line the figure stands, from 0 to 1
 */
export function drawDimension(
	pen: Pen,
	from: Point,
	to: Point,
	words: string,
	colour: string = palette.ink,
	share = 0.5,
): void {
	const isUpright = from[0] === to[0];
	const [dx, dy] = isUpright ? [0, 4] : [4, 0];
	pen.line([from[0] - dx, from[1] - dy], [to[0] + dx, to[1] + dy], { width: 0.5, colour });
	for (const [x, y] of [from, to])
		pen.line([x - TICK, y - TICK], [x + TICK, y + TICK], { width: 1.1, colour });
	const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
	const at: Point = isUpright ? [x - 2.4, y] : [x, y + 2.4];
	letter(pen, words, at, { ...figure, colour, align: 'centre', turn: isUpright ? 90 : 0 });
}

/**
 * Draws a scale bar with alternating fields.
 * @param pen the page's pen, in points
 * @param at its lower left corner
 * @param step points a field
 * @param marks the figures under the fields' ends, one more than there are fields
 * @param colours of the dark fields, and of the light ones and the lettering
 */
export function drawScaleBar(
	pen: Pen,
	[x, y]: Point,
	step: number,
	marks: readonly string[],
	{ dark, light, words } = {
		dark: palette.ink,
		light: palette.white,
		words: palette.ink,
	} as Record<'dark' | 'light' | 'words', string>,
): void {
	for (const [i, mark] of marks.entries()) {
		const left = x + i * step;
		if (i < marks.length - 1)
			pen.rect(left, y, left + step, y + 4.4, {
				fill: i % 2 ? light : dark,
				width: 0.6,
				colour: words,
			});
		letter(pen, mark, [left, y - 7.4], { ...figure, size: 6, colour: words, align: 'centre' });
	}
}
