import type { Point } from '../../../art/shapes.ts';
import type { Pen } from '../pen.ts';

/**
 * Draws people at their real size, 1.75 m: a line and a dot.
 * @param pen the page's pen, in metres
 * @param feet where they stand
 * @param colour of their clothes
 */
export function drawPeople(pen: Pen, feet: readonly Point[], colour: string): void {
	pen.lines(
		feet.map(([x, z]): [Point, Point] => [
			[x, z + 0.1],
			[x, z + 1.15],
		]),
		{ width: 0.62, colour },
	);
	pen.circles(
		feet.map(([x, z]): Point => [x, z + 1.5]),
		0.34,
		{ fill: colour },
	);
}
