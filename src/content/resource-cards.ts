import { figures } from './figures.ts';
import type { ResourceCard } from './types.ts';

const { rights, submission, timing } = figures;

/** The cards of the resources page, in order, by group. */
export const resourceCards: readonly ResourceCard[] = [
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
		description:
			'Thirteen themes, each with a first image to start from, and four that are better left alone.',
		path: '/theme-ideas/',
	},
	{
		group: 'The world',
		title: 'Creative Resources',
		description:
			'The comic page template to download, and eleven tools for putting the city on paper.',
		path: '/creative-resources/',
	},
	{
		group: 'Submitting',
		title: 'Submission Process',
		description: `Seven steps from your e-mail to the printer. The first answer comes in ${timing.receipt}.`,
		path: '/submission-guidelines/#submission-process',
	},
	{
		group: 'Submitting',
		title: 'Format Requirements',
		description: `Short stories of ${submission.storyWords}, comics of ${submission.comicPages}, and everything that has a length, a margin or a file name.`,
		path: '/submission-guidelines/#format-requirements',
	},
	{
		group: 'Submitting',
		title: 'Selection Criteria',
		description: 'What editors look for, and the three answers that a first review can give you.',
		path: '/submission-guidelines/#selection-criteria',
	},
	{
		group: 'The law',
		title: 'Terms of Collaboration',
		description:
			'Who owns a character you invent, what counts as a major change, and how either side leaves.',
		path: '/legal-information/#terms-of-collaboration',
	},
	{
		group: 'The law',
		title: 'Publishing Rights',
		description: `You keep the copyright; we ask for ${rights.exclusiveYears} of exclusive publication. The blanks are shown as blanks.`,
		path: '/legal-information/#publishing-rights',
	},
	{
		group: 'The law',
		title: 'Privacy Policy',
		description: `What we hold, for how long, and how to have it back. Requests are answered within ${timing.privacy}.`,
		path: '/legal-information/#privacy-policy',
	},
	{
		group: 'Further',
		title: 'Recommended Reading',
		description:
			'Seventeen books: planners, Metabolists, one Venetian history, and two novels of cities that float.',
		path: '/additional-resources/#recommended-reading',
	},
	{
		group: 'Further',
		title: 'Community Forums',
		description:
			'Three places to have your sums checked, your pages read, or your missing artist found.',
		path: '/additional-resources/#community-forums',
	},
	{
		group: 'Further',
		title: 'FAQ',
		description: 'Seven short answers, including the one about money.',
		path: '/additional-resources/#faq',
	},
];
