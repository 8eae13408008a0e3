import type { Model } from '../../model/types.ts';
import { agatheOuedraogo as agatheOuedraogoColours } from '../wardrobe.ts';

export const agatheOuedraogo: Model = {
	character: 'agathe-ouedraogo',
	height: 169,
	bearing:
		'She stands with her weight on both feet and her chin down, since the thing in her hands is nearer than the person talking. She carried another Keeper’s buckets, and it shows in the shoulders. She is at work, so don’t draw a grandmother. The hat hangs at her back because the lamps of the bottom tiers are as good as a sun, and no better.',
	expressions: [
		'Somebody has left the hose running. This is an order.',
		'Asleep in a meeting; she will vote correctly.',
	],
	hands:
		'Both, round one seedling, fingers laced underneath so that nothing runs out; the thumbs stand up the side and do not press. There is a label in the soil, which need not be true. The bottle in the apron says aspirin and holds sorghum; no drawing opens it.',
	colours: [
		{ hex: agatheOuedraogoColours.skin, name: 'Skin, in the light' },
		{ hex: agatheOuedraogoColours.skinShade, name: 'Skin, in the shadow' },
		{ hex: agatheOuedraogoColours.hair, name: 'Hair' },
		{ hex: agatheOuedraogoColours.earrings, name: 'Earrings' },
		{ hex: agatheOuedraogoColours.blouse, name: 'Blouse' },
		{ hex: agatheOuedraogoColours.print, name: 'Its print, each with a red heart' },
		{ hex: agatheOuedraogoColours.apron, name: 'Apron, canvas' },
		{ hex: agatheOuedraogoColours.trousers, name: 'Trousers, bottle green' },
		{ hex: agatheOuedraogoColours.hat, name: 'Straw hat' },
	],
};
