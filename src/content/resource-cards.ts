import { atStart, inWords } from '../model/numbers.ts';
import type { ResourceCard } from '../model/types.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { forums } from './forums.ts';
import { guidelines } from './guidelines.ts';
import { readings } from './readings.ts';
import { themes, themesToAvoid } from './themes.ts';

const { rights, submission, timing } = figures;

/** The cards of the resources page, in display order, by group. */
export const resourceCards: readonly ResourceCard[] = [
	{
		group: 'Submitting',
		title: 'Submission Process',
		description: `${atStart(guidelines.steps.length)} steps from your email to the printer. The first answer comes in ${timing.receipt}.`,
		path: '/submission-guidelines/#submission-process',
	},
	{
		group: 'Submitting',
		title: 'Format Requirements',
		description: `Short stories of ${submission.storyWords}, comics of ${submission.comicPages}, and everything with a margin or a file name.`,
		path: '/submission-guidelines/#format-requirements',
	},
	{
		group: 'Submitting',
		title: 'Selection Criteria',
		description: `What editors look for, and the ${inWords(guidelines.outcomes.length)} ways a first review can end.`,
		path: '/submission-guidelines/#selection-criteria',
	},
	{
		group: 'The world',
		title: 'World Bible',
		description:
			'The city section by section: decks, bread, permits, weather, and what a bunk costs by the watch.',
		path: '/world-bible/',
	},
	{
		group: 'The world',
		title: 'Theme Ideas',
		description: `${atStart(themes.length)} themes, each with an opening image, and ${inWords(themesToAvoid.length)} better left alone.`,
		path: '/theme-ideas/',
	},
	{
		group: 'The world',
		title: 'Read',
		description: 'Comics, stories, a song and documents from the city: the standard we’re after.',
		path: '/read/',
	},
	{
		group: 'The world',
		title: 'Creative Resources',
		description:
			'Templates for comics and manuscripts, the deck kit, the model sheets, and links for writers and artists.',
		path: '/creative-resources/',
	},
	{
		group: 'Terms and rights',
		title: 'Terms of Collaboration',
		description:
			'The offer in brief, what is still open, what counts as a major change, and how either side leaves.',
		path: '/legal-information/#terms-of-collaboration',
	},
	{
		group: 'Terms and rights',
		title: 'Publishing Rights',
		description: `You keep the copyright; we ask for ${rights.exclusiveYears} of exclusive publication. Rate and royalty are still blank.`,
		path: '/legal-information/#publishing-rights',
	},
	{
		group: 'Terms and rights',
		title: 'Privacy Policy',
		description: `What we hold, for how long, and how to get it back. Requests are answered within ${timing.privacy}.`,
		path: '/legal-information/#privacy-policy',
	},
	{
		group: 'More',
		title: 'Recommended Reading',
		description: `${atStart(readings.length)} books: planners, Metabolists, a history of Venice, and two novels about floating cities.`,
		path: '/additional-resources/#recommended-reading',
	},
	{
		group: 'More',
		title: 'Community Forums',
		description: `${atStart(forums.length)} places to have your sums checked, your pages read, or your missing artist found.`,
		path: '/additional-resources/#forums',
	},
	{
		group: 'More',
		title: 'FAQ',
		description: `${atStart(faq.length)} short answers, including the one about money.`,
		path: '/additional-resources/#faq',
	},
];
