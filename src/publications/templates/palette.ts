import { palette as city, midnight, slate } from '../../model/colours.ts';
/** The plates' colours as `#rrggbb`: the city's own, the tones its drawings mix from them, and the draughtsman's blue. */
export const palette = {
	...city,
	mist: slate.pale,
	steel: slate.mid,
	dusk: midnight.light,
	/** Light enough for a scanner to drop, dark enough to draw to. */
	nonRepro: '#8fd0ea',
} as const;
