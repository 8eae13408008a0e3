import { buckets } from './buckets.tsx';
import { flags } from './flags.tsx';
import { passage } from './passage.tsx';
import { touch } from './touch.tsx';

/** What tells people where they are: colours, letters, and things for the hand. */
export const views = {
	'deck-signs-buckets': buckets,
	'deck-signs-passage': passage,
	'deck-signs-touch': touch,
	'deck-signs-flags': flags,
} as const;
