import { clipToConvex, type Point } from '../../../art/shapes.ts';
import { type District, hull } from '../../../art/survey.ts';
import type { Placing } from '../frame.ts';

/** Points per metre at 1:5000. */
export const scale = 72 / 0.0254 / 5000;

/** The drawing's panel on the sheet, in points. */
export const panel = { left: 22, low: 22, right: 842, high: 770 } as const;

/** The plan's frame: metres east and north of the survey origin. */
export const metres: Placing = { x: 434, y: 396, scale };

/** From metres to points on the sheet. */
export const onSheet = ([x, y]: Point): Point => [metres.x + x * scale, metres.y + y * scale];

/** A district's ground, cut to the hull. */
export const cutGround = ({ ground }: District): Point[] => clipToConvex(ground, hull);

/** Whether a point lies inside a polygon (by counting crossings). */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
	let inside = false;
	let [x0, y0] = polygon.at(-1) ?? [0, 0];
	for (const [x1, y1] of polygon) {
		if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
		[x0, y0] = [x1, y1];
	}
	return inside;
}
