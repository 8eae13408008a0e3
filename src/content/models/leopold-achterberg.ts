import type { Model } from '../../model/types.ts';

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
		{ hex: '#f3c3a6', name: 'Skin, in the light' },
		{ hex: '#e08a6c', name: 'The end of the nose' },
		{ hex: '#8d8a86', name: 'Hair, at the sides and counted across the top' },
		{ hex: '#4d6a78', name: 'Eyes' },
		{ hex: '#cf9f5f', name: 'Coat, camel' },
		{ hex: '#4a2b1c', name: 'Collar, velvet, and the buttons' },
		{ hex: '#1f4d3f', name: 'Tie, green' },
		{ hex: '#0a2f63', name: 'The tern on the pin, which is on his left' },
		{ hex: '#d9953d', name: 'The roll' },
	],
};
