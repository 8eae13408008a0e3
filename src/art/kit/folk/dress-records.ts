import { dress as tones } from '../dress-tones.ts';
import { cloth } from '../forms.tsx';
import { changed, folk, type Person } from './folk.ts';
import { hairTones } from './traits.ts';
import type { Garment, WearOptions } from './wear/make-wear.tsx';

/** What the factions, their ranks, the constables, rope duty and visitors wear. */

const linen = { light: '#e9dcc0', dark: '#bfae8a' };
const bottle = { light: '#1f5c43', dark: '#0f3a2a' };
const { crew, officer } = tones;
const camel = { light: '#c99a5b', dark: '#94693a' };
const rust = { light: '#b4482e', dark: '#7f2c1c' };
const dust = { light: '#8a6238', dark: '#5f4122' };
const sage = { light: '#8fae98', dark: '#617f6c' };
const slate = { light: '#44546a', dark: '#2c394b' };
const canvas = { light: '#d8c79a', dark: '#a39266' };
const gold = tones.gold.light;
const hide = { light: '#7a5330', dark: '#543619' };
const oxblood = { light: '#7d2f2a', dark: '#541c1a' };
const rubber = { light: '#2f8a5b', dark: '#1a5a3b' };

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
			cord: { colour: '#ecd6a2', charm: 'tag' },
		},
	},
	/** The register of berths: a brown dust-coat and the string that measures a bunk. */
	inspector: {
		who: folk.clerk,
		wear: { cut: 'oilskin', top: dust },
		also: {
			boots: hide,
			buttoned: '#2b1d10',
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
		wear: { cut: 'jersey', top: { light: '#30493a', dark: '#1d3026' }, legs: slate },
		also: {
			boots: cloth.grey,
			gloves: { tone: { light: '#e2a23b', dark: '#a97712' }, fingers: false },
			collar: 'stand',
			cord: { colour: '#c9d3d6', charm: 'key' },
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
		wear: { cut: 'oilskin', top: camel },
		also: {
			boots: oxblood,
			buttoned: '#4a2c18',
			collar: 'lapel',
			collarTone: { light: '#4b2b20', dark: '#2c1812' },
			shirt: cloth.white,
			tie: bottle,
			leg: 0.97,
			loose: 1.04,
		},
	},
	/** No two buttons match. */
	broker: {
		who: changed('weaver', { cap: 'kufi', capTone: bottle, hair: 'braids' }),
		wear: { cut: 'skirt', top: { light: '#1f7a62', dark: '#0f5241' }, legs: cloth.plum },
		also: {
			boots: cloth.red,
			closed: true,
			buttoned: ['#d8232f', '#ffcb1f', '#bfe3e4', '#ee8a26', '#fffdf7'],
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
		wear: { cut: 'apron', top: { light: '#e2a82a', dark: '#a97712' }, legs: bottle, trim: canvas },
		also: { boots: cloth.wood, bib: { tone: canvas, pocket: true } },
	},
	'seed-runner': {
		who: changed('fitter', { age: 'young', beard: undefined }),
		wear: { cut: 'jacket', top: sage, legs: slate },
		also: { boots: hide, sash: { light: '#a9693a', dark: '#74431f' } },
	},
	/** Bottle green, the deck's number on the sleeve, a whistle on white cord. */
	constable: {
		who: changed('baker', { cap: 'flat-cap', capTone: bottle }),
		wear: { cut: 'jacket', top: bottle, legs: slate },
		also: { buttoned: '#c9d3d6', cord: { colour: '#fffdf7', charm: 'whistle' } },
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
			gloves: { tone: { light: '#ecd6a2', dark: '#bfa674' }, fingers: true },
			harness: canvas,
			buttoned: '#5c1f14',
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
		wear: { cut: 'jacket', top: { light: '#b9a2b8', dark: '#84708a' }, legs: dust },
		also: { boots: hide, cord: { colour: '#fffdf7', charm: 'pass' } },
		holds: 'case',
	},
} satisfies Record<string, Dress>;

export type DressName = keyof typeof records;
export const dress: Record<DressName, Dress> = records;
