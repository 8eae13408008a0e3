import { atStart } from '../model/numbers.ts';
import type { ReadingPath } from '../model/types.ts';
import { gallery } from './gallery.ts';

/** The reading routes: by the time readers have, and by what they came for. */
export const paths: readonly ReadingPath[] = [
	{
		id: 'five-minutes',
		kind: 'time',
		title: 'Five minutes',
		steps: [
			{
				path: '/world-bible/#overview',
				label: 'What the city is',
				why: 'The year, the rope, the empty berths and the vote, with the eight words you need first.',
			},
			{
				path: '/world-bible/#challenges',
				label: 'What people argue about',
				why: 'Who should have the empty berths, and why nobody can say what filling them would weigh.',
			},
			{
				path: '/#gallery',
				label: `${atStart(gallery.length)} pictures of the city`,
				why: 'How it looks from the water, from below and from the bread queue.',
			},
		],
	},
	{
		id: 'thirty-minutes',
		kind: 'time',
		title: 'Thirty minutes',
		steps: [
			{
				path: '/world-bible/#overview',
				label: 'What the city is',
				why: 'Everything else hangs from it.',
			},
			{
				path: '/world-bible/#challenges',
				label: 'What people argue about',
				why: 'Who should have the empty berths, and why nobody can say what filling them would weigh.',
			},
			{
				path: '/character/idris-benhaddou/',
				label: 'Captain Idris Benhaddou',
				why: 'He turns boats back, and his log has lost the hour in which he did not.',
			},
			{
				path: '/character/ines-quintanilha/',
				label: 'Inês Quintanilha',
				why: 'Nineteen, drawn by lot, and on the air at midnight with something she was asked to say.',
			},
			{
				path: '/character/leopold-achterberg/',
				label: 'Leopold Achterberg',
				why: 'The man who lands the bread explains himself, and leaves three things out.',
			},
			{
				path: '/character/wren-achterberg/',
				label: 'Wren Achterberg',
				why: 'The other side of the same family, as a queue tells it.',
			},
		],
	},
	{
		id: 'hour',
		kind: 'time',
		title: 'An hour',
		steps: [
			{
				path: '/world-bible/#overview',
				label: 'What the city is',
				why: 'Everything else hangs from it.',
			},
			{
				path: '/world-bible/#city-districts',
				label: 'The districts',
				why: 'A map, and on which side of a brass strip coffee is dearer.',
			},
			{
				path: '/world-bible/#urban-structure',
				label: 'The decks',
				why: 'Four levels, told apart by the handrail, and the city cut open.',
			},
			{
				path: '/world-bible/#food-security',
				label: 'The bread',
				why: 'What people eat, what it costs, and who could stop it.',
			},
			{
				path: '/world-bible/#challenges',
				label: 'What people argue about',
				why: 'Who should have the empty berths, and why nobody can say what filling them would weigh.',
			},
			{
				path: '/faction/citizen-assembly/',
				label: 'Citizen Assembly',
				why: 'Who will vote, and what a yes cost them once before.',
			},
			{
				path: '/character/anselm-brandvold/',
				label: 'Anselm Brandvold',
				why: 'An obituary, corrected by its subject.',
			},
			{
				path: '/character/yevgenia-sarkisian/',
				label: 'Dr. Yevgenia Sarkisian',
				why: 'Her lecture on the winter of 2084, in which Brandvold had a part.',
			},
			{
				path: '/character/agathe-ouedraogo/',
				label: 'Keeper Agathe Ouédraogo',
				why: 'The tier that stayed warm, two decks from where people froze.',
			},
			{
				path: '/read/an-hour-of-sixteen/',
				label: 'An hour of Sixteen',
				why: 'What the city listens to after midnight.',
			},
		],
	},
	{
		id: 'ninety-minutes',
		kind: 'time',
		title: 'Ninety minutes',
		steps: [
			{
				path: '/world-bible/',
				label: 'The World Bible, end to end',
				why: 'It was written to be read through, and it is funnier in order.',
			},
			{
				path: '/faction/citizen-assembly/',
				label: 'Citizen Assembly',
				why: 'Who will vote, and what a yes cost them once before.',
			},
			{
				path: '/faction/venture-coalition/',
				label: 'Venture Coalition',
				why: 'What the same bread looks like from Deck 58.',
			},
			{
				path: '/character/agathe-ouedraogo/',
				label: 'Keeper Agathe Ouédraogo',
				why: 'Rules on a shed wall, and a door opened four days late.',
			},
		],
	},
	{
		id: 'read',
		kind: 'who',
		title: 'I want to read',
		steps: [
			{
				path: '/read/the-other-minute/',
				label: 'The Other Minute, a comic',
				why: 'One night on one deck. You needn’t know anything first.',
			},
			{
				path: '/character/anselm-brandvold/',
				label: 'Anselm Brandvold',
				why: 'An obituary, corrected by its subject.',
			},
			{
				path: '/character/yevgenia-sarkisian/',
				label: 'Dr. Yevgenia Sarkisian',
				why: 'Her lecture on the winter of 2084, in which Brandvold had a part.',
			},
			{
				path: '/character/agathe-ouedraogo/',
				label: 'Keeper Agathe Ouédraogo',
				why: 'The tier that stayed warm, two decks from where people froze.',
			},
			{
				path: '/character/tomasi-faleafa/',
				label: 'Tomasi Faleafa',
				why: 'He was born on that tier. This is the song they sing about him.',
			},
		],
	},
	{
		id: 'write',
		kind: 'who',
		title: 'I write',
		steps: [
			{
				path: '/theme-ideas/',
				label: 'Where a story could start',
				why: 'Each theme comes with an opening image.',
			},
			{
				path: '/canon/',
				label: 'What is fixed, and what is open',
				why: 'One list, so you don’t have to guess what your story can decide.',
			},
			{
				path: '/world-bible/#culture-and-daily-life',
				label: 'What a day is like',
				why: 'Prices, bells, words and manners: most of a scene.',
			},
			{
				path: '/submission-guidelines/',
				label: 'What to send',
				why: 'Length, file type and subject line for each craft.',
			},
		],
	},
	{
		id: 'draw',
		kind: 'who',
		title: 'I draw',
		steps: [
			{
				path: '/world-bible/#urban-structure',
				label: 'The city in section',
				why: 'Four levels, and who is at work on each.',
			},
			{
				path: '/world-bible/#city-districts',
				label: 'The map',
				why: 'Where each district lies, and the colours of its fire buckets.',
			},
			{
				path: '/read/how-it-was-made/',
				label: 'How a page of the comic was made',
				why: 'Script, thumbnails, line, colour, and lettering over the template.',
			},
			{
				path: '/creative-resources/',
				label: 'The page template',
				why: 'Trim, bleed and live area, to draw on.',
			},
			{
				path: '/submission-guidelines/#format-requirements',
				label: 'Files',
				why: 'What counts as a sample, and the specification for finished pages.',
			},
		],
	},
	{
		id: 'film',
		kind: 'who',
		title: 'I film',
		steps: [
			{
				path: '/world-bible/#channel-16',
				label: 'Channel 16',
				why: 'The city has a voice, for an hour a night.',
			},
			{
				path: '/character/tomasi-faleafa/',
				label: 'Tomasi Faleafa',
				why: 'A song with a hole in it, which could be shot in one room.',
			},
			{
				path: '/world-bible/#food-security',
				label: 'Bread day',
				why: 'Three thousand faces, one board, and half a minute without a sound.',
			},
			{
				path: '/submission-guidelines/#format-requirements',
				label: 'Formats and releases',
				why: 'Length, resolution, and the release form everyone on screen signs.',
			},
		],
	},
	{
		id: 'design',
		kind: 'who',
		title: 'I design',
		steps: [
			{
				path: '/world-bible/#money',
				label: 'Money',
				why: 'A steel washer, a coin like a bottle top, notes on the backs of charts.',
			},
			{
				path: '/world-bible/#day-passes',
				label: 'Day passes',
				why: 'Orange paper, with a dye that comes off on your hands.',
			},
			{
				path: '/world-bible/#transportation-systems',
				label: 'Getting around',
				why: 'Cars built to cross an ocean, and fares paid to a person.',
			},
			{
				path: '/creative-resources/',
				label: 'The framework drawing',
				why: 'The hull, with its measurements.',
			},
		],
	},
	{
		id: 'build-worlds',
		kind: 'who',
		title: 'I build worlds',
		steps: [
			{
				path: '/canon/',
				label: 'What is fixed, disputed, open',
				why: 'How this world is put together, and where it is left open.',
			},
			{
				path: '/world-bible/#faction-ties',
				label: 'How the factions see one another',
				why: 'A rope between each pair of them, and some pairs disagree about what to call it.',
			},
			{
				path: '/world-bible/#ai-limitations',
				label: 'The Limits',
				why: 'Three laws, the winter that made them, and who answers the telephone.',
			},
			{
				path: '/world-bible/#living-document',
				label: 'How it changes',
				why: 'What happens to the things you add.',
			},
		],
	},
];
