import type { Point } from '../../../art/shapes.ts';
import { deckHeight, findFloor, findHead, houses } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen } from '../pen.ts';
import { drawFlag } from '../signal-flags.ts';
import { drawPeople } from './people.ts';

const { white, plaster, deep, blue, red, yellow, sea, foam, ink, night, mist, sand, slate } =
	palette;

/** A pole with a flag at its head; the flag's side in metres. */
function drawPole(
	pen: Pen,
	letter: Parameters<typeof drawFlag>[1],
	[x, z]: Point,
	height: number,
	side: number,
): void {
	pen.line([x, z], [x, z + height], { width: 1.1 });
	drawFlag(pen, letter, x + 0.4, z + height - side, side);
}

/** Keel House: Decks 41 to 44 in stone, and for a roof the ship that the first of them came in. */
function drawKeelHouse(pen: Pen): void {
	const low = findFloor(41);
	pen.rect(-40, low, 40, findHead(44), { fill: plaster, width: 1.4 });
	pen.inFrame({ x: 0, y: low, isDown: true }, () => {
		for (const x of [-34, -24, -14, 9, 19, 29])
			pen.shape(`M${x} 0V-8Q${x + 2.5}-11.4 ${x + 5}-8V0Z`, { fill: deep, width: 0.5 });
		pen.shape('M-5.4 0V-7Q0-12.4 5.4-7V0Z', { fill: red, width: 0.7 });
	});
	pen.inFrame({ x: 0, y: findHead(44), isDown: true }, () => {
		pen.shape('M-47 .6Q-50-9-39-13.6Q0-19 40-14.6Q48-12 51-8L42 .6Z', { fill: blue, width: 1.5 });
		pen.shape('M-48-3.6Q0-9 45.6-3.4M-46-7.6Q0-13.4 48.6-8M-41-11.6Q0-17 44-12', { width: 0.5 });
		pen.shape('M-41-13.4L-44-17H-38Q0-21 38-18L42-14.4Q0-18.8-41-13.4Z', { fill: red, width: 0.8 });
	});
	// Six flags fly at Keel House in the order of their letters.
	for (const [i, letter] of (['C', 'E', 'F', 'G', 'N', 'V'] as const).entries())
		drawPole(
			pen,
			letter,
			[-31 + i * 11.4, findHead(44) + 17],
			letter === 'F' ? 21 : 11,
			letter === 'F' ? 9.5 : 6,
		);
}

/** Halyard Tower: the tallest thing tied to the buoy, rigged like a mast. */
function drawHalyard(pen: Pen): void {
	const { at } = houses.halyard;
	const [x, low, top] = [at[0], findFloor(41), findHead(60)];
	const walls: Point[] = [
		[x - 30, low],
		[x - 30, top - 22],
		[x - 22, top],
		[x + 22, top],
		[x + 30, top - 22],
		[x + 30, low],
	];
	pen.path(walls, { fill: white });
	pen.path(
		[
			[x + 12, low],
			[x + 12, top],
			[x + 22, top],
			[x + 30, top - 22],
			[x + 30, low],
		],
		{ fill: foam },
	);
	pen.path(walls, { width: 2 });
	const floors: [Point, Point][] = [];
	for (let deck = 42; deck <= 60; deck++) {
		const z = findFloor(deck);
		const half = 30 - Math.max(0, ((z - top + 22) * 8) / 22);
		floors.push([
			[x - half, z],
			[x + half, z],
		]);
		const band = deck === 52 || deck === 58 ? yellow : sea;
		if (deck < 59)
			pen.line([x - 26 + ((deck * 7) % 5), z + 2.2], [x + 26 - ((deck * 5) % 7), z + 2.2], {
				width: 1.5,
				colour: band,
				dash: [4 + (deck % 3) * 2, 1.4],
			});
	}
	pen.lines(floors, { width: 0.35 });
	// Decks 45 to 49 are let for conferences: people stand about.
	drawPeople(
		pen,
		[45, 46, 47, 48, 49].flatMap((deck): Point[] => [
			[x - 18 + deck - 44, findFloor(deck)],
			[x - 14, findFloor(deck)],
			[x + 3 + (deck % 3) * 4, findFloor(deck)],
		]),
		ink,
	);
	pen.line([x, top], [x, top + 42], { width: 1.6 });
	pen.lines(
		[
			[
				[x, top + 38],
				[x - 30, top - 22],
			],
			[
				[x, top + 38],
				[x + 30, top - 22],
			],
			[
				[x - 10, top + 22],
				[x + 10, top + 22],
			],
		],
		{ width: 0.5 },
	);
	drawFlag(pen, 'V', x + 0.6, top + 24, 16);
}

/** Relay Nine: Deck 38, and the masts over it. */
function drawRelay(pen: Pen): void {
	const low = findFloor(38);
	pen.rect(232, low, 318, low + deckHeight, { fill: night, width: 1.2 });
	pen.line([236, low + 2.1], [314, low + 2.1], { width: 1.5, colour: yellow, dash: [1.2, 2.4] });
	pen.inFrame({ x: 272, y: low + deckHeight, isDown: true }, () => {
		pen.shape(
			'M-7 0L0-46 7 0M-5.8-8H5.8M-4.6-16H4.6M-3.4-24H3.4M-2.2-32H2.2M-5.8-8L4.6-16M5.8-8L-4.6-16M-4.6-16L3.4-24M4.6-16L-3.4-24',
			{
				width: 0.8,
			},
		);
		pen.shape('M3-38Q12-40 13-31Q6-29 3-38ZM-2-27Q-12-31-14-22Q-7-18-2-27Z', {
			fill: white,
			width: 0.8,
		});
		pen.shape('M20 0V-26M16-18H24M17-22H23M-24 0V-20M-28-14H-20M34 0L38-18 42 0', { width: 0.8 });
		pen.shape('M30-18Q38-28 46-18L38-16Z', { fill: mist, width: 0.7 });
	});
	drawPole(pen, 'N', [272, low + deckHeight + 45], 13, 10);
}

/** Floors and windows of the towers that the section cuts beside the great houses. */
function drawTowers(pen: Pen): void {
	for (const [from, to, deck, fill] of [
		[-214, -184, 50, sand],
		[-94, -66, 52, white],
		[64, 90, 49, plaster],
		[184, 208, 47, mist],
	] as const) {
		const low = findFloor(41);
		pen.rect(from, low, to, findHead(deck), { fill, width: 1.6 });
		for (let level = 41; level <= deck; level++) {
			const z = findFloor(level);
			pen.line([from, z], [to, z], { width: 0.35 });
			pen.line([from + 2.6, z + 2.1], [to - 2, z + 2.1], {
				width: 1.5,
				colour: level % 4 === 1 ? yellow : deep,
				dash: [1.8, 1.9],
			});
		}
	}
}

/** Bridges between the towers, with nets under them. */
function drawBridges(pen: Pen): void {
	const bridges: readonly [from: number, to: number, deck: number, sag: number][] = [
		[-184, -184 + measures.bridge.gangway, 41, 2.4],
		[-66, -40, 42, 0.8],
		[90, 105, 46, 0.5],
		[90, 105, 49, 0.4],
		[165, 184, 45, 0.6],
	];
	for (const [from, to, deck, sag] of bridges) {
		const z = findFloor(deck);
		const middle = (from + to) / 2;
		const run = (drop: number, dip: number): [Point, Point, Point] => [
			[from, z - drop],
			[middle, z - drop - dip],
			[to, z - drop],
		];
		pen.curves([run(0, sag)], { width: 1.6 });
		pen.curves([run(-1.6, sag * 0.8)], { width: 0.35 });
		pen.curves([run(1, sag * 3.4)], { width: 0.35, colour: slate });
	}
	drawPeople(
		pen,
		[-160, -157, -143, -128, -126, -112].map((x): Point => [x, findFloor(41) - 1]),
		red,
	);
}

/** What stands on roofs: wind wheels, tanks, washing, and a lemon tree that is tied. */
function drawRoofs(pen: Pen): void {
	for (const [x, deck] of [
		[-222, 40],
		[-364, 22],
		[334, 30],
		[224, 40],
	] as const)
		pen.inFrame({ x, y: findHead(deck), isDown: true }, () => {
			pen.shape('M-.5 0V-18H.5V0Z', { fill: white, width: 0.5 });
			pen.shape(
				'M0-18L1.2-20 0-31-1.2-20ZM0-18L2.3-18.2 10.6-11.6 1-16.4ZM0-18L-1-16.4-10.6-11.6-2.3-18.2Z',
				{ fill: white, width: 0.6 },
			);
		});
	for (const [x, deck] of [
		[-310, 29],
		[364, 24],
		[-420, 14],
	] as const)
		pen.inFrame({ x, y: findHead(deck), isDown: true }, () => {
			pen.shape('M-4 0V-4M4 0V-4', { width: 0.7 });
			pen.shape('M-5-4H5V-11L0-13-5-11Z', { fill: palette.wood, width: 0.7 });
		});
	pen.inFrame({ x: 174, y: findHead(41), isDown: true }, () => {
		pen.shape('M-1.6 0H1.6V-2H-1.6Z', { fill: palette.wood, width: 0.3 });
		pen.circle([0, -4.6], 2.9, { fill: palette.leaf, width: 0.4 });
	});
	const washing = boxPoints(-380, findHead(22), -338, findHead(22) + 4);
	pen.line(washing[1] ?? [0, 0], washing[2] ?? [0, 0], { width: 0.4 });
	for (const [i, fill] of [red, white, yellow, blue, white, red].entries())
		pen.rect(-377 + i * 6.4, findHead(22) + 0.8, -373 + i * 6.4, findHead(22) + 4, {
			fill,
			width: 0.3,
		});
}

/**
 * Draws what stands above Deck 40, and what stands on the roofs.
 * @param pen the page's pen, in metres
 */
export function drawHouses(pen: Pen): void {
	drawRoofs(pen);
	drawTowers(pen);
	drawHalyard(pen);
	drawBridges(pen);
	drawKeelHouse(pen);
	drawRelay(pen);
	drawPole(pen, 'E', [houses.lung.at[0], findHead(20) + 6], 18, 10);
}
