import type { StartingPath } from '../world/types.ts';

/** Where do I start: a way in for the time that a contributor has. */
export const startingPaths: readonly StartingPath[] = [
	{
		time: 'Five minutes',
		title: 'Meet one person',
		description:
			'Look at [the {{count.galleryInWords}} panels](/#gallery), read [[overview|the overview]], and open one page: [[tomasi-faleafa]] if you like a good loser, [[linh-ngo]] for a puzzle, [[idris-benhaddou]] for a bad conscience. Find what they hope not to be asked. That is a logline.',
	},
	{
		time: 'Thirty minutes',
		title: 'Rent a bunk',
		description:
			'Read [[culture-and-daily-life|a day in the city]] for prices, bells and manners, [[residential-stratification]] for who sleeps above whom, and [[challenges|the arguments]] for what they fall out over. Take the image from one of [the themes](/theme-ideas/) and put somebody in it who is late for a shift. Before you send it, see [[living-document|what is fixed]].',
	},
	{
		time: 'An evening',
		title: 'Walk the whole hull',
		description:
			'The [World Bible](/world-bible/) from end to end, then two factions that call each other different things: [[citizen-assembly]] and [[venture-coalition]] will do. Read [[agathe-ouedraogo]] against [[leopold-achterberg]], and [[wren-achterberg]] last. [The guidelines](/submission-guidelines/) take ten minutes; leave an hour for your summary of {{submission.summaryWords}}, which will need it.',
	},
];
