import type { Night } from '../../kit/night.tsx';

/** The hour before the sun: everything is blue but what somebody has lit. */
export const dawnNight: Night = {
	light: '#6a7db4',
	colours: {
		// The sea: it has the sky's colour a step darker.
		'#0e6f8a': '#0d2a4a',
		'#0a566d': '#0a2040',
		'#084a5f': '#0b1a38',
		'#86b7ba': '#2c5276',
		'#bfe3e4': '#44749a',
		// Whatever looks east has the first of it.
		'#e0a27c': '#97808f',
	},
};

/** The band of dawn, from the night's side in: the sun is still an hour off. */
export const dawnSky = [
	['#0b1631'],
	['#101f42', 1120, 420],
	['#162c57', 900, 310],
	['#204170', 730, 220],
	['#376a8c', 600, 140],
	['#83b0ae', 500, 80],
	['#e6dfb6', 400, 36],
] as const;

/** First light, on whatever looks east: cold, and only on edges. */
export const firstLight = '#7f9ff0';
export const dawnEdge = '#b9d4de';
/** The far side of a thing on the quay or the deck. */
export const blueShade = '#9490b0';
/** A lamp on the quay. */
export const quayLamp = '#ffdcab';
export const quayShade = '#6d6f92';
/** Stone and steel between two of them. */
export const quayDim = '#8a8698';
/** The lantern on the stem post, and what it does not reach. */
export const lantern = '#ffdfb0';
/** What the lantern leaves on the small things that stand round it. */
export const lanternShade = '#948090';
export const deckDim = '#4c5a8c';
export const deckPool = '#a08a8c';
/** Cheap bunks: the lamps are small, and most of them are shaded. */
export const bunkLamp = '#d0a488';
/** Under lit windows: wash, flags, whoever leans on a rail. */
export const windowGlow = '#c8b49c';
