/**
 * The drying hall after the night watch has come on. Its lamps are round, in wire cages, the colour
 * of weak tea; what they do not reach has only the sky from the far end.
 */

/** Where no lamp reaches. */
export const hallLight = '#46557f';
/** The floor of the aisle, and the ceiling. */
export const floorLight = '#7d6f73';
export const ceilingLight = '#3b4468';
/** On whoever works under the near lamp. */
export const lampLight = '#ffe0ac';
/** A step away from it. */
export const nearLight = '#dcb48c';
/** Washing row by row: the lamps stand over the aisle at the third and at the ninth. */
export const rowLights = ['#b8917f', '#d9ad80', '#ffdb9c', '#d8ab82', '#a4849a', '#77719c'] as const;
/** A sheet with a lamp behind it. */
export const glow = '#ffd892';
/** On the ladder, by a lamp that has just come on. */
export const ladderLight = '#ffe9bd';
