import type { Model } from '../../model/types.ts';
import { inesQuintanilha as inesQuintanilhaColours } from '../wardrobe.ts';

export const inesQuintanilha: Model = {
	character: 'ines-quintanilha',
	height: 161,
	bearing:
		'All weight on one leg and the sentence on the other. She is the smallest person in most rooms and takes up the most air in them, half of which is hair: it is a cloud with a fringe, very nearly as wide as her shoulders, and no comb has ever found a parting in it. The brows are her mother’s.',
	expressions: [
		'On the air, telling you that your lace is undone.',
		'The three minutes in which she stops, and listens for anyone in trouble.',
	],
	hands:
		'In the right, a ship’s fist microphone, thumb on the switch, its cord plugged into nothing that anybody has seen. In the left, when the voice goes, a spoon, which does for Morse. The nails are yellow, and chipped.',
	colours: [
		{ hex: inesQuintanilhaColours.jacket, name: 'Teal: the jacket' },
		{ hex: inesQuintanilhaColours.jacketShade, name: 'Teal in the shade' },
		{ hex: inesQuintanilhaColours.shirt, name: 'Foam: the shirt' },
		{ hex: inesQuintanilhaColours.trousers, name: 'Slate: the trousers' },
		{ hex: inesQuintanilhaColours.hair, name: 'Dark brown: the hair' },
		{ hex: inesQuintanilhaColours.skin, name: 'Her skin, in the light' },
		{ hex: inesQuintanilhaColours.switch, name: 'Red: the band of the headphones, and the switch' },
		{ hex: inesQuintanilhaColours.bakelite, name: 'Bakelite: microphone and earcups' },
		{
			hex: inesQuintanilhaColours.nails,
			name: 'Yellow: nails, earrings, and the ring in her left nostril',
		},
	],
};
