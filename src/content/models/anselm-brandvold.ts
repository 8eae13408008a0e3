import type { Model } from '../../model/types.ts';
import { anselmBrandvold as anselmBrandvoldColours } from '../wardrobe.ts';

export const anselmBrandvold: Model = {
	character: 'anselm-brandvold',
	height: 168,
	bearing:
		'He was one metre seventy-four and gives that figure still; the other six centimetres have gone into the stoop. The head comes forward before the man does, and a hand is on the rail. Don’t make him frail: he is gaunt because rope is, and the ears are as large as they look. The pencil is new and behind whichever ear is free.',
	expressions: [
		'Telling the age of a strand, which needs no eyes. The drop at his nose is weather: leave it out when he is indoors.',
		'Asked for a figure: sheepshank.',
	],
	hands:
		'Rope, which he need not look at. One hand holds the lay open with the fid, the other feels each strand before it is tucked, and the ends are whipped red. The length he practises on gets shorter: draw it under a metre.',
	colours: [
		{ hex: anselmBrandvoldColours.skin, name: 'Skin, in the light' },
		{
			hex: anselmBrandvoldColours.skinShade,
			name: 'Skin in the shadow, and the spots on the skull',
		},
		{ hex: anselmBrandvoldColours.hair, name: 'Hair and brows' },
		{ hex: anselmBrandvoldColours.oilskin, name: 'Oilskin, his own, to the knee' },
		{ hex: anselmBrandvoldColours.rollNeck, name: 'Roll-neck, ribbed' },
		{ hex: anselmBrandvoldColours.hemp, name: 'Hemp' },
		{ hex: anselmBrandvoldColours.whipping, name: 'Whipping at a strand’s end' },
		{ hex: anselmBrandvoldColours.fid, name: 'Fid' },
		{ hex: anselmBrandvoldColours.pencil, name: 'The pencil' },
	],
};
