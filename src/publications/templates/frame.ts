import type { Point } from '../../art/kit/shapes.ts';

/** A frame of reference as the six numbers of its matrix, in the order in which PDF writes them. */
export type Frame = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where a frame stands in the one around it: its origin and its turn in degrees anticlockwise. */
export type Placing = {
	x: number;
	y: number;
	turn?: number;
};

/**
 * Places one frame in another.
 * @returns the matrix from the inner frame straight to the page
 */
export function nestFrame([a, b, c, d, e, f]: Frame, { x, y, turn = 0 }: Placing): Frame {
	const radians = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
	return [
		a * cos + c * sin,
		b * cos + d * sin,
		c * cos - a * sin,
		d * cos - b * sin,
		a * x + c * y + e,
		b * x + d * y + f,
	];
}

/** Takes a point from a frame to the page. */
export function toPage([a, b, c, d, e, f]: Frame, [x, y]: Point): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}
