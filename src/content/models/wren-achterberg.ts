import type { Model } from '../../model/types.ts';
import { wrenAchterberg as wrenAchterbergColours } from '../wardrobe.ts';

export const wrenAchterberg: Model = {
	character: 'wren-achterberg',
	height: 172,
	bearing:
		'They walk as though it bored them rigid, and stand the same way: weight on one leg, shoulder under the load, face turned away from the business in hand. The carriage was paid for, on Deck 58, and the smock does not hide it. The tuft points forward, whichever side you see it from; the two gold clips are in the left ear, and never in the right.',
	expressions: ['From whom? From Stores, if they ask.', 'Frightened, and whistling.'],
	hands:
		'The right lies flat on the end of the crate with the thumb along the edge, to keep it from sliding; the weight is on the shoulder. The left has the pass out before anybody asks for it. One corner of the crate is gone, low down and on the outside, and seed runs out of it wherever they stand.',
	colours: [
		{ hex: wrenAchterbergColours.skin, name: 'Skin, in the light' },
		{ hex: wrenAchterbergColours.tuft, name: 'The tuft' },
		{ hex: wrenAchterbergColours.sides, name: 'The shaved sides' },
		{ hex: wrenAchterbergColours.eyes, name: 'Eyes' },
		{ hex: wrenAchterbergColours.ring, name: 'The ring in the nose, steel' },
		{ hex: wrenAchterbergColours.smock, name: 'Smock, from Stores' },
		{ hex: wrenAchterbergColours.trousers, name: 'Trousers' },
		{ hex: wrenAchterbergColours.strap, name: 'Strap and bag' },
		{ hex: wrenAchterbergColours.crate, name: 'The crate' },
	],
};
