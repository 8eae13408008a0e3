import { label, letter, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Plate } from '../plate.ts';
import { drawMark, markWidth } from '../signal-flags.ts';
import type { ComicGeometry } from './geometry.ts';
import { rules } from './guides.ts';

/** A strip outside the bleed to letter in: its lower left corner, its turn, its length and depth in points. */
type Strip = { x: number; y: number; turn: number; length: number; depth: number };

/** The two strips that hold the fields and the two that hold the notes, each on one side of a centre mark. */
function findStrips({ media, bleed, trim, strips }: ComicGeometry): {
	fields: [Strip, Strip];
	notes: [Strip, Strip];
} {
	const clear = 16;
	if (strips === 'sides') {
		const length = trim.height / 2 - 2 * clear;
		const depth = bleed.x - 14 - 16;
		const [lower, upper] = [trim.y + clear, media.height / 2 + clear];
		const right = bleed.x + bleed.width + 14;
		return {
			fields: [
				{ x: 16 + depth, y: lower, turn: 90, length, depth },
				{ x: 16 + depth, y: upper, turn: 90, length, depth },
			],
			notes: [
				{ x: right, y: upper + length, turn: -90, length, depth },
				{ x: right, y: lower + length, turn: -90, length, depth },
			],
		};
	}
	const length = trim.width / 2 - 2 * clear;
	const depth = bleed.y - 12 - 9;
	const [left, right] = [trim.x + clear, media.width / 2 + clear];
	const top = bleed.y + bleed.height + 12;
	return {
		fields: [
			{ x: left, y: top, turn: 0, length, depth },
			{ x: right, y: top, turn: 0, length, depth },
		],
		notes: [
			{ x: left, y: 9, turn: 0, length, depth },
			{ x: right, y: 9, turn: 0, length, depth },
		],
	};
}

const small = { ...label, size: 5.6, tracking: 0.5 };

/** A line to fill in, with its name at its start. */
function drawField(plate: Plate, name: string, x: number, y: number, width: number): void {
	const words = name.toUpperCase();
	plate.part('P', (pen) => letter(pen, words, [x, y], small));
	plate.artifact((pen) => {
		const start = x + measure(pen, words, small) + 4;
		pen.line([start, y - 1.6], [x + width, y - 1.6], { width: 0.5 });
	});
}

/**
 * Draws the head of the page and the lines to fill in: title, writer, artist, page.
 * @param plate the page
 * @param geometry its boxes
 */
export function drawFields(plate: Plate, geometry: ComicGeometry): void {
	const { pen } = plate;
	const [first, second] = findStrips(geometry).fields;
	pen.inFrame(first, () => {
		const [side, base] = [9.5, first.depth - 9.5];
		plate.artifact(() => drawMark(pen, 0, base, side));
		const start = markWidth(side) + 8;
		plate.part('H1', () => {
			letter(pen, 'SALVAGE RIGHTS ', [start, base], { face: 'title', size: 11.9, tracking: 0.2 });
			const next =
				start + measure(pen, 'SALVAGE RIGHTS', { face: 'title', size: 11.9, tracking: 0.2 });
			letter(pen, `Comic page, ${geometry.name}`, [next + 8, base], {
				...label,
				size: 7.4,
				colour: palette.blue,
			});
		});
		drawField(plate, 'Title', 0, 3, first.length);
	});
	pen.inFrame(second, () => {
		const { length, depth } = second;
		const broad = length - 88;
		drawField(plate, 'Writer', 0, depth - 8.2, broad);
		drawField(plate, 'Artist', 0, 3, broad);
		plate.part('P', () =>
			letter(pen, `${geometry.inches.media} sheet`, [length, depth - 8.2], {
				...small,
				align: 'right',
			}),
		);
		drawField(plate, 'Page', length - 78, 3, 46);
		drawField(plate, 'of', length - 28, 3, 28);
	});
}

/** A note's head and its lines. */
type Note = readonly [head: string, ...lines: string[]];

/** The notes for printing and scanning, in the three columns beside the key. */
const listNotes = ({ scanNote }: ComicGeometry): readonly (readonly Note[])[] => [
	[
		['PANELS', 'Borders sit on the live or the bleed line,', 'never on the trim line.'],
		['TICKS', 'Halves, thirds and quarters of the live area.'],
	],
	[
		['PIXELS', 'With bleed: 300 dpi 2063 × 3150;', '400 dpi 2750 × 4200; 600 dpi 4125 × 6300.'],
		['SCALE', scanNote],
	],
	[
		['SPREAD', 'Trims to 13.25 × 10.25 in; with bleed 13.5 × 10.5 in.'],
		['COLOUR', 'CMYK. 300 dpi at least; 600 for line art.'],
		['LETTERS', 'Vector, 100 % K. The printer’s own sheet prevails.'],
	],
];

const leading = 8.4;
const words = { ...label, size: 6.2 };
const head = { ...words, colour: palette.blue };

/** The three lines and what each is for. */
function drawKey(plate: Plate, { inches }: ComicGeometry, top: number): void {
	const uses = {
		bleed: `Art that meets the edge runs ${inches.past} past it.`,
		trim: 'The knife. It wanders.',
		live: 'Lettering and faces stay inside.',
	} as const;
	for (const [i, name] of (['bleed', 'trim', 'live'] as const).entries()) {
		const y = top - i * leading;
		plate.artifact((pen) => pen.line([0, y + 2.2], [18, y + 2.2], rules[name]));
		plate.part('P', (pen) => {
			const size = `${name.toUpperCase()} ${inches[name]}. `;
			letter(pen, size, [23, y], head);
			letter(pen, uses[name], [23 + measure(pen, size, head), y], words);
		});
	}
}

function drawColumn(plate: Plate, notes: readonly Note[], x: number, top: number): void {
	let y = top;
	for (const [name, ...lines] of notes) {
		plate.part('P', (pen) => {
			letter(pen, `${name} `, [x, y], head);
			for (const [i, line] of lines.entries())
				letter(pen, i < lines.length - 1 ? `${line} ` : line, [x + 27, y - i * leading], words);
		});
		y -= lines.length * leading;
	}
}

/**
 * Draws the key and the notes.
 * @param plate the page
 * @param geometry its boxes
 */
export function drawNotes(plate: Plate, geometry: ComicGeometry): void {
	const [first, second] = findStrips(geometry).notes;
	const [panels = [], pixels = [], spread = []] = listNotes(geometry);
	plate.pen.inFrame(first, () => {
		const top = first.depth - 6.4;
		drawKey(plate, geometry, top);
		drawColumn(plate, panels, first.length - 138, top);
	});
	plate.pen.inFrame(second, () => {
		const top = second.depth - 6.4;
		drawColumn(plate, pixels, 0, top);
		drawColumn(plate, spread, second.length - 163, top);
	});
}
