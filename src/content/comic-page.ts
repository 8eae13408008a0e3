import type { Lettering } from './comics/types.ts';

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

/** A balloon's tail from the middle of its root to what its words come from; its root covers the edge. */
export function drawTail({
	left = 0,
	right = -left,
	down,
}: NonNullable<Lettering['tail']>): string {
	const bend = Math.round(down * 0.45);
	const lean = Math.round(right * 0.15);
	return `M${-tailRoot}-.5V0Q${lean - 2} ${bend} ${right} ${down}Q${lean + 3} ${bend} ${tailRoot} 0V-.5`;
}
