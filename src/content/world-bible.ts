import { atStart, inWords } from '../model/numbers.ts';
import type { PullQuote, Section } from '../model/types.ts';
import { factions } from './factions/index.ts';
import { figures } from './figures.ts';
import { stations } from './stations.ts';

/** The World Bible's sections, in reading order. */
export const sections: readonly Section[] = [
	{
		id: 'overview',
		title: 'Overview',
		heading: 'Sunk, marked, tied',
		answers:
			'What Lagan is, how it came about, what it is about to vote on, and the words a visitor needs first.',
	},
	{
		id: 'geography-and-climate',
		title: 'Geography & Climate',
		heading: 'Weather side, lee side',
		answers:
			'Where the city lies, what the weather does, which districts there are and what each is like. With a map.',
		sections: [
			{
				id: 'city-districts',
				title: 'City Districts',
				drawing: { id: 'map', title: 'Map of the city' },
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
		answers: 'What people eat, what it costs, where it comes from, and who could stop it.',
	},
	{
		id: 'urban-structure',
		title: 'Urban Structure & Architecture',
		heading: 'Which deck do you sleep on?',
		answers:
			'How decks are counted, what each level is like, and who sleeps where. With the city cut open.',
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
		heading: `${atStart(stations.length)} harbours, nineteen minutes`,
		answers:
			'How people and goods get about, what a ride costs, and what is at each station of the Loop.',
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
		answers: 'Who lives here, where they came from, what they believe, and how they talk.',
		sections: [{ id: 'deck-language', title: 'Deck, the working language' }],
	},
	{
		id: 'citizenship-and-access',
		title: 'Citizenship & Access',
		heading: 'Marked',
		answers:
			'How somebody becomes a citizen, what is asked of them, how boats are met, and how long a visitor may stay.',
		sections: [
			{ id: 'rope-duty', title: 'Rope duty' },
			{ id: 'day-passes', title: 'Day passes' },
			{ id: 'trade-and-conference-visas', title: 'Trade and conference visas' },
			{ id: 'inter-city-privileges', title: 'Inter-city privileges' },
		],
	},
	{
		id: 'technology-and-infrastructure',
		title: 'Technology & Infrastructure',
		heading: 'What keeps the water out',
		answers:
			'What keeps the city tied, level, warm and supplied, who mends it, and how people reach one another.',
	},
	{
		id: 'ai-limitations',
		title: 'AI limitations',
		heading: 'Somebody who has slept',
		answers:
			'What a machine may not do here, what happened before that was law, and how people get round it.',
	},
	{
		id: 'governance',
		title: 'Governance',
		heading: `${atStart(factions.length)} flags over one hull`,
		answers:
			'Who makes the law, how its seats are filled, what the factions want, and what each calls the others.',
		sections: [
			{ id: 'the-lot', title: 'The Lot' },
			{ id: 'faction-ties', title: `How the ${inWords(factions.length)} see one another` },
		],
	},
	{
		id: 'culture-and-daily-life',
		title: 'Culture & Daily Life',
		heading: 'Still tied. Still here.',
		answers:
			'How people greet, keep time, pay, marry, mourn and are arrested, and what is on the radio after midnight.',
		sections: [
			{ id: 'watches-and-bells', title: 'Watches and bells' },
			{ id: 'money', title: 'Money' },
			{ id: 'births-and-funerals', title: 'Births, weddings, funerals' },
			{ id: 'arrests', title: 'Arrests and trials' },
			{ id: 'channel-16', title: 'Channel 16' },
		],
	},
	{
		id: 'international-relations',
		title: 'International Relations',
		heading: `The ${figures.world.nationsInWords} and the rest`,
		answers:
			'Who recognises the city, what that is worth, who its sister cities are, and what became of Derelict.',
		sections: [{ id: 'derelict', title: 'Derelict, and who cut its lines' }],
	},
	{
		id: 'challenges',
		title: 'Challenges',
		heading: 'Questions with two good answers',
		answers: 'What the city quarrels about, with the best case for each side.',
	},
	{
		id: 'living-document',
		title: 'A Living Document',
		heading: 'Corrections are posted at four bells',
		answers: 'What a story must keep to, what it may make up, and whom to ask.',
	},
];

/** Quotations beside the text. */
export const pullQuotes: readonly PullQuote[] = [
	{
		section: 'geography-and-climate',
		text: 'I said a gale on Tuesday and it came on Wednesday, and now in the lift it is always ‘the Tuesday lady’, and I say, you went out with your washing, I was wrong by a day and you by a whole line of sheets, and the fog in June, which I had to the hour, who talks about that?',
		name: 'Wanjiru Mwangi',
		from: 'night forecaster, Deck 26',
	},
	{
		section: 'food-security',
		text: 'Every week for twenty-one years I have known the price twenty minutes before the queue. I hum. If I stop humming they hear it through the board.',
		name: 'Obinna Okonjo',
		from: 'turner of the price board, Deck 6',
	},
	{
		section: 'urban-structure',
		text: 'When they ask me in the lift I say thirty-four. I sleep on thirty-one. It is three flights, and I could do with the walk.',
		name: 'Casimir Adeyemi-Holt',
		from: 'piano tuner, formerly of the Bourse, Deck 31',
	},
	{
		section: 'transportation-systems',
		text: 'Six people have proposed marriage in my car, and four got out with a yes. I keep my eyes on the lever and pray for the other two.',
		name: 'Sister Philomena D’Souza',
		from: 'lift attendant, Well Four, Deck 11',
	},
	{
		section: 'population-and-demographics',
		text: 'My son asked what the empty rooms are for. I said, for people. He asked me which. I said it was past his bedtime.',
		name: 'Rukmini Pillai',
		from: 'lamper, Deck 37',
	},
	{
		section: 'citizenship-and-access',
		text: 'Eleven days I hold the rope with this man, and he tells me his back, his daughter, that he cannot eat prawns, and on the last day also his name, and I say wait, Deck 3, the two rooms by the pump? And he is so happy that I know them.',
		name: 'Đào Thị Lan',
		from: 'net mender, Deck 3',
	},
	{
		section: 'technology-and-infrastructure',
		text: 'A pump is like a baby, my friend. You sleep through the crying. It is when it goes quiet that you have your boots on.',
		name: 'Ochieng Obuya',
		from: 'second fitter, Deck 9, works on −18',
	},
	{
		section: 'ai-limitations',
		text: 'Two thousand a watch, about. It was fewer in August, when they put in the … sorry, that is it asking. No. No, and it wants to know why, so I write. Where was I? Yes, thank you, seven and a half, with the window open.',
		name: 'Michiko Sato',
		from: 'Hand, water balance, Deck 29',
	},
	{
		section: 'culture-and-daily-life',
		text: 'The man who has our bed by day I could not pick out in the street. He leaves me half a candle, and the crossword with the hard ones done. A teacher, I tell my wife.',
		name: 'Ambrose Nkemelu',
		from: 'baker, a third of a bunk, Deck 5',
	},
	{
		section: 'challenges',
		text: 'I’ve said yes and I’ve said no, to the same woman over the same basket, she’ll tell you. Yes, for my gran came off a boat with a mangle and no shoes. And no, for where’s the water to come from? A third of it’s rain, and I know what rain does, I’m in sheets. Put me down as busy.',
		name: 'Henrike Tjarks',
		from: 'laundress, Deck 12',
	},
];
