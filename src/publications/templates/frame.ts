import type { Point } from '../../art/shapes.ts';

/** A frame of reference as the six numbers of its matrix, in the order in which PDF writes them. */
export type Frame = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where a frame stands in the one around it: its origin, its scale, its turn in degrees anticlockwise. */
export type Placing = {
	x: number;
	y: number;
	scale?: number;
	turn?: number;
	/** Whether y runs down the page, as it does in SVG. */
	isDown?: boolean;
	/** Whether x runs to the left. */
	isMirrored?: boolean;
};

/**
 * Places one frame in another.
 * @returns the matrix from the inner frame straight to the page
 */
export function nestFrame(
	[a, b, c, d, e, f]: Frame,
	{ x, y, scale = 1, turn = 0, isDown = false, isMirrored = false }: Placing,
): Frame {
	const radians = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
	const [h, v] = [isMirrored ? -1 : 1, isDown ? -1 : 1];
	const [i, j, k, l] = [cos * h, sin * h, -sin * v, cos * v];
	return [
		a * i + c * j,
		b * i + d * j,
		a * k + c * l,
		b * k + d * l,
		a * x + c * y + e,
		b * x + d * y + f,
	];
}

/** Takes a point from a frame to the page. */
export function toPage([a, b, c, d, e, f]: Frame, [x, y]: Point): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}

/** How many points one unit of a frame measures. */
export function scaleOf([a, b, c, d]: Frame): number {
	return Math.sqrt(Math.abs(a * d - b * c));
}
