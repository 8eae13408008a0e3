/** A point: points on a sheet, metres on the survey; x to the right or east, y up or north. */
export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth: no eye sees the rest, and the drawing is shorter. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A disc as a part of a path, clockwise. */
export const disc = (x: number, y: number, r: number) => `M${tenth(x)} ${tenth(y - r)}a${r} ${r} 0 1 1-.1 0`;

/** The edges of a closed polygon, each as its two ends. */
function listEdges(polygon: readonly Point[]): [Point, Point][] {
	const last = polygon.at(-1);
	if (!last) return [];
	let from = last;
	return polygon.map((to) => {
		const edge: [Point, Point] = [from, to];
		from = to;
		return edge;
	});
}

/**
 * Measures a closed polygon.
 * @param polygon its corners, in any unit
 * @returns its area in that unit squared, never negative
 */
export function measureArea(polygon: readonly Point[]): number {
	const twice = listEdges(polygon).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
	return Math.abs(twice) / 2;
}

/**
 * Rounds a closed polygon by cutting its corners (Chaikin's way).
 * @param polygon its corners
 * @param times how often to cut; each time doubles the corners
 * @returns the rounder polygon
 */
export function roundCorners(polygon: readonly Point[], times: number): Point[] {
	let rounded = [...polygon];
	for (let i = 0; i < times; i++) {
		rounded = listEdges(rounded).flatMap(([a, b]): Point[] => [
			[a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
			[a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
		]);
	}
	return rounded;
}

/** A place on an outline and the direction that points away from the shape, of length 1. */
export type Fix = { readonly at: Point; readonly out: Point };

/**
 * Spaces points evenly along a clockwise outline, beginning just past due north.
 * @param outline a closed clockwise polygon around the origin
 * @param count how many points
 * @returns the points with their outward directions, clockwise
 */
export function spaceAlong(outline: readonly Point[], count: number): Fix[] {
	const edges = listEdges(outline);
	const lengths = edges.map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
	const total = lengths.reduce((sum, length) => sum + length, 0);
	let north = 0;
	let walked = 0;
	edges.forEach(([a, b], i) => {
		const length = lengths[i] ?? 0;
		if (a[0] < 0 && b[0] >= 0 && a[1] > 0) north = walked + (length * -a[0]) / (b[0] - a[0]);
		walked += length;
	});
	return Array.from({ length: count }, (_, k) => {
		let rest = (north + ((k + 0.5) / count) * total) % total;
		for (const [i, [a, b]] of edges.entries()) {
			const length = lengths[i] ?? 0;
			if (rest <= length && length > 0) {
				const t = rest / length;
				return {
					at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
					out: [-(b[1] - a[1]) / length, (b[0] - a[0]) / length],
				} satisfies Fix;
			}
			rest -= length;
		}
		throw new Error(`spaceAlong: point ${k + 1} of ${count} ran past the end of the outline`);
	});
}

/**
 * Cuts a polygon to what lies inside a convex, clockwise one (Sutherland and Hodgman's way).
 * @param subject the polygon to cut
 * @param window the convex clockwise polygon to keep
 * @returns the part of the subject inside the window
 */
export function clipToConvex(subject: readonly Point[], window: readonly Point[]): Point[] {
	let kept = [...subject];
	for (const [a, b] of listEdges(window)) {
		const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
		kept = listEdges(kept).flatMap(([p, q]): Point[] => {
			const [sp, sq] = [side(p), side(q)];
			const t = sp / (sp - sq);
			const cut: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
			if (sq <= 0) return sp <= 0 ? [q] : [cut, q];
			return sp <= 0 ? [cut] : [];
		});
	}
	return kept;
}

/**
 * Moves every side of a closed polygon inwards or outwards, mitred.
 * @param polygon a closed clockwise polygon
 * @param distance how far, in the polygon's unit; positive moves inwards
 * @returns the moved polygon, corner for corner
 */
export function offsetPolygon(polygon: readonly Point[], distance: number): Point[] {
	const edges = listEdges(polygon);
	return edges.map(([a, b], i): Point => {
		const next = edges[(i + 1) % edges.length]?.[1] ?? b;
		const [ux, uy] = toUnit(a, b);
		const [vx, vy] = toUnit(b, next);
		const cosine = ux * vx + uy * vy;
		const stretch = distance / Math.max(0.2, 1 + cosine);
		return [b[0] + (uy + vy) * stretch, b[1] - (ux + vx) * stretch];
	});
}

function toUnit(a: Point, b: Point): Point {
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
