import { leopoldAchterberg } from '../../../content/wardrobe.ts';
import { clay, coral, palette, skinTone } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Neck, Skull } from '../../kit/folk/face.tsx';
import { type ByView, type FolkPen, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { Flat, n } from '../../kit/forms.tsx';
import { BustBehind, Jowl, LeopoldAchterbergBust } from './leopold-achterberg-bust.tsx';
import { LeopoldAchterbergHair } from './leopold-achterberg-hair.tsx';
import { hair, skin } from './leopold-achterberg-tones.ts';

/** Leopold Achterberg's head: high in the crown, heavy in the jaw, a warm nose. */

const traits: Traits = {
	skin,
	age: 'old',
	hair: 'bald',
	hairTone: hair,
	nose: 'broad',
	jaw: 'round',
	brows: 'heavy',
	eyes: 'plain',
	lips: 'thin',
};

/** Open at the top, where it grows out of its bridge. */
const noses: ByView<string> = {
	front: 'M-9 8C-12 28-28 38-27 53-25 67-12 66-7 68-2 72 5 72 10 68 16 66 27 67 28 53 28 40 16 32 12 20',
	quarter: 'M45-6C46 12 60 20 75 33 87 44 85 61 70 64 62 66 56 64 50 62 42 70 26 64 27 50 28 42 33 38 38 36',
	profile: 'M87-4C93 12 110 20 118 36 122 52 112 64 99 62 90 68 77 62 79 49 80 44 83 41 86 40',
	back: 'M83 0C92 12 108 22 114 38 117 54 104 63 86 62',
};

/** The end of it is warmer than the rest. */
const tips: ByView<readonly [x: number, y: number, rx: number]> = {
	front: [1, 52, 16],
	quarter: [66, 48, 14],
	profile: [106, 46, 11],
	back: [104, 48, 8],
};

const blush: ByView<string> = {
	front: 'M-66 44C-62 26-38 24-30 40-32 62-60 66-66 44ZM66 44C62 26 38 24 30 40 32 62 60 66 66 44Z',
	quarter: 'M-28 44C-22 26 4 24 12 42 10 64-22 66-28 44Z',
	profile: 'M28 44C34 26 58 26 64 42 62 62 32 64 28 44Z',
	back: '',
};

const lines: ByView<string> = {
	front:
		'M-44-84C-20-94 24-94 46-84M-36-66C-16-74 18-74 38-66M-30-102C-10-108 14-108 32-102M-58 22C-48 32-32 32-22 26M60 22C50 32 34 32 24 26M-68-4L-78-10M-67 4L-79 4M70-4L79-10M69 4L80 4M-46 70C-56 80-58 94-52 104M48 70C58 80 60 94 54 104M-20 128C-8 134 10 134 22 128',
	quarter:
		'M-2-84C20-94 50-94 68-84M4-66C22-74 46-74 62-66M6-102C22-108 44-108 58-102M-20 22C-10 32 8 32 18 26M44 22C50 28 58 28 64 24M-30-4L-42-10M-30 4L-42 4M6 72C-4 82-6 96 0 106M26 130C36 136 52 136 62 128',
	profile: 'M40-84C56-94 70-94 84-86M46-66C58-74 70-74 84-68M44 22C52 32 64 32 72 26M34-4L22-10M34 4L22 4M58 72C48 82 46 96 52 106',
	back: 'M58 6L48 2M58 12L48 14',
};

/** Where the sun has been, in queues. */
const spots: ByView<string> = {
	front: 'M50-112a6 4 0 1 0 .1 0ZM64-92a4 3 0 1 0 .1 0ZM40-126a3 2 0 1 0 .1 0Z',
	quarter: 'M-6-118a6 4 0 1 0 .1 0ZM-22-98a4 3 0 1 0 .1 0ZM10-128a3 2 0 1 0 .1 0Z',
	profile: 'M30-116a6 4 0 1 0 .1 0ZM14-96a4 3 0 1 0 .1 0ZM46-124a3 2 0 1 0 .1 0Z',
	back: 'M0-116a6 4 0 1 0 .1 0ZM20-100a4 3 0 1 0 .1 0Z',
};

function Nose({ pen }: PartProps) {
	const [x, y, rx] = tips[pen.view];
	const d = noses[pen.view];
	return (
		<>
			<Flat d={d} fill={pen.skin.light} />
			<ellipse cx={x} cy={y} rx={rx} ry="13" fill={leopoldAchterberg.nose} />
			<path d={d} fill="none" stroke={palette.ink} strokeWidth={n(pen.line * 0.62)} />
		</>
	);
}

/** A broad face is no deeper from the side. */
const broad =
	(pen: FolkPen): FolkPen['jaw'] =>
	(points, middle = 0) =>
		pen.view === 'profile' ? pen.jaw(points, middle) : pen.jaw(points, middle).map(([x, y]): Spot => [middle + (x - middle) * 1.05, y]);

export function LeopoldAchterbergHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen: FolkPen = {
		...base,
		jaw: broad(base),
		iris: leopoldAchterberg.eyes,
		browTone: hair.dark,
		flush: skinTone.honey,
		lip: coral.dark,
	};
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<BustBehind pen={pen} />
			<g transform={pen.near ? 'scale(1.16 .88)' : 'scale(1.16 1)'}>
				<Neck pen={pen} />
			</g>
			<Jowl pen={pen} />
			{pen.view === 'front' && <Ears pen={pen} />}
			<Skull pen={pen} />
			{blush[pen.view] && <Flat d={blush[pen.view]} fill={skinTone.honey} />}
			{pen.near && <Flat d={spots[pen.view]} fill={clay.dark} />}
			<Features pen={pen} />
			<Fine pen={pen} d={lines[pen.view]} w={3} />
			<Nose pen={pen} />
			<LeopoldAchterbergHair pen={pen} />
			{pen.view !== 'front' && <Ears pen={pen} />}
			{pen.view === 'back' && <Stroke pen={pen} d="M66-32C72-40 80-40 86-34" w={11} c={hair.dark} />}
			<LeopoldAchterbergBust pen={pen} />
		</g>
	);
}
