import { plan } from './kitchen-plan.tsx';
import { inside } from './kitchen-room.tsx';
import { range } from './range.tsx';

/** A kitchen of the lower decks, such as 5-C. */
export const views = {
	'deck-kitchen-plan': plan,
	'deck-kitchen-range': range,
	'deck-kitchen-room': inside,
} as const;
