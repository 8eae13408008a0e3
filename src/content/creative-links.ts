import type { ResourceLink } from '../model/types.ts';

export const writerLinks: readonly ResourceLink[] = [
	{
		title: 'Writer Beware',
		url: 'https://writerbeware.blog/',
		description:
			'Alerts about scams, bad contracts and publishers who charge the author. Read it before you sign anything, ours included.',
	},
	{
		title: 'The Submission Grinder',
		url: 'https://thegrinder.diabolicalplots.com/',
		description:
			'Lists markets for fiction with the response times writers report. Keep your own record there, so that the story you sold twice is not a surprise to you as well.',
	},
	{
		title: 'Shunn manuscript format',
		url: 'https://www.shunn.net/format/story/',
		description:
			'What an editor expects a typescript to look like, shown as a typescript. Where it and our format requirements differ, follow ours.',
	},
	{
		title: 'Turkey City Lexicon',
		url: 'https://www.sfwa.org/2009/06/18/turkey-city-lexicon-a-primer-for-sf-workshops/',
		description:
			'A workshop’s names for what goes wrong in science fiction, from dialogue in which people tell each other what they know to worlds that end at the window.',
	},
	{
		title: 'Fantasy Worldbuilding Questions',
		url: 'https://www.sfwa.org/2009/08/04/fantasy-worldbuilding-questions/',
		description:
			'Patricia C. Wrede’s long list of things to ask a place. Put twenty of them to one corridor of Lagan, skip the ones about magic, and use the three you could not answer.',
	},
	{
		title: 'The Encyclopedia of Science Fiction',
		url: 'https://sf-encyclopedia.com/',
		description:
			'Who has done it before, when, and how it came out. Look up floating cities and underwater ones early, while you can still change your mind.',
	},
];

export const artistLinks: readonly ResourceLink[] = [
	{
		title: 'Comic Book Grammar & Tradition',
		url: 'https://blambot.com/pages/comic-book-grammar-tradition',
		description:
			'Blambot’s guide to lettering: tails, breaths, whispers, radio. There is a radio in a good many of our stories, so settle early how Channel 16 looks in a balloon.',
	},
	{
		title: 'Drawabox',
		url: 'https://drawabox.com/',
		description:
			'Free lessons in line, form and perspective, built on exercises that are dull for a week and useful for life. Bulkheads are boxes, and so are bunks.',
	},
	{
		title: 'Ctrl+Paint library',
		url: 'https://www.ctrlpaint.com/library',
		description:
			'Short videos on digital painting, in order, from holding the stylus to composing a scene. The ones on value pay for themselves on any deck below the waterline.',
	},
	{
		title: 'Line of Action',
		url: 'https://line-of-action.com/',
		description:
			'Timed figure practice from photographs: set it to thirty seconds and draw people lifting, turning, reaching. Hands, faces and animals have sessions of their own.',
	},
	{
		title: 'Krita manual',
		url: 'https://docs.krita.org/en/user_manual.html',
		description:
			'The handbook of a free painting program that runs on most machines. It covers brushes, layers and colour profiles, and you will want the last of these before anything goes to print.',
	},
];
