import { seamount } from '../../../art/survey.ts';
import type { Placing } from '../frame.ts';

/** Points per metre at 1:3500. */
export const scale = 72 / 0.0254 / 3500;

/** The drawing's panel on the sheet, in points. */
export const panel = { left: 22, low: 176, right: 1202, high: 770 } as const;

/** The section's frame: metres east of the origin, metres above the waterline. */
export const metres: Placing = { x: 590, y: 498, scale };

/** How much of the sheet the break takes, in points. */
export const breakGap = 11;

/** The frame below the break, where the water from `breakTop` to `breakFoot` is left out. */
export const metresBelow: Placing = {
	...metres,
	y: metres.y + (seamount.breakTop - seamount.breakFoot) * scale - breakGap,
};

/** From metres east of the origin to points from the sheet's left edge. */
export const sheetX = (x: number): number => metres.x + x * scale;

/** From metres above the waterline to points from the sheet's lower edge. */
export const sheetY = (z: number): number => metres.y + z * scale;

/** The same below the break. */
export const sheetYBelow = (z: number): number => metresBelow.y + z * scale;
