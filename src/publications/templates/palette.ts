import { palette as city } from '../../art/palette.ts';

/** The sheets' colours as `#rrggbb`: the city's own, the tones its drawings mix from them, and the draughtsman's blue. */
export const palette = {
	...city,
	/** Light enough for a scanner to drop, dark enough to draw to. */
	nonRepro: '#8fd0ea',
	abyss: '#071f45',
	night: '#22394d',
	slate: '#3b566a',
	steel: '#54798a',
	mist: '#9fc0c6',
	haze: '#b7cbc6',
	glass: '#d9f0e6',
	plaster: '#f1dfb8',
	sand: '#dcc190',
	ochre: '#e2a23b',
	brick: '#c2523a',
	rose: '#e3a98f',
	oxide: '#a93b2d',
	rust: '#7c2d2a',
	wood: '#a9693a',
	rope: '#ecd6a2',
	leaf: '#57a868',
	green: '#2f7d54',
	moss: '#1d5a41',
	orange: '#ee8a26',
} as const;

/** Skin, as the city's portraits have it. */
export const skin = { brown: '#8d5636', tan: '#b27a3f', pale: '#f0c8aa' } as const;
