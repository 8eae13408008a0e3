import { Fine, Flat, Stroke } from '../body/head-parts.tsx';
import { n } from '../forms.tsx';
import { palette } from '../palette.ts';
import { type ByView, lips, type PartProps } from './traits.ts';

/** The mouth about its own middle, set into each view. */

const places: ByView<string> = {
	front: 'translate(1 95)',
	quarter: 'translate(41 96)scale(.82 1)',
	profile: 'translate(80 90)',
	back: 'translate(80 92)',
};

const closed = {
	plain: 'M-29 0C-18 3-8 3 0 2C9 3 19 2 31-2',
	glance: 'M-24 3C-14 1-6 2 0 2C9 2 18 0 26-1',
	shut: 'M-24 1C-14 1-6 2 0 2C8 2 16 1 25 1',
	wry: 'M-31-7C-22 3-10 6 0 6C12 6 24 2 33-9',
	drink: 'M-15 1C-8-1 8-1 16 1',
};
const sideways = {
	plain: 'M14-1C6 2-6 2-15-1',
	glance: 'M14-1C6 0-4 1-10 1',
	shut: 'M13 0C6 1-4 2-10 3',
	wry: 'M14-1C4 4-10 2-20-8',
	drink: 'M14 0C8 1 2 1-4 2',
};

export function Mouth({ pen }: PartProps) {
	const { mood, view, line, traits } = pen;
	const at = places[view];
	const open = mood === 'talk' || mood === 'awake';
	const ink = { stroke: palette.ink, strokeWidth: n(line * 0.5) };
	const full = lips[traits.lips ?? 'plain'];
	const grow = pen.child ? 'scale(.86)' : '';
	if (view === 'back') return open ? <Flat d="M78 84C70 90 68 96 66 100C70 108 74 112 76 112Z" /> : null;
	if (view === 'profile')
		return (
			<g transform={`${at}${grow}`}>
				{open ? (
					<path d={mood === 'talk' ? 'M17-4C4-3-8 0-14 6-6 13 6 16 14 15Z' : 'M16-3C8-3 0 0-4 4 0 9 8 11 14 10Z'} fill="#4a1c1c" {...ink} />
				) : (
					<>
						<Flat d={`M16-3C8-1 0 0-8 3C0 ${n(10 * full)} 10 ${n(9 * full)} 16 ${n(5 * full)}Z`} c={pen.lip} />
						<Stroke pen={pen} d={sideways[mood]} w={4.4} ends={[1, 2]} />
					</>
				)}
			</g>
		);
	return (
		<g transform={`${at}${grow}`}>
			{open ? (
				<>
					<path
						d={
							mood === 'talk'
								? 'M-25-3C-12-7 12-7 27-4 26 14 16 22 1 22-14 22-22 14-25-3Z'
								: 'M-14-2C-6-6 8-6 15-2 15 10 9 16 1 16-8 16-13 10-14-2Z'
						}
						fill="#4a1c1c"
						{...ink}
					/>
					<Flat d="M-17-2C-8-4 10-4 20-2L16 4C8 6-6 6-13 4Z" c={palette.white} />
					<Fine pen={pen} d="M-11 30C-4 33 8 33 13 29" />
				</>
			) : (
				<>
					<Flat
						d={`M-24 2C-12 ${n(-6 * full)}-5 ${n(-5 * full)} 1-3 8 ${n(-5 * full)} 14 ${n(-6 * full)} 26 2 16 ${n(14 * full)}-14 ${n(14 * full)}-24 2Z`}
						c={pen.lip}
					/>
					<Stroke pen={pen} d={closed[mood]} w={4.4} ends={[2, 2]} />
					<Stroke pen={pen} d="M-10 19C-4 22 8 22 12 18" w={3} c={pen.skin.dark} />
				</>
			)}
		</g>
	);
}
