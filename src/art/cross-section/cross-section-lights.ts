import { brass, canvas, copper, deal, denim, dusk, midnight, navy, orchid, plum, rust, wood } from '../../model/colours.ts';
import { lights } from '../kit/night.tsx';
import type { Colour, Hue } from './cross-section-colours.ts';

/** Under the open sky, among the lamps of quays and walks. */
export const quayLight = lights.mist;

/** Cranes have lamps of their own, which hang low. */
export const craneLight = lights.glow;

/** Flags are floodlit from below. */
export const floodlight = lights.overcast;

/** Away from any lamp, in the water. */
export const dimLight = lights.deepMoon;

/** A lamp behind glass: a windscreen, a cabin, a doorway. */
export const litPane = brass.pale;

/** Panes with the night behind them, and what else is only seen against a lit room. */
export const darkPane = midnight.light;

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
		cut: dusk.mid,
		rooms: { glass: brass.light, foam: wood.light, paper: brass.pale },
	},
	sand: {
		cut: denim.dark,
		rooms: {
			plaster: brass.light,
			rose: deal.mid,
			haze: dusk.mid,
			foam: canvas.light,
			glass: canvas.mid,
			white: brass.pale,
		},
	},
	rust: {
		cut: plum.dark,
		rooms: {
			brick: rust.light,
			oxide: rust.dark,
			rose: deal.mid,
			ochre: brass.mid,
			night: navy.deep,
		},
	},
	slate: {
		cut: navy.dark,
		rooms: {
			steel: copper.mid,
			slate: navy.dark,
			night: midnight.mid,
			glass: canvas.pale,
			wood: deal.dark,
			plum: orchid.dark,
		},
	},
};
