import { lights } from '../../kit/night.tsx';
/**
 * The drying hall after the night watch has come on. Its lamps are round, in wire cages, the colour
 * of weak tea; what they do not reach has only the sky from the far end.
 */

/** Where no lamp reaches. */
export const hallLight = lights.depths;
/** The floor of the aisle, and the ceiling. */
export const floorLight = lights.gloom;
/** On whoever works under the near lamp. */
export const lampLight = lights.lamp;
/** A step away from it. */
export const nearLight = lights.glow;
/** Washing row by row: the lamps stand over the aisle at the third and at the ninth. */
export const rowLights = [lights.ashen, lights.lantern, lights.lamp, lights.lantern, lights.shade, lights.evening] as const;
/** A sheet with a lamp behind it. */
export const glow = lights.lamp;
/** On the ladder, by a lamp that has just come on. */
export const ladderLight = lights.lamp;
