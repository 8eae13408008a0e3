import { measures } from '../../../content/measures.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** The kitchen as it is seen from its cut end, at the height of the eyes. */

/** Across from the wall of lockers, up from the floor, away from the cut, in metres. */
export type Spot = readonly [across: number, up: number, away: number];

/** The drawing's units to a metre at the cut. */
export const perMetre = 116;
const eye = { across: 2, up: 1.62, before: 4.6 };
const origin: Point = [56, 546];

/** How much smaller things are at a distance from the cut. */
export const shrink = (away: number) => eye.before / (eye.before + away);

export function project([across, up, away]: Spot): Point {
	const k = shrink(away) * perMetre;
	return [n(origin[0] + eye.across * perMetre + (across - eye.across) * k), n(origin[1] - eye.up * perMetre - (up - eye.up) * k)];
}

/** A closed face, and an open line, as path data. */
export const face = (...spots: readonly Spot[]) => `M${spots.map((spot) => project(spot).join(' ')).join('L')}Z`;
export const line = (...spots: readonly Spot[]) => `M${spots.map((spot) => project(spot).join(' ')).join('L')}`;

/** A rectangle on a wall that runs away from us, on a level, and on one that faces us. */
export const beside = (across: number, up: Point, away: Point) =>
	face([across, up[0], away[0]], [across, up[1], away[0]], [across, up[1], away[1]], [across, up[0], away[1]]);
export const level = (up: number, across: Point, away: Point) =>
	face([across[0], up, away[0]], [across[1], up, away[0]], [across[1], up, away[1]], [across[0], up, away[1]]);
export const facing = (away: number, across: Point, up: Point) =>
	face([across[0], up[0], away], [across[1], up[0], away], [across[1], up[1], away], [across[0], up[1], away]);

/** The room from wall to wall, and from the cut to its far end. */
export const room = {
	width: measures.kitchen.drawn.width,
	length: measures.kitchen.drawn.length,
	height: measures.deck.height,
	shoulder: measures.person.drawn.shoulder,
};
