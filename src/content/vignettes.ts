import type { PictureId } from './picture-ids.ts';

/** A picture of people at work in the place that a section of the World Bible tells. */
export interface Vignette {
	/** The section's id. */
	section: string;
	picture: PictureId;
	/** Names what the place smells or sounds of. */
	caption: string;
}

/** One for each district and each level. */
export const vignettes: readonly Vignette[] = [
	{
		section: 'central-administrative',
		picture: 'vignette-central-administrative',
		caption: 'Noon, Deck 44: stamps, up to the bell. After it, rain on the roof and wet wool.',
	},
	{
		section: 'innovation',
		picture: 'vignette-innovation',
		caption: 'Hot varnish, and the second of three questions. By night the eggs taste of it.',
	},
	{
		section: 'residential-quarters',
		picture: 'vignette-residential-quarters',
		caption:
			'Deck 29. Every shirt smells of somebody else’s supper. The wireless is left on, for privacy.',
	},
	{
		section: 'cultural-and-arts',
		picture: 'vignette-cultural-and-arts',
		caption: 'Size on the ring, linseed in the bottle, and both in the bread. J and W are drying.',
	},
	{
		section: 'maritime-industrial-zone',
		picture: 'vignette-maritime-industrial-zone',
		caption:
			'Twenty to four on Deck 2. The coffee has burnt, the rice is spoken for, and the crate still hums.',
	},
	{
		section: 'biosphere-gardens',
		picture: 'vignette-biosphere-gardens',
		caption:
			'Vents open at five, by hand. One pulls, one heaves, one times it; the basil does the smelling.',
	},
	{
		section: 'upper-level',
		picture: 'vignette-upper-level',
		caption:
			'Deck 49, a quarter to six. The halyards tap, the brokers listen past them, the window gets done.',
	},
	{
		section: 'mid-level',
		picture: 'vignette-mid-level',
		caption: 'Deck 19: soap, hot towels and, at noon, six minutes of sun. Bring your own chair.',
	},
	{
		section: 'lower-level',
		picture: 'vignette-lower-level',
		caption:
			'Spoon on pan, Deck 4: the rhythm for rent. Beds are counted by pillow, and one is leaving.',
	},
	{
		section: 'submerged-level',
		picture: 'vignette-submerged-level',
		caption: 'Deck −32. Pudding goes in by the hatch. Thanks come out by the trumpet, in duck.',
	},
];
