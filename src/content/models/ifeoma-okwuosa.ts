import type { Model } from '../../model/types.ts';

export const ifeomaOkwuosa: Model = {
	character: 'ifeoma-okwuosa',
	height: 171,
	bearing:
		'She stands square to the room with her chin up, and greets all of it before she turns to any part. Her height is to the crown of her head; the wrap is another five centimetres and no part of the argument. The commonest mistake is severity: she is patient, and the lines under her eyes are from watching people find their breath.',
	expressions: [
		'Good morning, my sister: the greeting, before the correction.',
		'Asked for a figure in writing, and looking at where the tea would be.',
	],
	hands:
		'The load ledger, held against her with the left hand under it. The right lies flat on the cover, as on a door that is to stay shut. The envelope between its leaves is sealed and never drawn open; most days it is at home, behind the tea.',
	colours: [
		{ hex: '#84502f', name: 'Skin, in the light' },
		{ hex: '#4a2a19', name: 'Skin, in the shadow' },
		{ hex: '#fffdf7', name: 'Headwrap and robe, linen' },
		{ hex: '#d9d2c0', name: 'The linen, in the shadow' },
		{ hex: '#0f4c9c', name: 'Sash and hem, the blue of the Foundation' },
		{ hex: '#d8572a', name: 'Coral, two strings' },
		{ hex: '#e0a92a', name: 'Earrings, ring, and her mark, sewn on the sash' },
		{ hex: '#6e3d22', name: 'The ledger, leather' },
		{ hex: '#c9cbc8', name: 'Hair, what shows of it at the temples' },
	],
};
