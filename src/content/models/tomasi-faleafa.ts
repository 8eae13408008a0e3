import type { Model } from '../../model/types.ts';
import { tomasiFaleafa as tomasiFaleafaColours } from '../wardrobe.ts';

export const tomasiFaleafa: Model = {
	character: 'tomasi-faleafa',
	height: 187,
	bearing:
		'Broad, unhurried, and standing until everyone else has a chair. He leans away from what he carries, and he lifts with his back: draw the straight knees, because he lectures everybody else on theirs. The cap is always pushed up off the brow, so that people can see him thinking.',
	expressions: [
		'Asking after four cousins, before he asks for anything.',
		'Leaving a silence where it will do most damage.',
	],
	hands:
		'In the right, the kettle of 2113, full, with its label on, lent and expected back. In the left, the hook that was Iosua’s, gripped across the ash with the steel between two fingers. That sleeve is rolled, over the tattoo; the other is down.',
	colours: [
		{ hex: tomasiFaleafaColours.cap, name: 'Red: the cap' },
		{ hex: tomasiFaleafaColours.vest, name: 'Dock orange: the vest' },
		{
			hex: tomasiFaleafaColours.bands,
			name: 'Yellow: the vest’s bands, each side of the silver one',
		},
		{ hex: tomasiFaleafaColours.shirt, name: 'Washed navy: the shirt' },
		{ hex: tomasiFaleafaColours.trousers, name: 'Slate: the trousers' },
		{ hex: tomasiFaleafaColours.skin, name: 'His skin, in the light' },
		{ hex: tomasiFaleafaColours.hair, name: 'Ink: hair, beard, neckband and tattoo' },
		{ hex: tomasiFaleafaColours.hook, name: 'Steel: the hook, the kettle, the band on the vest' },
		{ hex: tomasiFaleafaColours.grip, name: 'Ash: the grip of the hook' },
	],
};
