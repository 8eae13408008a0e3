import type { Model } from '../../model/types.ts';

export const marisolQuintanilha: Model = {
	character: 'marisol-quintanilha',
	height: 178,
	bearing:
		'Upright, and square to the person talking, like somebody who has spent fourteen years in other people’s doorways. Only the hands are ever busy. Artists age her by the hair and forget the eyes: the streak is one streak, on her right, and the tiredness is all below the lower lid.',
	expressions: [
		'Thanking a delegate for his objection, in order to number it.',
		'At the rail, half past midnight, the wireless quiet.',
	],
	hands:
		'Her left holds the string, knotted at 62 centimetres and at 190, and winds it three times round the first finger when somebody lies to her. Her right holds the card with the count on it, and keeps its face to her thigh.',
	colours: [
		{ hex: '#7d2547', name: 'Wine: the jacket' },
		{ hex: '#571530', name: 'Wine in the shade' },
		{ hex: '#fffdf7', name: 'Shirt white: collar, cuffs and the back of the card' },
		{ hex: '#44546a', name: 'Slate: the trousers' },
		{ hex: '#0b1b2b', name: 'Ink: the hair' },
		{ hex: '#e6e6e2', name: 'Silver: the streak' },
		{ hex: '#d39a6c', name: 'Her skin, in the light' },
		{ hex: '#f0e2c4', name: 'Twine: the string' },
		{ hex: '#ffcb1f', name: 'Yellow: the earpiece and its wire' },
	],
};
