import { brick as brickTones, copper, deal, leather, navy, palette, rust, velvet } from '../../../model/colours.ts';
import { someone } from '../../kit/folk/folk.ts';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';

/** Who works in the drying hall, and in what. */

const deep = { light: leather.mid, dark: velvet.dark };
const amber = { light: deal.light, dark: copper.mid };
const brick = { light: rust.mid, dark: brickTones.dark };
const jeans = { light: navy.light, dark: navy.mid };

export const attendant = someone(
	{
		skin: deep,
		age: 'middle',
		hair: 'bun',
		cap: 'headscarf',
		capTone: cloth.yellow,
		nose: 'broad',
		lips: 'full',
		jaw: 'heavy',
		eyes: 'wide',
		earrings: palette.yellow,
	},
	{ height: 168, girth: 1.2, shoulders: 0.96, head: 28.4, hands: 'broad' },
);

export const folder = someone(
	{
		skin: skins.tan,
		age: 'young',
		hair: 'swept',
		hairTone: hairTones.black,
		nose: 'hooked',
		jaw: 'oval',
		beard: 'stubble',
	},
	{ height: 176, girth: 0.96, hands: 'long' },
);

export const laundress = someone(
	{
		skin: amber,
		age: 'middle',
		hair: 'bob',
		nose: 'snub',
		jaw: 'round',
		eyes: 'narrow',
	},
	{ height: 164, girth: 1.06, shoulders: 0.94, head: 28 },
);

export const warden = someone(
	{
		skin: skins.rose,
		age: 'old',
		hair: 'grey-thin',
		cap: 'peaked-cap',
		capTone: brick,
		beard: 'moustache',
		nose: 'long',
	},
	{ head: 28, hands: 'long' },
);

export const wears = {
	attendant: makeWear({
		cut: 'apron',
		top: cloth.plum,
		legs: cloth.navy,
		trim: cloth.sand,
	}),
	folder: makeWear({ cut: 'dungarees', top: cloth.white, legs: jeans, rolled: true }),
	laundress: makeWear({ cut: 'skirt', top: cloth.orange, legs: cloth.green, rolled: true }),
	warden: makeWear({ cut: 'jacket', top: brick }),
};
