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
