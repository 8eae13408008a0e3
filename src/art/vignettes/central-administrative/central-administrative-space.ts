import { n, through } from '../../kit/forms.tsx';
import { lookInto } from '../../kit/perspective.ts';
import type { Point } from '../../kit/shapes.ts';

/** The passage on Deck 44 in one-point perspective: centimetres to the right of the eye's line and above the floor, and units of the picture per centimetre. */

const { at, seen, line, upright, level, facing } = lookInto({ x: 900, y: 150, height: 190 });

export { at, facing, level, line, upright };

export const left = -230;
export const right = 205;

/** The roof: a ship, keel up; from the left wall's top over the keel to the right wall's. */
export const hull: readonly Point[] = [
	[left, 236],
	[-222, 276],
	[-190, 318],
	[-128, 352],
	[-12, 372],
	[104, 352],
	[166, 318],
	[198, 276],
	[right, 236],
];

const curve = (s: number, k: number) => {
	const points = hull.map(([x, z]) => seen(-12 + (x + 12) * k, 236 + (z - 236) * k - (1 - k) * 40, s));
	return { points, start: points[0]?.map(n).join(' ') ?? '' };
};

/** The line of the roof at a distance. */
export function roofLine(s: number) {
	const { points, start } = curve(s, 1);
	return `${start}${through(points)}`;
}

/** One of the frames that carry the planks, of a breadth inwards. */
export function frame(s: number, inner = 0.93) {
	const out = curve(s, 1);
	const back = curve(s, inner).points.toReversed();
	const first = back[0]?.map(n).join(' ') ?? '';
	return `M${out.start}${through(out.points)}L${first}${through(back)}Z`;
}
