import { anselmBrandvold } from '../../../content/wardrobe.ts';
import { concrete, coral, navy, palette } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type Traits } from '../../kit/folk/traits.ts';
import { Flat } from '../../kit/forms.tsx';
import { skin } from '../../portraits/anselm-brandvold-head.tsx';
import { BareNeck } from '../kit/features.tsx';
import { Brows, Fringe, Pencil } from './anselm-brandvold-hair.tsx';

/** Anselm Brandvold's head: eighty-eight, bald and gaunt, with ears that have gone on growing. */

export { skin };

const traits: Traits = {
	skin,
	age: 'old',
	hair: 'bald',
	hairTone: { light: anselmBrandvold.hair, dark: concrete.light },
	nose: 'long',
	jaw: 'long',
	lips: 'thin',
};

/** Brow, eyes, cheeks and throat. */
const lines: ByView<string> = {
	front:
		'M-44-70C-22-78 22-78 46-70M-46-84C-20-93 20-93 48-84M-38-98C-16-106 16-106 40-98M-58 16C-48 24-34 25-22 18M22 18C34 25 48 24 58 16M-54 24C-46 30-38 31-28 27M28 27C38 31 46 30 54 24M-64-2C-70-4-73-6-76-10M-64 5C-70 6-74 6-77 4M64-2C70-4 73-6 76-10M64 5C70 6 74 6 77 4M-34 66C-46 78-48 92-42 108M36 66C48 78 50 92 44 108M-66 50C-62 72-56 88-46 104M66 50C62 72 56 88 46 104M-10 128C-2 133 6 133 12 128M-26 162C-26 184-27 204-29 220M26 162C26 184 27 204 29 220',
	quarter:
		'M-2-70C18-80 48-80 66-70M0-84C20-93 48-93 66-84M8-98C24-105 44-105 58-98M-18 18C-6 26 8 26 20 19M-14 26C-4 32 6 32 14 28M-26-2C-34-3-38-6-42-11M-24 6C-32 8-37 7-42 4M14 64C4 78 2 92 8 110M-14 48C-16 74-10 92 2 110M-30 44C-32 72-26 94-12 114M34 130C42 135 50 135 56 130M6 158C3 180 2 202 3 220M-30 120C-38 154-39 190-42 220',
	profile:
		'M42-70C54-79 72-80 84-74M38-84C52-93 70-93 82-88M38-98C50-105 64-105 74-101M42 18C52 26 64 26 74 20M46 26C54 31 62 31 68 28M34-2C26-3 22-6 18-11M36 6C28 8 22 7 16 4M64 64C52 76 50 92 58 110M34 46C32 72 38 92 50 110M16 44C14 72 20 96 36 116M66 132C72 136 78 136 84 132M10 130C4 154 1 190-2 220M-30 110C-39 146-41 190-45 220',
	back: 'M66 44C64 70 66 92 70 108M54 60C52 84 54 104 60 124M-10 100C-20 150-22 200-26 244',
};

/** Where the weather has been at it. */
const spots: ByView<string> = {
	front: 'M30-124a9 6 0 1 0 .1 0ZM52-108a6 4 0 1 0 .1 0ZM-24-128a6 4 0 1 0 .1 0ZM58-86a5 4 0 1 0 .1 0ZM-50-104a4 3 0 1 0 .1 0Z',
	quarter: 'M-14-128a10 7 0 1 0 .1 0ZM-44-118a7 5 0 1 0 .1 0ZM16-136a5 3 0 1 0 .1 0ZM-36-88a5 4 0 1 0 .1 0ZM40-126a4 3 0 1 0 .1 0Z',
	profile: 'M6-128a11 7 0 1 0 .1 0ZM-26-118a7 5 0 1 0 .1 0ZM36-132a5 3 0 1 0 .1 0ZM-8-94a5 4 0 1 0 .1 0ZM58-120a4 3 0 1 0 .1 0Z',
	back: 'M-10-130a11 7 0 1 0 .1 0ZM-46-120a7 5 0 1 0 .1 0ZM24-126a5 3 0 1 0 .1 0ZM10-98a5 4 0 1 0 .1 0Z',
};

const hollows: ByView<string> = {
	front: 'M-62 48C-50 60-46 84-48 104-58 96-66 74-62 48ZM64 46C54 60 50 84 50 102 62 92 68 70 64 46Z',
	quarter: 'M-24 46C-8 58-4 84 0 108-16 100-28 74-24 46Z',
	profile: 'M22 44C38 58 42 84 46 110 28 100 18 74 22 44Z',
	back: '',
};

/** Large ears grow about where they are set on. */
const grown: ByView<string> = {
	front: 'translate(0-2)scale(1.05 1.34)',
	quarter: 'translate(12.4-2.6)scale(1.26 1.34)',
	profile: 'translate(-3-2.6)scale(1.26 1.34)',
	back: 'translate(-9.8-2.6)scale(1.26 1.34)',
};

/** At the end of the nose, whenever he is at work out of doors. */
const drops: ByView<string> = {
	front: 'M1 72C5 80 6 86 1 88-4 86-3 80 1 72Z',
	quarter: 'M63 70C68 78 69 84 64 86 59 84 59 78 63 70Z',
	profile: 'M108 64C114 72 115 80 109 82 103 80 104 72 108 64Z',
	back: '',
};

export function AnselmBrandvoldHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen = { ...base, lip: coral.dark, browTone: anselmBrandvold.hair, iris: navy.light };
	const { view, near, mood } = pen;
	const ears = (
		<g transform={grown[view]}>
			<Ears pen={pen} />
		</g>
	);
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<BareNeck pen={pen} />
			{view === 'front' && (
				<>
					<Fringe pen={pen} />
					{ears}
				</>
			)}
			<Skull pen={pen} />
			{hollows[view] && <Flat d={hollows[view]} fill={skin.dark} />}
			{near && <Flat d={spots[view]} fill={skin.dark} />}
			<Fine pen={pen} d={lines[view]} w={3} />
			<Features pen={pen} />
			<Brows pen={pen} />
			{mood === 'shut' && drops[view] && <path d={drops[view]} fill={palette.foam} stroke={palette.ink} strokeWidth="2" />}
			{view !== 'front' && <Fringe pen={pen} />}
			<Pencil pen={pen} />
			{view !== 'front' && ears}
		</g>
	);
}
