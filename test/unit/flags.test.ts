import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FlagColour, listFlagShapes } from '../../src/art/flag-shapes.ts';
import type { Point } from '../../src/art/kit/shapes.ts';
import { type FlagLetter, flagLetters } from '../../src/model/flags.ts';

/** The colour at a point across stripes of equal width. */
const stripe = (at: number, ...colours: FlagColour[]) =>
	colours[Math.min(colours.length - 1, Math.floor(at * colours.length))];

/**
 * The table of the International Code, written independently of the drawings: the colour at a point of
 * the unit square, u from the hoist and v from the top. Undefined is outside a swallowtail.
 */
const code: Readonly<Record<FlagLetter, (u: number, v: number) => FlagColour | undefined>> = {
	A: (u, v) => (isInTail(u, v) ? stripe(u, 'white', 'blue') : undefined),
	B: (u, v) => (isInTail(u, v) ? 'red' : undefined),
	C: (_, v) => stripe(v, 'blue', 'white', 'red', 'white', 'blue'),
	D: (_, v) => stripe(v, 'yellow', 'blue', 'blue', 'blue', 'yellow'),
	E: (_, v) => stripe(v, 'blue', 'red'),
	F: (u, v) => (Math.abs(u - 0.5) + Math.abs(v - 0.5) < 0.5 ? 'red' : 'white'),
	G: (u) => stripe(u, 'yellow', 'blue', 'yellow', 'blue', 'yellow', 'blue'),
	H: (u) => stripe(u, 'white', 'red'),
	I: (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.3 ? 'ink' : 'yellow'),
	J: (_, v) => stripe(v, 'blue', 'white', 'blue'),
	K: (u) => stripe(u, 'yellow', 'blue'),
	L: (u, v) => (u < 0.5 === v < 0.5 ? 'yellow' : 'ink'),
	M: (u, v) => (isOnSaltire(u, v) ? 'white' : 'blue'),
	N: (u, v) => ((Math.floor(u * 4) + Math.floor(v * 4)) % 2 === 0 ? 'blue' : 'white'),
	O: (u, v) => (u > v ? 'red' : 'yellow'),
	P: (u, v) => (isWithin(u, v, 1 / 2) ? 'white' : 'blue'),
	Q: () => 'yellow',
	R: (u, v) => (isOnCross(u, v) ? 'yellow' : 'red'),
	S: (u, v) => (isWithin(u, v, 1 / 2) ? 'blue' : 'white'),
	T: (u) => stripe(u, 'red', 'white', 'blue'),
	U: (u, v) => (u < 0.5 === v < 0.5 ? 'red' : 'white'),
	V: (u, v) => (isOnSaltire(u, v) ? 'red' : 'white'),
	W: (u, v) => (isWithin(u, v, 1 / 3) ? 'red' : isWithin(u, v, 2 / 3) ? 'white' : 'blue'),
	X: (u, v) => (isOnCross(u, v) ? 'blue' : 'white'),
	Y: (u, v) => (Math.floor(((u + v) / 2) * 10) % 2 === 0 ? 'yellow' : 'red'),
	Z: (u, v) => {
		if (Math.abs(u - 0.5) > Math.abs(v - 0.5)) return u < 0.5 ? 'ink' : 'blue';
		return v < 0.5 ? 'yellow' : 'red';
	},
};

const isWithin = (u: number, v: number, side: number) =>
	Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) < side / 2;
const isOnCross = (u: number, v: number) => Math.min(Math.abs(u - 0.5), Math.abs(v - 0.5)) < 1 / 10;
const isOnSaltire = (u: number, v: number) =>
	Math.min(Math.abs(u - v), Math.abs(u + v - 1)) < 1 / 8;
const isInTail = (u: number, v: number) => u < 0.75 + Math.abs(v - 0.5) / 2;

/** Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
	return (
		polygon.filter(([ax, ay], i) => {
			const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
			return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
		}).length %
			2 ===
		1
	);
}

/** The colour that a drawn flag shows at a point: that of the topmost shape there. */
function readColour(letter: FlagLetter, at: Point, field: { width: number; height: number }) {
	return listFlagShapes(letter, field)
		.filter((shape) =>
			'points' in shape
				? isInside(at, shape.points)
				: Math.hypot(at[0] - shape.centre[0], at[1] - shape.centre[1]) < shape.radius,
		)
		.at(-1)?.colour;
}

/** Sample points that avoid the edges of stripes and the diagonals. */
const across = Array.from({ length: 53 }, (_, i) => (i + 0.37) / 53);
const down = across.map((at) => at + 0.003);

describe('the signal flags', () => {
	for (const letter of flagLetters) {
		it(`${letter} matches the International Code`, () => {
			for (const u of across) {
				for (const v of down) {
					const colour = readColour(letter, [u, v], { width: 1, height: 1 });
					assert.equal(colour, code[letter](u, v), `${u.toFixed(2)} across, ${v.toFixed(2)} down`);
				}
			}
		});
	}
});
