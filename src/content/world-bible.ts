import { figures } from './figures.ts';
import type { PullQuote, Section } from './types.ts';

/** The World Bible's sections, in reading order. */
export const sections: readonly Section[] = [
	{ id: 'overview', title: 'Overview', heading: 'Sunk, marked, tied' },
	{
		id: 'geography-and-climate',
		title: 'Geography & Climate',
		heading: 'Weather side, lee side',
		sections: [
			{
				id: 'city-districts',
				title: 'City Districts',
				listedAs: 'Plan of the city',
				sections: [
					{ id: 'central-administrative', title: 'Central Administrative' },
					{ id: 'innovation', title: 'Innovation' },
					{ id: 'residential-quarters', title: 'Residential Quarters' },
					{ id: 'cultural-and-arts', title: 'Cultural & Arts' },
					{ id: 'maritime-industrial-zone', title: 'Maritime Industrial Zone' },
					{ id: 'biosphere-gardens', title: 'Biosphere Gardens' },
				],
			},
		],
	},
	{
		id: 'food-security',
		title: 'Food Security & Agricultural Dependency',
		heading: 'Seven meals in ten',
	},
	{
		id: 'urban-structure',
		title: 'Urban Structure & Architecture',
		heading: 'Which deck do you sleep on?',
		sections: [
			{ id: 'upper-level', title: 'Upper level' },
			{ id: 'mid-level', title: 'Mid level' },
			{ id: 'lower-level', title: 'Lower level' },
			{ id: 'submerged-level', title: 'Submerged level' },
			{ id: 'residential-stratification', title: 'Residential stratification' },
		],
	},
	{
		id: 'transportation-systems',
		title: 'Transportation Systems',
		heading: 'Eleven harbours, nineteen minutes',
		sections: [
			{ id: 'axion-loop', title: 'Axion Loop' },
			{ id: 'aquatic-transit', title: 'Aquatic transit' },
			{ id: 'elevated-walkways', title: 'Elevated walkways' },
			{ id: 'vertical-transport', title: 'Vertical transport' },
			{ id: 'cargo-lines', title: 'Cargo lines' },
			{ id: 'personal-mobility', title: 'Personal mobility' },
		],
	},
	{
		id: 'population-and-demographics',
		title: 'Population & Demographics',
		heading: 'Built for more than came',
	},
	{
		id: 'citizenship-and-access',
		title: 'Citizenship & Access',
		heading: 'Marked',
		sections: [
			{ id: 'day-passes', title: 'Day passes' },
			{ id: 'trade-and-conference-visas', title: 'Trade and conference visas' },
			{ id: 'inter-city-privileges', title: 'Inter-city privileges' },
		],
	},
	{
		id: 'technology-and-infrastructure',
		title: 'Technology & Infrastructure',
		heading: 'What keeps the water out',
	},
	{ id: 'ai-limitations', title: 'AI limitations', heading: 'Somebody who has slept' },
	{
		id: 'governance',
		title: 'Governance',
		heading: 'Six flags over one hull',
		sections: [{ id: 'faction-ties', title: 'How the six see one another' }],
	},
	{
		id: 'culture-and-daily-life',
		title: 'Culture & Daily Life',
		heading: 'Still tied. Still here.',
		sections: [
			{ id: 'money', title: 'Money' },
			{ id: 'births-and-funerals', title: 'Births and funerals' },
			{ id: 'arrests', title: 'Arrests' },
			{ id: 'channel-16', title: 'Channel 16' },
		],
	},
	{
		id: 'international-relations',
		title: 'International Relations',
		heading: `The ${figures.world.nationsInWords} and the rest`,
	},
	{ id: 'challenges', title: 'Challenges', heading: 'Questions with two good answers' },
	{
		id: 'living-document',
		title: 'A Living Document',
		heading: 'Corrections are posted at four bells',
	},
];

/** What people of the city say, set beside the text. */
export const pullQuotes: readonly PullQuote[] = [
	{
		section: 'geography-and-climate',
		text: 'I was right about the gale. I was wrong about the Tuesday. They are both still up there, and guess which one people read.',
		name: 'Ingeborg Mwangi',
		from: 'night forecaster, Deck 26',
	},
	{
		section: 'food-security',
		text: 'I have known the price forty minutes before anyone else every week for twenty-one years. I have never once got in the queue early. You would see it on my face.',
		name: 'Baptiste Okonjo',
		from: 'turner of the price board, Deck 6',
	},
	{
		section: 'urban-structure',
		text: 'When they ask me in the lift I say thirty-four. I sleep on thirty-one. It is three flights, and I could do with the walk.',
		name: 'Casimir Adeyemi-Holt',
		from: 'piano tuner, Deck 31',
	},
	{
		section: 'transportation-systems',
		text: 'Six people have proposed to each other in my car. Four got out together. I never looked round.',
		name: 'Sister Philomena Tuk',
		from: 'lift attendant, Well Four, Deck 11',
	},
	{
		section: 'population-and-demographics',
		text: 'My son asked what the empty rooms are for. I said people. He asked which, and I said it was past his bedtime.',
		name: 'Rukmini Vasquez',
		from: 'lamp warden, Deck 37',
	},
	{
		section: 'citizenship-and-access',
		text: 'I held a rope beside a man for eleven days and found out at the end that he was my landlord. By then I knew his back was bad. He still put the rent up.',
		name: 'Dao Thi Lan',
		from: 'net mender, Deck 3',
	},
	{
		section: 'technology-and-infrastructure',
		text: 'You learn a pump like a baby. It is not the noise that wakes you.',
		name: 'Gunnar Obuya',
		from: 'second fitter, Deck 9, works on −18',
	},
	{
		section: 'ai-limitations',
		text: 'It asks and I say yes. Two thousand times a night I say yes. What I am paid for is the other one, and I keep it polished.',
		name: 'Marguerite Sato-Bell',
		from: 'Hand, water balance, Deck 29',
	},
	{
		section: 'culture-and-daily-life',
		text: 'I have never met the day watch. He leaves me half a candle and the crossword with the hard ones done. I think he is a teacher.',
		name: 'Ambrose Nkemelu',
		from: 'baker, a third of a bunk, Deck 5',
	},
	{
		section: 'challenges',
		text: 'Ask me whether I would share with strangers. I have been sharing with strangers since I was born. It is the sums I mind.',
		name: 'Old Henrike',
		from: 'laundress, Deck 12',
	},
];
