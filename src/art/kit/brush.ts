import { type Point, tenth } from './shapes.ts';

type Cubic = readonly [Point, Point, Point, Point];

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/**
 * Reads M, C, Q and L with absolute coordinates; each M begins a stroke of its own.
 * @throws on any other command, which would leave a stroke out unseen
 */
function readStrokes(d: string): Cubic[][] {
	const [stranger] = /[^MCQL\d\s,.-]/.exec(d) ?? [];
	if (stranger !== undefined) throw new Error(`A brush cannot follow “${stranger}” in “${d}”.`);
	const strokes: Cubic[][] = [];
	let at: Point = [0, 0];
	for (const [, letter, numbers] of d.matchAll(/([MCQL])([^MCQL]*)/g)) {
		const values = (numbers ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
		const points: Point[] = [];
		for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0]);
		if (letter === 'M') {
			strokes.push([]);
			at = points[0] ?? at;
			continue;
		}
		const step = letter === 'C' ? 3 : letter === 'Q' ? 2 : 1;
		for (let i = 0; i + step <= points.length; i += step) {
			const [a = at, b = at, c = at] = points.slice(i, i + step);
			const end = step === 3 ? c : step === 2 ? b : a;
			strokes
				.at(-1)
				?.push(
					step === 3
						? [at, a, b, end]
						: step === 2
							? [at, mix(at, a, 2 / 3), mix(end, a, 2 / 3), end]
							: [at, mix(at, end, 1 / 3), mix(at, end, 2 / 3), end],
				);
			at = end;
		}
	}
	return strokes;
}

/** `point` moved square to the way from `a` to `b`. */
function beside(point: Point, a: Point, b: Point, by: number): string {
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	const length = Math.hypot(dx, dy) || 1;
	return `${tenth(point[0] - (dy / length) * by)} ${tenth(point[1] + (dx / length) * by)}`;
}

/** How wide the stroke is at the start, the two handles and the end of one curve of it. */
function widthsOf(i: number, count: number, [first, full, last]: readonly [number, number, number]) {
	// A curve's middle lies an eighth of the way to its ends and six eighths to its handles.
	if (count === 1) {
		const handle = (8 * full - first - last) / 6;
		return [first, handle, handle, last] as const;
	}
	return [
		i === 0 ? first : full,
		i === 0 ? first + (full - first) * 0.7 : full,
		i === count - 1 ? last + (full - last) * 0.7 : full,
		i === count - 1 ? last : full,
	] as const;
}

/**
 * The outline of a stroke of the brush, which swells to `full` from `first` and thins to `last`.
 */
export function inkStroke(d: string, widths: readonly [number, number, number]): string {
	return readStrokes(d)
		.map((stroke) => {
			const sides = [1, -1].map((side) =>
				stroke.map(([a, b, c, e], i) => {
					const w = widthsOf(i, stroke.length, widths).map((n) => (n / 2) * side);
					return [beside(a, a, b, w[0] ?? 0), beside(b, a, c, w[1] ?? 0), beside(c, b, e, w[2] ?? 0), beside(e, c, e, w[3] ?? 0)] as const;
				}),
			);
			const [there = [], back = []] = sides;
			const out = there.map(([a, b, c, e], i) => `${i === 0 ? `M${a}` : ''}C${b} ${c} ${e}`);
			const home = back.toReversed().map(([a, b, c, e], i) => `${i === 0 ? `L${e}` : ''}C${c} ${b} ${a}`);
			return `${out.join('')}${home.join('')}Z`;
		})
		.join('');
}
