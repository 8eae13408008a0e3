import { ends } from './ends.tsx';
import { winchHouse } from './house.tsx';
import { line } from './line.tsx';
import { run } from './run.tsx';

/** A mooring line from its clamp to its buoy. */
export const views = {
	'deck-mooring-line': line,
	'deck-mooring-house': winchHouse,
	'deck-mooring-run': run,
	'deck-mooring-ends': ends,
} as const;
