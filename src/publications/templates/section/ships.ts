import type { Point } from '../../../art/shapes.ts';
import { findFloor } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import { boxPoints, type Pen } from '../pen.ts';

const { oxide, rust, white, yellow, slate, night, red, ochre, deep, mist, sea, paper } = palette;

/** A car ferry, from keel to funnel, built in whole: her saloon is on Deck 12. */
function drawFerry(pen: Pen): void {
	pen.shape('M-3-13L-1-5Q1 0 8 0H128Q147-1 156-13Z', { fill: oxide, width: 1.1 });
	pen.shape('M-2.6-11.5H154.4L152-9.4H-2Z', { fill: white });
	pen.shape('M2-13V-23H110L119-18V-13Z', { fill: white, width: 0.9 });
	pen.shape('M100-23V-27H116L120-20 119-18 110-23Z', { fill: white, width: 0.8 });
	pen.shape('M30-23L32-31H44L45-23Z', { fill: red, width: 0.9 });
	pen.shape('M31-27H44.5', { width: 1.6, colour: white });
	const windows: [Point, Point][] = [
		[
			[6, -15.4],
			[112, -15.4],
		],
		[
			[6, -20],
			[108, -20],
		],
	];
	pen.lines(windows, { width: 1.5, colour: deep, dash: [1.5, 1.3] });
	pen.line([52, -15.4], [86, -15.4], { width: 1.9, colour: yellow });
	// The vehicle deck, with what was left on it.
	pen.line([4, -6], [142, -6], { width: 0.5, colour: palette.rose });
	const cars = [14, 24, 33, 47, 56, 70, 82, 96, 106].map((x) => boxPoints(x, -6, x + 4.6, -8));
	pen.paths(cars, { fill: palette.rose });
	pen.shape('M150-13V-19M148-17H152M72-23V-30M68-28H76', { width: 0.6 });
}

/** A dredger, with her buckets and the mess room that the Charter was signed in. */
function drawDredger(pen: Pen): void {
	pen.shape('M-1-10L1 0H96L105-10Z', { fill: rust, width: 1.1 });
	pen.shape('M4-10V-20H20V-15H26V-10Z', { fill: white, width: 0.9 });
	pen.shape('M4-20V-24H15V-20Z', { fill: yellow, width: 0.8 });
	pen.line([6, -13], [24, -13], { width: 1.3, colour: deep, dash: [1.4, 1.4] });
	pen.line([6, -17], [18, -17], { width: 1.3, colour: deep, dash: [1.4, 1.4] });
	pen.shape('M36-10V-13H86V-10Z', { fill: ochre, width: 0.7 });
	pen.shape('M88-10L94-27 100-10M90.4-17H97.6M94-27L60-12', { width: 0.9 });
	pen.line([34, -6], [92, 2], { width: 2.6, colour: night });
	pen.line([34, -6], [92, 2], { width: 1.2, colour: yellow, dash: [1.6, 1.6] });
}

/** A prison hulk: a barge with a block of cells on it. */
function drawHulk(pen: Pen): void {
	pen.shape('M0-8L2 0H90L92-8Z', { fill: night, width: 1.1 });
	pen.shape('M3-8V-22H88V-8Z', { fill: mist, width: 1 });
	for (const y of [-11, -15.4, -19.8])
		pen.line([6, y], [86, y], { width: 1.7, colour: slate, dash: [1.2, 1.6] });
	pen.shape('M3-22V-24H88V-22Z', { fill: slate, width: 0.6 });
}

/** Most of a container terminal. */
function drawContainers(pen: Pen): void {
	const colours = [red, sea, ochre, palette.blue, white, palette.green, oxide] as const;
	for (let row = 0; row < 5; row++)
		for (let i = 0; i < 4 - (row > 3 ? 2 : 0); i++)
			pen.rect(i * 12.4, row * 2.7, i * 12.4 + 12, row * 2.7 + 2.6, {
				fill: colours[(row * 3 + i * 2) % colours.length] ?? paper,
				width: 0.35,
			});
}

/**
 * Draws the ships of the tow that are built into the section, where they were built in.
 * @param pen the page's pen, in metres
 */
export function drawShips(pen: Pen): void {
	pen.inFrame({ x: -64, y: findFloor(9), isDown: true }, () => drawFerry(pen));
	pen.inFrame({ x: -352, y: findFloor(-2), isDown: true }, () => drawDredger(pen));
	pen.inFrame({ x: 236, y: findFloor(2), isDown: true }, () => drawHulk(pen));
	pen.inFrame({ x: -445, y: findFloor(1) }, () => drawContainers(pen));
}
