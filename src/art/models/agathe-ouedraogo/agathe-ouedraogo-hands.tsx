import { palette, skinTone } from '../../../model/colours.ts';
import { Finger } from '../../kit/body/finger.tsx';
import { Line, n } from '../../kit/forms.tsx';
import { skin } from './agathe-ouedraogo-head.tsx';
import { Seedling } from './agathe-ouedraogo-things.tsx';
import { Print, yellow } from './cloth.tsx';

/** Agathe Ouédraogo's hands: cupped, round soil, with something in it that is two leaves old. */

const nail = skinTone.tan;

/** From the palm to the tip, from the little one up. */
const right = ['62 94 11.5, 32 93 11.5, 6 88 11.0', '62 78 11.5, 29 76 11.5, 0 68 11.0', '62 58 11.5, 29 56 11.5, -2 48 11.0'];
const left = [
	'-62 104 11.5, -32 105 11.5, -4 102 11.0',
	'-60 88 11.5, -24 89 11.5, 8 84 11.0',
	'-60 70 11.5, -21 69 11.5, 14 64 11.0',
	'-60 52 11.5, -27 50 11.5, 6 42 11.0',
];

function Fingers({ of, line, near }: { of: readonly string[]; line: number; near: boolean }) {
	return of.map((joints) => (
		<Finger
			key={joints}
			tone={skin}
			joints={joints}
			shade={of === left ? 'right' : 'left'}
			{...(near && { nail })}
			creases={near}
			w={line}
		/>
	));
}

/** The back of one hand with its thumb up the side of the soil; the other is its mirror. */
const palm = 'M-150 128C-142 88-120 58-90 42L-62 10C-54 2-44 10-50 22L-56 38C-50 46-46 60-46 76L-58 114C-70 120-82 126-92 140Z';

function Palm({ line, near }: { line: number; near: boolean }) {
	return (
		<>
			<path d={palm} fill={skin.light} stroke={palette.ink} strokeWidth={n(line)} strokeLinejoin="round" />
			<path d="M-148 126C-136 122-120 118-100 104-84 106-72 110-60 108V113C-70 118-82 124-93 137Z" fill={skin.dark} />
			{near && <Line d="M-110 64C-102 72-97 80-96 90M-124 80C-116 88-110 98-108 108M-64 24q6 0 9 4" width={2.6} ink={skinTone.jet} />}
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
					<path d={cuff.d} fill={yellow.light} stroke={palette.ink} strokeWidth={n(line)} strokeLinejoin="round" />
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
