import { palette, skinTone } from '../../../model/colours.ts';
import type { Mood } from '../body/head.ts';
import { Fine, Stroke } from '../body/head-parts.tsx';
import { inkStroke } from '../brush.ts';
import { Flat, n } from '../forms.tsx';
import { type ByView, type FolkPen, lips, type PartProps } from './traits.ts';

/** The mouth about its own middle, set into each view. */

const places: ByView<string> = {
	front: 'translate(1 95)',
	quarter: 'translate(38 97)scale(.86 1)',
	profile: 'translate(80 90)',
	back: 'translate(80 92)',
};

/** The line between the lips, from corner to corner. */
const closed: Partial<Record<Mood, string>> = {
	glance: 'M-24 3C-14 1-6 2 0 2C9 2 18 0 26-1',
	shut: 'M-25-2C-15 4-6 5 0 5C8 5 17 4 26-3',
	wry: 'M-29 2C-18 6-6 5 6 3C18 1 27-5 33-13',
	drink: 'M-15 1C-8-1 8-1 16 1',
	smile: 'M-32-8C-24 5-11 10 0 10C12 10 25 4 34-10',
	worry: 'M-25 8C-15-1-6-3 2-2C11-1 19 3 26 9',
	stern: 'M-28 6C-18 0-8-1 0-1C10-1 20 0 29 6',
};
const level = 'M-29 0C-18 3-8 3 0 2C9 3 19 2 31-2';

/** Open mouths, and the teeth in them. */
const opened: Partial<Record<Mood, { d: string; teeth: string }>> = {
	talk: {
		d: 'M-25-3C-12-7 12-7 27-4 26 14 16 22 1 22-14 22-22 14-25-3Z',
		teeth: 'M-17-2C-8-4 10-4 20-2L16 4C8 6-6 6-13 4Z',
	},
	awake: {
		d: 'M-14-2C-6-6 8-6 15-2 15 10 9 16 1 16-8 16-13 10-14-2Z',
		teeth: 'M-10-2C-4-4 6-4 11-2L8 2C4 3-3 3-7 2Z',
	},
	grin: {
		d: 'M-33-9C-16-3 16-3 35-11 33 14 18 26 1 26-16 26-30 14-33-9Z',
		teeth: 'M-28-6C-14-1 14-1 30-8 28 4 16 9 1 9-14 9-26 5-28-6Z',
	},
	strain: {
		d: 'M-28-3C-14-9 14-9 30-5 32 6 22 12 2 12-18 12-30 6-28-3Z',
		teeth: 'M-23-2C-12-5 12-6 25-3 25 4 18 8 2 8-14 8-24 4-23-2Z',
	},
};

const sideways: Partial<Record<Mood, string>> = {
	glance: 'M14-1C6 0-4 1-10 1',
	shut: 'M13 0C6 2-4 2-11-1',
	wry: 'M14-1C4 4-10 2-20-8',
	drink: 'M14 0C8 1 2 1-4 2',
	smile: 'M14-1C4 5-10 3-19-8',
	worry: 'M13-3C5-2-5 2-13 9',
	stern: 'M14 0C6-1-6 1-16 7',
	strain: 'M14 0C6-1-6 1-18 4',
};

/** Ink that swells in its middle, as far as a head can show it. */
export function Brush({ pen, d, w = 4, ends = [1, 1.6] }: { pen: FolkPen; d: string; w?: number; ends?: readonly [number, number] }) {
	if (!pen.brushed) return <Stroke pen={pen} d={d} w={w} ends={ends} />;
	const k = pen.line / 9.5;
	return <Flat d={inkStroke(d, [ends[0] * k, w * k, ends[1] * k])} />;
}

export function Mouth({ pen }: PartProps) {
	const { mood, view, line, traits } = pen;
	const at = places[view];
	const open = opened[mood];
	const ink = { stroke: palette.ink, strokeWidth: n(line * 0.5) };
	const full = lips[traits.lips ?? 'plain'];
	const grow = pen.child ? 'scale(.86)' : '';
	if (view === 'back') return open ? <Flat d="M78 84C70 90 68 96 66 100C70 108 74 112 76 112Z" /> : null;
	if (view === 'profile')
		return (
			<g transform={`${at}${grow}`}>
				{open && mood !== 'strain' ? (
					<path
						d={mood === 'awake' ? 'M16-3C8-3 0 0-4 4 0 9 8 11 14 10Z' : 'M17-4C4-3-8 0-14 6-6 13 6 16 14 15Z'}
						fill={skinTone.ebony}
						{...ink}
					/>
				) : (
					<>
						<Flat d={`M16-3C8-1 0 0-8 3C0 ${n(10 * full)} 10 ${n(9 * full)} 16 ${n(5 * full)}Z`} fill={pen.lip} />
						<Brush pen={pen} d={sideways[mood] ?? 'M14-1C6 2-6 2-15-1'} w={4.4} ends={[1, 2]} />
					</>
				)}
			</g>
		);
	return (
		<g transform={`${at}${grow}`}>
			{open ? (
				<>
					<path d={open.d} fill={skinTone.ebony} {...ink} />
					<Flat d={open.teeth} fill={palette.white} />
					<Fine pen={pen} d="M-11 30C-4 33 8 33 13 29" />
				</>
			) : (
				<>
					<Flat
						d={`M-24 2C-12 ${n(-6 * full)}-5 ${n(-5 * full)} 1-3 8 ${n(-5 * full)} 14 ${n(-6 * full)} 26 2 16 ${n(14 * full)}-14 ${n(14 * full)}-24 2Z`}
						fill={pen.lip}
					/>
					<Brush pen={pen} d={closed[mood] ?? level} w={4.4} ends={[2, 2]} />
					<Stroke pen={pen} d="M-10 19C-4 22 8 22 12 18" w={3} c={pen.skin.dark} />
				</>
			)}
		</g>
	);
}
