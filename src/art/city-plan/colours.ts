import { palette } from '../kit/palette.ts';
import { tone } from '../kit/tones.ts';

/** The colours of the plan: the site's own, those of the city, and two of its own. */
export const colour = {
	...palette,
	...tone,
	plum: '#7b3f73',
	wine: '#4f2541',
} as const;

/** Line weights: the hull is heaviest, what stands on it lighter, what is inside lightest. */
export const weight = { hull: 7, form: 3.2, inner: 2, fine: 1.4 } as const;
