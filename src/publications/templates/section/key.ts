import type { Corners } from '../furniture/panel.ts';
import { drawBorder, drawCaptionBox, letterCaption, outline } from '../furniture/panel.ts';
import { breakLines, letter, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { entries } from './key-entries.ts';
import { plateX, plateY } from './layout.ts';

const badge = 4.9;

function drawBadge(pen: Pen, number: number, x: number, y: number): void {
	pen.circle([x, y], badge, { fill: palette.ink, width: 1, colour: palette.white });
	letter(pen, `${number}`, [x, y - 2.3], {
		face: 'label',
		size: 6.4,
		colour: palette.white,
		align: 'centre',
	});
}

/**
 * Draws the numbers on the section.
 * @param pen the page's pen, in points
 */
export function drawBadges(pen: Pen): void {
	for (const [i, { at }] of entries.entries()) drawBadge(pen, i + 1, plateX(at[0]), plateY(at[1]));
}

const caption = 'KEY, BY THE DRAWING OFFICE';
const name = { face: 'label', size: 6.9 } as const;
const note = { size: 6.1 } as const;
const [columns, leading, indent] = [5, 7.1, 13] as const;

/** A note begins on its name's line where there is room, and goes on under it. */
function splitNote(pen: Pen, head: string, words: string, width: number): [string, string[]] {
	const room = width - measure(pen, `${head} `, name);
	let first = '';
	const rest = words.split(' ');
	while (rest.length > 0 && measure(pen, `${first} ${rest[0]}`, note) < room)
		first = `${first} ${rest.shift()}`.trim();
	return [first, rest.length > 0 ? breakLines(pen, rest.join(' '), width, note) : []];
}

/**
 * Draws the key's panel.
 * @param plate the page
 * @param corners the panel, in points
 */
export function drawKey(plate: Plate, corners: Corners): void {
	plate.artifact((pen) => {
		pen.path(outline(corners), { fill: palette.white });
		drawBorder(pen, corners);
		drawCaptionBox(pen, corners, caption);
	});
	plate.part('H2', (pen) => letterCaption(pen, corners, caption));
	const { left, right, high } = corners;
	const pitch = (right - left - 14) / columns;
	const rows = Math.ceil(entries.length / columns);
	plate.group('L', () => {
		for (const [i, entry] of entries.entries()) {
			const x = left + 10 + Math.floor(i / rows) * pitch;
			const y = high - 25 - (i % rows) * ((high - corners.low - 26) / rows);
			plate.group('LI', () => {
				plate.part('Lbl', (pen) => drawBadge(pen, i + 1, x + badge, y + 2.3));
				plate.part('LBody', (pen) => {
					const [first, rest] = splitNote(pen, entry.name, entry.note, pitch - indent - 3);
					letter(pen, `${entry.name} `, [x + indent, y], name);
					letter(
						pen,
						rest.length > 0 ? `${first} ` : first,
						[x + indent + measure(pen, `${entry.name} `, name), y],
						note,
					);
					for (const [n, row] of rest.entries())
						letter(pen, row, [x + indent, y - (n + 1) * leading], note);
				});
			});
		}
	});
}
