import { deal, navy, slate, wood } from '../../../model/colours.ts';
import { changed, someone } from '../../kit/folk/folk.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { callerLight, clockLight, edgeLight, fireLight } from './maritime-industrial-zone-light.ts';
import { poses } from './maritime-industrial-zone-poses.tsx';

/** Who answers the hook call, and who calls it. */

const serge = { light: slate.deep, dark: navy.deep };
const denim = { light: navy.light, dark: slate.deep };
const canvas = { light: deal.mid, dark: wood.dark };

/** The gang boss: a moustache, a peaked cap, and a waistcoat's worth of belly. */
const boss = someone(
	{
		skin: skins.brown,
		age: 'middle',
		hair: 'cropped',
		nose: 'broad',
		jaw: 'heavy',
		lips: 'full',
		beard: 'moustache',
		cap: 'peaked-cap',
		capTone: cloth.navy,
	},
	{ height: 174, girth: 1.3, head: 28.4, hands: 'broad' },
);

const taker = changed('rigger', { hair: 'braids', nose: 'straight', jaw: 'oval' });

/** Sells the coffee, and has done since it was last made. */
const pourer = someone(
	{
		skin: skins.olive,
		age: 'old',
		hair: 'bun',
		hairTone: hairTones.white,
		nose: 'hooked',
		jaw: 'round',
		cap: 'headscarf',
		capTone: cloth.plum,
	},
	{ height: 160, girth: 1.2, shoulders: 0.94, head: 28, hands: 'broad' },
);

/** One behind, with her hook up. */
export function Gang() {
	return (
		<Lit light={edgeLight}>
			<Townsperson
				who="diver"
				wear={makeWear({ cut: 'oilskin', top: cloth.yellow, legs: serge })}
				pose={poses.high}
				x={762}
				y={540}
				scale={1.45}
				line={2.7}
				turn={-1}
			/>
		</Lit>
	);
}

export function Pourer() {
	return (
		<Lit light={fireLight}>
			<Townsperson
				who={pourer}
				wear={makeWear({ cut: 'jersey', top: cloth.plum, legs: serge, rolled: true })}
				pose={poses.pour}
				x={182}
				y={586}
				scale={2.15}
			/>
		</Lit>
	);
}

export function Taker() {
	return (
		<Lit light={clockLight}>
			<Townsperson
				who={taker}
				wear={makeWear({ cut: 'dungarees', top: cloth.orange, legs: denim })}
				pose={poses.up}
				x={430}
				y={612}
				scale={2.15}
			/>
		</Lit>
	);
}

export function Boss() {
	return (
		<Lit light={clockLight}>
			<Townsperson
				who={boss}
				wear={makeWear({ cut: 'uniform', top: cloth.navy, legs: serge, trim: cloth.white })}
				pose={poses.chalk}
				x={676}
				y={486}
				scale={2.1}
				turn={-1}
			/>
		</Lit>
	);
}

export function Caller() {
	return (
		<Lit light={callerLight}>
			<Townsperson
				who="docker"
				wear={makeWear({ cut: 'jersey', top: cloth.green, legs: canvas, trim: cloth.white })}
				pose={poses.call}
				x={930}
				y={616}
				scale={2.15}
				turn={-1}
			/>
		</Lit>
	);
}
