import type { Model } from '../../model/types.ts';

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
		{ hex: '#734629', name: 'Skin, in the light' },
		{ hex: '#4a2a19', name: 'Skin, in the shadow' },
		{ hex: '#c9cbc8', name: 'Hair' },
		{ hex: '#e0a92a', name: 'Earrings' },
		{ hex: '#f2b632', name: 'Blouse' },
		{ hex: '#0a2f63', name: 'Its print, each with a red heart' },
		{ hex: '#e6d9b8', name: 'Apron, canvas' },
		{ hex: '#24523f', name: 'Trousers, bottle green' },
		{ hex: '#e6c58a', name: 'Straw hat' },
	],
};
