import { n } from '../kit/forms.tsx';
import type { Point } from '../kit/shapes.ts';

/** The drawing's sheet, and the height on it of the sea's surface. */
export const sheet = { width: 640, height: 790, waterline: 154 } as const;

/** How the mooring rope runs: down from the buoy, bowed by the current, and out of the picture. */
const course: readonly [Point, Point, Point, Point] = [
	[111, 292],
	[140, 428],
	[138, 600],
	[20, 840],
];

/** A place on the rope and the way that it runs there, of length 1. */
export interface Place {
	at: Point;
	along: Point;
}

/**
 * Finds a place on the rope.
 * @param t from 0 at the buoy to 1 below the picture
 */
export function findOnRope(t: number): Place {
	const [a, b, c, d] = course;
	const u = 1 - t;
	const mix = (i: 0 | 1) => a[i] * u ** 3 + 3 * b[i] * u * u * t + 3 * c[i] * u * t * t + d[i] * t ** 3;
	const slope = (i: 0 | 1) => (b[i] - a[i]) * u * u + 2 * (c[i] - b[i]) * u * t + (d[i] - c[i]) * t * t;
	const [dx, dy] = [slope(0), slope(1)];
	const length = Math.hypot(dx, dy);
	return { at: [mix(0), mix(1)], along: [dx / length, dy / length] };
}

/** A point as path data. */
export const put = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** `from` moved by a length in the direction of degrees from straight down, to the right. */
export function drift([x, y]: Point, degrees: number, length: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}
