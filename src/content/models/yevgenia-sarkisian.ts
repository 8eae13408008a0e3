import type { Model } from '../../model/types.ts';
import { yevgeniaSarkisian as yevgeniaSarkisianColours } from '../wardrobe.ts';

export const yevgeniaSarkisian: Model = {
	character: 'yevgenia-sarkisian',
	height: 165,
	bearing:
		'Feet together, weight nowhere in particular, the blanket from some Hand’s bed round her shoulders as other people wear a rank. Watch the mouth: its ends point down when she is pleased, too, and only the brows tell the difference. The bun sits on the crown and has a screwdriver through it, red handle to her left.',
	expressions: [
		'Has asked if you have slept, and is waiting for the answer.',
		'Telling a joke: only this brow moves.',
	],
	hands:
		'In the right, a watch with six hours on its dial, one turn for one shift, held so that you can read it and she cannot. The left hangs where the blanket leaves it, always empty, in case there is a switch to throw.',
	colours: [
		{ hex: yevgeniaSarkisianColours.blanket, name: 'Rust: the blanket' },
		{ hex: yevgeniaSarkisianColours.check, name: 'The pale line of its check' },
		{ hex: yevgeniaSarkisianColours.rollNeck, name: 'Dark green: the roll-neck' },
		{ hex: yevgeniaSarkisianColours.trousers, name: 'Slate: the trousers' },
		{ hex: yevgeniaSarkisianColours.hair, name: 'Grey: the hair' },
		{
			hex: yevgeniaSarkisianColours.brows,
			name: 'Darker grey: the brows, and the hair in the shade',
		},
		{ hex: yevgeniaSarkisianColours.skin, name: 'Her skin, in the light' },
		{ hex: yevgeniaSarkisianColours.brass, name: 'Brass: watch, key and earrings' },
		{ hex: yevgeniaSarkisianColours.handle, name: 'Red: the handle of the screwdriver' },
	],
};
