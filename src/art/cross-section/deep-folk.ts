import type { Somebody } from './folk.tsx';

/** The six-hour watches below the waterline, from Deck −1 down. */
export const watches: readonly Somebody[] = [
	['haul', 424, 843, 'brown', 'cap', 'yellow', 'orange', { left: true }],
	['haul', 1282, 843, 'fair', 'scarf', 'red', 'yellow'],
	['work', 718, 843, 'deep', 'helmet', 'yellow', 'red'],
	['reach', 828, 843, 'olive', 'crop', 'black', 'orange'],
	['push', 942, 843, 'tan', 'crop', 'black', 'red'],
	// Cable lockers, a fitter's flask, mushrooms.
	['sit', 536, 903, 'deep', 'crop', 'grey', 'red', { left: true }],
	['bend', 604, 903, 'fair', 'helmet', 'red', 'yellow'],
	['bend', 1052, 903, 'brown', 'scarf', 'yellow', 'pink', { coat: true }],
	// Flour, divers, beds that are listed as benches, left goods.
	['show', 504, 963, 'tan', 'bun', 'black', 'yellow', { left: true }],
	['reach', 724, 963, 'fair', 'cap', 'white', 'white'],
	['work', 964, 963, 'brown', 'helmet', 'yellow', 'orange'],
	['cheer', 1086, 963, 'olive', 'cap', 'sea', 'khaki', { left: true, stout: true }],
	// The plant on Deck −18, and boots before the Hot Main.
	['work', 618, 1023, 'brown', 'helmet', 'yellow', 'blue'],
	['reach', 770, 1023, 'fair', 'crop', 'ginger', 'orange'],
	['show', 854, 1023, 'tan', 'scarf', 'sea', 'white', { left: true, coat: true }],
	['sit', 1006, 1023, 'rose', 'brim', 'rope', 'pink', { left: true }],
	['show', 1132, 1023, 'deep', 'bald', 'grey', 'yellow', { left: true }],
	// Spares, gardens, storage.
	['show', 672, 1083, 'brown', 'crop', 'black', 'leaf'],
	['work', 992, 1083, 'deep', 'scarf', 'red', 'orange', { left: true, coat: true }],
	['bend', 1050, 1083, 'fair', 'brim', 'rope', 'blue'],
	['work', 660, 1143, 'tan', 'tuft', 'black', 'yellow', { left: true, s: 0.9 }],
	['show', 730, 1143, 'rose', 'long', 'brown', 'pink', { coat: true }],
	['sit', 960, 1143, 'fair', 'bald', 'grey', 'orange'],
	// Deck −33: the window, the band, the quarrel.
	['sit', 738, 1203, 'brown', 'scarf', 'yellow', 'blue', { left: true }],
	['show', 798, 1203, 'olive', 'bun', 'black', 'red', { coat: true }],
	['show', 844, 1203, 'deep', 'crop', 'white', 'yellow', { left: true, stout: true }],
	['point', 950, 1203, 'rose', 'long', 'ginger', 'leaf', { coat: true }],
	['cheer', 1000, 1203, 'tan', 'crop', 'black', 'orange', { left: true }],
	['reach', 818, 1263, 'brown', 'helmet', 'yellow', 'orange', { left: true }],
	['stand', 958, 1263, 'fair', 'crop', 'brown', 'pink'],
];
