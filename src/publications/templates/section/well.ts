import type { Point } from '../../../art/shapes.ts';
import { findFloor, findHead, houses } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded, pick } from '../seeded.ts';
import { drawFlag } from '../signal-flags.ts';

const { deep, sand, plaster, wood, red, white, yellow, foam, rose, orange, mist } = palette;
const room = measures.well;
const [x, foot, head] = [houses.well.at[0], findFloor(room.foot), findHead(room.top)];

const { depth: going, tiers: rows, rise, front, net } = room.drawn;

/** How far the first row stands from the middle, in metres. */
const first = room.drawn.floor / 2;

/** Where the seats of one row are, on the lee side: the weather side mirrors it. */
const findRow = (row: number): Point => [first + row * going, foot + front + row * rise];

/**
 * Draws the Well: an amphitheatre in what was meant for a turbine hall, with its rows, its speaker,
 * and the net under the front row.
 * @param pen the page's pen, in metres
 */
export function drawWell(pen: Pen): void {
	const half = room.drawn.across / 2;
	pen.path(
		[
			[x - half, foot],
			[x - half, head],
			[x + half, head],
			[x + half, foot],
		],
		{ fill: deep, width: 1.6 },
	);
	// The light over the floor.
	pen.path(
		[
			[x - 3, head],
			[x + 3, head],
			[x + 13, foot],
			[x - 13, foot],
		],
		{ fill: palette.blue },
	);
	for (const side of [-1, 1]) {
		const steps: Point[] = [[x + side * first, foot]];
		for (let row = 0; row < rows; row++) {
			const [out, z] = findRow(row);
			const next = row + 1 < rows ? out + going : half;
			steps.push([x + side * out, z], [x + side * next, z]);
		}
		steps.push([x + side * half, foot]);
		pen.path(steps, { fill: side < 0 ? sand : plaster, width: 0.8 });
		pen.line([x + side * half, foot + 5], [x + side * (half - 8), foot], { width: 0.4 });
	}
	drawCrowd(pen);
	// The floor, and the net over its edge, cleared on Fridays.
	pen.line([x - 14, foot + 0.6], [x + 14, foot + 0.6], { width: 0.8, colour: wood });
	for (const side of [-1, 1])
		pen.curves(
			[
				[
					[x + side * first, foot + net.clear + 0.4],
					[x + side * (first - net.reach / 2), foot + net.clear - 0.6],
					[x + side * (first - net.reach), foot + net.clear + 0.8],
				],
			],
			{ width: 0.6, colour: foam },
		);
	pen.line([x, foot + 0.6], [x, foot + 2.6], { width: 1.3, colour: red });
	pen.circle([x, foot + 3.3], 0.7, { fill: plaster });
	drawFlag(pen, 'C', x - 4.5, head - 11, 9);
}

/** Those who have come to watch, mostly eating. */
function drawCrowd(pen: Pen): void {
	const next = createSeeded(220);
	const coats = [white, yellow, red, foam, orange, rose, mist] as const;
	const byCoat = new Map<string, Point[]>();
	for (let row = 0; row < rows; row++) {
		const [out, z] = findRow(row);
		for (const side of [-1, 1])
			for (const seat of [0.9, 2.1, 3.3]) {
				if (next() < 0.22) continue;
				const coat = pick(coats, next());
				byCoat.set(coat, [...(byCoat.get(coat) ?? []), [x + side * (out + seat), z + 0.9]]);
			}
	}
	for (const [fill, seats] of byCoat) pen.circles(seats, 0.62, { fill, width: 0.2 });
}
