import type { Model } from '../../model/types.ts';
import { idrisBenhaddou as idrisBenhaddouColours } from '../wardrobe.ts';

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
		{ hex: idrisBenhaddouColours.skin, name: 'Skin, in the light' },
		{ hex: idrisBenhaddouColours.skinShade, name: 'Skin, in the shadow' },
		{ hex: idrisBenhaddouColours.hair, name: 'Hair, brows and stubble' },
		{ hex: idrisBenhaddouColours.coat, name: 'Sea-coat and hood' },
		{ hex: idrisBenhaddouColours.coatLight, name: 'The light on their folds' },
		{ hex: idrisBenhaddouColours.gold, name: 'Gold: three rings at each cuff' },
		{ hex: idrisBenhaddouColours.fleece, name: 'Fleece inside the hood' },
		{ hex: idrisBenhaddouColours.rollNeck, name: 'Roll-neck' },
		{ hex: idrisBenhaddouColours.toggles, name: 'Toggles and strap' },
		{ hex: idrisBenhaddouColours.binoculars, name: 'Binoculars, rubber' },
	],
};
