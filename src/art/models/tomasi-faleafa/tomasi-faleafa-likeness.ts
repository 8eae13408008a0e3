import { palette, skinTone } from '../../../model/colours.ts';
import { skin } from '../../portraits/tomasi-faleafa-head.tsx';
import type { Likeness } from '../kit/features.tsx';

/** Tomasi Faleafa's face, side by side: broad, thirty-four, and slow to be hurried. */
export const likeness: Likeness = {
	traits: {
		skin,
		age: 'young',
		hair: 'cropped',
		hairTone: { light: palette.ink, dark: palette.ink },
		jaw: 'square',
		lips: 'full',
	},
	wide: 1.12,
	neck: 1.36,
	brow: 14,
	iris: skinTone.jet,
	nose: { out: -2, low: 1, bridge: -3, wide: 34 },
	sides: {
		front: {
			eyes: [
				{ at: [-42, 0], size: [25, 14, 10], slant: 3 },
				{ at: [42, 0], size: [25, 14, 10], slant: -3 },
			],
			brows: ['M-76-20C-64-42-38-44-14-27', 'M76-20C64-42 38-44 14-27'],
			nose: {
				shade: 'M-9-8C-7 14-20 26-34 38-36 50-24 54-8 52-14 42-12 26-5 10Z',
				ink: ['M-10-4C-10 10-14 18-20 24C-34 24-38 40-28 48C-20 54-14 48-8 50C-3 55 4 55 8 50C14 48 20 54 28 48C38 40 34 24 22 24'],
			},
			lines:
				'M-66 24C-54 32-38 32-24 25M66 24C54 32 38 32 24 25M-74 4C-80 2-84-2-88-6M-73 12C-79 14-84 14-88 12M74 4C80 2 84-2 88-6M73 12C79 14 84 14 88 12',
		},
		quarter: {
			eyes: [
				{ at: [-2, 0], size: [25, 14, 10], slant: 3, ahead: 4 },
				{ at: [60, -2], size: [17, 14, 10], slant: -3, ahead: 2 },
			],
			brows: ['M-36-18C-26-42 2-44 28-28', 'M46-30C56-44 72-42 82-22'],
			nose: {
				fill: 'M44-10C54 10 70 24 80 34 84 48 76 54 60 54H36Z',
				shade: 'M36-10C40 8 28 24 18 38 18 52 34 54 54 54 42 44 42 28 45 10Z',
				ink: ['M44-4C48 10 66 22 76 34C82 44 76 52 66 52C58 51 54 56 46 52', 'M32 26C18 24 14 42 24 50C32 54 38 50 44 48'],
			},
			lines: 'M-30 24C-18 32 0 32 12 25M44 20C54 28 66 28 76 20M-36 4C-42 2-46-2-49-6M-35 12C-41 14-45 14-49 12',
		},
		profile: {
			eyes: [{ at: [62, -2], size: [18, 14, 10], slant: -2, ahead: 6 }],
			brows: ['M40-22C50-42 74-42 88-28'],
			nose: {
				shade: 'M92 14C86 28 74 36 72 48 84 56 96 54 106 52 94 46 94 30 96 18Z',
				ink: ['M84 26C72 26 66 40 76 48C84 52 90 48 96 50'],
			},
			lines: 'M34 24C44 32 58 32 70 25M36 4C30 2 26-2 23-6M37 12C31 14 26 14 22 12',
		},
		back: {},
	},
};
