import type { Lettering } from './comics.ts';

/**
 * The printed page and its live area, in points (72 to the inch) from the upper left corner. Trim
 * size 6.625 × 10.25 in, live area 6 × 9.5 in, as in the comic page template.
 */
export const comicPage = {
	width: 477,
	height: 738,
	live: { x: 22.5, y: 27, width: 432, height: 684 },
} as const;

/**
 * Where a panel has a page of its own, so that a shared link shows it: its address without the last
 * slash, and its picture's without the ending. `page` and `panel` count from 0.
 */
export const panelPath = (slug: string, page: number, panel: number) =>
	`/panel/${slug}-${page + 1}-${panel + 1}`;

/** Half the width of a tail where it leaves its balloon, in points. */
export const tailRoot = 4;

/** How far below its root the tip of a tail is, in points; negative for a tail that rises. */
export const fallOf = (tail: NonNullable<Lettering['tail']>) =>
	'up' in tail ? -tail.up : tail.down;

/** Half the width of a tail half-way, in points. */
const fullness = 2.5;

/**
 * Draws a balloon's tail as path data, from the middle of its root to the speaker. The path starts
 * slightly inside the balloon, so that it covers the outline.
 */
export function drawTail(tail: NonNullable<Lettering['tail']>): string {
	const { left = 0, right = -left } = tail;
	const fall = fallOf(tail);
	const way = Math.sign(fall);
	const share = (fullness * way) / Math.hypot(right, fall);
	// The width is measured across the tail's own direction; a tail that runs sideways would
	// otherwise be a hairline.
	const [x, y] = [right * 0.15, fall * 0.45];
	const bend = (side: 1 | -1) =>
		`${Math.round(x + side * fall * share)} ${Math.round(y - side * right * share)}`;
	const inside = -0.5 * way;
	return `M${-tailRoot} ${inside}V0Q${bend(-1)} ${right} ${fall}Q${bend(1)} ${tailRoot} 0V${inside}`;
}
