import { atStart, inWords } from '../model/numbers.ts';
import type { ContributorRole, LandingSection } from '../model/types.ts';
import { factions } from './factions/index.ts';
import { figures } from './figures.ts';
import { gallery } from './gallery.ts';

/** The texts of the landing page, by section. */
export const landing: {
	hero: { caption: string; heading: string; lead: string };
	about: LandingSection;
	factions: LandingSection;
	vision: LandingSection;
	join: LandingSection;
	gallery: LandingSection;
	contact: LandingSection;
} = {
	hero: {
		caption: 'lagan, n. Goods sunk at sea, and tied to a buoy to come back for',
		heading: 'Lagan',
		lead: `A floating city has ${figures.world.empty} empty berths, three people to a bunk and, this December, a vote. Lagan is a shared world of fiction, open to every hand. Read it, look around, or send a story to its anthology, Salvage Rights.`,
	},
	about: {
		label: 'The World',
		heading: 'Marked, tied, not abandoned',
		paragraphs: [
			'When the world’s governments gave up their coasts, the harbour authorities of eleven drowned ports towed what still floated to a seamount in the Atlantic and tied it together. They went by the law of salvage: what is marked and tied has not been abandoned, and neither has anyone aboard.',
			'It is now the autumn of {{world.year}}. More than half the berths are lit and empty, and on Friday 9 December [[citizen-assembly|the Assembly]] decides whose they are. “Open them,” say people who sleep three to a bunk; “Who will feed them?” say others, over the same supper. What the mooring lines can bear was last measured forty years ago, and about that everyone aboard tends to change the subject.',
		],
	},
	factions: {
		label: 'Factions',
		heading: `${atStart(factions.length)} flags, none flown as a joke`,
		paragraphs: [
			'Who gets the empty berths? Each faction has its own answer, flies the signal flag of its initial letter, and has heard the remarks.',
		],
	},
	vision: {
		label: 'Anthology Vision',
		heading: 'What we tied to the buoy',
		paragraphs: [
			'*Salvage Rights* is an anthology of comics and stories, all of them set aboard. Volume One, *What We Tied to the Buoy*, was targeted for {{timing.firstVolume}}; no new date has been announced. We are after working people’s speculative fiction, in which the wonder comes from somebody knowing how a thing is done. There are no chosen ones aboard, and nothing glows.',
			'Some questions are left open on purpose. Nobody has proved who cut the lines of Derelict, the sister city, in 2079, and these pages stop short of the vote. Your story may settle either: see [[living-document|what is fixed and what is open]].',
		],
	},
	join: {
		label: 'Join the Project',
		heading: 'Hands wanted',
		paragraphs: [
			'Tell us what you do, and which door aboard you would open first. You needn’t have read everything: [five minutes](/start/#five-minutes) will do. If you weld, write about welding: we will believe you.',
			'Nothing here commits you, and no field has to be filled in. Pitches and finished work go by email, as [the guidelines](/submission-guidelines/) explain.',
		],
	},
	gallery: {
		label: 'Gallery',
		heading: `One Thursday, in ${inWords(gallery.length)} panels`,
		paragraphs: [
			'In the first hour of a Thursday [[channel-16|a pirate station]] reads out the name of a woman in one of the boats held off outside by [[global-aegis|the patrol]]. The panels follow her name through the city. Open one to see it whole.',
		],
	},
	contact: {
		label: 'Contact',
		heading: 'We keep a listening watch',
		paragraphs: [
			'Ask about the world or the anthology, or tell us of an error on a page. Messages are answered by a person who has slept, as [[ai-limitations|the city’s law]] requires.',
		],
	},
};

/** Facts about the city: figures with labels. */
export const worldFacts: readonly { figure: string; label: string }[] = [
	{ figure: figures.world.populationShort, label: 'people aboard' },
	{ figure: figures.world.capacityShort, label: 'people it was built for' },
	{ figure: figures.world.nationalitiesShort, label: 'nationalities' },
	{ figure: figures.world.nations, label: 'nations that recognise it' },
	{ figure: figures.world.areaShort, label: 'of sea for each city' },
	{ figure: figures.world.supplierShareShort, label: 'of the food from one supplier' },
];

/** The roles of contributors, as listed in the vision section and its form. */
export const contributorRoles: readonly ContributorRole[] = [
	{
		id: 'writer',
		name: 'Writers',
		description: 'Write the shift, the eviction, the hearing about a borrowed kettle.',
	},
	{
		id: 'artist',
		name: 'Artists',
		description: 'Draw people whose jobs show in their sleeves.',
	},
	{
		id: 'editor',
		name: 'Editors',
		description: 'Tell the author of a near miss what would make it a yes.',
	},
	{
		id: 'filmmaker',
		name: 'Filmmakers',
		description: 'Shoot small: a queue, a stairwell, a voice on the radio.',
	},
	{
		id: 'designer',
		name: 'Designers',
		description: 'Make the day passes, the tide tables, the notices corrected overnight.',
	},
	{
		id: 'worldbuilder',
		name: 'Worldbuilders',
		description: 'Take a deck nobody has described, and say who sleeps there.',
	},
];
