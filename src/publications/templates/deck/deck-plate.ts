import { sheetUse } from '../../../content/sheet-use.ts';
import type { DeckSheet } from '../../../model/types.ts';
import { plateMedia } from '../comic/geometry.ts';
import { drawBorder, outline } from '../furniture/panel.ts';
import { type Lettering, label, letter, letterBlock, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import { Pen, type Surface } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { drawMark, markWidth } from '../signal-flags.ts';
import { layViews } from './lay-views.ts';

/** A view as it is drawn: its SVG, its size in units of its own, and how many of them are a metre. */
export interface DrawnView {
	svg: string;
	width: number;
	height: number;
	perMetre: number;
	alt: string;
}

/** The number of a sheet of the deck kit. */
interface SheetNumber {
	number: number;
	of: number;
}

/** Points to a millimetre. */
const POINTS = 72 / 25.4;

/** The panel of words, and the field of the views, in points from the plate's lower left corner. */
const words = { left: 872, low: 22, right: 1202, high: 770 };
const [left, right] = [words.left + 14, words.right - 14];
const field = { x: 22, y: 22, width: 836, height: 748 };

/** The sizes of the words, in points; the first at which all fit is used. */
const sizes = [8.4, 8.1, 7.8, 7.5, 7.2, 6.9, 6.6];

/** How the panel's words are set, and how far one line is from the next. */
interface Setting {
	small: Lettering;
	leading: number;
}

/** Letters a heading of the panel. */
function letterHead(plate: Plate, title: string, y: number): number {
	plate.part('H2', (pen) =>
		letter(pen, title.toUpperCase(), [left, y], { face: 'head', size: 11.4, tracking: 0.3 }),
	);
	return y - 12;
}

/** Letters what the plate is, under the city's mark. */
function letterTitle(
	plate: Plate,
	{ title, summary }: DeckSheet,
	{ number, of }: SheetNumber,
	{ small, leading }: Setting,
): number {
	const { high } = words;
	plate.artifact((pen) => {
		pen.path(outline(words), { fill: palette.white });
		pen.rect(words.left, high - 74, words.right, high, { fill: palette.yellow });
		pen.line([words.left, high - 74], [words.right, high - 74], { width: 2.2 });
		drawMark(pen, left, high - 28, 16.4);
		drawBorder(pen, words);
	});
	plate.part('P', (pen) =>
		letter(pen, `DECK KIT, SHEET ${number} OF ${of}`, [left + markWidth(16.4) + 12, high - 24], {
			...label,
			size: 8.6,
			tracking: 0.3,
		}),
	);
	plate.part('H1', (pen) => {
		const width = measure(pen, title.toUpperCase(), { face: 'title', size: 30 });
		const size = 30 * Math.min(1, (right - left) / width);
		letter(pen, title.toUpperCase(), [left, high - 63], { face: 'title', size });
	});
	let y = high - 89;
	plate.part('P', (pen) => {
		y = letterBlock(pen, summary, [left, y], right - left, leading, small);
	});
	return y - 9;
}

/** Letters pairs of a thing and its description, one below the other. */
function letterPairs(
	plate: Plate,
	pairs: readonly (readonly [of: string, description: string])[],
	top: number,
	column: number,
	{ small, leading }: Setting,
): number {
	let y = top;
	plate.group('L', () => {
		for (const [of, description] of pairs) {
			plate.group('LI', () => {
				let next = y;
				plate.part('Lbl', (pen) => {
					next = letterBlock(pen, of, [left, y], column - 8, leading, { ...small, face: 'label' });
				});
				plate.part('LBody', (pen) => {
					const at = left + column;
					y = Math.min(next, letterBlock(pen, description, [at, y], right - at, leading, small));
				});
			});
		}
	});
	return y - 7;
}

/** Letters the swatches, two in a row, each with its value. */
function letterSwatches(
	plate: Plate,
	{ colours }: DeckSheet,
	top: number,
	{ small }: Setting,
): number {
	const [half, row] = [(right - left + 10) / 2, 25.5];
	const place = (i: number) => [left + (i % 2) * half, top - Math.floor(i / 2) * row] as const;
	plate.artifact((pen) => {
		for (const [i, { hex }] of colours.entries()) {
			const [x, y] = place(i);
			pen.rect(x, y - 11, x + 21, y + 6.5, { fill: hex, width: 1.2 });
		}
	});
	plate.group('L', () => {
		for (const [i, { hex, name }] of colours.entries()) {
			const [x, y] = place(i);
			plate.group('LI', () =>
				plate.part('LBody', (pen) => {
					letter(pen, `${hex} `, [x + 26, y], { ...small, face: 'label' });
					letterBlock(pen, name, [x + 26, y - 8], half - 40, 7.2, { size: 6.6 });
				}),
			);
		}
	});
	return top - Math.ceil(colours.length / 2) * row - 4;
}

/** Letters all words of a plate. Returns the foot of the last line. */
function letterWords(
	plate: Plate,
	record: DeckSheet,
	place: SheetNumber,
	setting: Setting,
): number {
	const { small, leading } = setting;
	let y = letterTitle(plate, record, place, setting);
	y = letterHead(plate, 'Sizes', y);
	y = letterPairs(
		plate,
		record.sizes.map(({ of, size }) => [of, size]),
		y,
		168,
		setting,
	);
	y = letterHead(plate, 'Colours', y);
	y = letterSwatches(plate, record, y, setting);
	y = letterHead(plate, 'Materials', y);
	y = letterPairs(
		plate,
		record.materials.map(({ of, from }) => [of, from]),
		y,
		96,
		setting,
	);
	y = letterHead(plate, 'Never', y);
	plate.group('L', () => {
		for (const rule of record.never) {
			plate.group('LI', () =>
				plate.part('LBody', (pen) => {
					y = letterBlock(pen, rule, [left, y], right - left, leading, small) - 2;
				}),
			);
		}
	});
	y = letterHead(plate, 'Use', y - 5);
	plate.part('P', (pen) => {
		const use = `${sheetUse.take} ${sheetUse.stays}`;
		y = letterBlock(pen, use, [left, y], right - left, leading, small);
	});
	return y + leading;
}

/** A plate that measures text and draws nothing. */
function createDryPlate({ pen }: Plate): Plate {
	const measuring: readonly PropertyKey[] = ['font', 'fontSize', 'widthOfString'];
	const surface = new Proxy(pen.surface, {
		get(of, name: keyof Surface) {
			const found = of[name];
			if (typeof found !== 'function') return found;
			return measuring.includes(name) ? found.bind(of) : () => undefined;
		},
	});
	const dry = new Pen(surface, 100);
	const draw = (part: (pen: Pen) => void) => part(dry);
	return {
		pen: dry,
		setBoxes: () => undefined,
		artifact: draw,
		part: (_type, part) => draw(part),
		group: (_type, build) => build(),
		figure: (_alt, _corners, part) => draw(part),
		picture: () => undefined,
	};
}

/** The scales that a draughtsman has on a ruler. */
const ruler = [
	...[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300],
	...[400, 500, 600, 750, 1000, 1250, 1500, 2000],
];

/**
 * Finds scales at which the views fit. It begins with those of the record, and makes the scale of the largest
 * view smaller until all fit.
 * @throws Error that names the sheet if they do not fit at the smallest scale
 */
function chooseScales({ id, views: records }: DeckSheet, views: readonly DrawnView[]) {
	const scales = views.map((_, i) => records[i]?.scale ?? 1);
	for (;;) {
		const sizes = views.map(({ width, height, perMetre }, i) => {
			const points = (1000 * POINTS) / ((scales[i] ?? 1) * perMetre);
			return { width: width * points, height: height * points };
		});
		const laid = layViews(sizes, field);
		if (laid) return { scales, laid };
		const areas = sizes.map(({ width, height }) => width * height);
		const largest = areas.indexOf(Math.max(...areas));
		const next = ruler.find((scale) => scale > (scales[largest] ?? 1));
		if (!next) throw new Error(`The views of the deck sheet “${id}” have no room on it.`);
		scales[largest] = next;
	}
}

/**
 * Draws a plate of the deck kit: its views to scale, and its words beside them.
 * @param plate an empty tabloid landscape page
 * @param record in plain words
 * @param views in the record's order
 * @throws Error that names the sheet if its words or views do not fit
 */
export function drawDeckPlate(
	plate: Plate,
	record: DeckSheet,
	views: readonly DrawnView[],
	place: SheetNumber,
): void {
	const { width, height } = plateMedia;
	plate.artifact((pen) => pen.rect(0, 0, width, height, { fill: palette.paper }));
	const settings = sizes.map((size): Setting => ({ small: { size }, leading: size * 1.23 }));
	const dry = createDryPlate(plate);
	const setting = settings.find((each) => letterWords(dry, record, place, each) > words.low + 6);
	if (!setting) throw new Error(`The words of the deck sheet “${record.id}” have no room on it.`);
	letterWords(plate, record, place, setting);
	const { scales, laid } = chooseScales(record, views);
	for (const [i, { svg, alt, width }] of views.entries()) {
		const [at, title, scale] = [laid[i], record.views[i]?.title, scales[i]];
		if (!at || !title || !scale) continue;
		const top = height - at.y;
		const corners = [at.x, top - at.height, at.x + at.width, top] as const;
		plate.picture(alt, corners, svg, at.width / width);
		plate.part('Caption', (pen) => letterName(pen, title, scale, at.x, top - at.height - 13));
	}
}

function letterName(pen: Pen, title: string, scale: number, x: number, y: number): void {
	const name = `${title.toUpperCase()} `;
	const style: Lettering = { face: 'head', size: 11.4, tracking: 0.3 };
	letter(pen, name, [x, y], style);
	const ratio = scale === 1 ? 'full size' : `1:${scale}`;
	letter(pen, `${ratio} at 11 × 17 in`, [x + measure(pen, name, style) + 2, y], {
		...label,
		size: 7.6,
		colour: palette.steel,
	});
}
