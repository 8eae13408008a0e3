/** A rectangle in a picture's own units. */
export interface Rect {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** One way to set the city into a picture. */
export interface Composition {
	width: number;
	height: number;
	/** Where the city's middle meets the water. */
	city: { x: number; y: number };
	/** What must be seen whole in every window: the city with its flags, and the lines below. */
	subject: Rect;
	/** Where words may stand: sky or sea, and nothing else. */
	quiet?: { sky: Rect; sea: Rect };
}

/** Wide: open sea on both sides, so that an ever wider window shows more of it and cuts nothing. */
export const wide = {
	width: 3400,
	height: 900,
	city: { x: 2335, y: 476 },
	subject: { x: 1890, y: 0, width: 900, height: 880 },
	quiet: {
		sky: { x: 760, y: 0, width: 1130, height: 450 },
		sea: { x: 760, y: 506, width: 880, height: 120 },
	},
} as const satisfies Composition;

export const square = {
	width: 1000,
	height: 1000,
	city: { x: 494, y: 492 },
	subject: { x: 40, y: 20, width: 920, height: 960 },
} as const satisfies Composition;

/** Tall, for phones: the city as wide as the picture, and the deep below it. */
export const tall = {
	width: 940,
	height: 1400,
	city: { x: 464, y: 500 },
	subject: { x: 16, y: 20, width: 908, height: 1360 },
} as const satisfies Composition;
