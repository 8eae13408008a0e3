import { Line, n } from '../../forms.tsx';
import { palette } from '../../palette.ts';
import { Print, yellow } from './cloth.tsx';
import { skin } from './head.tsx';
import { Seedling } from './things.tsx';

/** Agathe Ouédraogo's hands: cupped, round soil, with something in it that is two leaves old. */

const nail = '#c08a6a';

/** From the palm to the tip and about 23 broad, from the little one up. */
const right = ['M62 94C40 94 22 94 6 88', 'M62 78C38 77 18 76 0 68', 'M62 58C40 58 18 57-2 48'];
const left = [
	'M-62 104C-40 106-22 106-4 102',
	'M-60 88C-36 90-10 90 8 84',
	'M-60 70C-34 70-6 70 14 64',
	'M-60 52C-40 51-14 50 6 42',
];

function Fingers({ of, line, near }: { of: readonly string[]; line: number; near: boolean }) {
	return of.map((d) => {
		const [x = 0, y = 0] = (d.match(/-?\d+/g) ?? []).map(Number).slice(-2);
		const inward = d.startsWith('M-') ? 'h-24' : 'h24';
		return (
			<g key={d}>
				<path
					d={d}
					fill="none"
					stroke={palette.ink}
					strokeWidth={n(23 + line)}
					strokeLinecap="butt"
				/>
				<circle cx={x} cy={y} r={n((23 + line) / 2)} fill={palette.ink} />
				<Line d={d + d.replace(/C.*/, inward)} width={23 - line} ink={skin.light} />
				<g transform="translate(0 6.5)">
					<Line d={d} width={6.5} ink={skin.dark} />
				</g>
				{near && (
					<ellipse
						cx={x}
						cy={y - 1}
						rx="6.4"
						ry="5.4"
						fill={nail}
						stroke={palette.ink}
						strokeWidth="1.8"
					/>
				)}
			</g>
		);
	});
}

/** The back of one hand with its thumb up the side of the soil; the other is its mirror. */
const palm =
	'M-150 128C-142 88-120 58-90 42L-62 10C-54 2-44 10-50 22L-56 38C-50 46-46 60-46 76L-58 114C-70 120-82 126-92 140Z';

function Palm({ line, near }: { line: number; near: boolean }) {
	return (
		<>
			<path
				d={palm}
				fill={skin.light}
				stroke={palette.ink}
				strokeWidth={n(line)}
				strokeLinejoin="round"
			/>
			<path
				d="M-148 126C-136 122-120 118-100 104-84 106-72 110-60 108V113C-70 118-82 124-93 137Z"
				fill={skin.dark}
			/>
			{near && (
				<Line
					d="M-110 64C-102 72-97 80-96 90M-124 80C-116 88-110 98-108 108M-64 24q6 0 9 4"
					width={2.6}
					ink="#24130b"
				/>
			)}
		</>
	);
}

const cuff = {
	d: 'M-122 88C-106 100-92 120-86 142-100 156-116 168-132 176-140 158-154 138-170 124-156 108-140 96-122 88Z',
	shade: 'M-89 141C-102 154-116 165-131 173-136 162-144 150-152 141-130 140-106 136-91 132Z',
	hem: 'M-132 96C-118 106-104 126-98 148',
};

export function Cupped({ line, near = false }: { line: number; near?: boolean }) {
	return (
		<>
			<Seedling line={line} near={near} />
			<g transform="scale(-1 1)">
				<Palm line={line} near={near} />
			</g>
			<Fingers of={right} line={line} near={near} />
			<Palm line={line} near={near} />
			<Fingers of={left} line={line} near={near} />
			{['', 'scale(-1 1)'].map((side) => (
				<g key={side} transform={side}>
					<path
						d={cuff.d}
						fill={yellow.light}
						stroke={palette.ink}
						strokeWidth={n(line)}
						strokeLinejoin="round"
					/>
					<path d={cuff.shade} fill={yellow.dark} />
					<Line d={cuff.hem} width={line * 0.6} />
					{near && (
						<g transform="translate(-134 136)scale(7)">
							<Print at={[[0, 0, 36]]} />
						</g>
					)}
				</g>
			))}
		</>
	);
}

export function Hands() {
	return (
		<g transform="translate(130 110)scale(.79)">
			<Cupped line={5.6} near />
		</g>
	);
}
