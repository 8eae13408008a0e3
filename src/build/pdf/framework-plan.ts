import type { PDFPage } from 'pdf-lib';
import type { Point } from '../../art/shapes.ts';
import { clipToConvex, offsetPolygon, spaceAlong } from '../../art/shapes.ts';
import {
	districts,
	grid,
	houses,
	hull,
	hullReach,
	loop,
	mole,
	mooring,
	sectionLine,
	slips,
	stationFixes,
} from '../../art/survey.ts';
import { stations } from '../../content/world-bible.ts';
import { dimensionAcross, dimensionUp } from './dimension.ts';
import { drawHatch, hatchShape } from './hatch.ts';
import { palette } from './palette.ts';
import type { Fonts } from './pen.ts';
import { Pen } from './pen.ts';
import { drawPlanTable } from './plan-table.ts';
import { drawFrame, drawTitleBlock } from './sheet-frame.ts';
import { drawFlag } from './signal-flags.ts';

const { ink, blue, red, white, grey, water } = palette;

/** Metres per point at 1:5000. */
const planScale = (5000 * 0.0254) / 72;

/** The survey origin on the sheet, in points. */
const origin = { x: 467, y: 400 } as const;

const place = ([x, y]: Point): Point => [origin.x + x / planScale, origin.y + y / planScale];

/** The grid over the sea, with a band of letters and numbers around it. */
function drawGrid(pen: Pen): void {
	const [left, low] = place([grid.west, grid.south]);
	const [right, high] = place([grid.east, grid.north]);
	const band = 11;
	pen.rect(left - band, low - band, right - left + 2 * band, high - low + 2 * band, {
		fill: white,
		width: 0.8,
	});
	pen.rect(left, low, right - left, high - low, { fill: water, width: 0.5 });
	const step = grid.step / planScale;
	const rules: [Point, Point][] = [];
	for (const [i, letter] of [...grid.letters].entries()) {
		const x = left + i * step;
		if (i > 0)
			rules.push([
				[x, low - band],
				[x, high + band],
			]);
		for (const y of [low - band + 3.2, high + 3.2])
			pen.text(letter, x + step / 2, y, { size: 6.4, face: 'bold', align: 'centre' });
	}
	const rows = (grid.north - grid.south) / grid.step;
	for (let i = 0; i < rows; i++) {
		const y = high - i * step;
		if (i > 0)
			rules.push([
				[left - band, y],
				[right + band, y],
			]);
		for (const x of [left - band / 2, right + band / 2])
			pen.text(`${i + 1}`, x, y - step / 2 - 2.2, { size: 6.4, face: 'bold', align: 'centre' });
	}
	pen.lines(rules, { width: 0.25, colour: '#a9bfd6' });
}

/** Lines that follow the shore and thin out, as on an old chart. */
function drawWaterLining(pen: Pen): void {
	for (const [i, metres] of [5, 11, 18].entries()) {
		pen.path(offsetPolygon(hull, -metres).map(place), { width: 0.4 - i * 0.1, colour: blue });
	}
}

function drawDistricts(pen: Pen): void {
	const outline = hull.map(place);
	pen.path(outline, { fill: white });
	for (const district of districts) {
		const ground = clipToConvex(district.ground, hull).map(place);
		drawHatch(pen, district.hatch, ground);
	}
	for (const district of districts)
		pen.path(clipToConvex(district.ground, hull).map(place), { width: 1 });
	const parapet = offsetPolygon(hull, 7).map(place);
	pen.within(outline, () => pen.path(outline, { fill: white }), parapet);
	// Ruled square to the hull: hatching at one angle would vanish where the hull runs along it.
	const rungs = spaceAlong(hull, mooring.lines * 8).map(({ at, out }): [Point, Point] => [
		place(at),
		place([at[0] - out[0] * 7, at[1] - out[1] * 7]),
	]);
	pen.lines(rungs, { width: 0.3 });
	pen.path(parapet, { width: 0.35 });
	pen.path(outline, { width: 1.9 });
	pen.within(offsetPolygon(hull, -3).map(place), () => {
		for (const slip of slips) {
			const corners: Point[] = [
				[slip.west, slip.south],
				[slip.east, slip.south],
				[slip.east, slip.north],
				[slip.west, slip.north],
			];
			pen.path(corners.map(place), { fill: water });
			pen.path(corners.map(place), { width: 1.2, open: true });
		}
	});
}

function drawMole(pen: Pen): void {
	const half = mole.width / 2;
	const side = (by: number) =>
		mole.line.map(([x, y], i): Point => {
			const [a, b] = [mole.line[i - 1] ?? [x, y - 1], mole.line[i + 1] ?? [x, y + 1]];
			const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
			return [x - ((b[1] - a[1]) / length) * by, y + ((b[0] - a[0]) / length) * by];
		});
	const shape = [...side(half), ...side(-half).reverse()].map(place);
	pen.path(shape, { fill: white });
	hatchShape(pen, shape, 135, 2.2, { width: 0.3 });
	pen.path(shape, { width: 1.3 });
	const [x, y] = place(houses.breakwater.at);
	pen.rect(x - 5, y - 8, 10, 16, { fill: white, width: 1.1 });
}

/** Mooring lines with their numbers, and the sectors with theirs. */
function drawMoorings(pen: Pen): void {
	const fixes = spaceAlong(hull, mooring.lines);
	const out = ([x, y]: Point, [ux, uy]: Point, points: number): Point => [
		x + ux * points,
		y + uy * points,
	];
	for (const [i, fix] of fixes.entries()) {
		const at = place(fix.at);
		const end = out(at, fix.out, 17);
		pen.line(at[0], at[1], end[0], end[1], { width: 0.5, colour: blue });
		pen.circle(at[0], at[1], 1.3, { fill: ink });
		const tag = out(at, fix.out, 22.5);
		pen.text(`${i + 1}`, tag[0], tag[1] - 1.9, { size: 5.2, align: 'centre' });
	}
	const perSector = mooring.lines / mooring.sectors.length;
	const bounds = spaceAlong(hull, mooring.lines * 2);
	for (const [i, name] of mooring.sectors.entries()) {
		const edge = bounds[(i * perSector * 2 + bounds.length - 1) % bounds.length];
		const [first, last] = [i * perSector + 1, (i + 1) * perSector];
		// The mole stands where sector VI's name would: it moves along to the mole's southern end.
		const middle = bounds[i * perSector * 2 + perSector - (name === 'VI' ? 6 : 0)];
		if (!edge || !middle) continue;
		const foot = place(edge.at);
		const [from, to] = [out(foot, edge.out, 3), out(foot, edge.out, 46)];
		pen.line(from[0], from[1], to[0], to[1], { width: 0.8, dash: [6, 2, 1.5, 2] });
		const [ux, uy] = middle.out;
		const turn = (Math.atan2(-ux, uy) * 180) / Math.PI;
		const isUpright = Math.abs(turn) <= 90;
		const label = out(place(middle.at), [ux, uy], isUpright ? 34 : 44);
		pen.text(`SECTOR ${name} · ${first} TO ${last}`, label[0], label[1], {
			size: 6.4,
			face: 'bold',
			align: 'centre',
			rotate: isUpright ? turn : turn - 180,
			tracking: 0.4,
			colour: blue,
		});
	}
}

function drawLoop(pen: Pen): void {
	const ring = loop.map(place);
	pen.path(ring, { width: 5.2, colour: white });
	pen.path(ring, { width: 3.2, colour: blue });
	pen.path(ring, { width: 1.2, colour: white });
	for (const [i, fix] of stationFixes.entries()) {
		const [x, y] = place(fix);
		const [ux, uy] = [fix[0] / Math.hypot(...fix), fix[1] / Math.hypot(...fix)];
		pen.circle(x, y, 5.4, { fill: white, width: 1.3 });
		pen.text(`${i + 1}`, x, y - 2, { size: 5.6, face: 'bold', align: 'centre' });
		const isSide = Math.abs(ux) > 0.45;
		const align = isSide ? (ux > 0 ? 'left' : 'right') : 'centre';
		pen.text(
			stations[i]?.name ?? '',
			x + (isSide ? Math.sign(ux) * 9 : 0),
			y + (isSide ? uy * 6 - 2.6 : uy > 0 ? 9 : -14),
			{
				size: 7.6,
				face: 'bold',
				align,
				plate: white,
			},
		);
	}
}

function drawNames(pen: Pen): void {
	for (const { lines, label } of districts) {
		const [x, y] = place(label);
		for (const [i, line] of lines.entries()) {
			pen.text(line, x, y - i * 12, {
				size: 9.6,
				face: 'bold',
				align: 'centre',
				tracking: 1,
				plate: white,
			});
		}
	}
	for (const [key, house] of Object.entries(houses)) {
		const [x, y] = place(house.at);
		if (key === 'breakwater') {
			drawFlag(pen, house.flag, x - 4, y - 4, 8);
			for (const [i, word] of house.name.split(' ').entries()) {
				pen.text(word, place([grid.west, 0])[0] + 4, place([0, 136])[1] - i * 8, {
					size: 7,
					face: 'bold',
					plate: water,
				});
			}
			continue;
		}
		pen.rect(x - 6, y - 6, 12, 12, { fill: white, width: 0.8 });
		drawFlag(pen, house.flag, x - 4.5, y - 4.5, 9);
		pen.text(house.name, x, y + 9.4, { size: 7, face: 'bold', align: 'centre', plate: white });
	}
}

/** The stepped cutting line of sheet 1, heavy at its ends and corners. */
function drawSectionLine(pen: Pen): void {
	const track = sectionLine.map(place);
	pen.path(track, { width: 0.9, colour: red, dash: [11, 2.5, 2, 2.5], open: true });
	for (const end of [track.at(0), track.at(-1)]) {
		if (!end) continue;
		const [x, y] = end;
		pen.line(x, y, x, y + 13, { width: 1.2, colour: red });
		pen.path(
			[
				[x, y + 20],
				[x - 3, y + 12],
				[x + 3, y + 12],
			],
			{ fill: red },
		);
		pen.text('A', x, y - 11, { size: 11, face: 'bold', align: 'centre', colour: red });
	}
}

function drawSizes(pen: Pen): void {
	const [west, south] = place([hullReach.west, hullReach.south]);
	const [east, north] = place([hullReach.east, hullReach.north]);
	const [gridLeft, gridLow] = place([grid.west, grid.south]);
	const [across, up] = [gridLow - 19, gridLeft - 19];
	const extension = { width: 0.2, colour: grey };
	for (const x of [west, east]) {
		// In two pieces, clear of the sectors' names and of the grid's letters.
		pen.line(x, place([0, -425])[1], x, gridLow, extension);
		pen.line(x, gridLow - 11, x, across - 4, extension);
	}
	for (const y of [south, north]) pen.line(origin.x, y, up - 4, y, extension);
	dimensionAcross(
		pen,
		west,
		east,
		across,
		`${(hullReach.east - hullReach.west).toFixed(1)} over all`,
	);
	dimensionUp(pen, up, south, north, `${(hullReach.north - hullReach.south).toFixed(1)} over all`);
}

/**
 * Draws framework sheet 2: the plan of the city at the waterline.
 * @param page an empty tabloid landscape page
 * @param fonts the faces to letter it in
 */
export function drawFrameworkPlan(page: PDFPage, fonts: Fonts): void {
	const pen = new Pen(page, fonts);
	drawGrid(pen);
	drawSizes(pen);
	drawWaterLining(pen);
	drawDistricts(pen);
	drawMole(pen);
	drawMoorings(pen);
	drawSectionLine(pen);
	drawLoop(pen);
	drawNames(pen);
	drawPlanTable(pen, stationFixes, planScale);
	drawFrame(pen);
	drawTitleBlock(pen, { number: 2, view: 'Plan at the waterline', scale: '1:5000' });
}
