import type { Character } from '../types.ts';

export const leopoldAchterberg = {
	id: 'leopold-achterberg',
	name: 'Leopold Achterberg',
	role: 'Managing Partner, Tern Provision',
	faction: 'Venture Coalition',
	description:
		'Sets the price of bread, and queues for it. His firm supplies {{world.supplierShare}} of what the city eats, and so he has lived for fifteen years without hearing the word “no” or noticing its absence.',
	portrait: 'portrait-leopold-achterberg',
	age: 61,
	gender: 'man',
	spouse: 'Cornelie Maas',
	children: ['Wren Achterberg'],
	achievements: [
		'Has delivered on every Thursday since 2103, through two blockades, a wheat rust and a strike.',
		'Spread Tern’s fields from five countries to fourteen, and wrote off a year’s profit to do it.',
		'Wrote into Tern’s own terms that no delivery may be cut without ninety days’ notice. He is the person to whom the notice would be given.',
		'Launched nine growing ships. The first is the *Cornelie*, which has never been painted by anyone of that name.',
		'Held the loaf at three claims, on an ordinary Thursday, for eleven years of the fifteen.',
	],
	personalityTraits: [
		'Says “one” where he means himself',
		'Finishes other people’s bread',
		'Keeps receipts for presents',
		'Hears a request as a forecast',
		'Bored by praise and wounded by its absence',
		'Reads contracts aloud to hear where they catch',
	],
	goals: [
		'Sell the empty berths, each with ten years’ bread in the price, so that nobody aboard is ever again fed as a kindness.',
		'Have the Provision Agreement renewed without a debate, as one has one’s teeth seen to.',
		'Bring [[padmini-raghavan]] inside the firm, where what she notices would be confidential.',
		'Be shown by [[marisol-quintanilha|the Speaker]] one sum in which the gardens feed the lower decks through a bad March.',
		'Each New Year he asks for the list of lapsing passes, which is a clerk’s work, and goes down it himself with a pen. It takes him a minute. There is one name on it that he wants.',
	],
} satisfies Character;
