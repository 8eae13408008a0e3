/** The least and the most that are allowed. */
export type Bounds = readonly [least: number, most: number];

/** The editors’ rules for texts and records. */
export const rules = {
	/** Words of a text; a link counts as its label. */
	words: {
		background: [400, 700],
		overview: [400, 600],
		worldBible: [8000, 15_000],
		/** All quotations on a character’s page. */
		speech: [80, Number.POSITIVE_INFINITY],
		/** The opening image of a theme. */
		image: [5, Number.POSITIVE_INFINITY],
	},
	/** Items of a list. */
	items: {
		characters: { achievements: [4, 6], goals: [3, 5], personalityTraits: [5, 7], speech: [3, 5] },
		factions: { objectives: [4, 6] },
	},
	/** The least number of other characters that mention a character. */
	mentions: 2,
	/** The highest age. */
	oldest: 120,
	/** The least difference in age between a parent and a child. */
	generation: 15,
	/** Passages about the loss of Derelict and the Quiet Winter, which need a content note. */
	needsNote:
		/412 (dead|people whom|of them|froze)|but for 31|31 names|thirty-one lost|keel up|people who were freezing/,
	/** The beginning of a content note. */
	contentNote: '> **Content note:**',
	/** Figures from `figures.ts`, and the names by which prose and records refer to them. */
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
	/** Nouns counted by `{{count.…}}`: a literal “six factions” would be wrong once there are seven. */
	counted: ['characters', 'factions', 'districts', 'stations', 'themes'],
} as const satisfies {
	words: Readonly<Record<string, Bounds>>;
	items: Readonly<Record<string, Readonly<Record<string, Bounds>>>>;
	[rule: string]: unknown;
};
