import { floorOf, headOf, size } from '../../art/cross-section/scale.ts';
import { levels as surveyed } from '../../art/survey.ts';

type At = readonly [x: number, y: number];

/** A level of the city as the drawing labels it. */
export interface LabelledLevel {
	/** The section of the World Bible that tells it. */
	id: string;
	name: string;
	/** Its decks, from the waterline outwards. */
	decks: string;
	/** The whole band that is tapped. */
	top: number;
	foot: number;
	/** The middle of its plate. */
	y: number;
	/** How wide its name and its decks run, in units. */
	words: readonly [name: number, decks: number];
}

const write = (deck: number) => `${deck}`.replace('-', '−');

/**
 * Where the plates are, by level from the top, and how far their words run. None reaches down into
 * the next level's band, which would take its touches.
 */
const plates: readonly Pick<LabelledLevel, 'y' | 'words'>[] = [
	{ y: 166, words: [94, 155] },
	{ y: 380, words: [60, 157] },
	{ y: 692, words: [104, 137] },
	{ y: 1098, words: [181, 171] },
];

/** The four levels, from the top. */
export const labelledLevels: readonly LabelledLevel[] = surveyed.flatMap(
	({ name, top, foot }, i) => {
		const plate = plates[i];
		const [first, last] = top > 0 ? [foot, top] : [top, foot];
		return plate
			? [
					{
						id: `${name.toLowerCase()}-level`,
						name: name.charAt(0) + name.slice(1).toLowerCase(),
						decks: `Decks ${write(first)} to ${write(last)}`,
						top: i === 0 ? 0 : headOf(top),
						foot: i === surveyed.length - 1 ? size.height : floorOf(foot),
						...plate,
					},
				]
			: [];
	},
);

/** A place in the city that the drawing names. */
export interface Landmark {
	/** The section of the World Bible that tells of it. */
	id: string;
	name: string;
	/** What it points at. */
	to: At;
	/** The end of its plate that points. */
	at: At;
	/** Which way the plate runs from there. */
	runs: 'left' | 'right';
	/** How wide its name runs, in units. */
	words: number;
}

/** Places, from the top of the city down. */
export const landmarks: readonly Landmark[] = [
	{
		id: 'central-administrative',
		name: 'Halyard Tower',
		to: [1000, 88],
		at: [1054, 66],
		runs: 'right',
		words: 155,
	},
	{
		id: 'central-administrative',
		name: 'Keel House',
		to: [792, 180],
		at: [650, 66],
		runs: 'left',
		words: 121,
	},
	{
		id: 'elevated-walkways',
		name: 'The walkways',
		to: [622, 302],
		at: [480, 236],
		runs: 'left',
		words: 154,
	},
	{
		id: 'innovation',
		name: 'Relay Nine',
		to: [1128, 330],
		at: [1140, 288],
		runs: 'right',
		words: 115,
	},
	{
		id: 'residential-stratification',
		name: 'What a bed costs',
		to: [562, 400],
		at: [490, 397],
		runs: 'left',
		words: 189,
	},
	{
		id: 'biosphere-gardens',
		name: 'The Lung',
		to: [1246, 540],
		at: [1330, 561],
		runs: 'right',
		words: 100,
	},
	{
		id: 'axion-loop',
		name: 'Axion Loop',
		to: [518, 654],
		at: [480, 528],
		runs: 'left',
		words: 121,
	},
	{
		id: 'maritime-industrial-zone',
		name: 'The docks',
		to: [330, 638],
		at: [266, 660],
		runs: 'left',
		words: 112,
	},
	{
		id: 'vertical-transport',
		name: 'The Wells (lifts)',
		to: [912, 1220],
		at: [1076, 1228],
		runs: 'right',
		words: 171,
	},
];
