import { plan } from './plan.tsx';
import { range } from './range.tsx';
import { inside } from './room.tsx';

/** A kitchen of the lower decks, such as 5-C. */
export const views = {
	'deck-kitchen-plan': plan,
	'deck-kitchen-range': range,
	'deck-kitchen-room': inside,
} as const;
