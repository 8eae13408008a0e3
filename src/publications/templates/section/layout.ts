/** Points per metre at 1:3500. */
export const scale = 72 / 0.0254 / 3500;

/** The drawing's panel on the plate, in points; `section.svg` fills it. */
export const panel = { left: 22, low: 176, right: 1202, high: 770 } as const;

/** Where the section's origin stands on the plate, at the waterline. */
export const origin = { x: 590, y: 498 } as const;

/** From metres east of the origin to points from the plate's left edge. */
export const plateX = (x: number): number => origin.x + x * scale;

/** From metres above the waterline to points from the plate's lower edge. */
export const plateY = (z: number): number => origin.y + z * scale;
