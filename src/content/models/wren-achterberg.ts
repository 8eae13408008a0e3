import type { Model } from '../../model/types.ts';

export const wrenAchterberg: Model = {
	character: 'wren-achterberg',
	height: 172,
	bearing:
		'They walk as though it bored them rigid, and stand the same way: weight on one leg, shoulder under the load, face turned away from the business in hand. The carriage was paid for, on Deck 58, and the smock does not hide it. The tuft points forward, whichever side you see it from; the two gold clips are in the left ear, and never in the right.',
	expressions: ['From whom? From Stores, if they ask.', 'Frightened, and whistling.'],
	hands:
		'The right lies flat on the end of the crate with the thumb along the edge, to keep it from sliding; the weight is on the shoulder. The left has the pass out before anybody asks for it. One corner of the crate is gone, low down and on the outside, and seed runs out of it wherever they stand.',
	colours: [
		{ hex: '#f5d0b0', name: 'Skin, in the light' },
		{ hex: '#c8622a', name: 'The tuft' },
		{ hex: '#c58f68', name: 'The shaved sides' },
		{ hex: '#4f8f6a', name: 'Eyes' },
		{ hex: '#8b9aa5', name: 'The ring in the nose, steel' },
		{ hex: '#8fb09a', name: 'Smock, from Stores' },
		{ hex: '#44546a', name: 'Trousers' },
		{ hex: '#6e4a2a', name: 'Strap and bag' },
		{ hex: '#dcae6c', name: 'The crate' },
	],
};
