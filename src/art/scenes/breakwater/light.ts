import type { Night } from '../../kit/night.tsx';

/** Fog by night is not black: it holds every lamp that is lit in it. Nothing here is blue. */
export const fogNight: Night = {
	light: '#52686c',
	colours: {
		// The fog's own greys, in the same order as `fog`: what is near is what is dark.
		'#e4e9e4': '#46605f',
		'#d0dad8': '#1f3236',
		'#b7c7c9': '#2b4347',
		'#9db4b9': '#263d41',
		'#86a5ac': '#1c3035',
		'#6c919b': '#14262c',
		'#4d6a78': '#0e1c22',
		'#3c5563': '#0a161c',
		'#cf9a78': '#7a4f3c',
	},
};

/** Breakwater Station with its back to its own lamps. */
export const stationDim = '#31454a';
/** The mole and the patrol boat, which the fog lights more than any lamp does. */
export const fogLit = '#65756b';
/** The officer's hand lamp, set down so that he can write: small, and near. */
export const handLamp = '#ffdfae';
/** The same across the water between. */
export const handLampFar = '#f0cd9a';
/** Stone, rope and floats that it reaches from the side. */
export const handLampPool = '#b59a74';
/** The steps above it, where its light comes in slant. */
export const stonePool = '#8c7c68';
/** Who stands up has the mole's light on him as well. */
export const moleLight = '#ffe8c4';
/** The other side of everybody. */
export const fogShade = '#7a7270';
/** The near side of the hull: what the water gives back. */
export const hullDim = '#5c6468';
