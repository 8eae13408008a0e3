import { crimson, palette, steel } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import { Hair } from '../../kit/folk/hair.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, Line, n, Part } from '../../kit/forms.tsx';
import { hairTone } from './yevgenia-sarkisian-tones.ts';

/** Grey hair parted in the middle, and a bun on the crown with a screwdriver through it. */

const buns: ByView<readonly [x: number, y: number, turn: number]> = {
	front: [2, -176, 0],
	quarter: [-30, -176, -8],
	profile: [-62, -164, -20],
	back: [-20, -178, 0],
};

/** Its strands are drawn about its own middle. */
const twist = 'M-40 6C-26-16 0-24 32-10M-36 22C-18 4 12 0 38 14M-24-28C-6-34 16-30 30-16';

export function Bun({ pen }: PartProps) {
	const { view, line } = pen;
	const [x, y, turn] = buns[view];
	const driver = view === 'back' ? 'scale(-1 1)' : '';
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})${driver}`}>
			<Line d="M-56-34L40 20" width={8 + line} />
			<Line d="M-56-34L40 20" width={7} ink={steel.pale} />
			<Part
				d="M-42 22C-54-4-40-36-4-40C36-44 56-20 50 8C46 30 26 42-2 42C-22 42-36 36-42 22Z"
				tone={hairTone}
				shade={view === 'back' ? 'M16-60C40-30 40 10 8 60H80V-60Z' : 'M-80-60H-14C-34-20-30 16 0 34L10 60H-80Z'}
				line={line * 0.85}
			>
				<Fine pen={pen} d={twist} w={4} />
			</Part>
			<Part
				d="M30 2L74 26C84 34 78 50 64 46L20 20Z"
				tone={{ light: palette.red, dark: palette.red }}
				shade=""
				line={line * (pen.near ? 0.7 : 0.45)}
			>
				<Fine pen={pen} d="M34 12L68 32" w={3.4} c={crimson.dark} />
			</Part>
		</g>
	);
}

/** Combed back from the parting, and one white wave. */
const combed: ByView<string> = {
	front: 'M2-122C-22-142-56-132-76-92M2-122C-30-148-66-132-84-80M2-122C24-142 58-132 78-92M2-122C32-148 68-132 86-80',
	quarter: 'M44-122C14-142-30-128-56-84M44-122C4-152-56-138-86-80M46-122C58-130 66-124 74-106',
	profile: 'M70-102C40-138-4-138-44-96M70-102C34-150-50-148-92-92M12-30C-40-40-80-70-98-104',
	back: 'M56-70C30-110 14-132-10-148M40-10C0-40-24-100-22-146M0 50C-40 0-56-80-36-146M-50 60C-86 10-90-70-56-136',
};
const waves: ByView<string> = {
	front: 'M-12-132C-34-140-58-128-72-102',
	quarter: 'M26-132C-4-142-36-132-62-104',
	profile: 'M52-122C24-142-16-138-50-112',
	back: 'M30-128C16-136 6-142-4-148',
};

export function Combed({ pen }: PartProps) {
	return (
		<>
			<Hair pen={pen} />
			<Fine pen={pen} d={combed[pen.view]} w={3.6} />
			<Line d={waves[pen.view]} width={n(Math.max(5, pen.line * 0.4))} ink={steel.pale} />
		</>
	);
}

/** Thick, grey and level: one of them goes up, when anything does. */
const brows: ByView<readonly string[]> = {
	front: ['M-70-22C-58-42-34-42-12-26', 'M70-22C58-42 34-42 12-26'],
	quarter: ['M-30-22C-20-42 8-44 32-28', 'M46-32C53-43 64-41 71-27'],
	profile: ['M44-22C54-42 72-43 85-32'],
	back: [],
};

const sacks: ByView<readonly string[]> = {
	front: ['M-64 8C-52 30-28 32-12 10-18 32-48 40-64 8Z', 'M64 8C52 30 28 32 12 10 18 32 48 40 64 8Z'],
	quarter: ['M-24 8C-12 30 12 32 28 10 22 34-8 40-24 8Z', 'M42 8C49 26 60 26 68 6 68 30 50 34 42 8Z'],
	profile: ['M44 8C52 28 70 30 82 8 80 32 54 38 44 8Z'],
	back: [],
};

/** What keeping a desk has drawn round her eyes. */
export function Awake({ pen }: PartProps) {
	const wry = pen.mood === 'wry';
	return (
		<>
			{sacks[pen.view].map((d) => (
				<Flat key={d} d={d} fill={pen.lidTone} />
			))}
			{brows[pen.view].map((d, i) => (
				<g key={d} transform={`translate(0 ${wry && i === 0 ? -15 : -pen.lift})`}>
					<Line d={d} width={n(Math.max(11, pen.line * 0.6))} ink={hairTone.dark} />
				</g>
			))}
		</>
	);
}
