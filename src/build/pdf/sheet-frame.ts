import { sheetMedia } from './geometry.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { drawMark } from './signal-flags.ts';

/** What tells one framework sheet from the other in its title block. */
export type SheetTitle = { readonly number: 1 | 2; readonly view: string; readonly scale: string };

/** The title block's place on the sheet in points. */
export const titleBlock = { x: 900, y: 30, width: 294, height: 112 } as const;

/**
 * Draws a framework sheet's border with its centring marks.
 * @param pen the page's pen
 */
export function drawFrame(pen: Pen): void {
	const { width, height } = sheetMedia;
	pen.rect(18, 18, width - 36, height - 36, { width: 0.35 });
	pen.rect(24, 24, width - 48, height - 48, { width: 1.8 });
	for (const [x1, y1, x2, y2] of [
		[width / 2, 10, width / 2, 24],
		[width / 2, height - 24, width / 2, height - 10],
		[10, height / 2, 24, height / 2],
		[width - 24, height / 2, width - 10, height / 2],
	] as const) {
		pen.line(x1, y1, x2, y2, { width: 1 });
	}
}

/**
 * Draws the title block into the sheet's lower right corner.
 * @param pen the page's pen
 * @param title which sheet this is
 */
export function drawTitleBlock(pen: Pen, title: SheetTitle): void {
	const { x, y, width, height } = titleBlock;
	pen.rect(x, y, width, height, { fill: palette.white, width: 1.2 });
	const rows = [0, 22, 44, 66];
	for (const row of rows.slice(1)) pen.line(x, y + row, x + width, y + row, { width: 0.4 });

	drawMark(pen, x + 8, y + height - 18, 11);
	pen.text('LAGAN: STRUCTURAL FRAME', x + 86, y + height - 16.5, { size: 12, face: 'bold' });
	pen.text(title.view, x + 8, y + height - 36, { size: 9, colour: palette.blue, face: 'bold' });

	const cells: readonly (readonly (readonly [string, string, number])[])[] = [
		[
			['LOAD FIGURES', '2078 Load Survey. Not repeated.', 0],
			['DRAWN', 'The Foundation, Keel House', 130],
			['CHECKED', '', 238],
		],
		[
			['DATUM', 'Waterline ±0.00', 0],
			['REVISION', '57', 88],
			['SURVEY', '2118, Year 57', 130],
			['SHEET', `${title.number} of 2`, 238],
		],
		[
			['PROJECT', 'Lagan', 0],
			['UNITS', 'Metres', 88],
			['SCALE AT 11 × 17 IN', title.scale, 130],
			['DECK TO DECK', '4.20', 238],
		],
	];
	for (const [row, line] of cells.entries()) {
		for (const [head, words, offset] of line) {
			const [cx, cy] = [x + offset, y + row * 22];
			if (offset > 0) pen.line(cx, cy, cx, cy + 22, { width: 0.4 });
			pen.text(head, cx + 5, cy + 14.5, {
				size: 4.6,
				colour: palette.grey,
				face: 'bold',
				tracking: 0.3,
			});
			pen.text(words, cx + 5, cy + 5, { size: 7.4 });
		}
	}
}
