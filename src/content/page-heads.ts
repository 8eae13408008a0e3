import { atStart } from '../model/numbers.ts';
import { themes } from './themes.ts';

/**
 * The heads of pages that are chapters of the EPUB too. Sentences that speak of the site, or of the
 * book, stand where they are shown.
 */
export const pageHeads = {
	guidelines: { heading: 'How to come aboard' },
	read: { heading: 'Pulled up with the rope' },
	themes: {
		heading: `${atStart(themes.length)} loose ends`,
		lead: 'Each of these is something the city is in the middle of, with an opening image. Start there, or somewhere better.',
	},
	timeline: {
		heading: 'Fifty-seven years on one line',
		legend: 'Year 1 of the mooring is 2062. Events that the city disputes are marked.',
	},
	worldBible: { heading: 'The city, deck by deck' },
} as const;

/** What the drawings of the city do not say themselves. */
export const diagramCaptions = {
	plan: 'Weather is on the left. North is not marked: anyone who needs it has a compass.',
	section:
		'A cross-section, from the weather side, left, to the lee. Each storey drawn stands for five decks. At the break in the drawing, 450 metres of sea are left out. The people are drawn eight times too large, and see nothing wrong with it.',
} as const;
