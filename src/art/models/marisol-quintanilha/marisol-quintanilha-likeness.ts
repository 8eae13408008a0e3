import { palette, skinTone } from '../../../model/colours.ts';
import { skin } from '../../portraits/marisol-quintanilha-head.tsx';
import type { Likeness } from '../kit/features.tsx';

/** Marisol Quintanilha's face, side by side: forty-nine, and short of sleep. */
export const likeness: Likeness = {
	traits: {
		skin,
		age: 'young',
		hair: 'long',
		hairTone: { light: palette.ink, dark: palette.ink },
		jaw: 'oval',
		lips: 'full',
	},
	wide: 1.03,
	brow: 11,
	iris: skinTone.jet,
	nose: { out: 11, low: 9, bridge: 2, wide: 20 },
	sides: {
		front: {
			eyes: [
				{ at: [-38, 0], size: [25, 15, 9], slant: 1, ahead: 1 },
				{ at: [38, 0], size: [25, 15, 9], slant: -1, ahead: -1 },
			],
			brows: ['M-68-20C-58-40-34-46-12-31', 'M68-20C58-40 34-46 12-31'],
			nose: {
				shade: 'M-7-10C-5 20-16 40-21 54-18 68-6 68 2 66-8 62-9 44-4 24Z',
				ink: ['M-8 2C-8 24-13 40-17 50C-22 56-21 64-13 65C-9 66-7 64-5 62C-1 69 7 69 11 62C14 66 20 65 21 59C22 54 19 51 17 49'],
			},
			lines:
				'M-58 18C-48 25-34 26-22 21M-52 28C-44 32-36 32-28 30M58 18C48 25 34 26 22 21M52 28C44 32 36 32 28 30M-26 64C-37 74-42 86-42 98M26 64C37 74 42 86 42 98M-26-66C-10-71 10-71 28-65M-20-80C-6-84 8-84 20-80M-66 2L-74-4M66 2L74-4',
		},
		quarter: {
			eyes: [
				{ at: [4, 0], size: [25, 15, 9], slant: 1, ahead: 4 },
				{ at: [58, -2], size: [15, 15, 9], slant: -1, ahead: 1 },
			],
			brows: ['M-26-18C-18-40 8-47 32-32', 'M46-34C54-44 66-42 74-26'],
			nose: {
				fill: 'M44-14C56 8 74 30 84 48 84 60 74 66 60 64L40 58Z',
				shade: 'M38-14C44 10 30 36 24 52 24 68 40 68 58 65 46 58 46 36 48 14Z',
				ink: ['M47-8C52 10 70 30 82 46C88 56 82 63 72 63C66 63 62 65 54 66', 'M32 46C24 50 24 64 34 66C40 67 44 64 46 61'],
			},
			lines:
				'M-18 19C-8 26 8 27 20 21M-10 29C-2 33 8 33 16 31M46 17C54 22 64 20 70 16M20 66C9 76 5 88 8 100M8-66C24-72 44-72 60-66M16-80C30-84 44-84 54-80M-28 4L-40-2M-27 10L-38 10',
		},
		profile: {},
		back: {},
	},
};
