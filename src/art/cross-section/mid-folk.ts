import type { Somebody } from './folk.tsx';

/** Homes, lessons and trades of the mid decks on a weekday morning, from Deck 40 down. */
export const neighbours: readonly Somebody[] = [
	['work', 576, 363, 'brown', 'scarf', 'plum', 'orange', { coat: true }],
	['desk', 702, 363, 'deep', 'afro', 'black', 'sea'],
	['desk', 734, 363, 'olive', 'crop', 'brown', 'red', { left: true }],
	['work', 764, 363, 'fair', 'bald', 'grey', 'white', { stout: true }],
	['point', 946, 363, 'deep', 'bun', 'black', 'plum', { left: true, coat: true }],
	['sit', 956, 363, 'fair', 'tuft', 'ginger', 'red', { left: true, s: 0.7 }],
	['tell', 968, 363, 'brown', 'afro', 'black', 'yellow', { left: true, s: 0.7 }],
	['sit', 980, 363, 'olive', 'long', 'black', 'blue', { left: true, s: 0.7 }],
	['reach', 1010, 363, 'brown', 'bun', 'grey', 'sea', { coat: true }],
	['desk', 1062, 363, 'rose', 'bun', 'grey', 'oxide'],
	['show', 1102, 363, 'olive', 'long', 'black', 'ink'],
	['work', 632, 423, 'tan', 'scarf', 'red', 'white', { coat: true }],
	['walk', 616, 423, 'tan', 'tuft', 'black', 'yellow', { s: 0.6 }],
	['bend', 748, 423, 'brown', 'crop', 'grey', 'sea'],
	['cheer', 850, 423, 'fair', 'bun', 'ginger', 'blue', { coat: true }],
	['cheer', 870, 423, 'brown', 'tuft', 'black', 'red', { left: true, s: 0.6 }],
	['sit', 950, 423, 'rose', 'crop', 'brown', 'white'],
	['work', 932, 423, 'deep', 'crop', 'black', 'red', { coat: true }],
	['reach', 1084, 423, 'olive', 'bun', 'black', 'orange'],
	['tell', 552, 483, 'fair', 'bald', 'white', 'plum', { stout: true }],
	['sit', 606, 483, 'deep', 'scarf', 'yellow', 'blue'],
	['sit', 628, 483, 'deep', 'afro', 'black', 'orange', { left: true, s: 0.7 }],
	['show', 858, 483, 'tan', 'turban', 'orange', 'white'],
	['hip', 928, 483, 'rose', 'bun', 'grey', 'blue', { coat: true, stout: true }],
	['reach', 1040, 483, 'brown', 'afro', 'black', 'green'],
	['push', 556, 543, 'olive', 'helmet', 'yellow', 'red'],
	['stand', 852, 543, 'fair', 'brim', 'ink', 'slate', { coat: true }],
	['show', 942, 543, 'deep', 'scarf', 'foam', 'green', { coat: true }],
	['point', 968, 543, 'rose', 'cap', 'sea', 'khaki', { left: true }],
	['work', 1012, 543, 'tan', 'crop', 'black', 'white', { left: true, coat: true }],
	['cheer', 1046, 543, 'brown', 'crop', 'black', 'blue', { stout: true }],
	['point', 1094, 543, 'brown', 'crop', 'grey', 'ink'],
	['point', 1120, 543, 'olive', 'long', 'grey', 'red', { left: true, coat: true }],
	['work', 520, 603, 'fair', 'scarf', 'green', 'pink', { left: true, coat: true }],
	['bend', 580, 603, 'brown', 'bun', 'black', 'yellow', { coat: true }],
	['cheer', 938, 603, 'deep', 'crop', 'black', 'white'],
	['show', 962, 603, 'tan', 'long', 'black', 'white', { left: true, coat: true }],
	['show', 1012, 603, 'rose', 'cap', 'blue', 'deep'],
	['work', 1048, 603, 'deep', 'cap', 'blue', 'deep', { left: true, stout: true }],
];

/** Supper at the corridor table, which is booked on a slate. */
export const supper: readonly Somebody[] = [
	['desk', 632, 603, 'deep', 'turban', 'red', 'sea'],
	['tell', 658, 603, 'rose', 'long', 'ginger', 'green'],
	['desk', 684, 603, 'olive', 'crop', 'black', 'orange', { left: true }],
	['desk', 706, 603, 'brown', 'bun', 'grey', 'plum'],
	['tell', 740, 603, 'fair', 'tuft', 'brown', 'blue', { left: true }],
];

/** Noon at the foot of the best-kept lightwell, where people carry chairs out to the sun. */
export const sunbathers: readonly Somebody[] = [
	['push', 780, 304, 'brown', 'cap', 'red', 'green', { s: 0.7 }],
	['sit', 790, 603, 'fair', 'bald', 'grey', 'red', { stout: true }],
	['tell', 838, 603, 'deep', 'scarf', 'white', 'sea', { left: true }],
	['sit', 862, 603, 'tan', 'brim', 'rope', 'white', { left: true }],
];
