import type { Point } from '../../../art/shapes.ts';
import { offsetPolygon } from '../../../art/shapes.ts';
import { findFloor, findHead, hullReach } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawBlocks } from './block-fill.ts';
import { keelLine, roofLine, shell } from './profile.ts';

const { west, east } = hullReach;

/** Every tenth deck heavy, the four levels' bounds heavier; the decks between are their blocks' own. */
function drawDecks(pen: Pen): void {
	const run = (z: number): [Point, Point] => [
		[west, z],
		[east, z],
	];
	const tenths = [-30, -20, -10, 10, 20, 30, 50].map((deck) =>
		run(deck > 0 ? findHead(deck) : findFloor(deck)),
	);
	pen.lines(tenths, { width: 1 });
	pen.lines([run(findHead(40)), run(findHead(15))], { width: 2 });
}

/** The hull's two skins below the waterline, red outside as every ship's is. */
function drawDoubleHull(pen: Pen): void {
	// Carried up past the waterline before it is moved in, so that the waterline itself gets no lining.
	const raised = keelLine.map(([x, z]): Point => [x, z >= 0 ? z + 12 : z]);
	const lining = offsetPolygon(raised, measures.hull.drawn.skins);
	pen.within(keelLine, () => {
		pen.within(raised, () => pen.path(raised, { fill: palette.oxide }), lining);
		pen.path(lining, { width: 0.5 });
		const ribs = raised.map((point, i): [Point, Point] => [point, lining[i - 1] ?? point]);
		pen.lines(ribs, { width: 0.4 });
	});
}

/**
 * Draws the cut hull: its rooms, its decks, its bulkheads, its skins and its outline.
 * @param pen the page's pen, in metres
 */
export function drawHull(pen: Pen): void {
	pen.path(roofLine, { fill: palette.white });
	pen.path(keelLine, { fill: palette.haze });
	pen.within(shell, () => {
		drawBlocks(pen);
		drawDecks(pen);
	});
	drawDoubleHull(pen);
}

/** Draws the cut's outline, over everything that is built into it. */
export function drawOutline(pen: Pen): void {
	pen.path(shell, { width: 2.4, isRound: true });
	pen.line([west, 0], [east, 0], { width: 1.4 });
}
