import type { Point } from '../../art/shapes.ts';
import { spaceAlong } from '../../art/shapes.ts';
import { findFloor, hull, mooring, seamount } from '../../art/survey.ts';
import { hatchShape } from './hatch.ts';
import { palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** Metres per point at 1:4000. */
export const sectionScale = (4000 * 0.0254) / 72;

const [originX, datumY, gap] = [575, 500, 10];

/** Metres east of the origin to points on the sheet. */
export function sheetX(x: number): number {
	return originX + x / sectionScale;
}

/**
 * Turns a height into its place on the sheet.
 * @param z metres above datum
 * @param isBelowBreak whether it is drawn under the break, where 350 m of water are left out
 * @returns points from the sheet's lower edge
 */
export function sheetY(z: number, isBelowBreak = false): number {
	if (!isBelowBreak) return datumY + z / sectionScale;
	return datumY + seamount.breakTop / sectionScale - gap + (z - seamount.breakFoot) / sectionScale;
}

/** Where the drawing of the sea ends and the legend begins, in points. */
export const seaFoot = 158;

/** The top of Hollis Rise along the section, west to east, in metres. */
const ridge: readonly Point[] = [
	[-742, -800],
	[-716, -790],
	[-680, -793],
	[-640, -772],
	[-604, -766],
	[-570, -748],
	[-520, -744],
	[-486, -724],
	[-440, -716],
	[-398, -698],
	[-352, -694],
	[-310, -676],
	[-262, -672],
	[-214, -656],
	[-160, -652],
	[-104, -642],
	[-40, -640],
	[24, -643],
	[80, -641],
	[132, -650],
	[190, -655],
	[236, -668],
	[296, -672],
	[338, -690],
	[392, -695],
	[430, -711],
	[482, -720],
	[526, -742],
	[580, -748],
	[622, -766],
	[668, -771],
	[706, -788],
	[760, -792],
	[792, -800],
];

/** How deep the rise lies at a place along the section, in metres. */
function findGround(x: number): number {
	for (const [i, to] of ridge.entries()) {
		const from = ridge[i - 1];
		if (from && x >= from[0] && x <= to[0])
			return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
	}
	return seamount.toe;
}

/**
 * Draws Hollis Rise under the break: its face, its rock in section and its name.
 * @param pen the page's pen
 */
export function drawMount(pen: Pen): void {
	const place = ([x, z]: Point): Point => [sheetX(x), sheetY(z, true)];
	const top = ridge.map(place);
	const rock: Point[] = [...top, [sheetX(792), seaFoot], [sheetX(-742), seaFoot]];
	pen.path(rock, { fill: palette.wash });
	hatchShape(pen, rock, 45, 6, { width: 0.25, colour: palette.grey });
	// The skin of the rock is hatched closer than its inside, so that the edge carries the eye.
	const skin: Point[] = [
		...top,
		...ridge.map(([x, z]): Point => [sheetX(x), Math.max(seaFoot, sheetY(z, true) - 9)]).reverse(),
	];
	hatchShape(pen, skin, 45, 2, { width: 0.3 });
	pen.path(top, { width: 1.6, open: true, round: true });
	pen.text('HOLLIS RISE', sheetX(20), sheetY(-722, true), {
		size: 17,
		face: 'bold',
		align: 'centre',
		tracking: 5,
		plate: palette.white,
	});
	pen.text(`Summit –${-seamount.summit}.00, by sounding`, sheetX(20), sheetY(-745, true), {
		size: 6.2,
		align: 'centre',
		plate: palette.white,
	});
}

/** Where a line's number sits: above the break over the rise, below it at the sides, in steps where lines crowd. */
function findTag(
	number: number,
	x: number,
	from: Point,
	pull: Point,
	to: Point,
): { x: number; y: number } {
	const crowd = Math.max(0, x > 0 ? number - 15 : 81 - number) / 3;
	const height = Math.abs(x) < 330 ? 348 : 296 - crowd * 14;
	for (let t = 0; t < 1; t += 0.005) {
		const along = (a: number, b: number, c: number) =>
			(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
		const y = along(from[1], pull[1], to[1]);
		if (y <= height) return { x: along(from[0], pull[0], to[0]), y };
	}
	return { x: to[0], y: to[1] };
}

/**
 * Draws the mooring lines of the northern half, from the fairleads to the rise, with every third line's number.
 * @param pen the page's pen
 */
export function drawLines(pen: Pen): void {
	const tags: { x: number; y: number; number: number }[] = [];
	for (const [i, { at }] of spaceAlong(hull, mooring.lines).entries()) {
		if (at[1] < 0) continue;
		const foot = at[0] * 1.22 + 18;
		const from: Point = [sheetX(at[0]), sheetY(findFloor(mooring.fairleadDeck))];
		const to: Point = [sheetX(foot), sheetY(findGround(foot), true)];
		const pull: Point = [from[0] + (to[0] - from[0]) * 0.22, from[1] + (to[1] - from[1]) * 0.62];
		pen.curve(from, pull, to, { width: 0.4, colour: palette.blue });
		pen.rect(to[0] - 1.3, to[1] - 2.4, 2.6, 3.2, { fill: palette.ink });
		if ((i + 1) % 3 === 0) tags.push({ ...findTag(i + 1, at[0], from, pull, to), number: i + 1 });
	}
	const [high, low] = [sheetY(seamount.breakTop), sheetY(seamount.breakFoot, true)];
	pen.rect(24, low, 1176, high - low, { fill: palette.white });
	for (const { x, y, number } of tags) {
		pen.circle(x, y, 4.6, { fill: palette.white, width: 0.5, colour: palette.blue });
		pen.text(`${number}`, x, y - 1.8, { size: 5.2, face: 'bold', align: 'centre' });
	}
}
