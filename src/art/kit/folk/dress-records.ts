import { dress as tones } from '../../../content/wardrobe.ts';
import {
	brass,
	brick,
	canvas as canvasTones,
	concrete,
	copper,
	deal,
	denim,
	leaf,
	leather,
	linen as linenTones,
	midnight,
	moss,
	orange,
	palette,
	rust as rustTones,
	slate as slateTones,
	steel,
	teal,
	wood,
} from '../../../model/colours.ts';
import { cloth } from '../forms.tsx';
import { changed, folk, type Person } from './folk.ts';
import { hairTones } from './traits.ts';
import type { Garment, WearOptions } from './wear/make-wear.tsx';

/** What the factions, their ranks, the constables, rope duty and visitors wear. */

const linen = { light: linenTones.light, dark: canvasTones.dark };
const bottle = { light: leaf.deep, dark: moss.deep };
const { crew, officer } = tones;
const rust = { light: rustTones.mid, dark: brick.dark };
const dust = { light: wood.dark, dark: wood.deep };
const sage = { light: moss.light, dark: moss.mid };
const slate = { light: denim.dark, dark: midnight.light };
const canvas = { light: linenTones.mid, dark: linenTones.dark };
const gold = tones.gold.light;
const hide = { light: copper.dark, dark: leather.mid };
const oxblood = { light: brick.dark, dark: leather.dark };
const rubber = { light: leaf.dark, dark: leaf.deep };

export interface Dress {
	who: Person;
	wear: WearOptions;
	/** What the cut by itself has not. */
	also?: Partial<Garment>;
	/** Rings of gold on the cuffs, a deck's number on the sleeve. */
	rings?: number;
	number?: boolean;
	/** In the near hand. */
	holds?: 'boathook' | 'string' | 'hook' | 'case';
}

const records = {
	/** Keel House: undyed linen, a blue sash, the brass tag. */
	foundation: {
		who: changed('rigger', { cap: 'turban', capTone: cloth.white }),
		wear: { cut: 'robe', top: linen, trim: cloth.blue },
		also: { boots: hide, sash: cloth.blue, cord: { colour: gold, charm: 'tag' } },
	},
	/** Delegates come in what they have, with a good jacket over it. */
	assembly: {
		who: folk.weaver,
		wear: { cut: 'suit', top: cloth.plum, trim: cloth.orange },
		also: {
			boots: oxblood,
			legs: slate,
			tie: cloth.white,
			cord: { colour: canvasTones.light, charm: 'tag' },
		},
	},
	/** The register of berths: a brown dust-coat and the string that measures a bunk. */
	inspector: {
		who: folk.clerk,
		wear: { cut: 'oilskin', top: dust },
		also: {
			boots: hide,
			buttoned: leather.deep,
			leg: 0.95,
			loose: 1,
			shirt: cloth.white,
			collar: 'lapel',
		},
		holds: 'string',
	},
	/** Relay Nine: a roll-neck, fingerless gloves, a Hand's key. */
	nexus: {
		who: folk.draughtswoman,
		wear: { cut: 'jersey', top: { light: moss.dark, dark: moss.deep }, legs: slate },
		also: {
			boots: cloth.grey,
			gloves: { tone: { light: brass.mid, dark: wood.mid }, fingers: false },
			collar: 'stand',
			cord: { colour: concrete.light, charm: 'key' },
		},
	},
	/** Breakwater Station's crews: grey, with a boathook. */
	rating: {
		who: changed('fitter', { cap: 'watch-cap', capTone: crew }),
		wear: { cut: 'jacket', top: crew, legs: crew },
		holds: 'boathook',
	},
	lieutenant: {
		who: changed('tailor', { cap: 'peaked-cap', capTone: officer }),
		wear: { cut: 'uniform', top: officer, legs: officer, trim: officer },
		rings: 2,
	},
	/** In the sea-coat, which is long. */
	captain: {
		who: changed('docker', { cap: 'peaked-cap', capTone: officer, beard: 'stubble' }),
		wear: { cut: 'oilskin', top: officer, legs: officer },
		also: { buttoned: gold, leg: 0.95, loose: 1.04 },
		rings: 3,
	},
	commodore: {
		who: changed('diver', {
			cap: 'peaked-cap',
			capTone: cloth.white,
			hair: 'bob',
			hairTone: hairTones.white,
			age: 'middle',
		}),
		wear: { cut: 'suit', top: officer, trim: cloth.black },
		also: { buttoned: gold },
		rings: 4,
	},
	/** Halyard Tower: camel, with a collar of velvet. */
	venture: {
		who: folk.cook,
		wear: { cut: 'oilskin', top: wood },
		also: {
			boots: oxblood,
			buttoned: leather.dark,
			collar: 'lapel',
			collarTone: { light: leather.dark, dark: leather.deep },
			shirt: cloth.white,
			tie: bottle,
			leg: 0.97,
			loose: 1.04,
		},
	},
	/** No two buttons match. */
	broker: {
		who: changed('weaver', { cap: 'kufi', capTone: bottle, hair: 'braids' }),
		wear: { cut: 'skirt', top: { light: teal.dark, dark: leaf.deep }, legs: cloth.plum },
		also: {
			boots: cloth.red,
			closed: true,
			buttoned: [palette.red, palette.yellow, palette.foam, orange.light, palette.white],
		},
		holds: 'case',
	},
	/** Tern's clerks in the bread hall: white smock, blue apron. */
	'tern-clerk': {
		who: folk.gran,
		wear: { cut: 'apron', top: cloth.white, legs: slate, trim: cloth.blue },
		also: { boots: cloth.white, cuff: 0.9 },
	},
	/** The Lung: a patterned blouse, an apron of pockets, a straw hat. */
	equilibrium: {
		who: folk.gardener,
		wear: { cut: 'apron', top: { light: brass.mid, dark: wood.mid }, legs: bottle, trim: canvas },
		also: { boots: cloth.wood, bib: { tone: canvas, pocket: true } },
	},
	'seed-runner': {
		who: changed('fitter', { age: 'young', beard: undefined }),
		wear: { cut: 'jacket', top: sage, legs: slate },
		also: { boots: hide, sash: { light: deal.dark, dark: wood.deep } },
	},
	/** Bottle green, the deck's number on the sleeve, a whistle on white cord. */
	constable: {
		who: changed('baker', { cap: 'flat-cap', capTone: bottle }),
		wear: { cut: 'jacket', top: bottle, legs: slate },
		also: { buttoned: concrete.light, cord: { colour: palette.white, charm: 'whistle' } },
		number: true,
	},
	/** Eleven days a year: rust-red oilskin, canvas harness, lent gloves, one's own boots. */
	'rope-duty': {
		who: {
			...changed('tailor', { hair: 'braids', cap: 'watch-cap' }),
			height: 168,
			girth: 1,
			shoulders: 0.96,
		},
		wear: { cut: 'oilskin', top: rust },
		also: {
			boots: rubber,
			gloves: { tone: canvasTones, fingers: true },
			harness: canvas,
			buttoned: leather.dark,
		},
	},
	/** The docks: a bright waistcoat over a jersey, a red cap, the hook. */
	stevedore: {
		who: changed('docker', { cap: 'flat-cap', capTone: cloth.red }),
		wear: { cut: 'jersey', top: cloth.orange, legs: slate, trim: cloth.yellow },
		holds: 'hook',
		also: { boots: hide },
	},
	/** Anybody, for one sunrise: the pass is orange. */
	visitor: {
		who: folk.sailor,
		wear: { cut: 'jacket', top: { light: steel.light, dark: slateTones.light }, legs: dust },
		also: { boots: hide, cord: { colour: palette.white, charm: 'pass' } },
		holds: 'case',
	},
} satisfies Record<string, Dress>;

export type DressName = keyof typeof records;
export const dress: Record<DressName, Dress> = records;
