import { palette } from '../kit/palette.ts';

/** Every colour of the cross-section, by a name short enough for lists of things and people. */
export const paint = {
	...palette,
	// Walls, from the lightest level to the darkest.
	glass: '#d9f0e6',
	plaster: '#f1dfb8',
	sand: '#dcc190',
	rose: '#e3a98f',
	ochre: '#e2a23b',
	orange: '#ee8a26',
	brick: '#c2523a',
	oxide: '#a93b2d',
	rust: '#7c2d2a',
	wood: '#a9693a',
	mist: '#9fc0c6',
	haze: '#b7cbc6',
	steel: '#54798a',
	slate: '#3b566a',
	night: '#22394d',
	abyss: '#071f45',
	// What grows, and what is tied.
	leaf: '#57a868',
	green: '#2f7d54',
	moss: '#1d5a41',
	rope: '#ecd6a2',
	// Cloth and hair.
	plum: '#7b3f73',
	khaki: '#a9905a',
	pink: '#e58f86',
	black: '#15131a',
	brown: '#5a3520',
	ginger: '#b4532a',
	grey: '#c9c6bf',
} as const;

export type Colour = keyof typeof paint;

/** A colour by its name, or one that only the night has. */
export type Hue = Colour | `#${string}`;
