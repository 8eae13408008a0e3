import type { PriceBoard } from '../../model/documents.ts';

export const priceBoard: PriceBoard = {
	form: 'board',
	heading: 'Tern Provision',
	week: 'Week of Thursday 27 October 2118, in claims',
	rules: 'Four loaves to a person. For coin. Staples other than bread today only.',
	prices: [
		{ item: 'Loaf, 800 grams', claims: 3 },
		{ item: 'Rice, a kilo', claims: 5 },
		{ item: 'Lentils, a kilo', claims: 6 },
		{ item: 'Six eggs', claims: 7 },
		{ item: 'Cooking oil, a litre', claims: 9 },
		{ item: 'Dried milk, a kilo', claims: 19 },
	],
	chalkHeading: 'On the slate, 04:00 on Friday',
	hands: {
		tall: { described: 'tall capitals', look: 'tall' },
		mother: { described: 'a slanting hand', look: 'slant' },
		notices: { described: 'the clerk of notices', look: 'office' },
		floor: { described: 'a small upright hand', look: 'upright' },
		weigher: { described: 'block letters', look: 'block' },
		child: { described: 'a child', look: 'child' },
		round: { described: 'a round hand', look: 'round' },
	},
	chalk: [
		{ hand: 'tall', words: 'Nineteen?' },
		{
			hand: 'mother',
			words: 'It was 12 last week. It was 12 in August. ~~It was 12 when I was born.~~',
		},
		{
			hand: 'notices',
			words:
				'Struck 02:10. It was 9 when you were born, if you are under thirty. The rest stands. N. Abiodun',
			isReply: true,
		},
		{
			hand: 'floor',
			words: 'Tern Provision regrets the rise, which follows the freight. Floor clerk.',
		},
		{
			hand: 'weigher',
			words:
				'41 tonnes of milk over my plate Tuesday. Same ship as last month. Same weight. What freight',
			isReply: true,
		},
		{ hand: 'floor', words: 'Next month’s freight.', isReply: true },
		{ hand: 'weigher', words: 'Ah', isReply: true },
		{ hand: 'child', words: '19 − 12 = 7. With 7 you can get 2 ~~loafs~~ and 1 claim is over' },
		{ hand: 'tall', words: 'Loaves. Correct. What would you do with the 1?', isReply: true },
		{ hand: 'child', words: 'Give it back', isReply: true },
		{ hand: 'mother', words: 'For a girl of seven months, what do I give in place of it?' },
		{ hand: 'tall', words: 'Ask at the clinic, Deck 6. Not rice water.', isReply: true },
		{ hand: 'mother', words: 'I asked. They said milk.', isReply: true },
		{
			hand: 'round',
			words:
				'I am feeding one and could feed two. The clinic stair, Deck 6, from 14:00. Ask for Solvej.',
		},
		{
			hand: 'floor',
			words: 'Sales under the board are reserved to the Company. Floor clerk.',
			isReply: true,
		},
		{ hand: 'round', words: 'It isn’t a sale.', isReply: true },
		{ hand: 'floor', words: 'Or distribution.', isReply: true },
		{
			hand: 'round',
			words: 'It isn’t on your list either. Shall I come round and be weighed?',
			isReply: true,
		},
		{ hand: 'weigher', words: 'Not over my plate madam', isReply: true },
		{ hand: 'floor', words: '~~Customers are kindly~~', isReply: true },
		{ hand: 'tall', words: 'How old is too old, Solvej? Mine is thirteen months, but small.' },
		{ hand: 'round', words: 'Bring her.', isReply: true },
		{
			hand: 'floor',
			words:
				'For the seven months. I have half a tin at home that was never the Company’s. Counter 14, when the shutter is down. ~~Floor cl~~',
		},
		{ hand: 'mother', words: 'Thank you 14', isReply: true },
		{ hand: 'floor', words: 'Please, somebody rub this out.', isReply: true },
		{
			hand: 'notices',
			words: '02:15. Nothing in it is incorrect. Left. N. Abiodun',
			isReply: true,
		},
	],
};
