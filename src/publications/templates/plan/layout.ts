import type { Point } from '../../../art/kit/shapes.ts';

/** Points per metre at 1:5000. */
export const scale = 72 / 0.0254 / 5000;

/** The drawing's panel on the plate, in points; `plan.svg` fills it. */
export const panel = { left: 22, low: 22, right: 842, high: 770 } as const;

/** From metres east and north of the survey origin to points on the plate. */
export const onPlate = ([x, y]: Point): Point => [434 + x * scale, 396 + y * scale];
