import type { Model } from '../../model/types.ts';
import { marisolQuintanilha as marisolQuintanilhaColours } from '../wardrobe.ts';

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
		{ hex: marisolQuintanilhaColours.jacket, name: 'Wine: the jacket' },
		{ hex: marisolQuintanilhaColours.jacketShade, name: 'Wine in the shade' },
		{
			hex: marisolQuintanilhaColours.shirt,
			name: 'Shirt white: collar, cuffs and the back of the card',
		},
		{ hex: marisolQuintanilhaColours.trousers, name: 'Slate: the trousers' },
		{ hex: marisolQuintanilhaColours.hair, name: 'Ink: the hair' },
		{ hex: marisolQuintanilhaColours.streak, name: 'Silver: the streak' },
		{ hex: marisolQuintanilhaColours.skin, name: 'Her skin, in the light' },
		{ hex: marisolQuintanilhaColours.twine, name: 'Twine: the string' },
		{ hex: marisolQuintanilhaColours.earpiece, name: 'Yellow: the earpiece and its wire' },
	],
};
