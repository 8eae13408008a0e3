import { clay, concrete, copper, midnight, moss, navy, palette, slate, steel, water } from '../../../model/colours.ts';
import type { Night } from '../../kit/night.tsx';
import { lights } from '../../kit/night.tsx';

/** Fog by night is not black: it holds every lamp that is lit in it. Nothing here is blue. */
export const fogNight: Night = {
	light: lights.fog,
	colours: {
		// The fog's own greys, in the same order as `fog`: what is near is what is dark.
		[concrete.pale]: steel.dark,
		[steel.pale]: moss.deep,
		[concrete.light]: moss.dark,
		[steel.light]: moss.dark,
		[steel.mid]: moss.deep,
		[water.dark]: palette.night,
		[navy.light]: palette.night,
		[slate.dark]: midnight.dark,
		[clay.dark]: copper.dark,
	},
};

/** Breakwater Station with its back to its own lamps. */
export const stationDim = lights.cellar;
/** The mole and the patrol boat, which the fog lights more than any lamp does. */
export const fogLit = lights.fog;
/** The officer's hand lamp, set down so that he can write: small, and near. */
export const handLamp = lights.lamp;
/** The same across the water between. */
export const handLampFar = lights.flame;
/** Stone, rope and floats that it reaches from the side. */
export const handLampPool = lights.lantern;
/** The steps above it, where its light comes in slant. */
export const stonePool = lights.gloom;
/** Who stands up has the mole's light on him as well. */
export const moleLight = lights.lamp;
/** The other side of everybody. */
export const fogShade = lights.gloom;
/** The near side of the hull: what the water gives back. */
export const hullDim = lights.fog;
