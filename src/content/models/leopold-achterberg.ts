import type { Model } from '../../model/types.ts';
import { leopoldAchterberg as leopoldAchterbergColours } from '../wardrobe.ts';

export const leopoldAchterberg: Model = {
	character: 'leopold-achterberg',
	height: 181,
	bearing:
		'He stands like a man in a queue who has been told that it is one: heels together, weight back, collar up, in a clear metre of floor he takes for manners. He turns from the waist, coat and all, and bends a little towards anyone shorter. Artists give him a villain’s eyes first; he is listening, and has the figure ready.',
	expressions: [
		'Let us be grown-up about it.',
		'At dinner, passing the salt across the third place.',
	],
	hands:
		'The right holds one roll with a bite out of it, as other men hold a cigar; it is usually the half somebody else left. The left holds the receipt until that is in the pocket, and then goes behind his back. White cuffs, a gold link, a ring on the right hand.',
	colours: [
		{ hex: leopoldAchterbergColours.skin, name: 'Skin, in the light' },
		{ hex: leopoldAchterbergColours.nose, name: 'The end of the nose' },
		{ hex: leopoldAchterbergColours.hair, name: 'Hair, at the sides and counted across the top' },
		{ hex: leopoldAchterbergColours.eyes, name: 'Eyes' },
		{ hex: leopoldAchterbergColours.coat, name: 'Coat, camel' },
		{ hex: leopoldAchterbergColours.collar, name: 'Collar, velvet, and the buttons' },
		{ hex: leopoldAchterbergColours.tie, name: 'Tie, green' },
		{ hex: leopoldAchterbergColours.pin, name: 'The tern on the pin, which is on his left' },
		{ hex: leopoldAchterbergColours.roll, name: 'The roll' },
	],
};
