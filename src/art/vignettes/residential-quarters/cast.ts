import { someone } from '../../kit/folk/folk.ts';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';

/** Who works in the drying hall, and in what. */

const deep = { light: '#5d3826', dark: '#3d2215' };
const amber = { light: '#e3b583', dark: '#b78656' };
const brick = { light: '#b8452f', dark: '#80291d' };
const jeans = { light: '#3f5f8a', dark: '#27406a' };

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
		earrings: '#ffcb1f',
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
