import type { FlagLetter } from '../model/flags.ts';
import type { Point } from './kit/shapes.ts';

/** The colours that signal flags are made of. */
export type FlagColour = 'white' | 'blue' | 'red' | 'yellow' | 'ink';

/** One piece of a flag: x from the hoist, y down from the top, in the unit of its field. */
export type FlagShape = { colour: FlagColour } & ({ points: readonly Point[] } | { centre: Point; radius: number });

/** A field that a flag is drawn on: from its hoist to its fly, and from its top to its foot. */
export interface Field {
	width: number;
	height: number;
}

const polygon = (colour: FlagColour, ...points: Point[]): FlagShape => ({ colour, points });

/** A rectangle from its corner nearest to the top of the hoist. */
const block = (colour: FlagColour, x: number, y: number, width: number, height: number) =>
	polygon(colour, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const whole = (colour: FlagColour, { width, height }: Field) => block(colour, 0, 0, width, height);

/** A rectangle in the field's middle. */
const centred = (colour: FlagColour, field: Field, width: number, height: number) =>
	block(colour, (field.width - width) / 2, (field.height - height) / 2, width, height);

/** Upright stripes of equal width, from the hoist. */
const pales = ({ width, height }: Field, ...colours: FlagColour[]) =>
	colours.map((colour, i) => block(colour, (i * width) / colours.length, 0, width / colours.length, height));

/** Level stripes from the top, each as high as its share of the whole. */
function bars({ width, height }: Field, ...stripes: [colour: FlagColour, share: number][]) {
	const sum = stripes.reduce((total, [, share]) => total + share, 0);
	let done = 0;
	return stripes.map(([colour, share]) => {
		const bar = block(colour, 0, (done / sum) * height, width, (share / sum) * height);
		done += share;
		return bar;
	});
}

/** Quarters: the second colour at the upper hoist and the lower fly, the first elsewhere. */
const quarters = (field: Field, ground: FlagColour, colour: FlagColour) => {
	const [x, y] = [field.width / 2, field.height / 2];
	return [whole(ground, field), block(colour, 0, 0, x, y), block(colour, x, y, x, y)];
};

/** An upright cross, its arms a fifth of the field's height. */
const cross = (field: Field, ground: FlagColour, colour: FlagColour) => [
	whole(ground, field),
	centred(colour, field, field.height / 5, field.height),
	centred(colour, field, field.width, field.height / 5),
];

/** A saltire: each arm leaves an eighth of every side free at the corner that it runs into. */
function saltire(field: Field, ground: FlagColour, colour: FlagColour): FlagShape[] {
	const [w, h] = [field.width, field.height];
	const [dx, dy] = [w / 8, h / 8];
	return [
		whole(ground, field),
		polygon(colour, [0, 0], [dx, 0], [w, h - dy], [w, h], [w - dx, h], [0, dy]),
		polygon(colour, [w, 0], [w, dy], [dx, h], [0, h], [0, h - dy], [w - dx, 0]),
	];
}

/** The outline of A and B: the notch takes a quarter of the fly. */
const swallowtail = ({ width: w, height: h }: Field): Point[] => [
	[0, 0],
	[w, 0],
	[w * 0.75, h / 2],
	[w, h],
	[0, h],
];

/** Ten stripes rising to the fly, yellow first at the upper hoist, cut to the field. */
function diagonals({ width, height }: Field): FlagShape[] {
	const step = (width + height) / 10;
	// The line x + y = c leaves the field at its top or fly, and at its hoist or foot.
	const upper = (c: number): Point => (c <= width ? [c, 0] : [width, c - width]);
	const lower = (c: number): Point => (c <= height ? [0, c] : [c - height, height]);
	return Array.from({ length: 10 }, (_, i) => {
		const [from, to] = [i * step, (i + 1) * step];
		const corner = (at: number, point: Point) => (from < at && at < to ? [point] : []);
		return polygon(
			i % 2 === 0 ? 'yellow' : 'red',
			upper(from),
			...corner(width, [width, 0]),
			upper(to),
			lower(to),
			...corner(height, [0, height]),
			lower(from),
		);
	});
}

/** Sixteen checks, blue at the upper hoist. */
function checks(field: Field): FlagShape[] {
	const [w, h] = [field.width / 4, field.height / 4];
	const blue = Array.from({ length: 16 }, (_, i) => [i % 4, Math.floor(i / 4)] as const)
		.filter(([column, row]) => (column + row) % 2 === 0)
		.map(([column, row]) => block('blue', column * w, row * h, w, h));
	return [whole('white', field), ...blue];
}

const flags: Readonly<Record<FlagLetter, (field: Field) => FlagShape[]>> = {
	A: (f) => {
		const [, , notch = [0, 0]] = swallowtail(f);
		const middle = f.width / 2;
		return [
			block('white', 0, 0, middle, f.height),
			polygon('blue', [middle, 0], [f.width, 0], notch, [f.width, f.height], [middle, f.height]),
		];
	},
	B: (f) => [polygon('red', ...swallowtail(f))],
	C: (f) => bars(f, ['blue', 1], ['white', 1], ['red', 1], ['white', 1], ['blue', 1]),
	D: (f) => bars(f, ['yellow', 1], ['blue', 3], ['yellow', 1]),
	E: (f) => bars(f, ['blue', 1], ['red', 1]),
	F: (f) => {
		const [x, y] = [f.width / 2, f.height / 2];
		return [whole('white', f), polygon('red', [x, 0], [f.width, y], [x, f.height], [0, y])];
	},
	G: (f) => pales(f, 'yellow', 'blue', 'yellow', 'blue', 'yellow', 'blue'),
	H: (f) => pales(f, 'white', 'red'),
	I: (f) => [whole('yellow', f), { colour: 'ink', centre: [f.width / 2, f.height / 2], radius: 0.3 * f.height }],
	J: (f) => bars(f, ['blue', 1], ['white', 1], ['blue', 1]),
	K: (f) => pales(f, 'yellow', 'blue'),
	L: (f) => quarters(f, 'ink', 'yellow'),
	M: (f) => saltire(f, 'blue', 'white'),
	N: checks,
	O: (f) => [whole('yellow', f), polygon('red', [0, 0], [f.width, 0], [f.width, f.height])],
	P: (f) => [whole('blue', f), centred('white', f, f.height / 2, f.height / 2)],
	Q: (f) => [whole('yellow', f)],
	R: (f) => cross(f, 'red', 'yellow'),
	S: (f) => [whole('white', f), centred('blue', f, f.height / 2, f.height / 2)],
	T: (f) => pales(f, 'red', 'white', 'blue'),
	U: (f) => quarters(f, 'white', 'red'),
	V: (f) => saltire(f, 'white', 'red'),
	W: (f) => [whole('blue', f), centred('white', f, (f.width * 2) / 3, (f.height * 2) / 3), centred('red', f, f.width / 3, f.height / 3)],
	X: (f) => cross(f, 'white', 'blue'),
	Y: diagonals,
	Z: (f) => {
		const middle: Point = [f.width / 2, f.height / 2];
		const [right, foot] = [f.width, f.height];
		return [
			polygon('yellow', [0, 0], [right, 0], middle),
			polygon('blue', [right, 0], [right, foot], middle),
			polygon('red', [right, foot], [0, foot], middle),
			polygon('ink', [0, foot], [0, 0], middle),
		];
	},
};

/**
 * A signal flag as the pieces that make it, each over the ones before.
 * Source: International Code of Signals (IMO, 2005 edition), single-letter flags.
 * @param field its size; squares, discs and crosses stay regular on any field
 */
export const listFlagShapes = (letter: FlagLetter, field: Field): FlagShape[] => flags[letter](field);

/** The outline of a flag: a rectangle, or for A and B a swallowtail. */
export const outlineFlag = (letter: FlagLetter, field: Field): readonly Point[] =>
	letter === 'A' || letter === 'B'
		? swallowtail(field)
		: [
				[0, 0],
				[field.width, 0],
				[field.width, field.height],
				[0, field.height],
			];
