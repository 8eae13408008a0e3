import { lookInto } from '../../kit/perspective.ts';

/**
 * The gallery from the stair above it, in metres: right of the eye, above the gallery's floor, and
 * ahead. The rail runs ahead a little to the left of the eye, and beyond it is the lightwell.
 */
export const { at, seen, face, scaleAt: sizeAt } = lookInto({ x: 800, y: 116, height: 2.3, focus: 700 });

/** Where the shops' wall is, the rail, the well's far side and its end. */
export const wall = -4.3;
export const rail = -0.8;
export const across = 5;
export const end = 14;
