import type { Point } from '../../../art/shapes.ts';
import { houses } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';

const {
	white,
	plaster,
	paper,
	blue,
	red,
	foam,
	glass,
	leaf,
	green,
	moss,
	yellow,
	night,
	mist,
	steel,
	slate,
	deep,
	oxide,
	sea,
} = palette;

/** Draws in a house's own frame: metres from its place, y up. */
function at(pen: Pen, [x, y]: Point, turn: number, draw: () => void): void {
	pen.inFrame({ x, y, turn, isDown: true }, draw);
}

/** Keel House from above: a ship's bottom for a roof, in its square. */
function drawKeelHouse(pen: Pen): void {
	at(pen, houses.keelHouse.at, 0, () => {
		pen.rect(-58, -34, 58, 34, { fill: paper, width: 0.6 });
		pen.shape('M-44-16H40Q60 0 40 16H-44Q-50 0-44-16Z', { fill: night });
		pen.shape('M-50-20H36Q60-3 36 14H-50Q-57-3-50-20Z', { fill: blue, width: 1.4 });
		pen.shape('M-53-8Q0-11 48-5.6M-53 2Q0 5 48-.4', { width: 0.5, colour: foam });
		pen.shape('M-54-4.6H51V-1.4H-54Z', { fill: red, width: 0.6 });
	});
}

/** Halyard Tower: the longest shadow in the city. */
function drawHalyard(pen: Pen): void {
	at(pen, houses.halyard.at, 0, () => {
		pen.shape('M-26-18L-18-26H18L26-18 66 22V58L58 66H22L-18 26-26 18Z', { fill: night });
		pen.shape('M-26-18L-18-26H18L26-18V18L18 26H-18L-26 18Z', { fill: white, width: 1.6 });
		pen.shape('M-15-10L-10-15H10L15-10V10L10 15H-10L-15 10Z', { fill: foam, width: 0.8 });
		pen.circle([0, 0], 3.4, { fill: red, width: 0.6 });
		pen.shape('M0 0L22-22M0 0L-22 22M0 0L22 22M0 0L-22-22', { width: 0.5 });
	});
}

/** The Well, under Deck 37: its rows are dashed, as what lies below is. */
function drawWell(pen: Pen): void {
	at(pen, houses.well.at, 0, () => {
		pen.circle([0, 0], 58, { fill: plaster, width: 1 });
		for (const radius of [50, 42, 34, 26]) pen.circle([0, 0], radius, { width: 0.6, dash: [3, 2] });
		pen.circle([0, 0], 16, { fill: deep, width: 0.9 });
		pen.shape('M-58-4H58M-58 4H58', { width: 0.6 });
		pen.rect(-58, -4, 58, 4, { fill: white });
		pen.circle([0, 0], 3, { fill: red });
	});
}

/** Relay Nine: a flat roof, masts, dishes. */
function drawRelay(pen: Pen): void {
	at(pen, houses.relay.at, 17, () => {
		pen.rect(-36, -24, 46, 34, { fill: night });
		pen.rect(-42, -30, 40, 28, { fill: white, width: 1.4 });
		pen.shape('M-42-18H40M-42 16H40M-28-30V28', { width: 0.4 });
		for (const [x, y, r] of [
			[-16, -4, 9],
			[8, 4, 11],
			[26, -10, 6],
			[-34, 22, 4],
		] as const) {
			pen.circle([x + 2, y + 2], r, { fill: mist });
			pen.circle([x, y], r, { fill: glass, width: 0.8 });
			pen.circle([x, y], 1.2, { fill: night });
		}
	});
}

/** The Lung: glass over eleven tiers, open in the middle, hives along the gutter. */
function drawLung(pen: Pen): void {
	at(pen, houses.lung.at, 0, () => {
		pen.rect(-34, -34, 52, 52, { fill: moss });
		pen.rect(-42, -42, 42, 42, { fill: glass, width: 1.6 });
		const panes: [Point, Point][] = [];
		for (let i = -28; i <= 28; i += 14)
			panes.push(
				[
					[i, -42],
					[i, 42],
				],
				[
					[-42, i],
					[42, i],
				],
			);
		for (const [x, y, r, fill] of [
			[-26, -24, 11, leaf],
			[22, -28, 10, green],
			[-28, 24, 10, green],
			[26, 24, 12, leaf],
			[-2, -33, 6, moss],
			[0, 33, 6, leaf],
		] as const)
			pen.circle([x, y], r, { fill, width: 0.3 });
		pen.lines(panes, { width: 0.5 });
		pen.circle([0, 0], 15, { fill: yellow, width: 1.2 });
		pen.circle([0, 0], 8, { fill: white, width: 0.6 });
		for (const x of [-36, -24, 12, 24, 36])
			pen.rect(x - 2, 45, x + 2, 49, { fill: yellow, width: 0.4 });
	});
}

/** The Lady Fatou, built into the north-western corner whole; her vehicle deck is a theatre, and her bow is its door. */
function drawLadyFatou(pen: Pen): void {
	at(pen, [-412, 362], 137, () => {
		pen.shape('M-62-13H48Q72 4 48 21H-62Z', { fill: night });
		pen.shape('M-68-17H44Q72 0 44 17H-68Q-73 0-68-17Z', { fill: oxide, width: 1.4 });
		pen.shape('M-62-12H30V12H-62Z', { fill: white, width: 0.8 });
		pen.shape('M-56-4H24M-56 4H24', { width: 0.7, colour: steel, dash: [3, 2] });
		pen.shape('M-46-7H-34V7H-46Z', { fill: red, width: 0.7 });
		pen.shape('M18-12V12M30-9L40 0 30 9', { width: 0.7 });
		pen.shape('M44-17Q72 0 44 17L58 13Q78 0 58-13Z', { fill: yellow, width: 0.9 });
	});
}

/** Ring streets, lightwells and tanks that the roofs leave open. */
function drawYards(pen: Pen): void {
	for (const [x, y] of [
		[-320, 250],
		[-120, 392],
		[60, 300],
		[344, 300],
		[-300, -330],
		[-60, -300],
		[180, -360],
		[330, -320],
		[-150, -420],
		[-110, 130],
		[90, -60],
		[-60, -110],
	] as const) {
		pen.rect(x - 9, y - 9, x + 9, y + 9, { fill: night, width: 0.9 });
		pen.path(
			[
				[x - 9, y - 9],
				[x - 9, y + 9],
				[x + 9, y + 9],
			],
			{ fill: yellow, width: 0.4 },
		);
	}
	for (const [x, y, r] of [
		[130, 446, 15],
		[166, 452, 11],
		[402, 240, 13],
		[428, 214, 9],
	] as const) {
		pen.circle([x + 4, y - 4], r, { fill: slate });
		pen.circle([x, y], r, { fill: white, width: 0.8 });
		pen.circle([x, y], r * 0.66, { fill: sea, width: 0.5 });
	}
	for (const [x, y] of [
		[304, 22],
		[330, -150],
		[486, 64],
		[352, -72],
		[478, -168],
		[506, -20],
		[300, -100],
	] as const) {
		pen.circle([x + 3, y - 3], 12, { fill: moss });
		pen.circle([x, y], 12, { fill: green, width: 0.6 });
		pen.circle([x - 3, y + 3], 6.4, { fill: leaf });
	}
}

/**
 * Draws the great houses from above, and what else one looks for.
 * @param pen the page's pen, in metres
 */
export function drawLandmarks(pen: Pen): void {
	drawYards(pen);
	drawWell(pen);
	drawKeelHouse(pen);
	drawHalyard(pen);
	drawRelay(pen);
	drawLung(pen);
	drawLadyFatou(pen);
}
