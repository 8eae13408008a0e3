import { brass, leather, palette, wood } from '../../../model/colours.ts';
import { someone } from '../../kit/folk/folk.ts';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins, type Tone } from '../../kit/forms.tsx';

/** Those of the terrace of Deck 49: four brokers, and one who works. */

export const senior = someone(
	{
		skin: skins.rose,
		age: 'old',
		hair: 'grey-thin',
		nose: 'bulb',
		jaw: 'heavy',
		beard: 'moustache',
		brows: 'heavy',
		cap: 'flat-cap',
		capTone: cloth.grey,
	},
	{ girth: 1.2, hands: 'broad', head: 28 },
);
export const partner = someone(
	{
		skin: skins.olive,
		age: 'middle',
		hair: 'bun',
		hairTone: hairTones.brown,
		nose: 'long',
		jaw: 'long',
		eyes: 'hooded',
		brows: 'fine',
		earrings: palette.yellow,
	},
	{ shoulders: 0.94, hands: 'long' },
);
export const junior = someone(
	{
		skin: skins.umber,
		age: 'young',
		hair: 'cropped',
		nose: 'broad',
		jaw: 'lean',
		lips: 'full',
		glasses: true,
	},
	{ height: 178, hands: 'long' },
);
export const apprentice = someone(
	{ skin: skins.tan, age: 'young', hair: 'waves', nose: 'snub', jaw: 'round', eyes: 'hooded' },
	{ girth: 0.94, shoulders: 0.94, head: 28 },
);
export const cleaner = someone(
	{
		skin: skins.brown,
		age: 'middle',
		hair: 'bun',
		nose: 'hooked',
		jaw: 'oval',
		brows: 'heavy',
		cap: 'headscarf',
		capTone: cloth.yellow,
	},
	{ girth: 1.06 },
);

/** An overcoat, open at the neck: nobody has buttoned it for a price that comes any moment. */
const overcoat = (top: Tone, tie: Tone) =>
	makeOutfit({
		top,
		legs: top,
		hem: 'over',
		collar: 'lapel',
		shirt: cloth.white,
		tie,
		closed: true,
		buttoned: leather.deep,
		cuff: 0.97,
		leg: 0.97,
		loose: 1.1,
	});

const camel = { light: wood.light, dark: brass.deep };

export const coats = {
	camel: overcoat(camel, cloth.red),
	plum: overcoat(cloth.plum, cloth.yellow),
	navy: overcoat(cloth.navy, cloth.orange),
	green: overcoat(cloth.green, cloth.plum),
	dungarees: makeWear({ cut: 'dungarees', top: cloth.red, legs: cloth.blue, rolled: true }),
};
