import { palette } from '../palette.ts';

/** The colours of the plan: the site's own, and the tones of plaster, steel, wood and leaf that its other drawings use. */
export const colour = {
	...palette,
	plaster: '#f1dfb8',
	sand: '#dcc190',
	ochre: '#e2a23b',
	brick: '#c2523a',
	mist: '#9fc0c6',
	steel: '#54798a',
	slate: '#3b566a',
	haze: '#b7cbc6',
	rose: '#e3a98f',
	night: '#22394d',
	oxide: '#a93b2d',
	rust: '#7c2d2a',
	hull: '#16304a',
	wood: '#a9693a',
	rope: '#ecd6a2',
	leaf: '#57a868',
	green: '#2f7d54',
	moss: '#1d5a41',
	glass: '#d9f0e6',
	orange: '#ee8a26',
	plum: '#7b3f73',
	wine: '#4f2541',
} as const;

/** Line weights: the hull is heaviest, what stands on it lighter, what is inside lightest. */
export const weight = { hull: 7, form: 3.2, inner: 2, fine: 1.4 } as const;
