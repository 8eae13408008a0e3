import type { Faction } from '../../model/types.ts';

export const ventureCoalition = {
	id: 'venture-coalition',
	name: 'Venture Coalition',
	shortName: 'Venture',
	slug: 'venture-coalition',
	flag: 'V',
	line: 'Seven meals in ten.',
	description:
		'The trading houses of Halyard Tower, of which Tern Provision is the largest and the only one that most people downstairs can name. They hold no seat in the Assembly, and land {{world.supplierShare}} of what it eats.',
	objectives: [
		'Sell the berths at a posted price, each with ten years’ bread in it, to those who can pay and to some who can pay later.',
		'Renew the Provision Agreement, under which Tern sells and prices the food, without a debate, since debate is a cost and is passed on.',
		'Let citizens pay trained people to serve their [[rope-duty|rope duty]] for them.',
		'Abolish the punched hole, by which a [[trade-and-conference-visas|visa]] ends after two nights, so that buyers may stay until the business is finished.',
		'Keep all seed aboard on one manifest, so that a blight can be traced to its shelf.',
		'Leave the price of bread free to say how much bread there is.',
	],
	characters: [
		{
			character: 'leopold-achterberg',
			description:
				'Has landed the bread every Thursday for fifteen years, and queues for his own. He makes no threats; there is nobody in the Tower who would know how to type one.',
		},
		{
			character: 'padmini-raghavan',
			description:
				'The best nose on Deck 52, and the only one that was trained in a bakery. When she sells, the floor counts to ten and sells.',
		},
	],
	headquarters:
		'Halyard Tower, Decks 41 to 60, on the [[upper-level|upper level]]: the Bourse on Deck 52, Tern’s partners on 58. The lobby smells of new bread, which is not sold there.',
	influence: 'Very High (Economic Control)',
	resources: [
		'Tern’s forty-three ships, of which nine grow what they carry',
		'Leased fields in twelve countries',
		'The Bourse, where next year is bought and sold in a murmur',
		'The weekly count of mouths, from bread sold: the best census there is',
		'The price board over the Deck 7 bread hall',
		'The notes of hand of most of the upper decks, and the Foundation’s account for grease',
	],
	relationships: [
		{
			faction: 'foundation',
			status: 'Complex',
			note: 'We pay for the rope and are not told what it will bear, a thing none of our houses would accept from a supplier of string.',
		},
		{
			faction: 'citizen-assembly',
			status: 'Cooperative',
			note: 'They pass what must be passed by the day on which it must be, generally after explaining why they never would.',
		},
		{
			faction: 'nexus-protocol',
			status: 'Partner',
			note: 'Every figure we have bought from them was right, and they do not try to sell us the conclusion.',
		},
		{
			faction: 'global-aegis',
			status: 'Ally',
			note: 'They meet our ships at the hour agreed and do not ask to taste the cargo.',
		},
		{
			faction: 'equilibrium',
			status: 'Rival',
			note: 'They charge nothing, publish no accounts, and have lately gone into wheat.',
		},
	],
	berths:
		'Sell the berths, each with ten years’ bread in the price, and heat them out of the proceeds.',
	answer: 'Sell them, with ten years’ bread',
	place: 'vignette-upper-level',
} satisfies Faction;
