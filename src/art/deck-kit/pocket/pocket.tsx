import { load } from './load.tsx';
import { marks } from './marks.tsx';
import { money } from './money.tsx';
import { papers } from './papers.tsx';

/** What fits a pocket, and what a hand says. */
export const views = {
	'deck-pocket-money': money,
	'deck-pocket-marks': marks,
	'deck-pocket-papers': papers,
	'deck-pocket-load': load,
} as const;
