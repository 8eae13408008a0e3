import type { Point } from '../kit/shapes.ts';

/** What the drawing shows of the survey, in metres: one unit of the drawing is one metre. */
export const extent = { west: -860, north: 855, width: 1640, height: 1707 } as const;

/** Metres of the drawing for every step of the hull: rim, terraces, upper level. Not to scale: a chart of true heights would hide its own streets. */
export const lifts = { water: -26, rim: 0, low: 18, mid: 36, high: 54 } as const;

/** Whole numbers, each parted from the last by no more than it needs. */
const list = (numbers: readonly number[]) => numbers.map((n, i) => (i === 0 || n < 0 ? `${n}` : ` ${n}`)).join('');

/** A survey point as a point of the drawing: x to the right, y down, both from the survey's origin. */
export const put = ([east, north]: Point, lift = 0): Point => [Math.round(east), Math.round(-north - lift)];

/**
 * Draws a line through survey points.
 * @param points metres east and north
 * @param lift how high above the rim they lie
 * @returns path data, left open
 */
export function trace(points: readonly Point[], lift = 0): string {
	const [first, ...rest] = points.map((point) => put(point, lift));
	if (!first) return '';
	let [x, y] = first;
	const steps = rest.flatMap(([u, v]) => {
		const step = [u - x, v - y];
		[x, y] = [u, v];
		return step[0] === 0 && step[1] === 0 ? [] : step;
	});
	return `M${list(first)}l${list(steps)}`;
}

/** The same, closed. */
export const ring = (points: readonly Point[], lift = 0) => `${trace(points, lift)}z`;

/** A prism that stands on a convex clockwise polygon, as the paths that draw it. */
export interface Prism {
	/** All walls that face the reader, and of these the ones away from the light. */
	walls: string;
	shade: string;
	roof: string;
	/** The middle of the walls, from side to side, for their windows. */
	windows: string;
}

/**
 * Raises a polygon. Its walls are seen where they face south; they lie in shade where they face east of it.
 * @param ground a clockwise polygon in metres
 * @param foot the lift of its foot
 * @param head the lift of its roof
 */
export function raise(ground: readonly Point[], foot: number, head: number): Prism {
	const [fronts, dark, level]: [Point[][], Point[][], Point[][]] = [[], [], []];
	const grow = (bands: Point[][], a: Point, b: Point) => {
		const band = bands.at(-1);
		if (band?.at(-1) === a) band.push(b);
		else bands.push([a, b]);
	};
	for (const [i, a] of ground.entries()) {
		const b = ground[(i + 1) % ground.length] ?? a;
		if (b[0] >= a[0]) continue;
		grow(fronts, a, b);
		if (b[1] < a[1]) grow(dark, a, b);
		// Where a wall is seen from its end, windows would be stripes.
		if (a[0] - b[0] > Math.abs(a[1] - b[1])) grow(level, a, b);
	}
	const wall = (band: readonly Point[]) => {
		const back = [...band].reverse().map(([x, y]): Point => [x, y + head - foot]);
		return ring([...band, ...back], foot);
	};
	return {
		walls: fronts.map(wall).join(''),
		shade: dark.map(wall).join(''),
		roof: ring(ground, head),
		windows: level.map((band) => trace(band, (foot + head) / 2)).join(''),
	};
}
