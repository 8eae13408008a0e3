import { bench } from './bench.tsx';
import { drum } from './drum.tsx';
import { hall } from './hall.tsx';

/** The Well, where the Assembly sits, and the Lot that fills half of it. */
export const views = {
	'deck-assembly-hall': hall,
	'deck-assembly-bench': bench,
	'deck-assembly-drum': drum,
} as const;
