import { brass as brassTones, oilskin, palette } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { lampFar } from './central-administrative-light.ts';

const { ink } = palette;
const brass = { light: oilskin.light, dark: brassTones.dark, shine: brassTones.pale };

/** The passage's bell, on its bracket; struck, it swings and says so. */
export function Bell({ rung }: { rung: boolean }) {
	return (
		<g transform="translate(1046 44)" data-light={lampFar}>
			<path d="M0-60V-4" stroke={ink} strokeWidth="8" />
			<g transform={rung ? 'rotate(16)' : undefined} stroke={ink} strokeWidth="4.5">
				<path d="M0 72L-3 88" strokeWidth="6" />
				<circle cy="74" r="7.500" fill={brass.dark} />
				<path d="M-9-4C-9-14 9-14 9-4L10 6H-10Z" fill={brass.dark} />
				<path d="M-13 6C4 0 8 0 13 6 24 18 20 46 40 68 20 76-20 76-40 68-20 46-24 18-13 6Z" fill={brass.light} />
				<path d="M-13 6L-2 4C-14 22-10 50-16 72-26 72-34 70-40 68-20 46-24 18-13 6Z" fill={brass.dark} strokeWidth="0" />
				<path d="M12 16C16 28 16 42 22 56L14 58C8 42 8 28 6 15Z" fill={brass.shine} strokeWidth="0" />
				<path d="M-13 6C4 0 8 0 13 6 24 18 20 46 40 68 20 76-20 76-40 68-20 46-24 18-13 6ZM-30 56C-10 62 14 62 31 56" fill="none" />
			</g>
			{rung && <Line d="M-27 84C-32 96-30 112-33 146" width={4} />}
			{rung && (
				<Line d="M-58 20C-66 36-68 52-64 68M-80 14C-92 36-94 58-88 80M62 26C72 40 76 54 74 70M84 16C98 38 102 60 98 82" width={5.5} />
			)}
		</g>
	);
}
