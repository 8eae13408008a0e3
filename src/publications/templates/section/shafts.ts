import type { Point } from '../../../art/shapes.ts';
import { findFloor, findHead, loop } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded } from '../seeded.ts';

const { white, yellow, red, blue, slate, paper, foam } = palette;

/** The Wells that the section meets: place in metres, highest and lowest deck. */
const wells = [
	{ x: -312, top: 29, foot: -25 },
	{ x: -80, top: 52, foot: -40 },
	{ x: 97, top: 45, foot: -40 },
	{ x: 219, top: 40, foot: -34 },
	{ x: 356, top: 24, foot: -18 },
] as const;

/** Lift shafts: cables, landings, and cars wherever they happen to be. */
function drawWells(pen: Pen): void {
	const half = measures.lift.drawn.shaft / 2;
	for (const { x, top, foot } of wells) {
		const [low, high] = [findFloor(foot), findHead(top)];
		pen.rect(x - half, low, x + half, high, { fill: white, width: 0.9 });
		pen.line([x, low], [x, high], { width: 0.25, colour: slate });
		const next = createSeeded(x + 999);
		for (let z = low + 12 + next() * 20; z < high - 8; z += 26 + next() * 40) {
			const side = next() < 0.5 ? -1 : 0;
			pen.rect(x + side * half + 0.4, z, x + side * half + half - 0.4, z + 4, {
				fill: yellow,
				width: 0.5,
			});
		}
	}
}

/** Lightwells, with the mirrors on their rims and the sun's way down, as far as Deck 19. */
function drawLightwells(pen: Pen): void {
	for (const { x, top, half } of [
		{ x: 52, top: 40, half: 5 },
		{ x: -264, top: 35, half: 5 },
	]) {
		const [low, high] = [findFloor(19), findHead(top)];
		pen.rect(x - half, low, x + half, high, { fill: paper, width: 0.9 });
		const way: Point[] = [];
		let side = 1;
		for (let z = high; z > low; z -= 15, side = -side) way.push([x + side * half, z]);
		pen.path([...way, [x, low]], { width: 1.1, colour: yellow, isOpen: true });
		for (const edge of [-1, 1])
			pen.line([x + edge * half, high], [x + edge * (half + 4), high + 6], {
				width: 1.4,
				colour: blue,
			});
	}
}

const reach = Math.max(...loop.map((point) => point[0]));

/** Where the section meets the Axion Loop's tube, in metres. */
const tubes: readonly Point[] = [
	[8 - reach, findFloor(measures.loop.deck) + 2.1],
	[reach + 3, findFloor(measures.loop.deck) + 2.1],
];

/** The Loop's tube, met twice, with a train in the near one. */
function drawTubes(pen: Pen): void {
	for (const [x, z] of tubes) {
		pen.circle([x, z], 6.6, { fill: blue, width: 1 });
		pen.circle([x, z], 5, { fill: foam, width: 0.4 });
		pen.inFrame({ x, y: z, isDown: true }, () => {
			pen.shape('M-2.9 3V-1.2Q-2.9-3.4 0-3.4T2.9-1.2V3Z', { fill: red, width: 0.5 });
			pen.shape('M-2-1.8H2V.2H-2Z', { fill: white });
		});
	}
}

/** The Hot Main: up from the plant on Deck −18 to the upper decks in red, and back by the lower ones. */
function drawHotMain(pen: Pen): void {
	const riser = 116;
	const [plant, high, crossing, lowest] = [
		findFloor(-18) + 2,
		findFloor(47) + 2,
		findFloor(33) + 2,
		findFloor(2) + 2,
	];
	const supply: Point[] = [
		[30, plant],
		[riser, plant],
		[riser, high],
		[riser + 10, high],
	];
	const back: Point[] = [
		[riser + 10, high],
		[riser + 10, crossing],
		[-284, crossing],
		[-284, findFloor(17) + 2],
		[-226, findFloor(17) + 2],
		[-226, lowest],
		[10, lowest],
		[10, plant],
	];
	for (const [way, colour] of [
		[back, blue],
		[supply, red],
	] as const) {
		pen.path(way, { width: 3.2, isOpen: true, isRound: true });
		pen.path(way, { width: 1.7, colour, isOpen: true, isRound: true });
	}
}

/**
 * Draws what runs through many decks: lifts, light, trains and heat.
 * @param pen the page's pen, in metres
 */
export function drawShafts(pen: Pen): void {
	drawHotMain(pen);
	drawLightwells(pen);
	drawWells(pen);
	drawTubes(pen);
}
