import { lookInto } from '../../kit/perspective.ts';

/**
 * The drying hall as a child sees it: metres to the right of the middle of the aisle, above the
 * floor and ahead. The eye is low, so that feet show under the hems.
 */
export const { at, seen, scaleAt: sizeAt } = lookInto({ x: 470, y: 396, height: 0.86, focus: 720 });

/** Half the aisle's width, and how high the lines hang. */
export const aisle = 0.95;
export const lineHeight = 2.36;
