import type { Lettering } from '../content/comics/types.ts';

/**
 * The printed page in points, of which an inch has 72, and the area that lettering stays in, from the
 * page's upper left corner. Both are those of the comic page template: a trim of 6.625 by 10.25
 * inches, with 6 by 9.5 of it live.
 */
export const comicPage = {
	width: 477,
	height: 738,
	live: { x: 22.5, y: 27, width: 432, height: 684 },
} as const;

/** Half of what a balloon's tail is broad where it leaves its balloon, in points. */
export const tailRoot = 4;

/** How far down a tail's tip lies from its root, in points: less than nothing if it rises. */
export const fallOf = (tail: NonNullable<Lettering['tail']>) =>
	'up' in tail ? -tail.up : tail.down;

/** How much of its breadth a tail keeps half-way, to either side, in points. */
const fullness = 2.5;

/** A balloon's tail from the middle of its root to what its words come from; its root covers the edge. */
export function drawTail(tail: NonNullable<Lettering['tail']>): string {
	const { left = 0, right = -left } = tail;
	const fall = fallOf(tail);
	const way = Math.sign(fall);
	const share = (fullness * way) / Math.hypot(right, fall);
	// Across its own direction, so that one that runs beside its balloon is no hair.
	const [x, y] = [right * 0.15, fall * 0.45];
	const bend = (side: 1 | -1) =>
		`${Math.round(x + side * fall * share)} ${Math.round(y - side * right * share)}`;
	const inside = -0.5 * way;
	return `M${-tailRoot} ${inside}V0Q${bend(-1)} ${right} ${fall}Q${bend(1)} ${tailRoot} 0V${inside}`;
}
