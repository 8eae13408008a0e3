import type { Crease } from '../../body/figure.tsx';
import type { HeadView } from '../../body/head.ts';

/** Trunks of an average body above the waist, the waist as origin: tucked in, or down over the hips. */

interface TrunkCut {
	d: string;
	core: string;
	creases: readonly Crease[];
}

const creases: Record<HeadView, readonly Crease[]> = {
	quarter: [
		[-14.4, -3, -9, -7, -4, -6.6],
		[14.6, -5, 10, -8, 6, -7.4],
		[-12.6, -22, -9.4, -16, -9, -11],
	],
	front: [
		[-14.4, -3, -9, -7, -5, -6.6],
		[14.4, -4, 9.4, -7.6, 6, -7],
		[-12.6, -22, -9.6, -17, -9.4, -12],
	],
	profile: [
		[12.6, -4, 6, -7.6, 1, -7],
		[-11.4, -3, -7, -6.6, -3, -6],
		[12.6, -1, 8, -2, 4, -3],
	],
	back: [
		[14.4, -3, 9, -7.4, 4, -6.6],
		[-14.4, -3, -10, -7, -6, -6.6],
		[2, -2, 4, -10, 8, -15],
	],
};

const cores: Record<HeadView, string> = {
	quarter: 'M1-60C4-42-6-26-5-10-4 0-6 8-5 26',
	front: 'M-2-60C0-42-7-26-6-10-5 0-7 8-6 26',
	profile: 'M-1-60C2-44-4-28-3-12-2 0-4 8-3 26',
	back: 'M-3-60C-1-44-8-28-7-10-6 0-7 8-7 26',
};

const outlines: Record<'tucked' | 'over', Record<HeadView, string>> = {
	tucked: {
		quarter: 'M-6-39C-12-38-16.6-36-17.6-29-18.4-18-15-8-14.6 3C-6 6 7 6 14.6 2C15-8 17-18 16-28 15-35 11-38 6-39Z',
		front: 'M-6-39C-12-38-17-35-17.6-28-17.6-18-15-8-14.4 3C-6 6 6 6 14.4 3C15-8 17.6-18 17.6-28 17-35 12-38 6-39Z',
		profile: 'M-5-39C-10-37-13-32-13.6-25-13.6-16-11.6-6-11.4 3C-4 6 5 6 12.6 2.4C12.4-8 14.4-18 13.6-26 12.6-33 9-37 5-39Z',
		back: 'M-6-39C-13-38-17.6-35-18.4-28-18-18-15-8-14.4 3C-6 6 6 6 14.4 3C15-8 18-18 18.4-28 17.6-35 13-38 6-39Z',
	},
	over: {
		quarter: 'M-6-39C-12-38-16.6-36-18-29-19-17-15.6-6-17.4 16C-8 20.6 8 20 17 14.6C15.4 0 17.4-16 16.6-28 15.4-35 11-38 6-39Z',
		front: 'M-6-39C-12-38-17-35-18-28-18-17-15.4-5-17 16C-8 20 8 20 17 16C15.4-5 18-17 18-28 17-35 12-38 6-39Z',
		profile: 'M-5-39C-10-37-13.4-32-14-25-14.4-14-12-4-13.6 16C-5 19.6 6 19.6 14 14.6C13-2 14.8-18 14-26 13-33 9-37 5-39Z',
		back: 'M-6-39C-13-38-17.6-35-18.8-28-18.6-17-15.6-5-17.4 16C-8 20 8 20 17.4 16C15.6-5 18.6-17 18.8-28 17.6-35 13-38 6-39Z',
	},
};

export const trunkOf = (hem: 'tucked' | 'over', view: HeadView): TrunkCut => ({
	d: outlines[hem][view],
	core: cores[view],
	creases: creases[view],
});

type ByView = Record<HeadView, string>;

/** A line down the front, where a garment is buttoned. */
export const closings: ByView = {
	quarter: 'M6-38C10-24 10-6 8.6 18',
	front: 'M2-38C2.6-24 2-6 2 18',
	profile: 'M11-34C14-22 13-4 12.4 17',
	back: '',
};

export const buttons: Record<HeadView, readonly (readonly [number, number])[]> = {
	quarter: [
		[6.6, -28],
		[7.4, -19],
		[7.4, -10],
		[6.8, -1],
		[6.4, 8],
	],
	front: [
		[-0.6, -28],
		[-0.4, -19],
		[-0.4, -10],
		[-0.6, -1],
		[-0.8, 8],
	],
	profile: [
		[11, -27],
		[11.6, -18],
		[11.2, -9],
		[10.8, 0],
		[10.8, 8],
	],
	back: [],
};

/** Collars, each of a far and a near half where both are seen. */
export const collars: Record<'fold' | 'stand' | 'round' | 'lapel', Record<HeadView, readonly string[]>> = {
	fold: {
		quarter: ['M4-33C7-36 8.4-39 8.8-43.4L12.6-39 11.4-27.6 6-28.6Z', 'M-8.8-43.4C-6-37.4-2-34 4.6-33L4-25C-2-27-9-31-12-36.4Z'],
		front: ['M0-33C5-35 7.6-39 8.4-43.4L12.4-36.6 5-25Z', 'M0-33C-5-35-7.6-39-8.4-43.4L-12.4-36.6-5-25Z'],
		profile: ['M-8.6-43.4C-5-39.6 2-38.6 7.4-42L10.8-33 5-27C-1-31.6-7-32.6-10-35.4Z'],
		back: ['M-8.4-43.4C-4-41 4-41 8.4-43.4L10.6-35.6C5-32.4-5-32.4-10.6-35.6Z'],
	},
	stand: {
		quarter: ['M-8.4-45C-5-39 3-37 9-44.6L11-39 6.6-31.6C1-31-7-33-10.4-37.4Z'],
		front: ['M-8.4-44.6C-5-39.6 5-39.6 8.4-44.6L10.2-38C5-32-5-32-10.2-38Z'],
		profile: ['M-8.6-45C-4-41 3-40.6 7.6-44.6L9.8-36.4C5-32.6-4-33-9.6-37.4Z'],
		back: ['M-8.4-45C-4-43 4-43 8.4-45L10-37C5-34.6-5-34.6-10-37Z'],
	},
	round: {
		quarter: ['M-8.4-41C-4-36.4 4-35.6 10-40.6L11-37C5-31.4-5-32-10.6-37Z'],
		front: ['M-8.4-41C-4-36 4-36 8.4-41L10.4-37.6C5-31.6-5-31.6-10.4-37.6Z'],
		profile: ['M-8.6-41.6C-3-37.6 3-37.6 8-41L9.6-37C4-33.4-4-33.6-9.8-37.6Z'],
		back: ['M-8.4-41.4C-4-39.4 4-39.4 8.4-41.4L10-37.6C4-35-4-35-10-37.6Z'],
	},
	lapel: {
		quarter: [
			'M6-17C9-26 9.6-36 9-43L13.6-37 14.4-31 11.8-30 13.6-27.6Z',
			'M-8.6-43C-5-35 0-26 6-17L-6.4-26.6-4.6-29.4-10-30.4-11.6-36.4Z',
		],
		front: ['M1-17C4-26 7.4-36 8-43L12-36.6 11-30 8-29.4 10-26.4Z', 'M1-17C-4-26-7.4-36-8-43L-12-36.6-11-30-8-29.4-10-26.4Z'],
		profile: ['M-8.6-43C-3-38 4-36 8-41L12.6-18 3.6-27 5-30-2-32-9.6-35.6Z'],
		back: ['M-8.4-43C-4-40.6 4-40.6 8.4-43L10.4-35.8C5-32.8-5-32.8-10.4-35.8Z'],
	},
};

/** What shows of a shirt in the opening of a coat. */
export const shirtFronts: ByView = {
	quarter: 'M-6-43C-1-38 6-38 10.6-43L12-34 6.6-15Z',
	front: 'M-8-43C-3-38 3-38 8-43L8-33 1-15-7-33Z',
	profile: 'M-6-43C0-39 5-39 9-42L13-30 12.4-17Z',
	back: '',
};

/** What a waistcoat leaves open. */
export const openings: ByView = {
	quarter: 'M-2-40H12L11.6-26 14 6 12 22H3L5-4 1-26Z',
	front: 'M-7-40H7L5-24 6 22H-6L-5-24Z',
	profile: 'M6-40H16V22H11L10-20Z',
	back: '',
};

/** Bib and straps of dungarees or of an apron. */
export const bibs: Record<HeadView, { bib: string; straps: string; pocket: string }> = {
	quarter: {
		bib: 'M-5-22C1-20.6 8-20.6 13-22.6L15.6 4C8 8-6 8-12 4Z',
		straps: 'M-2-21L-9.4-38M11.4-22L9.4-38',
		pocket: 'M1-16L9-16.4 9-9 1.6-8.6Z',
	},
	front: {
		bib: 'M-9.4-22C-4-20.6 4-20.6 9.4-22L14.4 4C8 8-8 8-14.4 4Z',
		straps: 'M-8-21L-9.4-38M8-21L9.4-38',
		pocket: 'M-4-16H4V-8.6L0-7-4-8.6Z',
	},
	profile: {
		bib: 'M3-22C7-21 10-21 13-22.6L13.4 4C8 7-2 7-8 4C-4-6 0-14 3-22Z',
		straps: 'M5-21L-3-37.6L-9-10',
		pocket: '',
	},
	back: {
		bib: 'M-14.4 4C-10-4-5-12-3-17H3C5-12 10-4 14.4 4C6 7-6 7-14.4 4Z',
		straps: 'M-2-16L-9-38M2-16L9-38',
		pocket: '',
	},
};

/** Where pockets and belt lie. */
export const pockets: Record<'chest' | 'hip', ByView> = {
	chest: {
		quarter: 'M10-24L15.4-24.6 15.6-16.6 10.6-16Z',
		front: 'M5.6-24H13V-16.4L9.4-15 5.6-16.4Z',
		profile: '',
		back: '',
	},
	hip: {
		quarter: 'M-11 3L-3 3.6-3.4 12-11.4 11.4M10.6 3L15.6 2.2',
		front: 'M-13.6 3H-6V11.4H-14M6 3H13.6M6 3V11.4H14',
		profile: 'M-5 3L4 3.4 3.6 12-5.4 11.6Z',
		back: '',
	},
};

export const belts: ByView = {
	quarter: 'M-15.6-1Q0 5 15.6-1.6',
	front: 'M-15.4-1Q0 4 15.4-1',
	profile: 'M-12.4-1Q1 4 13.4-1',
	back: 'M-15.4-1Q0 4 15.4-1',
};

/** Webbing over the shoulders, joined across the breast or the back. */
export const harnesses: ByView = {
	quarter: 'M-8-37C-6-24-7-10-8 2M10-37C12-24 12-10 11 0M-7-20H11.6',
	front: 'M-9-38V2M9-38V2M-9-20H9',
	profile: 'M0-38C8-26 8-10 5 2M0-38C-8-26-8-10-5 2',
	back: 'M-9-38L9 2M9-38L-9 2',
};
