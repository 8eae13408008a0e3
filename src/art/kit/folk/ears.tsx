import { palette } from '../../../model/colours.ts';
import { Flat, Line, n, Part } from '../forms.tsx';
import type { ByView, PartProps } from './traits.ts';

/** Ears, spectacles and beards. */

const ears: ByView<readonly (readonly [x: number, y: number, wide: number, turn: 1 | -1])[]> = {
	front: [
		[-78, 8, 0.7, 1],
		[78, 8, 0.7, -1],
	],
	quarter: [[-54, 10, 0.95, 1]],
	profile: [[-2, 10, 0.95, 1]],
	back: [[38, 10, 0.9, 1]],
};

export function Ears({ pen }: PartProps) {
	const ring = pen.traits.earrings;
	return ears[pen.view].map(([x, y, wide, turn]) => (
		<g key={x} transform={`translate(${x} ${y + pen.down * 0.7})scale(${wide * turn} ${pen.old ? 1.12 : 1})`}>
			<Part
				d="M5-20C0-38-26-42-36-26-42-8-36 10-28 24-22 36-10 44-2 38 6 32 7 20 7 8Z"
				tone={pen.skin}
				shade={turn > 0 ? 'M-60-60H-24C-34-16-26 16-8 50H-60Z' : 'M20-60H-8C-16-24-6 8-14 50H20Z'}
				line={pen.line * 0.8}
			>
				<Flat d="M0-8C-6-22-20-24-24-12-26-2-20 8-16 14-12 6-12-4-4-6Z" fill={pen.skin.dark} />
			</Part>
			{ring && <circle cx="-8" cy="46" r="11" fill="none" stroke={ring} strokeWidth={n(Math.max(5, pen.line * 0.45))} />}
		</g>
	));
}

const lenses: ByView<{
	at: readonly (readonly [x: number, y: number, rx: number])[];
	wire: string;
}> = {
	front: {
		at: [
			[-37, 4, 29],
			[38, 4, 29],
		],
		wire: 'M-8 0Q0-6 9 0M-66 0L-80-4M67 0L80-4',
	},
	quarter: {
		at: [
			[3, 4, 29],
			[56, 2, 18],
		],
		wire: 'M32 0Q35-5 38 0M-26 0L-62-4',
	},
	profile: { at: [[72, 4, 17]], wire: 'M56 0L4-4' },
	back: { at: [], wire: 'M78-4L40-2' },
};

export function Glasses({ pen }: PartProps) {
	const { at, wire } = lenses[pen.view];
	const w = n(Math.max(4.5, pen.line * 0.42));
	return (
		<g transform={`translate(0 ${pen.down})`}>
			{at.map(([x, y, rx]) => (
				<ellipse key={x} cx={x} cy={y} rx={rx} ry="27" fill="none" stroke={palette.ink} strokeWidth={w} />
			))}
			<Line d={wire} width={w} />
		</g>
	);
}

type BeardShape = ByView<string>;

const whole: BeardShape = {
	front:
		'M-80 10C-82 60-76 120-46 160-28 182 28 182 46 160 76 120 82 60 80 10 74 24 70 52 62 66 46 60 40 74 28 74 14 72-14 72-28 74-40 74-46 60-62 66-70 52-74 24-80 10Z',
	quarter: 'M-48 12C-46 60-34 116-6 150 14 176 60 178 72 146 78 120 78 96 74 78 64 68 52 74 38 74 22 74 10 70-2 66-24 60-36 36-48 12Z',
	profile: 'M2 12C2 60 14 116 42 150 62 172 98 164 100 138 100 120 98 108 94 100L98 76C86 68 70 74 58 72 36 68 18 50 10 12Z',
	back: 'M44 20C40 62 44 112 56 146 66 158 78 150 80 132 82 112 80 90 78 78 66 72 54 52 44 20Z',
};
const close: BeardShape = {
	front:
		'M-78 20C-76 66-66 100-48 130-28 156 28 156 48 130 66 100 76 66 78 20 70 50 66 72 54 84 44 72 30 76 0 77-30 76-44 72-54 84-66 72-70 50-78 20Z',
	quarter: 'M-50 20C-50 66-34 104-8 134 14 156 58 158 66 130 74 104 74 92 72 80 60 70 46 76 36 76 22 76 10 76-6 84-26 74-40 50-50 20Z',
	profile: 'M2 16C4 60 16 106 44 142 62 156 88 152 92 130L90 108 96 76C84 70 70 76 58 80 36 80 14 60 8 16Z',
	back: 'M46 20C42 60 44 106 58 142 68 146 74 140 76 124L77 82C64 80 54 56 46 20Z',
};
const lip: BeardShape = {
	front: 'M0 72C14 68 34 74 46 92 30 92 14 88 0 86-14 88-30 92-46 92-34 74-14 68 0 72Z',
	quarter: 'M44 72C56 68 70 76 78 90 66 92 54 88 42 86 28 90 14 94 0 94 10 78 28 70 44 72Z',
	profile: 'M96 66C84 68 68 76 58 92 74 94 90 92 102 86 104 78 100 70 96 66Z',
	back: 'M76 66C88 70 96 80 98 90 88 92 80 90 74 88Z',
};

/** How a full beard falls. */
const tufts: BeardShape = {
	front: 'M-50 78C-46 108-36 134-22 152M-14 118C-12 134-8 148-4 160M50 78C46 108 36 134 22 152M20 116C18 134 14 148 10 158',
	quarter: 'M-26 68C-20 98-8 126 8 146M14 112C18 130 24 144 32 156M44 112C46 130 48 144 48 156',
	profile: 'M26 70C28 98 38 124 54 144M60 108C62 126 68 142 74 154M82 112C84 128 86 140 86 148',
	back: 'M54 80C56 104 62 124 68 142',
};

/** Under the mouth, which is drawn over it. */
export function Beard({ pen }: PartProps) {
	const { beard } = pen.traits;
	if (!beard) return null;
	const { view, line, hair } = pen;
	const d = { full: whole, short: close, stubble: close, moustache: lip }[beard][view];
	if (beard === 'stubble') return <path d={d} fill={pen.browTone} fillOpacity=".17" />;
	return (
		<Part
			d={d}
			tone={hair}
			shade={view === 'front' ? 'M-120 0H-50C-46 60-40 130 0 150V200H-120Z' : 'M-120 0H0C0 60 10 120 40 140L50 200H-120Z'}
			line={line * (beard === 'full' ? 0.85 : 0.6)}
		>
			{beard === 'full' && <Line d={tufts[view]} width={n(Math.max(3, line * 0.32))} ink={hair.dark} />}
		</Part>
	);
}
