import { n } from '../../forms.tsx';

/** The court's one-point perspective: metres from the eye's foot to points of the picture. */

const eye = { x: 560, y: 276, height: 1.5, focus: 760 };

/** x to the right, y up from the floor, z away from us. */
export function project(x: number, y: number, z: number): readonly [number, number] {
	const k = eye.focus / z;
	return [n(eye.x + x * k), n(eye.y + (eye.height - y) * k)];
}

export const scaleAt = (z: number) => eye.focus / z;

/** Where the floor is at a depth. */
export const floorAt = (z: number) => project(0, 0, z)[1];

export type Spot3 = readonly [x: number, y: number, z: number];

/** A closed outline through places in the court. */
export const outline = (...spots: readonly Spot3[]) =>
	`M${spots.map((spot) => project(...spot).join(' ')).join('L')}Z`;

/** Lines, each from one place to another. */
export const lines = (...pairs: readonly (readonly [Spot3, Spot3])[]) =>
	pairs.map(([a, b]) => `M${project(...a).join(' ')}L${project(...b).join(' ')}`).join('');

/** The court: half its width to the left and right, where its far wall is, and its gallery. */
export const court = { left: -4.2, right: 5.4, back: 11, deck: 2.4 } as const;
