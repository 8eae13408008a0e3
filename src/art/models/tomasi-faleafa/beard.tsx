import { coral, palette, slate, steel, wine } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat } from '../../kit/forms.tsx';

/** A black beard of soft scallops, and the mouth in it. */

const shine = slate.dark;

const beards: ByView<string> = {
	front:
		'M-92-2C-88 26-74 52-54 58-38 61-22 55-14 55-6 59 6 59 14 55 22 55 38 61 54 58 74 52 88 26 92-2 98 24 98 50 92 66 96 84 90 94 86 102 86 118 76 126 68 130 64 146 52 156 42 158 34 170 12 172 0 166-12 172-34 170-42 158-52 156-64 146-68 130-76 126-86 118-86 102-90 94-96 84-92 66-98 50-98 24-92-2Z',
	quarter:
		'M-62-2C-56 28-42 52-18 60 2 64 22 56 34 57 44 62 54 62 62 57 70 59 80 64 85 60 92 82 90 104 85 116 86 138 74 152 64 156 54 170 34 174 22 166 8 170-8 162-14 152-26 150-38 138-40 126-52 118-58 104-58 90-68 78-68 60-65 44-68 28-66 14-62-2Z',
	profile:
		'M0 0C2 26 16 50 38 58 58 64 76 58 94 56 104 62 108 74 106 84 98 88 97 94 99 99 110 110 107 134 97 144 90 160 70 168 58 162 44 166 28 158 24 148 10 144 0 130 0 118-10 106-12 86-8 70-12 50-8 20 0 0Z',
	back: 'M44 12C40 56 44 104 56 140 66 158 82 154 88 138 94 122 94 98 88 78 74 70 54 46 44 12Z',
};

const waves: ByView<string> = {
	front:
		'M-80 60C-80 86-72 104-58 122M-62 96C-56 118-46 132-30 144M-18 140C-8 150 8 150 18 144M80 60C80 86 72 104 58 122M62 96C56 118 46 132 30 144',
	quarter: 'M-52 60C-54 88-46 108-30 124M-34 96C-30 118-18 134-2 146M14 146C26 154 40 152 50 144M78 84C80 104 76 122 68 134',
	profile: 'M6 56C2 84 8 106 22 124M22 96C24 118 34 136 48 146M64 150C76 152 86 144 90 132M92 112C96 122 94 132 90 140',
	back: 'M56 60C54 90 60 114 70 130',
};

const places: ByView<string> = {
	front: 'translate(0 88)',
	quarter: 'translate(44 88)scale(.84 1)',
	profile: 'translate(88 88)',
	back: '',
};

/** Shut, it is still not cross; at its widest it goes up on one side. */
function Mouth({ pen }: PartProps) {
	const { view, mood } = pen;
	if (view === 'back') return null;
	const shut = mood === 'wry' ? undefined : mood === 'glance' ? 0 : -5;
	if (view === 'profile')
		return (
			<g transform={places.profile}>
				<Flat d="M16-6C6-6-4-7-10-11-6 5 6 10 14 5 11 0 12-3 16-6Z" fill={coral.dark} />
				<path d="M16-6C6-4-4-6-14-13" fill="none" stroke={wine.dark} strokeWidth="5" />
			</g>
		);
	return (
		<g transform={places[view]}>
			{shut !== undefined ? (
				<>
					<Flat d={`M-30 ${shut}C-12-6 12-6 30 ${shut} 20 17-20 17-30 ${shut}Z`} fill={coral.dark} />
					<path d={`M-36 ${shut - 2}C-16 5 16 5 36 ${shut - 2}`} fill="none" stroke={wine.dark} strokeWidth="5.5" />
				</>
			) : (
				<>
					<path d="M-50-8C-22-4 22-9 56-24 54 12 30 32 0 32-28 32-46 14-50-8Z" fill={wine.dark} stroke={palette.ink} strokeWidth="4" />
					<Flat d="M-46-6C-20-2 22-7 53-20 50-2 36 8 2 11-26 12-42 4-46-6Z" fill={palette.white} />
					<Fine pen={pen} d="M2-6L2 11M-22-4L-20 10M26-9L24 8" w={1.8} c={steel.mid} />
					<Flat d="M-22 24C-10 14 14 14 28 18 18 30-8 32-22 24Z" fill={coral.dark} />
				</>
			)}
		</g>
	);
}

export function Beard({ pen }: PartProps) {
	return (
		<>
			<Flat d={beards[pen.view]} fill={palette.ink} />
			<Fine pen={pen} d={waves[pen.view]} w={4.4} c={shine} />
			<Mouth pen={pen} />
		</>
	);
}
