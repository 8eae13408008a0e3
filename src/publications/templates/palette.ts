import { palette as city } from '../../art/kit/palette.ts';
import { tone } from '../../art/kit/tones.ts';

/** The plates' colours as `#rrggbb`: the city's own, the tones its drawings mix from them, and the draughtsman's blue. */
export const palette = {
	...city,
	...tone,
	/** Light enough for a scanner to drop, dark enough to draw to. */
	nonRepro: '#8fd0ea',
} as const;
