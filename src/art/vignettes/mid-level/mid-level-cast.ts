import { palette } from '../../../model/colours.ts';
import { type Person, someone } from '../../kit/folk/folk.ts';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { CoveredHead } from './covered-head.tsx';

/** Those who meet at noon at the foot of a lightwell. */

export const barber = someone(
	{
		skin: skins.tan,
		age: 'middle',
		hair: 'swept',
		hairTone: hairTones.black,
		nose: 'hooked',
		jaw: 'square',
		beard: 'moustache',
		brows: 'heavy',
	},
	{ height: 174, girth: 1.12, hands: 'broad' },
);
export const petrosyan: Person = { ...barber, Head: CoveredHead, skin: skins.rose, height: 170 };
export const tailor = someone(
	{
		skin: skins.olive,
		age: 'old',
		hair: 'bun',
		hairTone: hairTones.white,
		nose: 'bulb',
		jaw: 'round',
		eyes: 'hooded',
		glasses: true,
	},
	{ height: 160, girth: 1.1, shoulders: 0.92, head: 28.4 },
);
export const neighbour = someone(
	{
		skin: skins.umber,
		age: 'young',
		hair: 'afro',
		nose: 'broad',
		jaw: 'oval',
		eyes: 'wide',
		lips: 'full',
		earrings: palette.yellow,
	},
	{ height: 176, shoulders: 0.96, hands: 'long' },
);
export const child = someone(
	{ skin: skins.brown, age: 'child', hair: 'mop', jaw: 'round', eyes: 'wide' },
	{ height: 136, girth: 0.92, shoulders: 0.88, head: 30 },
);

export const clothes = {
	barber: makeOutfit({
		top: cloth.white,
		legs: cloth.navy,
		hem: 'over',
		collar: 'stand',
		buttoned: palette.sea,
		closed: true,
		pockets: ['chest'],
		cuff: 0,
		leg: 0.97,
	}),
	petrosyan: makeWear({ cut: 'suit', top: cloth.plum }),
	tailor: makeWear({ cut: 'jersey', top: cloth.green }),
	neighbour: makeWear({ cut: 'skirt', top: cloth.orange, legs: cloth.navy, trim: cloth.yellow }),
	child: makeWear({ cut: 'jersey', top: cloth.red, trim: cloth.white }),
};
