import type { Point } from '../../../art/shapes.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded } from '../seeded.ts';

/** The top of Hollis Rise along the section, west to east, in metres: flat for a market town's length. */
const top: readonly Point[] = [
	[-740, -706],
	[-716, -690],
	[-704, -668],
	[-680, -661],
	[-648, -650],
	[-612, -651],
	[-566, -645],
	[-508, -646],
	[-470, -642],
	[-404, -643],
	[-352, -640],
	[-280, -642],
	[-206, -640],
	[-120, -641],
	[-40, -640],
	[60, -642],
	[140, -641],
	[226, -640],
	[300, -643],
	[366, -642],
	[430, -645],
	[512, -644],
	[566, -649],
	[616, -648],
	[660, -655],
	[700, -658],
	[724, -672],
	[742, -698],
	[770, -716],
];

const foot = -800;

/** How deep the rise lies at a place along the section, in metres. */
export function findGround(x: number): number {
	for (const [i, to] of top.entries()) {
		const from = top[i - 1];
		if (from && x >= from[0] && x <= to[0])
			return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
	}
	return foot;
}

/**
 * Draws Hollis Rise: its rock in beds, its skin catching what light there is.
 * @param pen the page's pen, in metres below the break
 */
export function drawRise(pen: Pen): void {
	const at = (depth: number, sway: number) =>
		top.map(([x, z], i): Point => [x, z - depth - Math.sin(i * 1.7 + depth) * sway]);
	const rock = (edge: readonly Point[]): Point[] => [...edge, [790, foot], [-760, foot]];
	pen.path(rock(top), { fill: palette.slate });
	pen.path(rock(at(9, 2)), { fill: palette.night });
	pen.path(rock(at(34, 5)), { fill: palette.ink });
	const next = createSeeded(640);
	const cracks: Point[][] = [];
	const hatch: [Point, Point][] = [];
	for (let x = -690; x < 740; x += 5 + next() * 5) {
		const z = findGround(x);
		hatch.push([
			[x, z - 1.5],
			[x - 5 - next() * 4, z - 7 - next() * 9],
		]);
	}
	for (let x = -660; x < 720; x += 60 + next() * 50) {
		const z = findGround(x) - 6;
		cracks.push([
			[x, z],
			[x + 6 - next() * 14, z - 12],
			[x + 4 - next() * 10, z - 18 - next() * 6],
		]);
	}
	pen.lines(hatch, { width: 0.4, colour: palette.ink });
	for (const crack of cracks) pen.path(crack, { width: 0.6, colour: palette.slate, isOpen: true });
	pen.path(top, { width: 2, isOpen: true, isRound: true });
}
