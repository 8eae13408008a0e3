import { atStart, inWords } from '../world/numbers.ts';
import type { ResourceCard } from '../world/types.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { forums } from './forums.ts';
import { guidelines } from './guidelines.ts';
import { readings } from './readings.ts';
import { themes, themesToAvoid } from './themes.ts';

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
		description: `${atStart(themes.length)} themes, each with a first image to start from, and ${inWords(themesToAvoid.length)} that are better left alone.`,
		path: '/theme-ideas/',
	},
	{
		group: 'The world',
		title: 'To Read',
		description:
			'A comic of six pages, a story, and papers of the city: what a yes looks like, before you send yours.',
		path: '/read/',
	},
	{
		group: 'The world',
		title: 'Creative Resources',
		description:
			'The comic page template and the city’s frame to download, and links for people who write and draw.',
		path: '/creative-resources/',
	},
	{
		group: 'Submitting',
		title: 'Submission Process',
		description: `${atStart(guidelines.steps.length)} steps from your e-mail to the printer, after what to send by craft. The first answer comes in ${timing.receipt}.`,
		path: '/submission-guidelines/#submission-process',
	},
	{
		group: 'Submitting',
		title: 'Format Requirements',
		description: `Short stories of ${submission.storyWords}, comics of ${submission.comicPages}, half a page of script, and everything that has a margin or a file name.`,
		path: '/submission-guidelines/#format-requirements',
	},
	{
		group: 'Submitting',
		title: 'Selection Criteria',
		description: `What editors look for, and the ${inWords(guidelines.outcomes.length)} answers that a first review can give you.`,
		path: '/submission-guidelines/#selection-criteria',
	},
	{
		group: 'The law',
		title: 'Terms of Collaboration',
		description:
			'The offer in short, the table of what is undecided, what counts as a major change, and how either side leaves.',
		path: '/legal-information/#terms-of-collaboration',
	},
	{
		group: 'The law',
		title: 'Publishing Rights',
		description: `You keep the copyright; we ask for ${rights.exclusiveYears} of exclusive publication. Rate and royalty are still blank.`,
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
		description: `${atStart(readings.length)} books: planners, Metabolists, one Venetian history, and two novels of cities that float.`,
		path: '/additional-resources/#recommended-reading',
	},
	{
		group: 'Further',
		title: 'Community Forums',
		description: `${atStart(forums.length)} places to have your sums checked, your pages read, or your missing artist found.`,
		path: '/additional-resources/#forums',
	},
	{
		group: 'Further',
		title: 'FAQ',
		description: `${atStart(faq.length)} short answers, including the one about money.`,
		path: '/additional-resources/#faq',
	},
];
