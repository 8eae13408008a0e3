import type { Point } from '../../../art/shapes.ts';
import { hullReach, seamount } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded } from '../seeded.ts';
import { breakGap, metres, panel, sheetX, sheetY } from './layout.ts';

const { left, right, low } = panel;

/** A long swell across the panel at a depth in metres: a smooth row of points. */
function swell(depth: number, reach: number, rise: number, phase: number): Point[] {
	const points: Point[] = [];
	for (let i = 0; i <= 14; i++) {
		const x = left - 20 + ((right - left + 40) * i) / 14;
		points.push([x, sheetY(-depth) + Math.sin((i / 14) * reach + phase) * rise]);
	}
	return points;
}

/** The water in flat bands, darker downwards, with its surface as a heavy line. */
export function drawSea(pen: Pen): void {
	const bands = [
		{ colour: palette.sea, edge: [] as Point[] },
		{ colour: palette.blue, edge: swell(44, 9, 3, 0.4) },
		{ colour: palette.deep, edge: swell(128, 7, 4, 2.1) },
		{ colour: palette.abyss, edge: swell(226, 8, 4, 4) },
	];
	const surface = sheetY(0);
	for (const { colour, edge } of bands) {
		if (edge.length === 0) pen.rect(left, low, right, surface, { fill: colour });
		else {
			// Closed far below the panel: the curve must not round its own lower corners into it.
			const foot: Point[] = [
				[right + 40, low - 60],
				[left - 40, low - 60],
			];
			pen.smooth([...edge, ...foot], { fill: colour });
		}
	}
	drawGlints(pen);
}

/** Broken runs of light under the surface, denser towards it, as an engraver rules water. */
function drawGlints(pen: Pen): void {
	const next = createSeeded(42);
	const runs: [Point, Point][] = [];
	for (let row = 1; row <= 8; row++) {
		const y = sheetY(0) - 2 - row * (1.5 + row * 0.32);
		for (let x = left + next() * 30; x < right; x += 34 + next() * 40 + row * 6)
			runs.push([
				[x, y],
				[x + 26 - row * 2, y],
			]);
	}
	pen.lines(runs, { width: 0.5, colour: palette.foam });
}

/** Small waves along the surface, in ink over a line of foam. */
export function drawSurface(pen: Pen): void {
	const y = metres.y;
	const crest = 9.8;
	const bows: [Point, Point, Point][] = [];
	const [west, east] = [sheetX(hullReach.west), sheetX(hullReach.east)];
	for (let x = left; x < right; x += crest)
		if (x + crest < west || x > east)
			bows.push([
				[x, y + 0.4],
				[x + crest / 2, y - 3],
				[x + crest, y + 0.4],
			]);
	pen.curves(
		bows.map(([a, b, c]): [Point, Point, Point] => [
			[a[0], a[1] - 1.6],
			[b[0], b[1] - 1.6],
			[c[0], c[1] - 1.6],
		]),
		{ width: 0.7, colour: palette.foam },
	);
	pen.curves(bows, { width: 1.5, isRound: true });
}

/** The break in the water: a torn band of paper, with the zigzag that says so in every drawing office. */
export function drawBreak(pen: Pen): void {
	const top = sheetY(seamount.breakTop);
	const next = createSeeded(350);
	const tear = (y: number): Point[] => {
		const points: Point[] = [];
		for (let x: number = left; x < right; x += 7 + next() * 9)
			points.push([x, y + (next() - 0.5) * 2.6]);
		return [...points, [right, y]];
	};
	const [upper, lower] = [tear(top), tear(top - breakGap)];
	pen.path([...upper, ...lower.toReversed()], { fill: palette.paper });
	for (const edge of [upper, lower]) pen.path(edge, { width: 1, isOpen: true });
	for (const x of [-430, 0, 430].map(sheetX)) {
		const zigzag: Point[] = [
			[x - 5, top - breakGap / 2],
			[x - 2, top + 5],
			[x + 2, top - breakGap - 5],
			[x + 5, top - breakGap / 2],
		];
		pen.path(zigzag, { width: 1, isOpen: true });
	}
}
