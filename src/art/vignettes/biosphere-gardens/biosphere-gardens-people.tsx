import { concrete, denim, midnight, skinTone } from '../../../model/colours.ts';
import { type Person, someone } from '../../kit/folk/folk.ts';
import { makeHead } from '../../kit/folk/head.tsx';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lanternLight, ventLight } from './biosphere-gardens-light.ts';
import { poses } from './biosphere-gardens-poses.tsx';

/** Who opens the vents at five, and who is glad of it. */

const drill = { light: concrete.mid, dark: concrete.dark };
const slate = { light: denim.dark, dark: midnight.light };

/** A big woman with her hair tied up. */
const hauler = someone(
	{
		skin: skins.brown,
		age: 'middle',
		hair: 'bun',
		nose: 'broad',
		jaw: 'heavy',
		lips: 'full',
		brows: 'heavy',
		cap: 'headscarf',
		capTone: cloth.red,
	},
	{ height: 176, girth: 1.3, shoulders: 0.98, hands: 'broad' },
);

/** An apprentice in the second year, which is the year of the wheel. */
const apprentice = someone(
	{
		skin: skins.tan,
		age: 'young',
		hair: 'mop',
		hairTone: hairTones.black,
		nose: 'snub',
		jaw: 'oval',
		brows: 'heavy',
	},
	{ girth: 0.94, hands: 'long' },
);

/** Keeps the time, and the pipe warm. */
const sitter = someone(
	{
		skin: skins.rose,
		age: 'old',
		hair: 'grey-thin',
		hairTone: hairTones.white,
		nose: 'bulb',
		jaw: 'long',
		beard: 'full',
		brows: 'heavy',
		cap: 'straw-hat',
	},
	{ girth: 0.96, hands: 'long' },
);

const breather: Person = {
	Head: makeHead({
		skin: { light: skinTone.olive, dark: skinTone.copper },
		age: 'young',
		hair: 'bob',
		nose: 'snub',
		jaw: 'oval',
		eyes: 'narrow',
	}),
	skin: { light: skinTone.olive, dark: skinTone.copper },
	height: 170,
	girth: 0.98,
	shoulders: 0.96,
	head: 28,
	hands: 'narrow',
};

export function Hauler() {
	return (
		<Lit light={lanternLight}>
			<Townsperson
				who={hauler}
				wear={makeWear({ cut: 'apron', top: cloth.yellow, legs: slate, trim: cloth.sand })}
				pose={poses.down}
				x={281}
				y={566}
				scale={2}
			/>
		</Lit>
	);
}

export function Heaver() {
	return (
		<Lit light={lanternLight}>
			<Townsperson
				who={apprentice}
				wear={makeWear({ cut: 'dungarees', top: cloth.white, legs: drill, rolled: true })}
				pose={poses.up}
				x={668}
				y={572}
				scale={2.05}
				turn={-1}
			/>
		</Lit>
	);
}

export function Breather() {
	return (
		<Lit light={ventLight}>
			<Townsperson
				who={breather}
				wear={makeWear({ cut: 'jersey', top: cloth.red, legs: slate, rolled: true })}
				pose={poses.smell}
				x={1092}
				y={612}
				scale={2.2}
			/>
		</Lit>
	);
}

export function Sitter() {
	return (
		<Lit light={lanternLight}>
			<Townsperson
				who={sitter}
				wear={makeWear({ cut: 'jersey', top: cloth.blue, legs: slate })}
				pose={poses.sit}
				x={78}
				y={566}
				scale={2.1}
			/>
		</Lit>
	);
}

/** The street, at one of its doors. */
export function Neighbour() {
	return (
		// The doors round her are drawn in a group of ink.
		<g stroke="none">
			<Townsperson
				who="gran"
				wear={makeWear({ cut: 'jersey', top: cloth.white, legs: cloth.plum })}
				pose={poses.stand}
				x={990}
				y={384}
				scale={1.02}
				line={1.9}
			/>
		</g>
	);
}
