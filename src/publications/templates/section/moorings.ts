import type { Point } from '../../../art/shapes.ts';
import { spaceAlong } from '../../../art/shapes.ts';
import { findFloor, hull, mooring, seamount } from '../../../art/survey.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { breakGap, sheetX, sheetY, sheetYBelow } from './layout.ts';
import { keelLine } from './profile.ts';
import { findGround } from './rise.ts';

/** A mooring line on the sheet: from its mouth in the hull, pulled towards a point, to its anchor, in points. */
type Line = { number: number; from: Point; pull: Point; to: Point };

const { top, foot: low } = mooring.mouths;

/** How far out the hull is at the mouths, as a share of its reach at the waterline. */
const inwards = 0.49;

/** The lines of the northern half: those of the southern lie in front of the cut. */
function listLines(): Line[] {
	return spaceAlong(hull, mooring.lines).flatMap(({ at }, i): Line[] => {
		if (at[1] < 0) return [];
		const foot = at[0] * 1.2 + 14;
		const deck = top - (i % (top - low + 1));
		const from: Point = [sheetX(at[0] * inwards), sheetY(findFloor(deck) + 2)];
		const to: Point = [sheetX(foot), sheetYBelow(findGround(foot))];
		const pull: Point = [from[0] + (to[0] - from[0]) * 0.2, from[1] + (to[1] - from[1]) * 0.62];
		return [{ number: i + 1, from, pull, to }];
	});
}

/** Where a line is at a height on the sheet. */
function findAt({ from, pull, to }: Line, height: number): Point {
	for (let t = 0; t < 1; t += 0.004) {
		const along = (a: number, b: number, c: number) =>
			(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
		const y = along(from[1], pull[1], to[1]);
		if (y <= height) return [along(from[0], pull[0], to[0]), y];
	}
	return to;
}

/**
 * Draws the mooring lines from their mouths to their anchors on the rise, and up the outside from
 * the outermost mouths to the clamps.
 * @param pen the page's pen, in points
 */
export function drawLines(pen: Pen): void {
	const lines = listLines();
	for (const side of [-1, 1]) {
		const flank = keelLine.filter(([x, z]) => x * side > 0 && z > findFloor(low));
		const run = flank
			.toSorted((a, b) => (a[0] - b[0]) * side)
			.map(([x, z]): Point => [sheetX(x) + side * 2.2, sheetY(z) - 1]);
		const end = run.at(-1);
		if (end) run.push([end[0], sheetY(findFloor(mooring.clamp) + 1)]);
		pen.path(run, { width: 1.8, isOpen: true });
		pen.path(run, { width: 0.8, colour: palette.rope, isOpen: true });
	}
	const bows = lines.map(({ from, pull, to }): [Point, Point, Point] => [from, pull, to]);
	pen.curves(bows, { width: 1.5, colour: palette.ink });
	pen.curves(bows, { width: 0.65, colour: palette.rope });
	for (const { to } of lines) {
		const [x, y] = to;
		const clump: Point[] = [
			[x - 3.6, y - 2],
			[x - 2, y + 3],
			[x + 2, y + 3],
			[x + 3.6, y - 2],
		];
		pen.path(clump, { fill: palette.mist, width: 0.7 });
	}
}

/**
 * Draws every third line's number, in steps where the lines crowd.
 * @param pen the page's pen, in points
 */
export function drawNumbers(pen: Pen): void {
	const above = sheetY(seamount.breakTop) + 12;
	for (const line of listLines()) {
		if (line.number % 3 !== 0) continue;
		const crowd = Math.abs(line.from[0] - sheetX(0)) > (sheetX(490) - sheetX(0)) * inwards;
		const step = crowd ? ((line.number % 9) / 3) * 14 : 0;
		const [x, y] = findAt(line, crowd ? above + 4 + step : above);
		pen.circle([x, y], 5, { fill: palette.yellow, width: 0.8 });
		letter(pen, `${line.number}`, [x, y - 2], { face: 'label', size: 5.6, align: 'centre' });
	}
	// The break hides the lines for eleven points: their ends there are whipped, as a rope's are.
	const ends = listLines().flatMap((line): [Point, Point][] => {
		const [top, foot] = [sheetY(seamount.breakTop), sheetY(seamount.breakTop) - breakGap];
		return [findAt(line, top + 1.6), findAt(line, foot - 1.6)].map(([x, y]): [Point, Point] => [
			[x - 1.6, y],
			[x + 1.6, y],
		]);
	});
	pen.lines(ends, { width: 1, colour: palette.rope });
}
