import { bench } from './assembly-bench.tsx';
import { hall } from './assembly-hall.tsx';
import { drum } from './drum.tsx';

/** The Well, where the Assembly sits, and the Lot that fills half of it. */
export const views = {
	'deck-assembly-hall': hall,
	'deck-assembly-bench': bench,
	'deck-assembly-drum': drum,
} as const;
