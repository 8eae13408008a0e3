import type { Model } from '../../model/types.ts';
import { ifeomaOkwuosa as ifeomaOkwuosaColours } from '../wardrobe.ts';

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
		{ hex: ifeomaOkwuosaColours.skin, name: 'Skin, in the light' },
		{ hex: ifeomaOkwuosaColours.skinShade, name: 'Skin, in the shadow' },
		{ hex: ifeomaOkwuosaColours.linen, name: 'Headwrap and robe, linen' },
		{ hex: ifeomaOkwuosaColours.linenShade, name: 'The linen, in the shadow' },
		{ hex: ifeomaOkwuosaColours.sash, name: 'Sash and hem, the blue of the Foundation' },
		{ hex: ifeomaOkwuosaColours.coral, name: 'Coral, two strings' },
		{ hex: ifeomaOkwuosaColours.gold, name: 'Earrings, ring, and her mark, sewn on the sash' },
		{ hex: ifeomaOkwuosaColours.ledger, name: 'The ledger, leather' },
		{ hex: ifeomaOkwuosaColours.hair, name: 'Hair, what shows of it at the temples' },
	],
};
