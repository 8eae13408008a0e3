import { palette, teal } from '../../../model/colours.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Flat, Line, n, Part } from '../../kit/forms.tsx';
import { Tern } from '../../tern.tsx';
import { camel, tie, velvet } from './leopold-achterberg-tones.ts';

/** The collar turned up round a near head, the shirt and the tie in it. */

interface Cut {
	behind: string;
	shirt: string;
	tie: string;
	coat: readonly string[];
	lapels: readonly string[];
	pin: readonly [x: number, y: number];
}

const cuts: ByView<Cut | undefined> = {
	front: {
		behind: 'M-102 62C-122 110-116 180-100 226H100C116 180 122 110 102 62L70 130H-70Z',
		shirt: 'M-62 170C-30 196 30 196 62 170L40 246H-40Z',
		tie: 'M-13 190H15L19 210 11 218 16 246H-14L-9 218-17 210Z',
		coat: ['M-106 196C-114 212-117 230-118 246H-40L-84 196Z', 'M106 196C114 212 117 230 118 246H40L84 196Z'],
		lapels: [
			'M-102 62C-94 112-70 158-42 178-30 200-20 226-14 246H-44C-66 234-84 220-94 206L-86 196C-108 176-120 112-102 62Z',
			'M102 62C94 112 70 158 42 178 30 200 20 226 14 246H44C66 234 84 220 94 206L86 196C108 176 120 112 102 62Z',
		],
		pin: [64, 214],
	},
	quarter: {
		behind: 'M78 96C98 130 98 190 84 226H-60C-110 200-130 120-118 58L-60 120 40 160Z',
		shirt: 'M-60 166C-20 200 24 200 54 172L66 246H10Z',
		tie: 'M26 192H48L52 210 45 218 54 246H26L31 218 22 210Z',
		coat: ['M-92 196C-98 206-101 226-102 246H30L-40 196Z', 'M84 196C102 206 108 226 110 246H76Z'],
		lapels: [
			'M78 96C80 132 70 162 56 176 58 200 62 224 66 246H86C98 232 104 218 106 206L98 198C106 168 98 126 78 96Z',
			'M-118 58C-108 116-76 158-32 182-10 204 12 226 28 246H-8C-40 238-68 224-82 208L-72 196C-112 168-130 108-118 58Z',
		],
		pin: [-36, 212],
	},
	profile: {
		behind: 'M58 140C78 146 92 160 94 176L104 246H20L-40 120Z',
		shirt: 'M0 180C30 194 48 190 60 174L84 246H50Z',
		tie: 'M56 190L68 188 76 206 71 214 86 246H70L64 218 56 208Z',
		coat: ['M-98 192C-110 206-112 226-112 246H70L0 196Z'],
		lapels: ['M-124 50C-118 112-70 156-12 172 14 178 34 200 66 246H26C-10 238-36 224-52 206L-44 196C-110 172-136 108-124 50Z'],
		pin: [-2, 208],
	},
	back: undefined,
};

const shade = 'M-200 0H-66C-56 120-60 200-60 260H-200Z';

export function BustBehind({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const dark = { light: velvet.dark, dark: velvet.dark };
	return <Part d={cut.behind} tone={dark} shade="" line={pen.line} />;
}

export function LeopoldAchterbergBust({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const { line } = pen;
	const [x, y] = cut.pin;
	return (
		<>
			<Part d={cut.shirt} tone={cloth.white} shade={shade} line={line * 0.8} />
			<Part d={cut.tie} tone={tie} shade="" line={line * 0.7}>
				<Line d="M-20 216L30 246M20 216L74 246M40 200L90 246" width={2.6} ink={teal.light} />
			</Part>
			{cut.coat.map((d) => (
				<Part key={d} d={d} tone={camel} shade={shade} line={line} />
			))}
			{cut.lapels.map((d) => (
				<Part key={d} d={d} tone={velvet} shade={shade} line={line} />
			))}
			{pen.view === 'front' && (
				<>
					<circle cx={x} cy={y} r="14" fill={palette.white} stroke={palette.ink} strokeWidth={n(line * 0.6)} />
					<Tern at={`translate(${x} ${y})scale(.34)`} fill={palette.deep} />
				</>
			)}
		</>
	);
}

/** Under the chin there is another. */
const jowls: ByView<string> = {
	front: 'M-80 84C-84 140-52 186 0 188 52 186 84 140 80 84Z',
	quarter: 'M-66 70C-60 130-26 182 26 184 62 182 74 150 72 110Z',
	profile: 'M-20 80C-10 130 14 176 52 182 76 180 86 162 84 140Z',
	back: 'M12 70C20 120 30 160 56 170 72 166 80 146 80 110Z',
};

export function Jowl({ pen }: PartProps) {
	return (
		<Part d={jowls[pen.view]} tone={pen.skin} shade="M-140 60H-30C-24 120-4 158 20 168 40 174 60 170 80 156V200H-140Z" line={pen.line}>
			<Flat d="M-50 150C-30 166 30 170 56 150 30 180-30 178-50 150Z" fill={pen.skin.dark} />
		</Part>
	);
}
