import { harbour, patrol } from './harbour.tsx';
import { ships } from './ships.tsx';
import { small } from './small.tsx';

/** The boats, on four scales with somebody beside each. */
export const views = {
	'deck-boats-small': small,
	'deck-boats-harbour': harbour,
	'deck-boats-patrol': patrol,
	'deck-boats-ships': ships,
} as const;
