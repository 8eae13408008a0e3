/** A rectangle in PDF points (1/72 in) from the plate's lower left corner. */
export type Box = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

/** The boxes of one comic page, outermost first, and the text of its margins. */
export type ComicGeometry = {
	readonly name: string;
	readonly media: Box;
	readonly bleed: Box;
	readonly trim: Box;
	readonly live: Box;
	/** Sizes in inches, as they are printed beside their lines. */
	readonly inches: {
		readonly bleed: string;
		readonly trim: string;
		readonly live: string;
		readonly media: string;
		/** How far the bleed runs past the trim. */
		readonly past: string;
	};
	/** Which margins are deep enough for the lines to fill in and the notes. */
	readonly strips: 'sides' | 'ends';
	/** The note about scale for printing and scanning. */
	readonly scanNote: string;
};

/** Print size, on US Letter. */
export const printGeometry: ComicGeometry = {
	name: 'print size',
	media: { x: 0, y: 0, width: 612, height: 792 },
	bleed: { x: 58.5, y: 18, width: 495, height: 756 },
	trim: { x: 67.5, y: 27, width: 477, height: 738 },
	live: { x: 90, y: 54, width: 432, height: 684 },
	inches: {
		bleed: '6.875 × 10.5 in',
		trim: '6.625 × 10.25 in',
		live: '6 × 9.5 in',
		media: '8.5 × 11 in',
		past: '0.125 in',
	},
	strips: 'sides',
	scanNote: 'Drawn at 100 %. Print at actual size, not “fit”.',
};

/** The board: print size times 1.5, on 11 × 17 in, for art that is drawn by hand and reduced. */
export const boardGeometry: ComicGeometry = {
	name: 'board at 150 %',
	media: { x: 0, y: 0, width: 792, height: 1224 },
	bleed: { x: 24.75, y: 45, width: 742.5, height: 1134 },
	trim: { x: 38.25, y: 58.5, width: 715.5, height: 1107 },
	live: { x: 72, y: 99, width: 648, height: 1026 },
	inches: {
		bleed: '10.3125 × 15.75 in',
		trim: '9.9375 × 15.375 in',
		live: '9 × 14.25 in',
		media: '11 × 17 in',
		past: '0.1875 in',
	},
	strips: 'ends',
	scanNote: 'Drawn at 150 %: 400 dpi here is 600 in print. Fits A3.',
};

/** The framework plates: tabloid, landscape. */
export const plateMedia: Box = { x: 0, y: 0, width: 1224, height: 792 };
