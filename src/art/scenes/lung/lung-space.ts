import { n, through } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** The shaft is a round of radius 1; the eye hangs inside it at the sixth tier and looks up. */

const eye = { x: 420, y: 430, back: 0.8, focus: 380, height: 0.13 };
const pitch = (22 / 180) * Math.PI;
const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];

/** From one tier's floor to the next one's, and the tiers' place counted from ours. */
export const spacing = 0.36;
/** How high the troughs stand that ring a tier's edge. */
export const rim = 0.05;
export const levels = [5, -4, 4, -3, 3, -2, 2, -1, 1, 0];
export const floorOf = (level: number) => level * spacing;

/** Where a point of the shaft is seen, by its angle from straight ahead, radius and height. */
export function seen(angle: number, radius: number, height: number): Point {
	const turn = (angle / 180) * Math.PI;
	const ahead = radius * Math.cos(turn) + eye.back;
	const up = height - eye.height;
	const depth = Math.max(0.12, ahead * cos + up * sin);
	return [eye.x + (eye.focus * radius * Math.sin(turn)) / depth, eye.y - (eye.focus * (up * cos - ahead * sin)) / depth];
}
export const at = (angle: number, radius: number, height: number) => seen(angle, radius, height).map(n).join(' ');

/** How something stands there: foot, lean in degrees, and units of the picture per 0.01. */
export function standing(angle: number, radius: number, height: number) {
	const [x, y] = seen(angle, radius, height);
	const [x2, y2] = seen(angle, radius, height + 0.1);
	return {
		x,
		y,
		lean: (Math.atan2(x2 - x, y - y2) * 180) / Math.PI,
		scale: Math.hypot(x2 - x, y2 - y) / 10,
	};
}

const span = (from: number, to: number) => {
	const count = Math.max(2, Math.ceil((to - from) / 26));
	return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};
const arc = (radius: number, height: number, from: number, to: number) => span(from, to).map((angle) => seen(angle, radius, height));
const draw = (points: readonly Point[]) => `${points[0]?.map(n).join(' ') ?? ''}${through(points)}`;

/** A line round the shaft. */
export const ring = (radius: number, height: number, from = -120, to = 120) => `M${draw(arc(radius, height, from, to))}`;
/** The band between two such lines. */
export const band = (r1: number, h1: number, r2: number, h2: number, from = -120, to = 120) =>
	`M${draw(arc(r1, h1, from, to))}L${draw(arc(r2, h2, from, to).reverse())}Z`;
