import { canvas, clay, concrete, dusk, midnight, navy, palette, slate, water } from '../../../model/colours.ts';
import type { Night } from '../../kit/night.tsx';
import { lights } from '../../kit/night.tsx';

/** The hour before the sun: everything is blue but what somebody has lit. */
export const dawnNight: Night = {
	light: lights.moon,
	colours: {
		// The sea: it has the sky's colour a step darker.
		[palette.sea]: navy.deep,
		[water.deep]: midnight.mid,
		[slate.deep]: palette.ink,
		[water.mid]: slate.dark,
		[palette.foam]: slate.mid,
		// Whatever looks east has the first of it.
		[clay.mid]: concrete.mid,
	},
};

/** The band of dawn, from the night's side in: the sun is still an hour off. */
export const dawnSky = [
	[palette.ink],
	[dusk.deep, 1120, 420],
	[palette.deep, 900, 310],
	[navy.mid, 730, 220],
	[navy.light, 600, 140],
	[water.mid, 500, 80],
	[canvas.pale, 400, 36],
] as const;

/** First light, on whatever looks east: cold, and only on edges. */
export const firstLight = lights.beacon;
/** The far side of a thing on the quay or the deck. */
export const blueShade = lights.mist;
/** A lamp on the quay. */
export const quayLamp = lights.lamp;
/** Stone and steel between two of them. */
export const quayDim = lights.shade;
/** The lantern on the stem post, and what it does not reach. */
export const lantern = lights.lamp;
/** What the lantern leaves on the small things that stand round it. */
export const lanternShade = lights.shade;
/** Cheap bunks: the lamps are small, and most of them are shaded. */
export const bunkLamp = lights.lantern;
/** Under lit windows: wash, flags, whoever leans on a rail. */
export const windowGlow = lights.glow;
