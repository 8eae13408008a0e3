import { ifeomaOkwuosa } from '../../../content/wardrobe.ts';
import { brick, coral, leather, palette, velvet } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { Flat, Line } from '../../kit/forms.tsx';
import { skin } from '../../portraits/ifeoma-okwuosa-head.tsx';
import { BareNeck } from '../kit/features.tsx';
import { Headwrap, Knot, Tails } from './headwrap.tsx';

/** Ifeoma Okwuosa's head: sixty-three, grey at the temples, under a high white wrap. */

export { skin };

const traits: Traits = {
	skin,
	age: 'old',
	hair: 'bald',
	nose: 'straight',
	jaw: 'oval',
	eyes: 'plain',
	brows: 'heavy',
	lips: 'full',
};

/** What only a near face shows: under and beside the eyes, on the brow, beside the mouth. */
const lines: ByView<string> = {
	front:
		'M-58 18C-48 25-34 26-22 20M22 20C34 26 48 25 58 18M-54 26C-46 31-38 32-30 29M30 29C38 32 46 31 54 26M-66-4C-72-6-76-9-79-13M66-4C72-6 76-9 79-13M-34 66C-44 74-48 84-46 98M36 66C46 74 50 84 48 98M-40-52C-20-60 20-60 42-52M-10 128C-2 132 6 132 12 128',
	quarter:
		'M-18 20C-6 27 8 27 20 20M-14 28C-4 33 6 33 14 29M-24 0C-32 0-38-3-43-8M-22 9C-30 10-36 9-42 6M16 66C8 76 6 88 10 102M2-54C18-60 44-60 66-54M12-64C26-68 42-68 54-64M34 128C42 132 50 132 56 127M-34 76C-28 98-16 114 0 124',
	profile:
		'M44 20C54 26 64 27 72 22M46 29C54 33 60 33 66 30M36-2C28-3 22-7 18-12M36 8C28 9 22 8 16 5M64 68C54 76 50 88 54 102M48-54C58-60 72-60 82-55M30 92C34 112 44 126 58 134',
	back: '',
};

const greys: ByView<string> = {
	front: 'M-79-2q-3-8-1-17M-72-14q-3-8 0-16M79-2q3-8 1-17M72-14q3-8 0-16',
	quarter: 'M-58-10q-7-6-6-16M-47-18q-7-6-5-16M-36-26q-6-6-4-15',
	profile: 'M2-6q-7-6-6-16M13-14q-7-6-5-16M24-22q-6-6-4-15',
	back: 'M42-6q-7-6-6-16M52-14q-7-6-5-16',
};

const rings: ByView<readonly number[]> = {
	front: [-86, 86],
	quarter: [-64],
	profile: [-12],
	back: [28],
};

function Rings({ pen }: PartProps) {
	return rings[pen.view].map((x) => (
		<g key={x} fill="none">
			<circle cx={x} cy="66" r="15" stroke={palette.ink} strokeWidth={pen.line * 1.9} />
			<circle cx={x} cy="66" r="15" stroke={ifeomaOkwuosa.gold} strokeWidth={pen.near ? 6 : 9} />
		</g>
	));
}

/** The light on the lower lip. */
const gloss: ByView<string> = {
	front: 'M-8 103C0 106 12 105 18 100 14 110-2 112-8 103Z',
	quarter: 'M36 104C44 106 54 105 59 101 55 111 40 111 36 104Z',
	profile: 'M88 97C92 97 95 96 97 94 96 101 91 102 88 97Z',
	back: '',
};

export function IfeomaOkwuosaHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen = {
		...base,
		nose: { ...base.nose, wide: 27 },
		browTone: palette.ink,
		lip: brick.dark,
		iris: velvet.dark,
		open: base.open * 1.1,
		brimmed: false,
	};
	const { view, mood } = pen;
	// The knot is on her right side: seen from there, its tails lie over the cloth.
	const aside = view === 'back' || view === 'profile';
	const shut = mood !== 'talk' && mood !== 'awake';
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			{!aside && <Tails pen={pen} />}
			<BareNeck pen={pen} />
			{view === 'front' && <Ears pen={pen} />}
			<Skull pen={pen} />
			{lines[view] && <Fine pen={pen} d={lines[view]} w={2.6} c={leather.deep} />}
			<Features pen={pen} />
			{shut && gloss[view] && pen.near && <Flat d={gloss[view]} fill={coral.dark} />}
			<Line d={greys[view]} width={pen.near ? 5 : 8} ink={ifeomaOkwuosa.hair} />
			{view !== 'front' && <Ears pen={pen} />}
			<Rings pen={pen} />
			<Headwrap pen={pen} />
			{aside && <Tails pen={pen} />}
			<Knot pen={pen} />
		</g>
	);
}
