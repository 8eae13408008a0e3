import type { PictureId } from '../model/picture-ids.ts';

/** The picture at the start of a section of the World Bible. */
export interface Vignette {
	/** The section's id. */
	section: string;
	picture: PictureId;
	/** What the alt text leaves out: smells, sounds, meaning. */
	caption: string;
}

/**
 * In reading order. Scenes of the gallery and views of the deck kit are used too, so that pictures
 * are spread evenly through the text.
 */
export const vignettes: readonly Vignette[] = [
	{
		section: 'geography-and-climate',
		picture: 'scene-waterline',
		caption: 'First light, from a line boat: wet hemp, hot coffee, and a gull after the loaf.',
	},
	{
		section: 'central-administrative',
		picture: 'vignette-central-administrative',
		caption:
			'Noon, Deck 44. Stamps until the bell; then rain on the roof, and the smell of wet wool.',
	},
	{
		section: 'innovation',
		picture: 'vignette-innovation',
		caption: 'Hot varnish, and the second of three questions. At night the eggs taste of it.',
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
		caption:
			'Glue-size on the gas ring, linseed in the bottle, and both in the bread. Flags J and W are drying.',
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
		section: 'food-security',
		picture: 'scene-bread-day',
		caption: 'Six on a Thursday, Deck 7. The flap has clattered down on a four, and nobody shouts.',
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
			'Spoon on pan, Deck 4: that’s the rent-collector. He counts pillows; one is leaving by the back.',
	},
	{
		section: 'submerged-level',
		picture: 'vignette-submerged-level',
		caption: 'Deck −32. Pudding goes in by the hatch. Thanks come out by the trumpet, in duck.',
	},
	{
		section: 'residential-stratification',
		picture: 'deck-berth-watches',
		caption:
			'Let by the watch: three bunks, three names in the tin frame. The string is the inspector’s.',
	},
	{
		section: 'axion-loop',
		picture: 'scene-loop-platform',
		caption: 'The doors sigh, the paste is wet, and the train waits until the tide is posted.',
	},
	{
		section: 'aquatic-transit',
		picture: 'deck-boats-harbour',
		caption:
			'The water-bus, the blue launch on its slip, and a work boat of the lines, all to the same scale.',
	},
	{
		section: 'vertical-transport',
		picture: 'deck-lift-car',
		caption: 'A car, from the back bench. At Deck 22 anyone who has said nothing is put out.',
	},
	{
		section: 'population-and-demographics',
		picture: 'deck-berth-bare',
		caption:
			'Bare frame, from the passage. The bulbs are the Charter’s; the curtain is somebody’s.',
	},
	{
		section: 'citizenship-and-access',
		picture: 'scene-breakwater',
		caption:
			'Fog at the mole, and oars. The boats keep their order on the floats; the officer keeps the book.',
	},
	{
		section: 'rope-duty',
		picture: 'deck-mooring-line',
		caption: 'Six strands round a seventh, a hand on them, and the knife that will be counted in.',
	},
	{
		section: 'inter-city-privileges',
		picture: 'deck-pocket-marks',
		caption:
			'Steel, oiled wood, whatever was on the bench, copper: sister cities’ marks. The brass one stays.',
	},
	{
		section: 'technology-and-infrastructure',
		picture: 'deck-mooring-run',
		caption: 'One of the ninety-six: in at the mouth, and up the steps of the hull to its clamp.',
	},
	{
		section: 'ai-limitations',
		picture: 'deck-desk-watch',
		caption:
			'The Hand, asleep, as the third Limit requires. The relief answers proposals meanwhile.',
	},
	{
		section: 'governance',
		picture: 'deck-assembly-bench',
		caption: 'A vote, from the side. One arm is up; the other has its reasons.',
	},
	{
		section: 'the-lot',
		picture: 'deck-assembly-drum',
		caption:
			'A drum for the page, a tin for the number; both held herring, and in September it shows.',
	},
	{
		section: 'money',
		picture: 'deck-pocket-money',
		caption:
			'A tenth, both sides of a claim, and a five; a ten-claim note on an old chart; in the hand, the price of a loaf.',
	},
	{
		section: 'arrests',
		picture: 'deck-dress-aegis',
		caption:
			'Past the yellow line anyone in these is a visitor. Crew wear grey; officers wear navy.',
	},
	{
		section: 'international-relations',
		picture: 'deck-boats-ships',
		caption:
			'Who comes, who turns them back, who brings the flour. The speck on the mole is a person.',
	},
	{
		section: 'challenges',
		picture: 'scene-submerged-window',
		caption:
			'Deck −33, the kettle on. The diver signals what the strand will bear; the child, that she has understood.',
	},
];
