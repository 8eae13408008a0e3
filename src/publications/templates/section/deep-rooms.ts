import type { Point } from '../../../art/shapes.ts';
import { deckHeight, findFloor, findHead } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen } from '../pen.ts';
import { drawPeople } from './people.ts';

const { white, plaster, paper, yellow, leaf, green, night, slate, mist, red, orange, ink, ochre } =
	palette;

/** The round window: a hand thick, on Deck −33, in metres. */
export const roundWindow: Point = [270, findFloor(-33) + 1.9];

/** Tern's flour, on Decks −11 to −15: twenty-six days of it. */
function drawSilos(pen: Pen): void {
	const [low, high] = [findFloor(-15), findHead(-11)];
	pen.rect(-186, low, -96, high, { fill: mist, width: 1.2 });
	for (let i = 0; i < 6; i++) {
		const x = -183 + i * 14.6;
		const body = 'M0-18H11V-5L7 0H4L0-5Z';
		pen.inFrame({ x, y: low + 1, isDown: true }, () => {
			pen.shape(body, { fill: white, width: 0.7 });
			pen.shape(`M0${[-13, -15, -9, -16, -11, -14][i] ?? -12}H11V-5L7 0H4L0-5Z`, { fill: plaster });
			pen.shape(body, { width: 0.7 });
		});
	}
}

/** The plant on Deck −18: the engines that the whole city hears. */
function drawPlant(pen: Pen): void {
	const low = findFloor(-19);
	pen.rect(-64, low, 34, low + deckHeight * 3, { fill: night, width: 1.4 });
	pen.inFrame({ x: -64, y: low, isDown: true }, () => {
		for (const x of [6, 26, 46]) {
			pen.shape(`M${x} 0V-3H${x + 16}V0Z`, { fill: slate });
			pen.shape(`M${x + 1}-3.2Q${x + 1}-9 ${x + 5}-9H${x + 12}Q${x + 15}-9 ${x + 15}-3.2Z`, {
				fill: orange,
				width: 0.5,
			});
			pen.shape(`M${x + 8}-9V-12.4`, { width: 1.4, colour: mist });
		}
		pen.shape('M70 0V-8H92V0Z', { fill: red, width: 0.5 });
		pen.shape('M73-4H89M73-6H89M73-2H89', { width: 0.5, colour: white });
	});
	drawPeople(
		pen,
		[
			[-44, low],
			[-16, low],
			[3, low],
		],
		white,
	);
}

/** Gardens under lamps. */
function drawDeepGarden(pen: Pen): void {
	const low = findFloor(-25);
	pen.rect(124, low, 206, low + deckHeight * 4, { fill: night, width: 1.2 });
	for (const shelf of [0, 1, 2, 3]) {
		const z = low + shelf * deckHeight;
		pen.line([126, z + 3.5], [204, z + 3.5], { width: 1, colour: yellow });
		pen.line([126, z + 0.7], [204, z + 0.7], {
			width: 2.4,
			colour: shelf % 2 ? leaf : green,
			dash: [0, 2.7],
			isRound: true,
		});
	}
}

/** A room for a tuba, after 20:00, with its player. */
function drawRehearsal(pen: Pen): void {
	const low = findFloor(-29);
	pen.rect(-116, low, -92, low + deckHeight * 2, { fill: palette.rose, width: 0.9 });
	pen.inFrame({ x: -104, y: low, isDown: true }, () => {
		pen.shape('M-1 0V-2.2Q-1-4 .8-4V-6.2L-2.4-7.4V-7.8H5.4V-7.4L2.6-6.2V-1.6Q2.6 0 .8 0Z', {
			fill: ochre,
			width: 0.4,
		});
	});
	drawPeople(pen, [[-100.4, low]], ink);
}

/** The stair-head below which one hangs a check, and the room with the bench and the kettle. */
function drawWindowRoom(pen: Pen): void {
	const low = findFloor(-33);
	pen.rect(242, low, 268, low + deckHeight, { fill: paper, width: 0.8 });
	pen.line([252, low + 1], [258, low + 1], { width: 0.9, colour: palette.wood });
	drawPeople(pen, [[261, low]], red);
	pen.circle(roundWindow, 2.6, { fill: yellow, width: 1.2 });
}

/** Tanks along the bilge, to trim by. */
function drawBilge(pen: Pen): void {
	const cells: Point[][] = [];
	for (let x = -162; x < 178; x += 17)
		cells.push(boxPoints(x, findFloor(-40), x + 17, findFloor(-38)));
	pen.paths(cells, { fill: palette.sea, width: 0.6 });
	const levels = cells.map((_, i): [Point, Point] => {
		const z = findFloor(-40) + 3 + ((i * 37) % 5);
		return [
			[-162 + i * 17, z],
			[-145 + i * 17, z],
		];
	});
	pen.lines(levels, { width: 0.7, colour: palette.foam });
}

/**
 * Draws the rooms below the waterline that have names.
 * @param pen the page's pen, in metres
 */
export function drawDeepRooms(pen: Pen): void {
	// Nobody may sleep below this line.
	pen.line([-402, findFloor(-12)], [478, findFloor(-12)], {
		width: 1.1,
		colour: red,
		dash: [5, 2.2, 1.2, 2.2],
	});
	drawBilge(pen);
	drawSilos(pen);
	drawPlant(pen);
	drawDeepGarden(pen);
	drawRehearsal(pen);
	drawWindowRoom(pen);
}
