import type { Character } from '../../model/types.ts';

export const leopoldAchterberg = {
	id: 'leopold-achterberg',
	name: 'Leopold Achterberg',
	role: 'Managing Partner, Tern Provision',
	faction: 'Venture Coalition',
	description:
		'Sets the price of bread, and queues for it. His firm supplies {{world.supplierShare}} of what the city eats, and so he has lived for fifteen years without hearing the word “no” or noticing its absence.',
	portrait: 'portrait-leopold-achterberg',
	stance:
		'Sell the berths, each with ten years’ bread in the price, so that nobody is fed as a kindness.',
	form: 'letter',
	age: 61,
	gender: 'man',
	spouse: 'Cornelie Maas',
	children: ['Wren Achterberg'],
	achievements: [
		'Thursdays since 2103 on which bread was due: all. On which it was landed: all. Two blockades, a wheat rust and a strike, no adjustment made.',
		'Blotted the Provision Agreement of 2097, by which Tern feeds the city, when his father, Willem, signed it, standing.',
		'Wheat in one country: a risk. Wheat in twelve: an expense. He took the expense, and wrote off a year’s profit.',
		'A term in Tern’s own conditions: no delivery cut without ninety days’ notice. The notice would be given to him.',
		'Nine growing ships, with lettuce under glass on four decks. The first is the *Cornelie*, which its namesake leaves out of her paintings with the rest.',
		'The loaf at three claims, on an ordinary Thursday, for twelve years of the fifteen.',
	],
	personalityTraits: [
		'Says “one” of himself when it hurts',
		'Finishes other people’s bread',
		'Keeps receipts for presents',
		'Hears a request as a forecast',
		'Bored by praise and wounded by its absence',
		'Warms the plates himself',
	],
	goals: [
		'The empty berths sold, each with ten years’ bread in the price, so that nobody aboard is ever again fed as a kindness.',
		'The Agreement renewed without a debate, as one has one’s teeth seen to.',
		'One sum, from [[marisol-quintanilha|the Speaker]], in which the gardens feed the lower decks through a bad March.',
		'The New Year’s list of lapsing passes on his own desk. It is a clerk’s work and takes a minute, and there is one name on it he wants.',
		'A picture from Cornelie, at the going rate. She says that he may have one when he can tell her which ship is missing from it.',
	],
	speech: [
		{
			text: 'Sit down, sit down, and take the roll, I have had my half. Now. You say that the child cannot pay. Good. Then who does? Let us be grown-up about it: give me a name and an address, and the invoice goes out tonight.',
			where: 'to a delegate who has come about school dinners',
		},
		{
			text: 'My mother kept the housekeeping in four jam jars, rent, fuel, doctor, bread. What was in the bread jar was for bread. You would be surprised how many clever people think that a city is one big jar.',
			where: 'to each new partner, across the four jars',
		},
		{
			text: 'I refuse you nothing, Mevrouw. I ask in which week you would like to be in arrears.',
			where: 'to the Speaker, who has asked about a lower price',
		},
		{
			text: 'Doe gewoon, please, stand where you stood. It is only a coat.',
			where: 'to a stevedore in the bread queue, who steps farther off',
		},
		{
			text: 'It is less trouble than telling the cook. One passes the salt across it.',
			where: 'to Cornelie, of the third place at table',
		},
	],
} satisfies Character;
