import type { Forum } from '../model/types.ts';

/** Communities of contributors, none of which the project runs. */
export const forums: readonly Forum[] = [
	{
		title: 'Worldbuilding Stack Exchange',
		url: 'https://worldbuilding.stackexchange.com/',
		platform: 'Stack Exchange',
		description:
			'For a question that has an answer: how long a wet rope lasts, how warm forty decks of machinery keep each other. Give your constraints and somebody will do the sums, often before breakfast.',
	},
	{
		title: 'SFF Chronicles',
		url: 'https://www.sffchronicles.com/',
		platform: 'Independent forum',
		description:
			'A long-running board of readers and writers of science fiction and fantasy, with room for critiques. Read a while, comment on other people’s pages, and only then put up your own.',
	},
	{
		title: 'r/ComicBookCollabs',
		url: 'https://www.reddit.com/r/ComicBookCollabs/',
		platform: 'Reddit',
		description:
			'Where writers without artists and artists without scripts advertise for each other. Say how many pages, by when, and what is paid or not paid; posts that leave the pay out get noticed.',
	},
];
