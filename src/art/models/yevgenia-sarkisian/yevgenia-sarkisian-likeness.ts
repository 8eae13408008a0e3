import { leather } from '../../../model/colours.ts';
import { skin } from '../../portraits/yevgenia-sarkisian-head.tsx';
import type { Likeness } from '../kit/features.tsx';
import { hairTone } from './yevgenia-sarkisian-tones.ts';

/** Yevgenia Sarkisian’s face, side by side: fifty-six, and awake. Her brows are grey and her own. */
export const likeness: Likeness = {
	traits: {
		skin,
		age: 'middle',
		hair: 'bun',
		hairTone,
		jaw: 'oval',
		lips: 'plain',
	},
	wide: 0.99,
	brow: 13,
	iris: leather.mid,
	nose: { out: 11, low: 9, bridge: 2, wide: 22 },
	sides: {
		front: {
			eyes: [
				{ at: [-37, 0], size: [25, 15, 9], slant: 4 },
				{ at: [37, 0], size: [25, 15, 9], slant: -4 },
			],
			nose: {
				shade: 'M-7-10C-5 18-16 38-22 52-20 66-8 68 2 64-8 60-9 44-4 22Z',
				ink: ['M-9-4C-8 20-12 34-18 46C-26 54-24 64-14 64C-9 65-7 63-5 61C-1 69 7 69 11 61C14 66 22 64 23 57C23 52 20 48 17 46'],
			},
			lines:
				'M-60 16C-50 26-32 28-20 20M60 16C50 26 32 28 20 20M-26 62C-38 74-44 86-46 100M26 62C38 74 44 86 46 100M-36-74C-16-82-8-78 0-76 10-80 20-80 36-72M-6-34C-9-26-9-18-6-12M7-34C10-26 10-20 8-14M-66 4L-76 2M-64 12L-75 14M66 4L76 2M64 12L75 14',
		},
		quarter: {
			eyes: [
				{ at: [3, 0], size: [25, 15, 9], slant: 4, ahead: 4 },
				{ at: [55, -2], size: [14, 15, 9], slant: -3, ahead: 1 },
			],
			nose: {
				fill: 'M44-14C58 8 76 30 85 46 86 58 76 64 60 63L40 58Z',
				shade: 'M38-14C44 10 30 34 24 50 24 66 40 66 58 64 46 58 46 36 48 14Z',
				ink: ['M46-10C53 8 73 28 84 45C89 55 83 62 73 62C66 62 62 64 54 65', 'M32 44C24 48 24 62 34 64C40 65 44 62 46 59'],
			},
			lines:
				'M-20 16C-10 26 8 28 20 20M44 16C51 23 60 21 66 15M20 62C9 74 5 86 6 100M6-72C22-80 32-76 42-74 50-78 56-78 64-74M38-34C35-26 36-20 38-14M-28 4L-40 2M-26 12L-38 14',
		},
		profile: {
			eyes: [{ at: [63, -1], size: [18, 15, 9], slant: -3, ahead: 6 }],
			nose: {
				shade: 'M96 14C90 32 78 44 76 56 86 66 98 66 110 62 98 56 97 38 100 22Z',
				ink: ['M90 42C78 42 74 56 82 62C88 65 94 62 98 60'],
			},
			lines: 'M46 16C54 25 66 26 76 20M70 66C58 76 54 88 56 100M48-72C58-78 70-78 80-72M42 4L30 2M43 12L31 14M84-30C81-24 82-18 84-12',
		},
		back: {},
	},
};
