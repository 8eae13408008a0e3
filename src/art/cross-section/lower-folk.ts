import type { Somebody } from './folk.tsx';

/** The lower decks at work, from Deck 15 down. */
export const hands: readonly Somebody[] = [
	// Laundry, the ferry's bar, the joiners, the coil winders, a bed-mender.
	['bend', 470, 663, 'brown', 'scarf', 'white', 'sea', { coat: true }],
	['tell', 676, 656, 'fair', 'bald', 'ginger', 'blue', { stout: true }],
	['sit', 702, 656, 'deep', 'cap', 'yellow', 'red', { left: true }],
	['work', 738, 656, 'olive', 'bun', 'black', 'white', { left: true }],
	['push', 782, 663, 'tan', 'crop', 'black', 'yellow'],
	['reach', 846, 663, 'deep', 'turban', 'foam', 'orange', { coat: true }],
	['work', 934, 663, 'rose', 'bun', 'ginger', 'green', { coat: true }],
	['bend', 1030, 663, 'olive', 'cap', 'blue', 'khaki'],
	// The rail over the flour barges, and a child who counts strakes.
	['work', 438, 723, 'deep', 'crop', 'grey', 'yellow', { left: true, stout: true }],
	['work', 458, 723, 'deep', 'tuft', 'black', 'red', { left: true, s: 0.7 }],
	['show', 486, 723, 'fair', 'scarf', 'green', 'plum', { left: true, coat: true }],
	// The bread hall of a Thursday.
	['work', 744, 723, 'deep', 'tuft', 'white', 'white', { coat: true, stout: true }],
	['stand', 622, 723, 'fair', 'long', 'brown', 'blue', { coat: true }],
	['cheer', 638, 723, 'brown', 'crop', 'grey', 'green', { s: 0.7 }],
	['show', 656, 723, 'tan', 'scarf', 'plum', 'red', { coat: true }],
	['point', 676, 723, 'rose', 'cap', 'yellow', 'sea'],
	['show', 716, 723, 'olive', 'turban', 'white', 'white', { left: true, coat: true }],
	// Trolleys, the stacker with her darning, the net loft.
	['push', 828, 723, 'fair', 'crop', 'brown', 'sea'],
	['sit', 994, 723, 'olive', 'bun', 'grey', 'yellow', { left: true, stout: true }],
	['work', 1026, 723, 'deep', 'scarf', 'orange', 'blue', { coat: true }],
	// The Weigh House, with a piano on its plate.
	['push', 430, 783, 'tan', 'crop', 'black', 'red', { stout: true }],
	['show', 496, 783, 'rose', 'bald', 'grey', 'white', { left: true }],
	// The hook call.
	['cheer', 524, 783, 'brown', 'helmet', 'yellow', 'orange'],
	['cheer', 544, 783, 'fair', 'helmet', 'foam', 'khaki', { left: true, stout: true }],
	['point', 590, 783, 'olive', 'brim', 'ink', 'foam', { left: true, stout: true }],
	// Kitchen 5-C, with the common pot.
	['work', 632, 783, 'brown', 'scarf', 'white', 'green', { coat: true, stout: true }],
	['show', 688, 783, 'tan', 'crop', 'black', 'foam', { left: true }],
	// Deck 4 mends; Deck 3 nets; the ferry hall waits.
	['work', 824, 783, 'fair', 'cap', 'blue', 'yellow'],
	['sit', 944, 783, 'brown', 'bun', 'grey', 'foam', { left: true }],
	['walk', 1056, 783, 'fair', 'brim', 'wood', 'orange', { left: true }],
	['sit', 1092, 783, 'deep', 'turban', 'red', 'white'],
	['tell', 1124, 783, 'tan', 'long', 'black', 'green', { left: true }],
];
