import type { PDFPage } from 'pdf-lib';
import type { Box, ComicGeometry } from './geometry.ts';
import { printGeometry } from './geometry.ts';
import { palette } from './palette.ts';
import type { Fonts } from './pen.ts';
import { Pen } from './pen.ts';
import { drawMark } from './signal-flags.ts';

const guide = palette.nonRepro;

/** Sets the page's five boxes; the live area is its ArtBox. */
function setBoxes(page: PDFPage, { media, bleed, trim, live }: ComicGeometry): void {
	const spread = (box: Box): [number, number, number, number] => [
		box.x,
		box.y,
		box.width,
		box.height,
	];
	page.setMediaBox(...spread(media));
	page.setCropBox(...spread(media));
	page.setBleedBox(...spread(bleed));
	page.setTrimBox(...spread(trim));
	page.setArtBox(...spread(live));
}

/** Solid where panels may stand, dashed where they may not. */
function drawGuides(pen: Pen, { bleed, trim, live }: ComicGeometry): void {
	const outline = (box: Box, width: number, dash?: readonly number[]) =>
		pen.rect(box.x, box.y, box.width, box.height, {
			width,
			colour: guide,
			...(dash ? { dash } : {}),
		});
	outline(bleed, 0.9);
	outline(trim, 0.5, [9, 3, 2, 3]);
	outline(live, 0.9);
}

/** Crop marks in line with the trim, centre marks in line with the middle, all outside the bleed. */
function drawMarks(pen: Pen, { media, bleed, trim }: ComicGeometry): void {
	const [gap, end] = [3, 5];
	const hair = { width: 0.4 };
	const sides = [
		[bleed.x - gap, Math.max(end, bleed.x - 22)],
		[bleed.x + bleed.width + gap, Math.min(media.width - end, bleed.x + bleed.width + 22)],
	] as const;
	const ends = [
		[bleed.y - gap, Math.max(end, bleed.y - 22)],
		[bleed.y + bleed.height + gap, Math.min(media.height - end, bleed.y + bleed.height + 22)],
	] as const;
	for (const [from, to] of sides) {
		for (const y of [trim.y, trim.y + trim.height]) pen.line(from, y, to, y, hair);
		drawCentre(pen, (from + to) / 2, media.height / 2, Math.abs(to - from) / 2);
	}
	for (const [from, to] of ends) {
		for (const x of [trim.x, trim.x + trim.width]) pen.line(x, from, x, to, hair);
		drawCentre(pen, media.width / 2, (from + to) / 2, Math.abs(to - from) / 2);
	}
}

function drawCentre(pen: Pen, x: number, y: number, arm: number): void {
	pen.line(x - arm, y, x + arm, y, { width: 0.4 });
	pen.line(x, y - arm, x, y + arm, { width: 0.4 });
	pen.circle(x, y, arm * 0.45, { width: 0.4 });
}

/** Ticks outside the bleed at the quarters and thirds of the live area, to rule panels from. */
function drawTicks(pen: Pen, { bleed, live }: ComicGeometry): void {
	const tick = { width: 0.7, colour: guide };
	for (const [part, length] of [
		[1 / 4, 3.5],
		[1 / 3, 6.5],
		[1 / 2, 9.5],
		[2 / 3, 6.5],
		[3 / 4, 3.5],
	] as const) {
		const [x, y] = [live.x + live.width * part, live.y + live.height * part];
		pen.line(bleed.x - 1.5, y, bleed.x - 1.5 - length, y, tick);
		pen.line(bleed.x + bleed.width + 1.5, y, bleed.x + bleed.width + 1.5 + length, y, tick);
		pen.line(x, bleed.y - 1.5, x, bleed.y - 1.5 - length, tick);
		pen.line(x, bleed.y + bleed.height + 1.5, x, bleed.y + bleed.height + 1.5 + length, tick);
	}
}

/** A strip outside the bleed to letter in: its lower left corner, its length and depth in points, and how it is turned. */
type Strip = { x: number; y: number; quarters: number; length: number; depth: number };

/** The two strips that hold the fields and the two that hold the notes, each on one side of a centre mark. */
function findStrips({ media, bleed, trim, strips }: ComicGeometry): {
	fields: [Strip, Strip];
	notes: [Strip, Strip];
} {
	const clear = 16;
	if (strips === 'sides') {
		const length = trim.height / 2 - 2 * clear;
		const depth = bleed.x - 14 - 17;
		const upper = media.height / 2 + clear;
		const lower = trim.y + clear;
		const right = bleed.x + bleed.width + 14;
		return {
			fields: [
				{ x: 17 + depth, y: lower, quarters: 1, length, depth },
				{ x: 17 + depth, y: upper, quarters: 1, length, depth },
			],
			notes: [
				{ x: right, y: upper + length, quarters: 3, length, depth },
				{ x: right, y: lower + length, quarters: 3, length, depth },
			],
		};
	}
	const length = trim.width / 2 - 2 * clear;
	const depth = bleed.y - 12 - 9;
	const [left, right] = [trim.x + clear, media.width / 2 + clear];
	const top = bleed.y + bleed.height + 12;
	return {
		fields: [
			{ x: left, y: top, quarters: 0, length, depth },
			{ x: right, y: top, quarters: 0, length, depth },
		],
		notes: [
			{ x: left, y: 9, quarters: 0, length, depth },
			{ x: right, y: 9, quarters: 0, length, depth },
		],
	};
}

function drawField(pen: Pen, label: string, x: number, y: number, width: number): void {
	pen.text(label.toUpperCase(), x, y, { size: 5.4, face: 'bold', tracking: 0.3 });
	const start =
		x + pen.measure(label.toUpperCase(), { size: 5.4, face: 'bold', tracking: 0.3 }) + 4;
	pen.line(start, y - 1.5, x + width, y - 1.5, { width: 0.5 });
}

/** Lines to fill in: title, writer, artist, page. */
function drawFields(pen: Pen, geometry: ComicGeometry): void {
	const [first, second] = findStrips(geometry).fields;
	pen.turned(first.x, first.y, first.quarters, () => {
		const mark = drawMark(pen, 0, first.depth - 8, 8);
		pen.text(
			`SALVAGE RIGHTS · comic page · ${geometry.name.toLowerCase()}`,
			mark + 7,
			first.depth - 6.4,
			{ size: 6.4, face: 'bold' },
		);
		drawField(pen, 'Title', 0, 3, first.length);
	});
	pen.turned(second.x, second.y, second.quarters, () => {
		drawField(pen, 'Writer', 0, second.depth - 8, second.length - 92);
		drawField(pen, 'Artist', 0, 3, second.length - 92);
		drawField(pen, 'Page', second.length - 80, 3, 50);
		drawField(pen, 'of', second.length - 26, 3, 26);
		pen.text(`${geometry.inches.sheet} sheet`, second.length, second.depth - 8, {
			size: 5.4,
			align: 'right',
		});
	});
}

/** What the printer and the scanner need to know. */
function drawNotes(pen: Pen, geometry: ComicGeometry): void {
	const columns: readonly (readonly (readonly [string, string])[])[] = [
		[
			[
				'PANELS',
				'Borders sit on the live or the bleed line, never on the trim line: the knife wanders.',
			],
			['EDGE TICKS', 'Halves, thirds and quarters of the live area. Guides are non-repro blue.'],
			['SCALE', geometry.scanNote],
		],
		[
			['PIXELS', 'Page with bleed: 300 dpi 2063 × 3150; 400 dpi 2750 × 4200; 600 dpi 4125 × 6300.'],
			[
				'SPREAD',
				'Trims to 13.25 × 10.25 in; with bleed 13.5 × 10.5 in. At least 300 dpi; line art 600.',
			],
			['COLOUR', 'CMYK. Lettering as vector, 100 % K. The printer’s own sheet prevails.'],
		],
	];
	for (const [i, strip] of findStrips(geometry).notes.entries()) {
		pen.turned(strip.x, strip.y, strip.quarters, () => {
			for (const [row, [head, words]] of (columns[i] ?? []).entries()) {
				const y = strip.depth - 6 - row * 8.2;
				pen.text(head, 0, y, { size: 5, face: 'bold', colour: palette.blue, tracking: 0.3 });
				pen.text(words, 47, y, { size: 6 });
			}
		});
	}
}

/** Each box's name and size in the right margin, led to its line and clear of the ticks. */
function drawLabels(pen: Pen, { media, bleed, trim, live, inches }: ComicGeometry): void {
	const labels = [
		{ words: `BLEED ${inches.bleed}`, box: bleed, at: 0.985 },
		{ words: `TRIM ${inches.trim}`, box: trim, at: 0.87 },
		{ words: `LIVE ${inches.live}`, box: live, at: 0.655 },
	];
	const x = bleed.x + bleed.width + 4;
	for (const { words, box, at } of labels) {
		const y = live.y + live.height * at;
		const edge = box.x + box.width;
		pen.line(edge, y, x + 6, y, { width: 0.5, colour: guide });
		pen.circle(edge, y, 1.3, { fill: guide });
		pen.text(words, x, y - 3, {
			size: (5.2 * media.width) / printGeometry.media.width,
			face: 'bold',
			colour: palette.blue,
			rotate: -90,
		});
	}
}

/**
 * Draws one page of the comic template: boxes, guides, marks, labels, notes and lines to fill in.
 * @param page an empty page
 * @param geometry the page's boxes in points
 * @param fonts the faces to letter it in
 */
export function drawComicPage(page: PDFPage, geometry: ComicGeometry, fonts: Fonts): void {
	setBoxes(page, geometry);
	const pen = new Pen(page, fonts);
	drawTicks(pen, geometry);
	drawGuides(pen, geometry);
	drawMarks(pen, geometry);
	drawLabels(pen, geometry);
	drawFields(pen, geometry);
	drawNotes(pen, geometry);
}
