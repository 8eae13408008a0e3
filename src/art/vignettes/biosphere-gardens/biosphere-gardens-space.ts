import type { Point } from '../../kit/shapes.ts';

/** Where things stand at the foot of the shaft, which is round and seen from a ladder's height. */

const bow = (x: number) => ((x - 560) / 640) ** 2;
/** The wall's foot, at a place across the picture. */
export const footAt = (x: number) => 322 + bow(x) * 130;
/** A place on the wall: 0 at its foot, 1 at the rim of Tier One, and on from there. */
export function wallAt(x: number, up: number) {
	const foot = footAt(x);
	const rim = 168 - bow(x) * 80;
	// The tiers above look lower the higher they are.
	return up <= 1 ? foot + (rim - foot) * up : rim - (up - 1) * (96 + bow(x) * 60);
}

/** A line along the wall, for a path that has begun. */
export function along(from: number, to: number, up: number, steps = 12) {
	return Array.from({ length: steps + 1 }, (_, i) => {
		const x = from + ((to - from) * i) / steps;
		return `${Math.round(x)} ${Math.round(wallAt(x, up))}`;
	}).join(' ');
}

/** A field of the wall between two heights. */
export const field = (from: number, to: number, low: number, high: number, steps = 12) =>
	`M${along(from, to, low, steps)} ${along(to, from, high, steps)}Z`;

/** Leaves in a row, each a round of its own size, through points from left to right. */
export function leafage(points: readonly Point[]) {
	return points
		.slice(1)
		.map(([x, y], i) => {
			const [fromX, fromY] = points[i] ?? [x, y];
			const r = Math.round(Math.hypot(x - fromX, y - fromY) * (0.52 + ((i * 5) % 4) * 0.05));
			return `A${r} ${r} 0 0 1 ${Math.round(x)} ${Math.round(y)}`;
		})
		.join('');
}

/** Points along the wall, unevenly spaced, at a height that wavers. */
export const row = (from: number, to: number, up: number, step: number, waver = 6): Point[] =>
	Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => {
		const x = from + i * step + ((i * 37) % 11) - 5;
		return [x, wallAt(x, up) - ((i * 29) % 7) * (waver / 7)];
	});
