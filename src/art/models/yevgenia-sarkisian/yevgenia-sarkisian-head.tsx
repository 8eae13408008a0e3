import { coral, moss, palette, skinTone } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, Line, n, Part } from '../../kit/forms.tsx';
import { Bare, penFor } from '../kit/features.tsx';
import { Awake, Bun, Combed } from './yevgenia-sarkisian-hair.tsx';
import { likeness } from './yevgenia-sarkisian-likeness.ts';
import { brass, jumper } from './yevgenia-sarkisian-tones.ts';

/** The roll-neck under a near head, and the ribs on it. */
const rolls: ByView<readonly [body: string, roll: string, ribs: string] | undefined> = {
	front: [
		'M-54 206C-78 212-92 220-96 228V244H96V228C92 220 78 212 54 206Z',
		'M-55 152C-58 180-58 200-50 214-26 230 26 230 50 214 58 200 58 180 55 152 40 182-40 182-55 152Z',
		'M-40 182L-36 214M-20 190L-18 220M0 192V222M20 190L18 220M40 182L36 214',
	],
	quarter: [
		'M-74 206C-92 212-100 220-102 228V244H86V228C80 218 66 210 40 206Z',
		'M-76 140C-80 176-80 196-74 212-44 232 10 232 38 214 44 196 46 176 40 152 20 180-50 186-76 140Z',
		'M-62 170L-60 210M-42 184L-40 220M-20 188L-19 224M4 186L4 222M26 178L24 214',
	],
	profile: [
		'M-88 206C-104 212-112 220-114 228V244H66V228C60 216 48 210 28 206Z',
		'M-90 140C-94 176-94 196-90 212-60 232-4 232 26 214 32 196 32 176 28 150 4 176-60 184-90 140Z',
		'M-76 170L-74 210M-56 184L-54 220M-34 188L-33 224M-10 186L-9 222M14 174L13 214',
	],
	back: undefined,
};

function YevgeniaSarkisianBust({ pen }: PartProps) {
	const cut = rolls[pen.view];
	if (!pen.near || !cut) return null;
	const shade = 'M-200 120H-54C-30 180-24 220-34 260H-200Z';
	const [body, roll, ribs] = cut;
	return (
		<>
			<Part d={body} tone={jumper} shade={shade} line={pen.line} />
			<Part d={roll} tone={jumper} shade={shade} line={pen.line}>
				<Line d={ribs} width={3.6} ink={moss.mid} />
			</Part>
		</>
	);
}

const lip = { upper: skinTone.umber, lower: coral.dark };

/** Its ends point down, also when she is pleased. */
function Mouth({ pen }: PartProps) {
	const { view, mood } = pen;
	const up = mood === 'wry' ? -5 : 0;
	if (view === 'profile')
		return (
			<g transform="translate(82 91)">
				<Flat d="M17-13C10-9 2-4-6 0 2 9 10 10 15 5Z" fill={lip.lower} />
				<Stroke pen={pen} d="M15-3C6-2-4-1-17 7" w={4.4} ends={[1, 2]} />
			</g>
		);
	return (
		<g transform={view === 'front' ? 'translate(0 95)' : 'translate(40 95)scale(.8 1)'}>
			<Flat d="M-26 2C-14-8-6-9 0-5 6-9 14-8 26 2 14 18-14 18-26 2Z" fill={lip.lower} />
			<Flat d="M-26 2C-14-8-6-9 0-5 6-9 14-8 26 2 10 4-10 4-26 2Z" fill={lip.upper} />
			<Stroke pen={pen} d={`M-34 ${8 + up * 2}C-22 1-10 1 0 3C10 1 22 1 34 8`} w={4.6} ends={[3, 3]} />
			<Fine pen={pen} d="M-12 29C-5 33 5 33 12 28" w={2.8} />
		</g>
	);
}

const studs: ByView<readonly number[]> = {
	front: [-88, 88],
	quarter: [-64],
	profile: [-12],
	back: [34],
};

export function YevgeniaSarkisianHead(props: HeadProps) {
	const bare = penFor(props, likeness);
	const pen = { ...bare, open: bare.open * 0.9 };
	const { view } = pen;
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			{view !== 'back' && <Bun pen={pen} />}
			<Bare pen={pen} likeness={likeness} ears bust={<YevgeniaSarkisianBust pen={pen} />} />
			{view !== 'back' && (
				<>
					<Mouth pen={pen} />
					<Awake pen={pen} />
				</>
			)}
			<Combed pen={pen} />
			{view === 'back' && <Bun pen={pen} />}
			{view !== 'front' && <Ears pen={pen} />}
			{studs[view].map((x) => (
				<circle key={x} cx={x} cy="48" r="7" fill={brass.light} stroke={palette.ink} strokeWidth={n(pen.line * 0.5)} />
			))}
		</g>
	);
}
