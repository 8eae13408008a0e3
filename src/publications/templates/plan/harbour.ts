import { offsetPolygon, type Point } from '../../../art/shapes.ts';
import { houses, hull, mole, slips } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen } from '../pen.ts';

const {
	white,
	red,
	yellow,
	blue,
	deep,
	night,
	mist,
	slate,
	foam,
	ochre,
	oxide,
	abyss,
	sand,
	steel,
	wood,
	paper,
} = palette;

/** The mole's two sides, a given distance out from its centre line, as one outline. */
function outlineMole(half: number): Point[] {
	const side = (by: number) =>
		mole.line.map(([x, y], i): Point => {
			const [a, b] = [mole.line[i - 1] ?? [x, y - 1], mole.line[i + 1] ?? [x, y + 1]];
			const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
			return [x - ((b[1] - a[1]) / length) * by, y + ((b[0] - a[0]) / length) * by];
		});
	return [...side(half), ...side(-half).reverse()];
}

/** The strip of flat black harbour between mole and hull. */
function drawBasin(pen: Pen): void {
	const quay = offsetPolygon(hull, -1).filter(([x, y]) => x < -300 && y > -246 && y < 130);
	pen.path([...quay, ...mole.line.toReversed()], { fill: abyss });
}

function drawMole(pen: Pen): void {
	pen.path(
		outlineMole(mole.width / 2).map(([x, y]): Point => [x + 6, y - 6]),
		{ fill: abyss },
	);
	pen.path(outlineMole(mole.width / 2), { fill: slate, width: 1.6 });
	pen.path(outlineMole(mole.width / 2 - 5), { width: 0.5, colour: mist });
	const [x, y] = houses.breakwater.at;
	pen.rect(x - 11, y - 26, x + 11, y + 26, { fill: mist, width: 1.4 });
	pen.rect(x - 7, y - 20, x + 7, y + 6, { fill: white, width: 0.8 });
	pen.circle([x, y + 15], 6, { fill: red, width: 0.9 });
	// The yellow line at which the treaty stops, on the city side.
	const line = mole.line.map(([px, py]): Point => [px + mole.width / 2 - 1.5, py]);
	pen.path(line, { width: 1.4, colour: yellow, isOpen: true });
	const end = mole.line.at(-1);
	if (end) pen.circle([end[0], end[1] - 6], 5, { fill: red, width: 0.9 });
}

/** A ship from above: its hull pointing right, its holds, its house at the stern. */
function drawShip(pen: Pen, at: Point, turn: number, length: number, colour: string): void {
	pen.inFrame({ x: at[0], y: at[1], turn, scale: length / 100, isDown: true }, () => {
		pen.shape('M-50-8H34Q50 0 34 8H-50Q-53 0-50-8Z', { fill: colour, width: 1 });
		pen.shape('M-46-6H-34V6H-46Z', { fill: white, width: 0.6 });
		for (const x of [-28, -12, 4, 20]) pen.rect(x, -5, x + 12, 5, { fill: sand, width: 0.5 });
	});
}

/** A small boat with its wake. */
function drawBoat(pen: Pen, at: Point, turn: number, scale: number, colour: string): void {
	pen.inFrame({ x: at[0], y: at[1], turn, scale, isDown: true }, () => {
		pen.shape('M-46-9L-12-2M-46 9L-12 2', { width: 0.7, colour: foam });
		pen.shape('M-11-5H4Q13 0 4 5H-11Z', { fill: colour, width: 0.9 });
		pen.shape('M-7-2.6H0V2.6H-7Z', { fill: white, width: 0.5 });
	});
}

/** Slips cut into the weather side, each with a ship in it, and cranes over them. */
function drawSlips(pen: Pen): void {
	for (const { west, east, south, north } of slips) {
		const corners = boxPoints(west + 22, south, east, north);
		pen.path(corners, { fill: deep });
		pen.path([...corners.slice(1), ...corners.slice(0, 1)], { width: 1.2, isOpen: true });
	}
	drawShip(pen, [-515, 102], 0, 62, oxide);
	drawShip(pen, [-520, 146], 0, 48, blue);
	drawShip(pen, [-506, -132], 0, 66, ochre);
	for (const [x, y] of [
		[-500, 122],
		[-486, -108],
		[-530, -60],
		[-536, 20],
	] as const)
		pen.inFrame({ x, y, isDown: true }, () => {
			pen.shape('M-6-6H6V6H-6Z', { fill: white, width: 0.8 });
			pen.shape('M-30-2.4H14V2.4H-30Z', { fill: yellow, width: 0.8 });
		});
	const colours = [red, blue, ochre, steel, wood, paper] as const;
	for (let row = 0; row < 6; row++)
		for (let i = 0; i < 3; i++)
			pen.rect(-538 + i * 15, -84 + row * 7, -525 + i * 15, -78.4 + row * 7, {
				fill: colours[(row * 2 + i * 5) % colours.length] ?? night,
				width: 0.35,
			});
}

/**
 * Draws the harbour on the weather side: basin, mole, station.
 * @param pen the page's pen, in metres
 */
export function drawHarbour(pen: Pen): void {
	drawBasin(pen);
	drawMole(pen);
}

/**
 * Draws the slips, and every boat on the water.
 * @param pen the page's pen, in metres
 */
export function drawBoats(pen: Pen): void {
	drawSlips(pen);
	drawShip(pen, [-600, -30], 92, 62, oxide);
	drawShip(pen, [-596, -176], 86, 50, ochre);
	// The harbour patrol, a little way outside the buoys.
	for (const [x, y, turn] of [
		[-664, 404, 70],
		[-650, -344, 118],
	] as const)
		drawBoat(pen, [x, y], turn, 1.5, white);
	drawShip(pen, [652, -300], -66, 80, ochre);
	for (const [x, y, turn] of [
		[-52, 537, 180],
		[567, 226, 92],
		[176, -531, 5],
		[-470, -430, -58],
	] as const)
		drawBoat(pen, [x, y], turn, 0.8, yellow);
}
