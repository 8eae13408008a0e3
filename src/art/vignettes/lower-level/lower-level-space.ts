import { lookInto, type Place } from '../../kit/perspective.ts';

/** The street in perspective: centimetres across it and above its floor, and a scale for how far off; the eye is over everybody's head, as from a hook. */

export const { seen, face, line: run } = lookInto({ x: 700, y: 150, height: 188 });

/** The two walls, across the street from its vanishing point. */
export const walls = { left: -230, right: 205 } as const;

export const spot = (place: Place) => seen(...place);

/** An upright rectangle on a wall, between two scales. */
export const panel = (across: number, low: number, high: number, near: number, far: number) =>
	face([across, low, near], [across, high, near], [across, high, far], [across, low, far]);

/** A round on a wall: its middle's height and scale, and its radius. */
export function round(across: number, height: number, scale: number, radius: number): string {
	// Along the wall a length shrinks with the square of the scale.
	const reach = (radius * scale) / 520;
	const points = Array.from({ length: 8 }, (_, i) => {
		const a = (i / 8) * Math.PI * 2;
		return spot([across, height + Math.sin(a) * radius, scale * (1 + Math.cos(a) * reach)]);
	});
	const mid = (i: number) => {
		const [a, b] = [points[i % 8] ?? [0, 0], points[(i + 1) % 8] ?? [0, 0]];
		return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
	};
	return `M${mid(7)}${points.map((point, i) => `Q${point.join(' ')} ${mid(i)}`).join('')}Z`;
}
