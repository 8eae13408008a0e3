import { changed, folk, type Person } from '../../kit/folk/folk.ts';
import { makeHead } from '../../kit/folk/head.tsx';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { poses } from './innovation-poses.tsx';

/** Who is in the Works: by day with a visitor, by night among themselves. */

/** Her hair is up out of the varnish's way only as far as it goes. */
const varnisher = changed('rigger', { hair: 'afro', nose: 'bulb', jaw: 'oval' });

/** It takes weight to lift weight. */
const hauler = changed('cook', { jaw: 'heavy', nose: 'bulb' });

const coat = makeWear({ cut: 'oilskin', top: cloth.white });
const canvas = makeWear({ cut: 'dungarees', top: cloth.sand, legs: cloth.blue, rolled: true });

export const Varnisher = () => (
	<Townsperson
		who={varnisher}
		wear={makeWear({ cut: 'apron', top: cloth.foam, trim: cloth.wood })}
		pose={poses.pouring}
		x={184}
		y={598}
		scale={2.3}
		line={5}
		mood="stern"
	/>
);

export const Hauler = () => (
	<Townsperson who={hauler} wear={canvas} pose={poses.hauling} x={776} y={598} scale={2.35} line={5} turn={-1} mood="strain" />
);

const asker: Person = {
	...folk.girl,
	Head: makeHead({ skin: skins.olive, age: 'child', hair: 'braids', jaw: 'round', eyes: 'wide' }),
	skin: skins.olive,
};

/** Ten years old, and at her second question of three. */
export const Child = () => (
	<Townsperson
		who={asker}
		wear={makeWear({ cut: 'skirt', top: cloth.yellow, legs: cloth.plum })}
		pose={poses.asking}
		x={918}
		y={580}
		scale={2.15}
		line={4.8}
		mood="talk"
	/>
);

const inventor: Person = {
	...folk.clerk,
	Head: makeHead({
		skin: skins.umber,
		age: 'middle',
		hair: 'mop',
		hairTone: hairTones.grey,
		nose: 'bulb',
		jaw: 'lean',
		beard: 'moustache',
		brows: 'heavy',
		eyes: 'wide',
	}),
	skin: skins.umber,
	height: 182,
};

export const Inventor = () => (
	<Townsperson who={inventor} wear={coat} pose={poses.stumped} x={1086} y={588} scale={2.05} line={4.8} turn={-1} mood="worry" />
);

export const Supper = () => (
	<Townsperson who="draughtswoman" wear={coat} pose={poses.supper} x={1112} y={590} scale={2.4} line={4.8} turn={-1} mood="smile" />
);

/** At the empty place, with a torch: only by night, when it can be seen how bright it is. */
export const Welder = () => (
	<Townsperson
		who="fitter"
		wear={makeWear({ cut: 'jacket', top: cloth.navy })}
		pose={poses.welding}
		x={950}
		y={502}
		scale={1.16}
		turn={-1}
	/>
);
