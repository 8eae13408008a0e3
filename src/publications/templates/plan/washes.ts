import type { HatchKind } from '../../../art/survey.ts';
import { palette } from '../palette.ts';

const {
	plaster,
	sand,
	rose,
	brick,
	ochre,
	white,
	foam,
	glass,
	leaf,
	green,
	moss,
	mist,
	haze,
	steel,
	oxide,
	paper,
	wood,
} = palette;

/** How one district is told from the others: the wash of its streets, the colours of its roofs, the grain of its blocks. */
export type Wash = {
	readonly ground: string;
	readonly roofs: readonly [string, ...string[]];
	/** Degrees by which its streets are turned. */
	readonly turn: number;
	/** A block's length and depth and the street after it, in metres. */
	readonly block: readonly [length: number, depth: number, street: number];
	/** How far a block's shadow falls, in metres: what is high throws far. */
	readonly shadow: number;
};

/** By the hatch that each district has on the survey. */
export const washes: Readonly<Record<HatchKind, Wash>> = {
	cross: { ground: plaster, roofs: [white, paper, sand], turn: 0, block: [30, 26, 10], shadow: 8 },
	slant: {
		ground: rose,
		roofs: [brick, ochre, plaster, rose, oxide],
		turn: 31,
		block: [24, 17, 7],
		shadow: 4.5,
	},
	dash: {
		ground: haze,
		roofs: [white, white, foam, glass],
		turn: -17,
		block: [52, 34, 10],
		shadow: 5.5,
	},
	tuft: { ground: leaf, roofs: [green, moss, leaf, green], turn: 8, block: [42, 13, 6], shadow: 3 },
	level: {
		ground: sand,
		roofs: [plaster, ochre, wood, plaster, brick],
		turn: 0,
		block: [58, 13, 7],
		shadow: 4.5,
	},
	plumb: {
		ground: mist,
		roofs: [steel, haze, oxide, mist, steel],
		turn: 90,
		block: [74, 21, 8],
		shadow: 5.5,
	},
};
