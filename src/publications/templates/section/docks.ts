import type { Point } from '../../../art/shapes.ts';
import { deckHeight, findFloor, findHead, houses, mole } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawFlag } from '../signal-flags.ts';
import { drawPeople } from './people.ts';

const { white, red, yellow, blue, night, mist, slate, haze, ochre, deep, wood, foam } = palette;

/** The mole in section, with the five decks of Breakwater Station on it. */
function drawMole(pen: Pen): void {
	const x = houses.breakwater.at[0];
	const half = mole.width / 2;
	const caisson: Point[] = [
		[x - half - 6, 2],
		[x + half + 6, 2],
		[x + half + 14, -40],
		[x - half - 14, -40],
	];
	pen.path(caisson, { fill: slate, width: 1.6 });
	const courses: [Point, Point][] = [];
	for (let z = -4; z > -38; z -= 5) {
		const out = half + 6 + (2 - z) * 0.19;
		courses.push([
			[x - out, z],
			[x + out, z],
		]);
	}
	pen.lines(courses, { width: 0.5, colour: night });
	pen.rect(x - half, 2, x + half, findHead(mole.decks), { fill: haze, width: 1.6 });
	for (let deck = 1; deck <= mole.decks; deck++) {
		const z = findFloor(deck);
		if (deck > 1) pen.line([x - half, z], [x + half, z], { width: 0.4 });
		pen.line([x - half + 3, z + 2.4], [x + half - 2, z + 2.4], {
			width: 1.4,
			colour: deep,
			dash: [1.6, 1.6],
		});
	}
	// The yellow line, on the city side.
	pen.line([x + half + 3, 2.2], [x + half + 3, 6], { width: 1.6, colour: yellow });
	pen.inFrame({ x, y: findHead(mole.decks), isDown: true }, () => {
		pen.shape('M-15 0H15V-2.4H-15Z', { fill: white, width: 0.8 });
		pen.shape('M-6-2.4V-9H6V-2.4Z', { fill: foam, width: 0.9 });
		pen.shape('M0-9V-30M-5-16H5', { width: 0.9 });
	});
	drawFlag(pen, 'G', x + 0.5, findHead(mole.decks) + 19, 11);
}

/** A quay crane, its jib over the weather side. */
function drawCrane(pen: Pen, x: number, deck: number, scale: number): void {
	pen.inFrame({ x, y: findHead(deck), scale, isDown: true }, () => {
		pen.shape('M-5 0L-3.4-22H3.4L5 0M-4.6-6H4.6M-4-13H4M-4.6-6L4-13M4.6-6L-4-13', { width: 0.8 });
		pen.shape('M-30-25L0-37 14-25', { width: 0.5 });
		pen.shape('M-32-25H16V-22H-32Z', { fill: yellow, width: 0.8 });
		pen.shape('M-3.4-22H3.4V-28H-3.4Z', { fill: white, width: 0.6 });
		pen.shape('M10-22H15V-16.4H10Z', { fill: night });
		pen.shape('M-27-22V-9', { width: 0.5 });
		pen.shape('M-32-9H-22V-5H-32Z', { fill: red, width: 0.5 });
	});
}

/** The bread hall on Deck 7, its board at the weather end, its queue the length of the hall. */
function drawBreadHall(pen: Pen): void {
	const [west, east, low] = [-206, -96, findFloor(7)];
	const { board, decks } = measures.breadHall;
	pen.rect(west, low, east, low + deckHeight * decks, { fill: palette.plaster, width: 1.4 });
	pen.rect(west + 2.4, low + 2.6, west + 2.4 + board, low + 7, { fill: night, width: 0.4 });
	pen.lines(
		[5.9, 4.8, 3.7].map((z): [Point, Point] => [
			[west + 3.4, low + z],
			[west + 1.4 + board, low + z],
		]),
		{ width: 0.5, colour: white, dash: [2.6, 0.8] },
	);
	pen.inFrame({ x: east, y: low, isDown: true }, () => {
		for (const x of [-7, -15, -23]) {
			pen.shape(`M${x - 3} 0V-4.6Q${x}-7.4 ${x + 3}-4.6V0Z`, { fill: palette.brick, width: 0.5 });
			pen.shape(`M${x - 1.4}-.6V-2.6Q${x}-3.8 ${x + 1.4}-2.6V-.6Z`, { fill: yellow });
		}
	});
	const queue: Point[] = [];
	for (let i = 0; i < 30; i++) queue.push([west + 14 + i * 2.1 + (i % 3) * 0.4, low]);
	for (const [i, colour] of [blue, red, night].entries())
		drawPeople(
			pen,
			queue.filter((_, n) => n % 3 === i),
			colour,
		);
	drawPeople(
		pen,
		[
			[east - 11, low],
			[east - 19, low],
		],
		white,
	);
}

/** The Weigh House on Deck 2, with a piano on the plate. */
function drawWeighHouse(pen: Pen): void {
	const low = findFloor(2);
	pen.rect(-542, low, -510, low + deckHeight * 2, { fill: mist, width: 1 });
	pen.line([-532, low + 0.7], [-518, low + 0.7], { width: 1.2, colour: night });
	pen.rect(-527.6, low + 1.2, -525.8, low + 2.6, { fill: wood, width: 0.3 });
	pen.circle([-525, low + 6], 1.7, { fill: white, width: 0.5 });
	drawPeople(
		pen,
		[
			[-530, low + 0.8],
			[-522.8, low + 0.8],
			[-536, low],
		],
		red,
	);
}

/** Ferries, barges, boats: what lies on the water on either side. */
function drawBoats(pen: Pen): void {
	// A flour barge in the harbour.
	pen.inFrame({ x: -616, y: 0, isDown: true }, () => {
		pen.shape('M0-3.4H44L40 2.6H4Z', { fill: palette.oxide, width: 1 });
		pen.shape('M5-3.4Q14-8.4 23-3.4ZM21-3.4Q30-8.4 38-3.4Z', { fill: palette.plaster, width: 0.6 });
	});
	// The ferry for Jetsam, at the lee steps.
	pen.inFrame({ x: 558, y: 0, scale: 0.56, isDown: true }, () => {
		pen.shape('M-4-7H84L76 4H2Z', { fill: blue, width: 1.2 });
		pen.shape('M4-7V-14H66L70-7Z', { fill: white, width: 0.9 });
		pen.shape('M10-14V-19H46L50-14Z', { fill: white, width: 0.9 });
		pen.shape('M18-19L20-27H28L29-19Z', { fill: ochre, width: 0.8 });
		pen.shape('M7-10H66M13-16.4H46', { width: 1.2, colour: deep, dash: [1.4, 1.2] });
	});
	for (const x of [-690, 640, 728]) {
		pen.inFrame({ x, y: 0, isDown: true }, () => {
			pen.shape('M0-5V-8', { width: 0.7 });
			pen.circle([0, -1.4], 3.6, { fill: yellow, width: 0.9 });
		});
	}
}

/**
 * Draws the working edge: mole, quay, cranes, boats, and the halls behind the quay.
 * @param pen the page's pen, in metres
 */
export function drawDocks(pen: Pen): void {
	drawMole(pen);
	drawCrane(pen, -530, 3, 1);
	drawCrane(pen, -476, 9, 0.94);
	drawCrane(pen, -412, 14, 0.86);
	drawBoats(pen);
}

/**
 * Draws the halls on the lower decks that everybody passes through.
 * @param pen the page's pen, in metres
 */
export function drawLowRooms(pen: Pen): void {
	drawBreadHall(pen);
	drawWeighHouse(pen);
}
