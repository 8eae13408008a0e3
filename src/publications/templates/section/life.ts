import type { Point } from '../../../art/shapes.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded } from '../seeded.ts';
import { roundWindow } from './deep-rooms.ts';

const { foam, mist, steel, white, yellow, ink, night, slate } = palette;

/** Where the callouts find what swims, in metres. */
export const whale: Point = [-566, -92];
export const herring: Point = [588, -98];
export const diver: Point = [roundWindow[0] + 17, roundWindow[1] - 3];

/** A fin whale at her real length, twenty-two metres. */
function drawWhale(pen: Pen): void {
	pen.inFrame({ x: whale[0], y: whale[1], isDown: true, isMirrored: true }, () => {
		pen.shape(
			'M-11 .4Q-10-1.8-5-2Q2-2.3 6-.8L9.4-.6 11.4-2.4 11 .1 11.6 2 9.2.6Q4 1.6-2 1.9Q-9 2.2-11 .4Z',
			{ fill: steel, width: 0.7 },
		);
		pen.shape('M-11 .5Q-6 1.9-1 1.7Q-6 2.4-9.6 1.6Z', { fill: mist });
		pen.shape('M4.2-1.5L5.6-2.5 6-1Z', { fill: slate, width: 0.4 });
	});
}

/** A shoal, each fish far too large, and one herring that is not. */
function drawFish(pen: Pen): void {
	const next = createSeeded(16);
	const shoal: Point[] = [];
	for (let i = 0; i < 16; i++) shoal.push([-604 + next() * 84, -136 - next() * 40]);
	for (const [x, z] of shoal)
		pen.inFrame({ x, y: z, isDown: true }, () =>
			pen.shape('M-4 0Q0-2.6 4 0Q0 2.4-4 0M4 0L6.6-1.8V1.8Z', { fill: foam, width: 0.4 }),
		);
	pen.circle(herring, 0.13, { fill: white });
}

/** A line diver in a hard suit, 2.1 m, on an air line from the rim. */
function drawDiver(pen: Pen): void {
	const [x, z] = diver;
	pen.smooth(
		[
			[x, z + 1],
			[x + 14, z + 9],
			[360, -118],
			[455, -90],
			[512, -60],
			[553, -14],
		],
		{ width: 0.7, colour: yellow, isOpen: true },
	);
	pen.line([x, z - 1], [x, z + 0.6], { width: 1.1, colour: yellow });
	pen.circle([x, z + 1], 0.6, { fill: yellow, width: 0.2 });
	pen.line([x, z + 0.3], [x - 1.4, z + 0.9], { width: 0.5, colour: yellow });
	for (const [dx, dz, r] of [
		[1.6, 4, 0.5],
		[2.8, 7.4, 0.7],
		[2.2, 11, 0.6],
	] as const)
		pen.circle([x + dx, z + dz], r, { width: 0.35, colour: foam });
}

/** Gulls over the towers. */
export function drawGulls(pen: Pen): void {
	for (const [x, z, s] of [
		[-58, 248, 1],
		[-34, 258, 1.2],
		[330, 232, 1.1],
		[352, 222, 0.8],
		[-300, 216, 0.9],
		[430, 176, 1],
		[452, 184, 0.8],
	] as const)
		pen.inFrame({ x, y: z, scale: s, isDown: true }, () =>
			pen.shape('M-7-1.4Q-4-4.4 0 0Q4-4.4 7-1.4', { width: 1, isRound: true, colour: night }),
		);
}

/** A cold-water pipe from under the plant to the depths: part of the power is in the difference. */
export function drawColdPipe(pen: Pen, from: number, to: number): void {
	for (const [width, colour] of [
		[5.4, ink],
		[3.6, steel],
	] as const)
		pen.line([10, from], [10, to], { width, colour });
	pen.line([9.3, from], [9.3, to], { width: 0.9, colour: mist });
}

/**
 * Draws what swims, at its real size, but for the shoal.
 * @param pen the page's pen, in metres
 */
export function drawLife(pen: Pen): void {
	drawWhale(pen);
	drawFish(pen);
	drawDiver(pen);
}
