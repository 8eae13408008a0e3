import type { Point } from '../../../art/shapes.ts';
import { findFloor, findHead, houses } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded, pick } from '../seeded.ts';
import { drawPeople } from './people.ts';

const { glass, leaf, green, moss, yellow, white, wood, foam, red, orange } = palette;
const x = houses.lung.at[0];
const [foot, head] = [findFloor(measures.garden.foot), findHead(measures.garden.top)];
const { tiers, drawn } = measures.garden;
const tierHeight = (head - foot) / tiers;
const [half, shaft] = [drawn.across / 2, drawn.shaft / 2];

/** A tier's floor, counted from one at the foot. */
const findTier = (tier: number): number => foot + (tier - 1) * tierHeight;

/** What grows on a tier: how high in metres, and in which greens. */
function findCrop(tier: number): { tall: number; greens: readonly [string, ...string[]] } {
	if (tier > 9) return { tall: 7.6, greens: [green, leaf, moss] };
	if (tier > 6) return { tall: 4.6, greens: [leaf, leaf, green] };
	if (tier > 4) return { tall: 3.2, greens: [leaf, green] };
	return { tall: 4, greens: [moss, green] };
}

/** Beds and trees along one tier: high where the sky is, low where the lamps are. */
function drawPlanting(pen: Pen, tier: number): void {
	const next = createSeeded(tier * 31);
	const floor = findTier(tier) + 1;
	const { tall, greens } = findCrop(tier);
	const fruit: Point[] = [];
	for (const side of [-1, 1]) {
		const ridge: Point[] = [];
		for (let out = shaft + 0.6; out < half; out += tall * 0.42)
			ridge.push([x + side * out, floor + tall * (0.62 + next() * 0.38)]);
		const ends: Point[] = [
			[x + side * (half - 0.4), floor],
			[x + side * (shaft + 0.6), floor],
		];
		pen.path([...ridge, ...ends], { fill: pick(greens, 0), width: 0.4 });
		const light = ridge.map(([px, z], i): Point => [px, z - tall * (i % 2 ? 0.34 : 0.14)]);
		pen.path([...light, ...ends], { fill: pick(greens, 0.6) });
		fruit.push(
			...ridge.filter((_, i) => i % 2 === 0).map(([px, z]): Point => [px, z - tall * 0.3]),
		);
	}
	const colours: Record<number, string> = { 11: red, 10: orange, 9: yellow, 3: red };
	const fill = colours[tier];
	if (fill) pen.circles(fruit, 0.7, { fill });
}

/**
 * Draws the Lung: eleven tiers of planting round an open shaft, under glass.
 * @param pen the page's pen, in metres
 */
export function drawLung(pen: Pen): void {
	pen.rect(x - half, foot, x + half, head, { fill: glass, width: 1.6 });
	pen.rect(x - shaft, foot, x + shaft, head, { fill: foam });
	// Daylight, as far down as it comes.
	const sun: Point[] = [
		[x - shaft, head],
		[x + shaft, head],
		[x + 3, findTier(6)],
		[x - 3, findTier(6)],
	];
	pen.path(sun, { fill: yellow });
	for (let tier = 1; tier <= tiers; tier++) {
		const floor = findTier(tier);
		for (const side of [-1, 1]) {
			const [wall, rim] = [x + side * half, x + side * shaft];
			if (tier <= 4) pen.rect(wall, floor, rim, floor + tierHeight, { fill: palette.mist });
			pen.rect(wall, floor, rim, floor + 1, { fill: wood, width: 0.5 });
			if (tier <= 4)
				pen.line([wall - side * 2, floor + 8.6], [rim + side * 2, floor + 8.6], {
					width: 1.3,
					colour: yellow,
				});
		}
		drawPlanting(pen, tier);
	}
	// Rice stands knee-high in water on the lowest tier.
	for (const side of [-1, 1])
		pen.line([x + side * half, foot + 1.6], [x + side * shaft, foot + 1.6], {
			width: 1.2,
			colour: palette.sea,
		});
	// The white line: how far down the sun has reached.
	pen.line([x - shaft - 4, findTier(6) + 1.6], [x + shaft + 4, findTier(6) + 1.6], {
		width: 1.4,
		colour: white,
	});
	for (const side of [-1, 1])
		pen.line([x + side * shaft, foot], [x + side * shaft, head], { width: 0.6 });
	drawPeople(
		pen,
		[11, 8, 6, 6, 3, 1].map((tier, i): Point => [x + (i % 2 ? -13 : 13 + i), findTier(tier) + 1]),
		palette.ink,
	);
	drawGlass(pen);
}

/** Glass over the shaft, with hives along its gutter. */
function drawGlass(pen: Pen): void {
	const panes: Point[][] = [];
	for (let i = 0; i < 4; i++) {
		const from = x - half + i * 20;
		panes.push([
			[from, head],
			[from + 10, head + 7.5],
			[from + 20, head],
		]);
	}
	pen.paths(panes, { fill: glass, width: 0.9 });
	const hives = [-2, 8, 18].map((at): Point[] => [
		[x + half - 26 + at, head + 0.4],
		[x + half - 26 + at, head + 2],
		[x + half - 24.4 + at, head + 2],
		[x + half - 24.4 + at, head + 0.4],
	]);
	pen.paths(hives, { fill: yellow, width: 0.3 });
}
