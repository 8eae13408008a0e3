import { denim, leather, midnight, palette } from '../../../model/colours.ts';
import { changed, folk, type Person } from '../../kit/folk/folk.ts';
import { makeHead } from '../../kit/folk/head.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';

/** Who is in the street, in what they work, sleep and collect in. */

const cook: Person = {
	...folk.baker,
	Head: makeHead({
		skin: skins.umber,
		age: 'middle',
		hair: 'bun',
		cap: 'headscarf',
		capTone: cloth.yellow,
		nose: 'broad',
		jaw: 'heavy',
		lips: 'full',
		eyes: 'wide',
		brows: 'heavy',
		earrings: palette.yellow,
	}),
	skin: skins.umber,
};

const sleeper: Person = {
	...folk.tailor,
	Head: makeHead({
		skin: skins.olive,
		age: 'young',
		hair: 'mop',
		nose: 'long',
		jaw: 'lean',
		eyes: 'wide',
		beard: 'stubble',
	}),
	skin: skins.olive,
};

const collector: Person = {
	...folk.fitter,
	Head: makeHead({
		skin: skins.rose,
		age: 'old',
		hair: 'grey-thin',
		cap: 'flat-cap',
		capTone: cloth.black,
		nose: 'hooked',
		jaw: 'long',
		beard: 'moustache',
	}),
	skin: skins.rose,
};

const long = { light: denim.dark, dark: midnight.light };
const brown = { light: leather.light, dark: leather.mid };

/** Side by side, at this size, one hand looks much like another. */
const withHands = (person: Person): Person => ({ ...person, hands: 'narrow' });

export const cast = {
	cook: makeWear({ cut: 'apron', top: cloth.sea, trim: cloth.white }).dress(withHands(cook)),
	sleeper: makeWear({ cut: 'jersey', top: cloth.white, trim: cloth.red, rolled: true }).dress(withHands(sleeper)),
	joiner: makeWear({ cut: 'dungarees', top: cloth.yellow, legs: brown }).dress(
		withHands(changed('rigger', { hair: 'braids', nose: 'straight' })),
	),
	collector: makeWear({ cut: 'oilskin', top: long }).dress(withHands(collector)),
	darner: makeWear({ cut: 'skirt', top: cloth.plum, legs: cloth.green, rolled: true }).dress(
		withHands(changed('gran', { nose: 'bulb', eyes: 'hooded', brows: 'heavy' })),
	),
};
