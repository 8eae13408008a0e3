import type { Faction } from '../../model/types.ts';

export const equilibrium = {
	id: 'equilibrium',
	name: 'Equilibrium',
	shortName: 'Equilibrium',
	slug: 'equilibrium',
	flag: 'E',
	line: 'Gardeners, by any means.',
	description:
		'The gardeners of the Lung, who grow nearly all that is green on the city’s plates, on tiers round a warm shaft and some roofs that aren’t on any plan. They have no seats, no boats and very little money, and are asked for their opinion a good deal.',
	objectives: [
		'Feed the city as it is before anyone is added to it, and let the boats hear it from a gardener, not a patrol.',
		'Grow four meals in ten by 2125, where the beds now grow one, although each costs three times what Tern’s does.',
		'Save seed, swap it and sow it, in spite of the clause of the Provision Agreement that forbids all three.',
		'Put every flat roof on [[lower-level|the lower decks]] under beans, with leave or without.',
		'Dig up the lawns of [[upper-level|the upper level]] for potatoes, and begin with the one that has a rope round it.',
		'Keep the Lung unlocked, at the cost of what is taken.',
	],
	characters: [
		{
			character: 'agathe-ouedraogo',
			description:
				'Keeper since 2101, elected on the strength of a crop she had lost. She can give the yield of any tier to the kilo, and is the person to see about rope.',
		},
		{
			character: 'wren-achterberg',
			description:
				'Came in 2113 with a leather suitcase, was given a bucket, and turned out to understand wheat. Not available on Thursday mornings.',
		},
	],
	headquarters:
		'The Lung, Decks −6 to 20, [[biosphere-gardens|Biosphere Gardens]]: eleven tiers round a shaft of warm wet air. It has doors and no locks.',
	influence: 'Medium (Moral Authority)',
	resources: [
		'Beds in tiers, the upper ones by daylight and the lower by lamp',
		'About nine hundred gardeners, and some thousands more who come for the hour before their own shift',
		'Compost, which the mid decks pay to have taken away and pay again to have brought back',
		'A hearing: when the Keeper stands up in the Well, the upper rows stop eating',
		'Roofs, of which it denies sixty-three',
		'A cold room on [[submerged-level|Deck −33]], listed as “rope, spare”, in which there are also some 3,900 jars of seed',
	],
	relationships: [
		{
			faction: 'foundation',
			status: 'Supportive',
			note: 'They weigh a thing before they promise it, and with rope they have been generous without coming to look.',
		},
		{
			faction: 'citizen-assembly',
			status: 'Ally',
			note: 'They mean to share what they have with strangers, and we should not like to see them cured of it, only made to wait for a second harvest.',
		},
		{
			faction: 'nexus-protocol',
			status: 'Cautious',
			note: 'We take their word for the swell, but not for who is cold.',
		},
		{
			faction: 'global-aegis',
			status: 'Rival',
			note: 'To them a handful of beans out of a boat is an import, and they have burnt some on the mole in front of the people who had carried it.',
		},
		{
			faction: 'venture-coalition',
			status: 'Rival',
			note: 'They own the seed, the ship and the board, have struck out the word for hungry, and are very pleasant at lunch.',
		},
	],
	berths:
		'Neither open them nor sell them: the hull cannot feed those who would come, and Tern will feed them only as long as it chooses.',
	answer: 'Shut, until we can feed more',
	place: 'scene-lung',
} satisfies Faction;
