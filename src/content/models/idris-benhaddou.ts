import type { Model } from '../../model/types.ts';

export const idrisBenhaddou: Model = {
	character: 'idris-benhaddou',
	height: 176,
	bearing:
		'He stands with his feet apart, ashore as well. The hood is up in all weathers, and his face stays turned to where the glasses last pointed. It is easy to make him suspicious; he is tired and exact, and when he is angry he is more polite. It’s four days’ stubble, the only part of his week he doesn’t log.',
	expressions: [
		'How many are you? Slowly. I like to get it right.',
		'Holding out dirhams, and asking after the mercy.',
	],
	hands:
		'The left has lowered the binoculars and keeps a forefinger on the wheel. The right counts, in any room, as low as it can; it has usually got to three, with the thumb folded over, when somebody speaks to him. The plug in the pocket belongs to something small that will not get home this week.',
	colours: [
		{ hex: '#c68d5e', name: 'Skin, in the light' },
		{ hex: '#935f38', name: 'Skin, in the shadow' },
		{ hex: '#0b1b2b', name: 'Hair, brows and stubble' },
		{ hex: '#0a2f63', name: 'Sea-coat and hood' },
		{ hex: '#5c7aa8', name: 'The light on their folds' },
		{ hex: '#e0a92a', name: 'Gold: three rings at each cuff' },
		{ hex: '#f0e2c4', name: 'Fleece inside the hood' },
		{ hex: '#b3402a', name: 'Roll-neck' },
		{ hex: '#e6c58a', name: 'Toggles and strap' },
		{ hex: '#26384a', name: 'Binoculars, rubber' },
	],
};
