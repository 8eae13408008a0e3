import type { Colour, Hue } from './colours.ts';

/** Under the open sky, among the lamps of quays and walks. */
export const quayLight = '#8f9fcb';

/** Cranes have lamps of their own, which hang low. */
export const craneLight = '#d8b48c';

/** Flags are floodlit from below. */
export const floodlight = '#dfe4f4';

/** Away from any lamp, in the water. */
export const dimLight = '#4f6a96';

/** A lamp behind glass: a windscreen, a cabin, a doorway. */
export const litPane = '#ffe9a0';

/** Panes with the night behind them, and what else is only seen against a lit room. */
export const darkPane = '#16335c';

/** How a level's cut and its rooms look by night; rooms by their colour by day. */
interface LitLevel {
	cut: Hue;
	rooms: Readonly<Partial<Record<Colour, Hue>>>;
}

/**
 * The levels by night, by the colour of their cut: decks and party walls lie in the moon, rooms have
 * the light of those who are in them, and some are dark.
 */
export const litLevels: Readonly<Partial<Record<Colour, LitLevel>>> = {
	white: {
		cut: '#4a5f94',
		rooms: { glass: '#f4cf7c', foam: '#e0a650', paper: '#ffe9a0' },
	},
	sand: {
		cut: '#4d4a70',
		rooms: {
			plaster: '#f6cb74',
			rose: '#d98a58',
			haze: '#3b5580',
			foam: '#ecd592',
			glass: '#d9d58e',
			white: '#ffe9a0',
		},
	},
	rust: {
		cut: '#4a2440',
		rooms: {
			brick: '#cc5d36',
			oxide: '#93372b',
			rose: '#d98a58',
			ochre: '#f2aa42',
			night: '#11284d',
		},
	},
	slate: {
		cut: '#24405f',
		rooms: {
			steel: '#b9823f',
			slate: '#24405f',
			night: '#0d1f3f',
			glass: '#f0f0b4',
			wood: '#b9703a',
			plum: '#8a4480',
		},
	},
};
