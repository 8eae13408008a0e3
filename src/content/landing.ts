import { atStart, inWords } from '../world/numbers.ts';
import type { ContributorRole, LandingSection } from '../world/types.ts';
import { factions } from './factions/index.ts';
import { figures } from './figures.ts';
import { gallery } from './gallery.ts';

/** The words of the landing page, section by section. */
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
		lead: `A city-state afloat in the open Atlantic, built for ${figures.world.capacity} people and holding ${figures.world.population}. In December it votes on who gets the empty berths.`,
	},
	about: {
		label: 'The World',
		heading: 'Marked, tied, not abandoned',
		paragraphs: [
			'Between 2038 and 2057 the world’s governments gave up their coasts faster than they could house the people who lived there. In 2061 the harbour authorities of eleven drowned ports pooled their insurance money, towed what still floated to a seamount in the Atlantic, and tied it together. The paper they signed, the Mooring Charter, rests on the law of salvage: what is marked and tied has not been abandoned, and neither has anyone aboard.',
			'The city has a hundred decks, forty of them below the waterline. Its money is the claim, named for the insurance claims that paid for everything else. A loaf costs three of them on an ordinary Thursday, the day on which bread is priced. A bunk on [[lower-level|the lower decks]] costs forty a week; three people may also share it, eight hours each, at fourteen, and find it warm. Citizens wear a brass tag with the number of a buoy, and each year give [[rope-duty|eleven days]] to inspecting, greasing and walking the lines that hold the place still.',
			'It is now the autumn of {{world.year}}. The berths that are still empty are lit and unheated, most of them bare frame, while people come by boat as far as the breakwater and are turned back. On Friday 9 December [[citizen-assembly|the Assembly]] will decide whose they are. “Open them,” say people who sleep three to a bunk, and “who will feed them?” say others, over the same supper. What the mooring lines can bear was last measured forty years ago, and about that everyone aboard tends to change the subject.',
		],
	},
	factions: {
		label: 'Factions',
		heading: `${atStart(factions.length)} flags, none flown as a joke`,
		paragraphs: [
			'Each faction flies the signal flag of its initial letter, and every one of those flags meant something at sea before it was borrowed. The Assembly’s C is “yes”. Nexus Protocol’s N is “no”. The Foundation, which keeps the moorings, flies “I am disabled; communicate with me”, and has heard the remarks. Nor do the {{count.factionsInWords}} agree about each other: [[citizen-assembly|the Assembly]] lists [[venture-coalition|the Venture Coalition]] as a rival, and the Coalition lists the Assembly as cooperative.',
		],
	},
	vision: {
		label: 'About the anthology',
		heading: 'What we tied to the buoy',
		paragraphs: [
			'*Salvage Rights* is an anthology of comics and stories by many hands, all set aboard. Volume One, *What We Tied to the Buoy*, was targeted for {{timing.firstVolume}}; no new date has been announced. Every story in it leans somewhere on the empty berths: the baker with cousins in one of the boats, the landlady who knows why a bunk fetches forty, the boy who has found somewhere to practise the trumpet.',
			'We are after working people’s speculative fiction, in which the wonder comes from somebody knowing how a thing is done. There are no chosen ones aboard and nothing glows. [A comic and a story](/read/) are here to read. Forms run from a story {{submission.microWords}} to a comic of {{submission.comicPages}}, by way of [essays, film and models of the city](/submission-guidelines/#format-requirements).',
			'Some questions have been left open on purpose. Nobody has proved who cut the lines of Derelict, the sister city, in 2079, and the pages here stop short of the vote. A story may settle either for itself. The canon will not adopt the answer, and the story printed after yours may give another: see [[living-document|what is fixed and what is yours]].',
		],
	},
	join: {
		label: 'Join the Project',
		heading: 'Hands wanted',
		paragraphs: [
			'Tell us what you do and which door aboard you would open first. Come alone or as a crew. You needn’t have read everything: [five minutes](/start/) is enough to start. A welder will be believed about welds. When there is something to show, [the guidelines](/submission-guidelines/) say how to send it.',
			'Expressing interest commits you to nothing, and you can leave any box blank. “I can letter, and I am free on Tuesdays” is enough to go on. Pitches and finished work do not come this way; they go by e-mail to the submissions address.',
		],
	},
	gallery: {
		label: 'Gallery',
		heading: `One Thursday, in ${inWords(gallery.length)} panels`,
		paragraphs: [
			'In the first hour of a Thursday, the day on which [[food-security|bread]] is priced, [[channel-16|the pirate voice on the radio]] reads out the name of a woman in one of the boats that [[global-aegis|the patrol]] is holding off outside until a fog lifts. The six panels follow her name through the city, and what is sent back to her. They read as a page of comics does, left to right and then down; open one to see it whole. There is [a longer comic](/read/the-other-minute/) to read as well.',
		],
	},
	contact: {
		label: 'Contact',
		heading: 'We keep a listening watch',
		paragraphs: [
			'Ask about the world, the anthology or an error on a page. You will have an answer in {{timing.contact}}, from a person who has slept, as [[ai-limitations|the city’s law]] requires of anyone who answers for a machine.',
			'If you are asking about a submission, put the word **Submission** in the subject. One question per message is easiest to answer.',
		],
	},
};

/** Facts about the city, each a figure and what it counts. */
export const worldFacts: readonly { figure: string; label: string }[] = [
	{ figure: figures.world.populationShort, label: 'people aboard' },
	{ figure: figures.world.capacityShort, label: 'people it was built for' },
	{ figure: figures.world.nationalitiesShort, label: 'nationalities' },
	{ figure: figures.world.nations, label: 'nations that recognise it' },
	{ figure: figures.world.areaShort, label: 'sea area per city' },
	{ figure: figures.world.supplierShareShort, label: 'of the food from one supplier' },
];

/** The roles that a contributor can take, as the vision section and its form list them. */
export const contributorRoles: readonly ContributorRole[] = [
	{
		id: 'writer',
		name: 'Writers',
		description:
			'Write the shift, the eviction, the hearing about a borrowed kettle. A story needs one corridor, one person with a reason, and the empty berths somewhere in earshot. Each of the [themes](/theme-ideas/) comes with an image to start from.',
	},
	{
		id: 'artist',
		name: 'Artists',
		description:
			'Draw people whose jobs show in their sleeves: line walkers, bakers, a visitor whose orange pass has run in the wet. Send a sample page or links; finished panels can wait. The [page template](/creative-resources/) shows trim and bleed.',
	},
	{
		id: 'editor',
		name: 'Editors',
		description:
			'Read the pile, and tell a near miss in writing what would make it a yes. Catch the lift that stops at a deck it cannot reach. A major change goes to its author for approval, and silence is not consent.',
	},
	{
		id: 'filmmaker',
		name: 'Filmmakers',
		description:
			'Shoot small: a trailer {{submission.trailerLength}}, a title sequence {{submission.titleSequenceLength}}, a short {{submission.shortFilmLength}}. A queue, a stairwell and a voice on the pirate radio will make a city if the sound is right. Everyone in shot signs a release form.',
	},
	{
		id: 'designer',
		name: 'Designers',
		description:
			'Make the city’s paper and its brass: day passes, tide tables, notices corrected in the night with the error still legible under the stroke. Or build it, as a model in Rhino or rooms for VR. Assume that somebody has to stamp it.',
	},
	{
		id: 'worldbuilder',
		name: 'Worldbuilders',
		description:
			'Take a deck that these pages mention and never describe. Say who sleeps there, what is sung on the stairs, and which of its own rules it broke last winter. Keep new powers small. Where two factions would tell it differently, write both down.',
	},
];
