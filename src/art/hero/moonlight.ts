import { lights, type Night } from '../kit/night.tsx';
import { palette } from '../kit/palette.ts';
import { tone } from '../kit/tones.ts';

/** The lights of the hero by night, besides those of every drawing. */
export const by = {
	...lights,
	/** The moon on what lies level and takes it full: roofs and decks. */
	fullMoon: '#a3c4ef',
	/** The lamps that leaf grows under. */
	grow: '#ffe5a2',
	/** A fire, or one lamp turned down. */
	low: '#d6965a',
	/** A room where people sleep. */
	asleep: '#566fb0',
	/** Screens, gauges and lit water. */
	screen: '#96dfe6',
	/** The red lamps below: plant, stores, and whoever needs to keep eyes for the dark. */
	red: '#ff8064',
	/** What the sea leaves of all this light on a hull's outside. */
	deep: '#466aa6',
	/** The bottom, and what swims there. */
	floor: '#587ab0',
	/** What lies under a large animal. */
	belly: '#2b4468',
} as const;

/** Colours by night that are in no other drawing. */
export const dark = {
	sky: '#0b1826',
	moon: '#f7eccb',
	/** A floodlight, or a diver’s lamp, in what it goes through. */
	beam: '#9fd4ea',
	line: '#050d18',
	rim: '#7698cf',
} as const;

/** The city's outside under the moon: fewer colours than by day, all on the way to blue. */
export const night: Night = {
	light: lights.moon,
	colours: {
		[dark.rim]: dark.rim,
		[palette.ink]: dark.line,
		[palette.paper]: dark.sky,
		[palette.white]: '#5f80b6',
		[palette.foam]: '#4f7ca6',
		[palette.yellow]: '#8d8a7c',
		[palette.red]: '#86304f',
		[palette.blue]: '#16458c',
		[palette.deep]: '#0a2047',
		[palette.sea]: '#12466f',
		[tone.plaster]: '#334f82',
		[tone.sand]: '#2f4673',
		[tone.ochre]: '#46466e',
		[tone.brick]: '#3d2c54',
		[tone.mist]: '#3a5c90',
		[tone.steel]: '#2b4a78',
		[tone.slate]: '#223c66',
		[tone.haze]: '#42669a',
		[tone.rose]: '#434273',
		[tone.night]: '#142744',
		[tone.oxide]: '#3c2a52',
		[tone.rust]: '#2f2344',
		[tone.hull]: '#122a4d',
		[tone.wood]: '#3a355c',
		[tone.rope]: '#7c8fb8',
		[tone.leaf]: '#2b6a78',
		[tone.green]: '#1c4a62',
		[tone.moss]: '#15384e',
		[tone.orange]: '#6b4a63',
	},
};
