/** From how many to how many there may be. */
export type Bounds = readonly [least: number, most: number];

/** What editors ask of what is written. */
export const rules = {
	/** Words of a text, links counted as they are read. */
	words: {
		background: [400, 700],
		overview: [400, 600],
		worldBible: [8000, 15_000],
		/** All that somebody says on their page. */
		speech: [80, Number.POSITIVE_INFINITY],
		/** A theme's first image. */
		image: [5, Number.POSITIVE_INFINITY],
	},
	/** Items of a list. */
	items: {
		characters: { achievements: [4, 6], goals: [3, 5], personalityTraits: [5, 7], speech: [3, 5] },
		factions: { objectives: [4, 6] },
	},
	/** How many other characters mention each one, so that nobody stands alone. */
	mentions: 2,
	/** The age that nobody on record is above. */
	oldest: 120,
	/** Years between a parent and a child. */
	generation: 15,
	/** What is told of Derelict's loss and of the Quiet Winter, and asks for a note before the text. */
	toldWithNote:
		/412 (dead|people whom|of them|froze)|but for 31|31 names|thirty-one lost|keel up|people who were freezing/,
	/** How such a note begins. */
	contentNote: '> **Content note:**',
	/** Figures that stand in `figures.ts` once, and how prose and records take them from there. */
	byHand: [
		['2.25 million', 'world.population'],
		['5 million', 'world.capacity'],
		['fifty-two nations', 'world.nationsInWords'],
		['52 nations', 'world.nations'],
		['7 years', 'rights.exclusiveYears'],
		['40%', 'rights.discount'],
		['October 10th', 'timing.pitchesOpen'],
		['August 20th', 'timing.submissionsOpen'],
		['8,000 words', 'submission.storyWords'],
		['5,000 words', 'submission.essayWords'],
	],
	/** What `{{count.…}}` counts, and no text counts by hand: “six factions” would stay when a seventh comes. */
	counted: ['characters', 'factions', 'districts', 'stations', 'themes'],
} as const satisfies {
	words: Readonly<Record<string, Bounds>>;
	items: Readonly<Record<string, Readonly<Record<string, Bounds>>>>;
	[rule: string]: unknown;
};
