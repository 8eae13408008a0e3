import { agatheOuedraogo } from '../../../content/wardrobe.ts';
import { concrete, copper, coral, leather, palette, rust, skinTone, steel } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type Traits } from '../../kit/folk/traits.ts';
import { Flat, n } from '../../kit/forms.tsx';
import { skin } from '../../portraits/agathe-ouedraogo-head.tsx';
import { BareNeck } from '../kit/features.tsx';
import { AgatheOuedraogoHair } from './agathe-ouedraogo-hair.tsx';

/** Agathe Ouédraogo's head: seventy, cropped grey, with brass rings and the lines of a dry smile. */

export { skin };

const traits: Traits = {
	skin,
	age: 'old',
	hair: 'cropped',
	hairTone: { light: agatheOuedraogo.hair, dark: concrete.mid },
	nose: 'broad',
	jaw: 'oval',
	eyes: 'plain',
	brows: 'heavy',
	lips: 'full',
};

/** Brow, eyes, the folds that a smile has left, chin and throat. */
const lines: ByView<string> = {
	front:
		'M-42-62C-22-54 22-54 44-62M-34-50C-16-44 18-44 36-50M-62-2C-68-2-72-5-75-9M-62 6C-68 8-72 8-76 5M62-2C68-2 72-5 75-9M62 6C68 8 72 8 76 5M-58 18C-48 26-34 26-24 20M24 20C34 26 48 26 58 18M-52 26C-44 31-36 32-28 29M28 29C36 32 44 31 52 26M-36 66C-48 76-52 90-50 104M38 66C50 76 54 90 52 104M-12 128C-4 132 6 132 14 127M-58 70C-56 84-52 94-46 104M60 70C58 84 54 94 48 104',
	quarter:
		'M0-62C18-54 44-54 64-62M8-50C22-44 42-44 58-50M-24-2C-32-2-38-5-43-9M-24 6C-32 8-38 8-44 5M-18 18C-6 27 8 27 18 20M-12 27C-2 32 8 32 14 29M14 66C4 76 0 90 4 106M32 128C40 132 50 132 56 127M-22 62C-20 80-14 94-6 106',
	profile:
		'M48-62C58-54 72-54 84-58M52-50C60-45 72-44 82-48M36-2C28-2 22-5 17-9M36 6C28 8 22 8 16 5M44 20C54 27 64 28 72 23M48 29C54 33 62 33 68 31M62 66C52 76 48 90 54 106M36 62C38 80 44 94 52 106',
	back: '',
};

const cheeks: ByView<string> = {
	front: 'M-62 40C-52 28-34 32-30 44-34 60-56 60-62 40ZM64 40C54 28 36 32 32 44 36 60 58 60 64 40Z',
	quarter: 'M-26 40C-14 28 6 32 10 46 4 60-20 60-26 40Z',
	profile: 'M32 40C44 28 60 32 62 46 54 60 38 60 32 40Z',
	back: '',
};

const rings: ByView<readonly number[]> = {
	front: [-88, 88],
	quarter: [-64],
	profile: [-12],
	back: [28],
};

/** The light on the lower lip and on the nose. */
const gloss: ByView<string> = {
	front: 'M-9 104C0 107 12 106 19 101 14 111-3 113-9 104Z',
	quarter: 'M35 105C44 107 54 106 59 102 55 112 40 112 35 105Z',
	profile: 'M88 98C92 98 95 97 97 95 96 102 91 103 88 98Z',
	back: '',
};

const tips: ByView<string> = {
	front: 'M-8 44C-3 39 6 39 11 44 6 50-3 50-8 44Z',
	quarter: 'M52 42C57 37 64 38 67 44 62 49 55 48 52 42Z',
	profile: '',
	back: '',
};

export function AgatheOuedraogoHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen = {
		...base,
		browTone: steel.light,
		lidTone: leather.mid,
		flush: copper.dark,
		lip: rust.dark,
		iris: skinTone.jet,
		open: base.open * 0.92,
	};
	const { view, near, mood } = pen;
	const shut = mood !== 'talk' && mood !== 'awake';
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<BareNeck pen={pen} />
			{view === 'front' && <Ears pen={pen} />}
			<Skull pen={pen} />
			{cheeks[view] && <Flat d={cheeks[view]} fill={copper.dark} />}
			{lines[view] && <Fine pen={pen} d={lines[view]} w={3} c={leather.deep} />}
			<Features pen={pen} />
			{near && tips[view] && <Flat d={tips[view]} fill={copper.dark} />}
			{near && shut && gloss[view] && <Flat d={gloss[view]} fill={coral.dark} />}
			<AgatheOuedraogoHair pen={pen} />
			{view !== 'front' && <Ears pen={pen} />}
			{rings[view].map((x) => (
				<g key={x} fill="none">
					<circle cx={x} cy="62" r="13" stroke={palette.ink} strokeWidth={n(pen.line * 1.8)} />
					<circle cx={x} cy="62" r="13" stroke={agatheOuedraogo.earrings} strokeWidth={near ? 5 : 8} />
				</g>
			))}
		</g>
	);
}
