import type { Character } from '../types.ts';

export const padminiRaghavan = {
	id: 'padmini-raghavan',
	name: 'Padmini Raghavan',
	role: 'Futures Broker',
	faction: 'Venture Coalition',
	description:
		'A baker’s daughter from the lower decks who prices harvests that nobody has sown. She has bet all she owns that the bread of 2119 will be dearer, and has not been able to find the mistake.',
	portrait: 'portrait-padmini-raghavan',
	age: 37,
	gender: 'woman',
	spouse: 'Tove Ekdahl',
	achievements: [
		'Took a seat on the Bourse in 2109 without a sponsor, on the strength of a notebook of barge draughts that went back to her childhood.',
		'Called the wheat rust of 2114 three weeks before Tern did, from the price of vinegar in two ports.',
		'Drew the Thursday curve, which every house on Deck 52 now uses and none has credited.',
		'Fined twice for raising her voice, both times to say that a figure was wrong in her favour.',
		'Bought the Deck 14 baths their boiler, under the name of a firm that she then wound up.',
	],
	personalityTraits: [
		'Does sums on whatever is nearest',
		'Rude to optimists',
		'Eats standing',
		'Cannot hear a price without asking whose',
		'Goes quiet a day before other people do',
		'Pays debts early, so as to stop thinking about the lender',
	],
	goals: [
		'Close the position before it closes on somebody she went to school with.',
		'Learn whether [[anselm-brandvold|Brandvold’s]] survey of 2078 was a measurement or a bid. It is in every price she makes.',
		'Get the Friday beans to spread to another three decks without anyone else’s reading the Fridays.',
		'Teach [[agathe-ouedraogo|the Keeper]] to lie consistently.',
		'Since April an order has stood on the Bourse in her mother’s maiden name. It pays only if the loaf is still three claims at the end of 2119. It is a poor bet, and has been added to twice.',
	],
} satisfies Character;
