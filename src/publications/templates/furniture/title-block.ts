import { deckHeight } from '../../../art/survey.ts';
import { letter, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { drawMark, markWidth } from '../signal-flags.ts';

/** What tells one framework plate from the other in its title block. */
type PlateTitle = { readonly number: 1 | 2; readonly view: string; readonly scale: string };

type Corners = { left: number; low: number; right: number; high: number };

/**
 * Lists the title block's cells, row by row from the foot: each one's head, words, and left edge as
 * a share of the width.
 */
const listCells = ({ number, scale }: PlateTitle): (readonly [string, string, number])[][] => [
	[
		['Load figures', '2078 Load Survey. Not repeated.', 0],
		['Drawn', 'The Foundation, Keel House', 0.44],
		['Checked', '', 0.83],
	],
	[
		['Datum', 'Waterline ±0.00', 0],
		['Revision', '57', 0.27],
		['Survey', '2118, Year 57', 0.44],
		['Sheet', `${number} of 2`, 0.83],
	],
	[
		['Project', 'Lagan', 0],
		['Units', 'Metres', 0.27],
		['Scale at 11 × 17 in', scale, 0.44],
		['Deck to deck', deckHeight.toFixed(2), 0.83],
	],
];

/**
 * Draws a framework plate's title block.
 * @param plate the page
 * @param title which plate this is
 * @param corners the panel that it fills, in points
 */
export function drawTitleBlock(plate: Plate, title: PlateTitle, corners: Corners): void {
	const { left, low, right, high } = corners;
	const width = right - left;
	const row = (high - low - 40) / 3;
	const cells = listCells(title);
	plate.artifact((pen) => {
		pen.rect(left, low, right, high, { fill: palette.white });
		pen.rect(left, high - 40, right, high, { fill: palette.yellow });
		for (const [i, line] of cells.entries()) {
			const y = low + i * row;
			pen.line([left, y + row], [right, y + row], { width: i === 2 ? 2.2 : 0.7 });
			for (const [, , share] of line)
				if (share > 0)
					pen.line([left + share * width, y], [left + share * width, y + row], { width: 0.7 });
		}
		pen.rect(left, low, right, high, { width: 3.2 });
		drawMark(pen, left + 10, high - 28.4, 16.4);
	});
	drawHeading(plate, title, [left + 10 + markWidth(16.4) + 12, high]);
	for (const [i, line] of cells.toReversed().entries()) {
		const y = high - 40 - (i + 1) * row;
		for (const [head, words, share] of line)
			plate.part('P', (pen) => drawCell(pen, head, words, left + share * width + 6, y + row));
	}
}

function drawHeading(plate: Plate, { view }: PlateTitle, [x, high]: [number, number]): void {
	plate.part('H2', (pen) => {
		letter(pen, 'Structural frame ', [x, high - 17], { face: 'label', size: 8.4 });
		letter(pen, view.toUpperCase(), [x, high - 33], { face: 'head', size: 15.4 });
	});
}

function drawCell(pen: Pen, head: string, words: string, x: number, top: number): void {
	const small = { face: 'label', size: 5.8, colour: palette.steel, tracking: 0.3 } as const;
	letter(pen, `${head}: `.replace(': ', words === '' ? '' : ' '), [x, top - 9], small);
	if (words !== '') letter(pen, words, [x, top - 21], { face: 'label', size: 9.2 });
	else pen.line([x + measure(pen, head, small), top - 26], [x + 44, top - 26], { width: 0.4 });
}
