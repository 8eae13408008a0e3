import { measures } from '../../content/measures.ts';
import { type Point, tenth } from '../kit/shapes.ts';

const { berth, corridor } = measures;

/** The passage in metres: x across it from its middle, y up from the floor, z away from the eye. */
export const room = {
	half: corridor.width / 2,
	/** How far a rib reaches into the dark, and a berth. */
	web: 0.25,
	berth: 2.7,
	/** From rib to rib. */
	pitch: berth.drawn.frame.width,
	girder: berth.drawn.frame.clear,
	beam: 3.2,
	top: 3.5,
	pipe: 0.5,
	bulb: 2.42,
} as const;

export interface View {
	/** Where the passage vanishes. */
	vanish: Point;
	/** Units to the metre, a metre away: the larger, the longer the lens. */
	lens: number;
	/** The eye's height over the floor, and how far it is right of the middle. */
	eye: number;
	across: number;
}

/** Where a place in the passage is in the picture. */
export function project({ vanish, lens, eye, across }: View, x: number, y: number, z: number): Point {
	const k = lens / z;
	return [tenth(vanish[0] + (x - across) * k), tenth(vanish[1] + (eye - y) * k)];
}

/** Lines get thinner with distance, though not as fast as things get smaller. */
export const lineFor = (scale: number) => tenth(Math.min(6, 0.5 + scale * 0.0085));

export const poly = (points: readonly Point[]) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

/** A line from near to far, as a wedge: drawn as an outline, its width can fall. */
export function wedge(a: Point, b: Point, from: number, to: number) {
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const [nx, ny] = [-(b[1] - a[1]) / length / 2, (b[0] - a[0]) / length / 2];
	return poly([
		[a[0] + nx * from, a[1] + ny * from],
		[b[0] + nx * to, b[1] + ny * to],
		[b[0] - nx * to, b[1] - ny * to],
		[a[0] - nx * from, a[1] - ny * from],
	]);
}
