import type { Point } from '../kit/shapes.ts';
import { clipToConvex } from '../kit/shapes.ts';
import { districts, hull } from '../survey.ts';
import { lifts } from './plot.ts';

/** The hull's outline drawn in by so many metres on every side. */
export const drawIn = (metres: number, every = 3): Point[] =>
	hull.filter((_, i) => i % every === 0).map(([x, y]): Point => [x * (1 - metres / 552), y * (1 - metres / 510)]);

/** How far in from the hull's edge each district's steps begin. */
const steps: Readonly<Record<string, { low: number; mid: number; high?: number }>> = {
	CA: { low: 0, mid: 0, high: 0 },
	CU: { low: 52, mid: 250 },
	IN: { low: 62, mid: 240 },
	BG: { low: 70, mid: 190 },
	RQ: { low: 58, mid: 196 },
	MI: { low: 128, mid: 236 },
};

export interface Terrace {
	district: string;
	ground: readonly Point[];
	foot: number;
	head: number;
}

const level = (key: 'low' | 'mid' | 'high', foot: number, head: number): Terrace[] =>
	districts.flatMap(({ short, ground }) => {
		const inset = steps[short]?.[key];
		if (inset === undefined) return [];
		return [{ district: short, ground: clipToConvex(ground, drawIn(inset)), foot, head }];
	});

/** The districts' steps, from the rim to the upper level. */
export const terraces = {
	rim: districts.map(({ short, ground }): Terrace => {
		return { district: short, ground: clipToConvex(ground, hull), foot: lifts.water, head: 0 };
	}),
	low: level('low', lifts.rim, lifts.low),
	mid: level('mid', lifts.low, lifts.mid),
	high: level('high', lifts.mid, lifts.high),
} as const;
