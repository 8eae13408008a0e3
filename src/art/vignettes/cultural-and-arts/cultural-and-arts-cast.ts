import { canvas as canvasTones, cobalt, dusk, linen } from '../../../model/colours.ts';
import { type Person, someone } from '../../kit/folk/folk.ts';
import { makeHead } from '../../kit/folk/head.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';

/** Who works on the gallery, and in what. */

/** Blue as far as the elbow, which does not come off. */
const dyed = { light: cobalt.mid, dark: dusk.mid };
const canvas = { light: linen.light, dark: canvasTones.dark };

export const dyer: Person = {
	Head: makeHead({
		skin: skins.rose,
		age: 'middle',
		hair: 'bun',
		hairTone: hairTones.red,
		nose: 'bulb',
		jaw: 'square',
		brows: 'heavy',
	}),
	skin: dyed,
	height: 174,
	girth: 1.12,
	shoulders: 1,
	head: 28,
	hands: 'broad',
};

export const fiddleMaker = someone(
	{
		skin: skins.brown,
		age: 'old',
		hair: 'grey-thin',
		hairTone: hairTones.white,
		cap: 'flat-cap',
		capTone: cloth.plum,
		beard: 'moustache',
		nose: 'long',
		jaw: 'long',
		glasses: true,
	},
	{ girth: 0.94, head: 28, hands: 'long' },
);

export const apprentice = someone(
	{
		skin: skins.olive,
		age: 'child',
		hair: 'mop',
		hairTone: hairTones.chestnut,
		jaw: 'oval',
		eyes: 'wide',
	},
	{ height: 146, girth: 0.9, shoulders: 0.9, head: 29 },
);

export const tubist = someone(
	{
		skin: skins.umber,
		age: 'middle',
		hair: 'bald',
		beard: 'full',
		nose: 'broad',
		jaw: 'round',
	},
	{ height: 178, girth: 1.3, hands: 'broad' },
);

export const wears = {
	dyer: makeWear({ cut: 'apron', top: cloth.orange, legs: cloth.navy, trim: canvas }),
	maker: makeWear({ cut: 'apron', top: cloth.white, legs: cloth.grey, trim: cloth.green }),
	apprentice: makeWear({ cut: 'jersey', top: cloth.red, trim: cloth.white }),
	tubist: makeWear({ cut: 'jacket', top: cloth.blue }),
};
