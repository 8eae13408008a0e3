import { lookInto, type Place } from '../../kit/perspective.ts';

/** The court: metres to the right of the eye, above the floor, and away from us. */
export const { seen: project, scaleAt, face: outline, line } = lookInto({ x: 560, y: 276, height: 1.5, focus: 760 });

/** Where the floor is at a depth. */
export const floorAt = (z: number) => project(0, 0, z)[1];

/** Lines, each from one place to another. */
export const lines = (...pairs: readonly (readonly [Place, Place])[]) => pairs.map((pair) => line(...pair)).join('');

/** The court: half its width to the left and right, where its far wall is, and its gallery. */
export const court = { left: -4.2, right: 5.4, back: 11, deck: 2.4 } as const;
