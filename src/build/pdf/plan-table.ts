import type { Point } from '../../art/shapes.ts';
import { clipToConvex, measureArea } from '../../art/shapes.ts';
import { districts, findSquare, houses, hull, hullArea } from '../../art/survey.ts';
import { stations } from '../../content/world-bible.ts';
import { drawScaleBar } from './dimension.ts';
import { drawHatch } from './hatch.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { titleBlock } from './sheet-frame.ts';
import { drawFlag } from './signal-flags.ts';

const { ink, blue, grey } = palette;
const { x: left, width } = titleBlock;

function drawHead(pen: Pen, words: string, x: number, y: number): void {
	pen.text(words, x, y, { size: 7, face: 'bold', tracking: 0.6 });
}

function drawNorth(pen: Pen, x: number, y: number): void {
	pen.circle(x, y, 22, { width: 0.6 });
	pen.circle(x, y, 19.5, { width: 0.25 });
	const ticks: [Point, Point][] = [];
	for (let i = 0; i < 32; i++) {
		const [sin, cos] = [Math.sin((i * Math.PI) / 16), Math.cos((i * Math.PI) / 16)];
		const from = i % 4 ? 19.5 : 16.5;
		ticks.push([
			[x + sin * from, y + cos * from],
			[x + sin * 22, y + cos * 22],
		]);
	}
	pen.lines(ticks, { width: 0.35 });
	pen.path(
		[
			[x, y + 29],
			[x - 6, y - 12],
			[x, y - 6],
		],
		{ fill: ink },
	);
	pen.path(
		[
			[x, y + 29],
			[x + 6, y - 12],
			[x, y - 6],
		],
		{ width: 0.6 },
	);
	pen.text('N', x, y + 32, { size: 11, face: 'bold', align: 'centre' });
}

/** The districts' hatchings, names and areas. */
function drawDistrictTable(pen: Pen, top: number): void {
	drawHead(pen, 'DISTRICTS', left, top);
	pen.text('ha', left + width, top, { size: 6, face: 'bold', align: 'right' });
	let y = top - 16;
	for (const district of districts) {
		const area = measureArea(clipToConvex(district.ground, hull)) / 1e4;
		const swatch: Point[] = [
			[left, y - 3],
			[left, y + 8],
			[left + 30, y + 8],
			[left + 30, y - 3],
		];
		drawHatch(pen, district.hatch, swatch);
		pen.path(swatch, { width: 0.6 });
		pen.text(district.name, left + 38, y, { size: 7.4 });
		pen.text(area.toFixed(1), left + width, y, { size: 7.4, align: 'right' });
		pen.line(left + 38, y - 3.4, left + width, y - 3.4, { width: 0.2, colour: grey });
		y -= 14;
	}
	pen.text('Hull at the waterline', left + 38, y, { size: 7.4, face: 'bold' });
	pen.text(`${(hullArea * 100).toFixed(1)} ha, ${hullArea.toFixed(2)} km²`, left + width, y, {
		size: 7.4,
		face: 'bold',
		align: 'right',
	});
}

/** The loop's stations in calling order with their grid squares, in two columns. */
function drawStationTable(pen: Pen, top: number, fixes: readonly Point[]): void {
	drawHead(pen, 'AXION LOOP, IN CALLING ORDER', left, top);
	for (const [i, { name }] of stations.entries()) {
		const [column, row] = [Math.floor(i / 6), i % 6];
		const [x, y] = [left + column * 152, top - 15 - row * 11.4];
		pen.circle(x + 5, y + 2.3, 4.6, { fill: palette.white, width: 0.8, colour: blue });
		pen.text(`${i + 1}`, x + 5, y + 0.4, { size: 5.2, face: 'bold', align: 'centre' });
		pen.text(name, x + 14, y, { size: 7.2 });
		const fix = fixes[i];
		if (fix) pen.text(findSquare(fix), x + 138, y, { size: 7.2, align: 'right', colour: grey });
	}
}

/** The six headquarters with their flags and grid squares. */
function drawHouseTable(pen: Pen, top: number): void {
	drawHead(pen, 'HEADQUARTERS', left, top);
	for (const [i, house] of Object.values(houses).entries()) {
		const [x, y] = [left + (i % 2) * 152, top - 18 - Math.floor(i / 2) * 18];
		drawFlag(pen, house.flag, x, y - 3, 10.5);
		pen.text(house.name, x + 16, y + 2, { size: 7.2, face: 'bold' });
		pen.text(house.decks, x + 16, y - 4.6, { size: 5.6 });
		pen.text(findSquare(house.at), x + 138, y, { size: 7.2, align: 'right', colour: grey });
	}
}

/**
 * Draws the plan's right-hand column: heading, north, scale, tables and notes.
 * @param pen the page's pen
 * @param fixes the stations' places in metres, in calling order
 * @param metresPerPoint the plan's scale
 */
export function drawPlanTable(pen: Pen, fixes: readonly Point[], metresPerPoint: number): void {
	pen.text('LAGAN', left - 1, 724, { size: 36, face: 'bold' });
	pen.text('Structural frame', left, 710, { size: 10, face: 'bold', colour: blue });
	pen.text('Plan at the waterline', left, 698, { size: 8 });
	drawNorth(pen, left + width - 30, 700);
	drawHead(pen, 'SCALE 1:5000', left, 668);
	drawScaleBar(pen, left + 2, 654, 50 / metresPerPoint, [
		'0',
		'50',
		'100',
		'150',
		'200',
		'250',
		'300 m',
	]);
	drawDistrictTable(pen, 622);
	drawStationTable(pen, 492, fixes);
	drawHouseTable(pen, 392);
	drawHead(pen, 'NOTES', left, 312);
	const notes = [
		'1. Ninety-six mooring lines in eight sectors of twelve, numbered clockwise from north.',
		'2. Grid squares are 100 m; the letters leave out I and O.',
		'3. Each station posts the tide table of the harbour it is named for. This sheet uses ±0.00.',
		'4. Districts are bounded at the waterline. Above and below it they overlap, and so do their claims.',
		'5. Derelict lies off this sheet: lines cut 2079, not surveyed since.',
	];
	let y = 300;
	for (const note of notes) y = pen.paragraph(note, left, y, width, 8, { size: 6.4 }) - 2.4;
	drawKey(pen, 208);
}

function drawKey(pen: Pen, top: number): void {
	drawHead(pen, 'KEY', left, top);
	const rows: readonly (readonly [string, (x: number, y: number) => void])[] = [
		[
			'Axion Loop and station',
			(x, y) => {
				pen.line(x, y, x + 26, y, { width: 2.6, colour: blue });
				pen.line(x, y, x + 26, y, { width: 1, colour: palette.white });
				pen.circle(x + 13, y, 3, { fill: palette.white, width: 1 });
			},
		],
		[
			'Mooring line, fairlead',
			(x, y) => {
				pen.line(x, y, x + 26, y, { width: 0.5, colour: blue });
				pen.circle(x + 4, y, 1.3, { fill: ink });
			},
		],
		['Sector boundary', (x, y) => pen.line(x, y, x + 26, y, { width: 0.8, dash: [6, 2, 1.5, 2] })],
		[
			'Section A–A, sheet 1',
			(x, y) => pen.line(x, y, x + 26, y, { width: 0.9, colour: palette.red, dash: [9, 2, 2, 2] }),
		],
	];
	for (const [i, [words, draw]] of rows.entries()) {
		const [x, y] = [left + (i % 2) * 152, top - 15 - Math.floor(i / 2) * 14];
		draw(x, y + 2.2);
		pen.text(words, x + 33, y, { size: 6.4 });
	}
}
