import { inesQuintanilha } from '../../../content/wardrobe.ts';
import { skinTone } from '../../../model/colours.ts';
import { skin } from '../../portraits/ines-quintanilha-head.tsx';
import type { Likeness } from '../kit/features.tsx';

/** Inês Quintanilha's face, side by side: nineteen, and wide awake at the wrong hour. */
export const likeness: Likeness = {
	traits: {
		skin,
		age: 'young',
		hair: 'curls',
		hairTone: { light: inesQuintanilha.hair, dark: skinTone.jet },
		jaw: 'oval',
		lips: 'full',
		earrings: inesQuintanilha.nails,
	},
	wide: 1.08,
	brow: 12,
	iris: skinTone.ebony,
	nose: { out: 2, low: 0, bridge: 0, wide: 25 },
	sides: {
		front: {
			eyes: [
				{ at: [-39, 1], size: [25, 18, 12], slant: 2 },
				{ at: [39, 1], size: [25, 18, 12], slant: -2 },
			],
			brows: ['M-70-22C-62-46-36-50-14-33', 'M70-22C62-46 36-50 14-33'],
			nose: {
				shade: 'M-8-6C-6 18-18 34-25 46-24 58-12 60-4 58-11 48-11 30-5 14Z',
				ink: ['M-9 0C-8 16-12 28-17 34C-26 36-27 50-19 55C-13 58-9 54-5 55C-2 60 3 60 6 55C10 54 14 58 20 55C27 50 25 36 17 35'],
			},
			lines: 'M-62 3L-76-3M-59-4L-71-13M62 3L76-3M59-4L71-13',
		},
		quarter: {
			eyes: [
				{ at: [1, 1], size: [25, 18, 12], slant: 2, ahead: 4 },
				{ at: [60, -2], size: [16, 17, 12], slant: -2, ahead: 1 },
			],
			brows: ['M-32-22C-22-48 4-52 28-36', 'M46-38C54-52 70-52 80-34'],
			nose: {
				fill: 'M45-12C50 10 66 26 80 40 84 52 76 60 62 60L38 60Z',
				shade: 'M38-12C42 10 32 30 26 44 26 58 38 60 56 60 44 50 44 30 47 12Z',
				ink: ['M46-8C50 10 64 26 77 39C84 49 77 58 66 58C60 57 56 60 48 58', 'M36 40C25 40 22 54 32 59C38 61 42 58 46 55'],
			},
			lines: 'M-22 4L-36-2M-19-4L-31-12',
		},
		profile: {
			eyes: [{ at: [64, -1], size: [18, 18, 12], slant: -2, ahead: 6 }],
			brows: ['M44-26C54-48 78-48 90-34'],
			nose: {
				shade: 'M92 14C86 30 76 40 74 52 84 60 96 58 104 56 94 50 94 34 97 20Z',
				ink: ['M87 34C76 33 72 46 80 54C86 57 92 54 96 55'],
			},
			lines: 'M46 4L33 0M48-5L37-12',
		},
		back: {},
	},
};
