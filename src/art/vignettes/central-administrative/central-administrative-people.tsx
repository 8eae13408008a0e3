import type { ComponentProps } from 'react';
import { slate } from '../../../model/colours.ts';
import { changed, folk, type Person } from '../../kit/folk/folk.ts';
import { makeHead } from '../../kit/folk/head.tsx';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { poses } from './central-administrative-poses.tsx';

/** Who is in the passage: the first four at noon, the last two by night. */

const petitioner = changed('baker', { jaw: 'heavy', eyes: 'wide' });

const wool = makeWear({ cut: 'oilskin', top: cloth.plum, legs: cloth.plum });
const grey = { light: slate.mid, dark: slate.dark };
const wetWool = makeWear({ cut: 'oilskin', top: grey, legs: grey });
export const greySleeve = makeWear({ cut: 'jacket', top: cloth.grey }).dress(folk.tailor).build;

/** Everybody here is drawn with the same heavy line. */
const Near = (props: Omit<ComponentProps<typeof Townsperson>, 'line'>) => <Townsperson line={5} {...props} />;

/** He has stamped since before most of the people in his queue were marked. */
export const Clerk = () => (
	<Near
		who="clerk"
		wear={makeWear({ cut: 'suit', top: cloth.white, trim: cloth.plum })}
		pose={poses.stamping}
		x={182}
		y={652}
		scale={2.9}
		mood="glance"
		look={1}
	/>
);

export const Petitioner = () => (
	<Near who={petitioner} wear={wool} pose={poses.waiting} x={522} y={662} scale={3.1} turn={-1} mood="worry" />
);

export const Ringer = () => (
	<Townsperson
		who="tailor"
		wear={makeWear({ cut: 'uniform', top: cloth.navy, trim: cloth.red })}
		pose={poses.ringing}
		x={975}
		y={386}
		scale={1.24}
		line={2.3}
	/>
);

export const Polisher = () => (
	<Townsperson
		who="diver"
		wear={makeWear({ cut: 'dungarees', top: cloth.foam, legs: cloth.green, rolled: true })}
		pose={poses.polishing}
		x={1091}
		y={566}
		scale={2.05}
		turn={-1}
		line={4.6}
	/>
);

/** Jelena Horvat, who sits up for the whole city. */
const horvat: Person = {
	...folk.weaver,
	Head: makeHead({
		skin: skins.rose,
		age: 'middle',
		hair: 'bun',
		hairTone: hairTones.chestnut,
		nose: 'long',
		jaw: 'long',
		glasses: true,
	}),
	skin: skins.rose,
};

export const Registrar = () => (
	<Near who={horvat} wear={makeWear({ cut: 'jersey', top: cloth.green })} pose={poses.lending} x={176} y={652} scale={2.95} mood="smile" />
);

export const Soaked = () => <Near who="docker" wear={wetWool} pose={poses.receiving} x={556} y={664} scale={2.7} turn={-1} mood="smile" />;
