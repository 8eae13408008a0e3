import type { Character } from '../../model/types.ts';

export const padminiRaghavan = {
	id: 'padmini-raghavan',
	name: 'Padmini Raghavan',
	role: 'Futures Broker',
	faction: 'Venture Coalition',
	description:
		'A baker’s daughter from the lower decks who prices harvests that are still unsown. She has bet all she owns that the bread of 2119 will be dearer, and cannot find the mistake.',
	portrait: 'portrait-padmini-raghavan',
	stance:
		'She has worked out what a loaf does on a yes, a no, a sale and a postponement. It goes up on all four.',
	form: 'letter',
	age: 37,
	gender: 'woman',
	spouse: 'Tove Ekdahl',
	achievements: [
		'Bought, 2109: a seat on the Bourse, the first from [[lower-level|the lower decks]] without a sponsor. Paid with: a notebook of how the flour barges rode.',
		'Called: the wheat rust of 2114, three weeks before Tern did, from the price of vinegar in two ports.',
		'Drawn: the Thursday curve, a guess at next week’s loaf. Every house on Deck 52 uses it. Whose it is, nobody says.',
		'Fined: twice, 50 claims each time, for raising her voice on the floor, where prices have been murmured since the last panic, which began with a cough. Both times a figure was wrong in her favour.',
		'Given: a boiler, to the Deck 14 baths, by a firm that existed for a week.',
	],
	personalityTraits: [
		'Sews buttons on people who are talking',
		'Rude to optimists',
		'Eats standing',
		'Cannot hear a price without asking whose',
		'Goes quiet a day before other people do',
		'Pays debts early, so as to stop thinking about the lender',
	],
	goals: [
		'Close the position before it closes on somebody she went to school with.',
		'Ask [[anselm-brandvold|Brandvold]] again whether his survey of 2078, from which the city takes what its moorings will bear, was a measurement or a bid. It is in every price she makes.',
		'Hold the Friday beans: four loaves in a thousand since 2116, always below a flat roof. Wanted: another three decks of them, and no questions to [[wren-achterberg]].',
		'Lose well. There is an order on the Bourse in her mother’s name, and twice she has added to it.',
		'See Thanjavur, once: her brother’s temple, his ledgers and his face.',
	],
	speech: [
		{
			text: 'Three, three, three and a half, and who is that breathing? Somebody knows something. Sell nothing till I’ve had my tea.',
			where: 'to her clerk on the Bourse, in a murmur, of a Wednesday',
		},
		{
			text: 'Don’t tell me what it is, da, tell me whose it is. No price is walking about by itself. It is somebody’s only.',
			where: 'to a junior who has brought her a figure',
		},
		{
			text: 'Give the jacket. That button is hanging by faith. You talk, I’ll sew; people find it hard to tell me stories while I have their sleeve, what to do.',
			where: 'to a client, about to describe his stocks',
		},
		{
			text: 'Aiyo, Keeper, honest yields? I have paper out on those tomatoes. You cannot go changing your character in the middle of a quarter.',
			where: 'to Agathe Ouédraogo, on Tier Three',
		},
		{
			text: 'If I’m right we’ll have a window. If I’m wrong I’ll knead, I have the arms for it, Amma’s arms. Don’t laugh like that, it rings.',
			where: 'to Tove, in the Deck 14 baths, an old rain cistern',
		},
	],
} satisfies Character;
