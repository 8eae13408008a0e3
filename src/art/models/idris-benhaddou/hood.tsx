import type { ReactNode } from 'react';
import { idrisBenhaddou } from '../../../content/wardrobe.ts';
import { brick, dusk, hemp, palette } from '../../../model/colours.ts';
import { Stroke } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, Part } from '../../kit/forms.tsx';

/** Idris Benhaddou's hood, always up: navy over fleece, drawn out behind to a point. */

export const coat = { light: palette.deep, dark: dusk.deep };
const fleece = { light: idrisBenhaddou.fleece, dark: hemp.mid };
const wool = { light: idrisBenhaddou.rollNeck, dark: brick.dark };

interface Hood {
	d: string;
	shade: string;
	folds: string;
	shine: string;
	/** The opening, as far as the fleece, and what it throws on the fleece. */
	mouth: string;
	within: string;
	/** The fleece of the near side, over the cheek. */
	cheek?: string;
	tufts: string;
}

const hoods: ByView<Hood> = {
	front: {
		d: 'M-8-184C10-200 30-200 44-192 38-186 36-180 36-176 96-160 132-106 136-36 140 50 134 126 122 176 110 212 70 238 0 240-70 238-110 212-122 176-134 126-140 50-136-36-132-110-80-176-8-184Z',
		shade: 'M-150-210H-60C-110-150-116-60-112 20-110 110-96 180-40 260H-150ZM150 120C126 170 110 220 60 260H150Z',
		folds:
			'M-8-184C6-176 20-174 36-176M-120-20C-124 30-122 80-114 120M-112 150C-104 186-92 212-72 230M118 10C122 50 120 90 114 126M108 150C102 184 92 208 74 226',
		shine: 'M56-154C86-138 104-112 114-80',
		mouth:
			'M0-160C-60-160-100-114-104-40-108 40-98 124-72 180-50 212-24 220 0 220 24 220 50 212 72 180 98 124 108 40 104-40 100-114 60-160 0-160Z',
		within: 'M-120-170H-40C-92-100-96 40-80 120-70 170-50 200-20 230H-120Z',
		tufts:
			'M-102-66q8 2 11 10M-105-30q8 2 11 10M-106 6q8 2 11 10M-104 44q8 2 11 10M-101 82q8 2 11 10M-95 120q8 2 11 10M102-66q-8 2-11 10M105-30q-8 2-11 10M106 6q-8 2-11 10M104 44q-8 2-11 10M101 82q-8 2-11 10M95 120q-8 2-11 10',
	},
	quarter: {
		d: 'M8-178C-24-190-66-194-100-174-112-168-124-156-132-141-154-150-168-142-179-130-162-124-154-108-152-86-160 20-150 114-106 186-72 238 8 248 62 222 98 190 110 116 113 41 114-36 100-112 61-152 44-166 26-174 8-178Z',
		shade:
			'M-150-90C-124-20-120 90-70 260H-170ZM-190-150C-150-124-118-136-90-190H-190ZM70-150L120-60V260H40C90 200 102 120 100 40 100-30 94-90 60-140Z',
		folds:
			'M-100-172C-104-154-114-142-132-140M-86-104C-108-74-118-34-120 12M-96-56C-104-38-108-8-106 26M-116 88C-110 122-100 154-84 184M-104 122C-98 150-90 170-80 188',
		shine: 'M-68-170C-40-180-8-176 20-162',
		mouth: 'M-14-158C-66-148-96-88-98-2-98 92-68 178-8 216 42 224 72 190 88 130 103 70 107-10 95-78 80-130 38-166-14-158Z',
		within: 'M-120-170H0C-52-120-72-70-70 10-70 100-44 180 0 230H-120Z',
		cheek: 'M-14-162C-80-162-120-88-120-2-120 92-84 190-8 230-40 180-50 110-54 50-60-40-58-120-14-162Z',
		tufts:
			'M-92-66q10 2 14 12M-98-36q10 2 14 12M-100-4q10 2 14 12M-100 28q10 2 14 12M-97 60q10 2 14 12M-91 92q10 2 14 12M-83 122q10 2 14 12M-72 150q10 2 14 12M-58 176q10 2 14 12',
	},
	profile: {
		d: 'M86-152C58-184 6-194-40-186-74-184-104-174-122-160-146-176-176-170-192-152-170-144-158-126-156-100-164 10-162 120-134 192-104 244-10 256 44 244 66 236 78 222 80 202 46 172 22 130 14 86 6 30 14-50 40-98 54-122 72-140 86-152Z',
		shade: 'M-170-110C-124-40-128 90-80 260H-190ZM-210-170C-160-146-130-154-100-200H-210ZM-80 214C-20 240 40 226 90 190V270H-90Z',
		folds:
			'M-122-160C-112-152-104-142-100-128M-60-130C-90-96-104-46-106 6M-78-84C-92-56-98-20-96 22M-118 80C-112 122-100 160-80 190M-8 40C-8 90 8 140 32 176M-30 60C-28 104-14 150 8 182',
		shine: 'M-48-172C-16-180 26-174 54-154',
		mouth: 'M104-142C82-130 66-112 58-92 36-44 28 34 36 86 44 130 68 170 98 198L60 232C20 190 0 120 4 40 6-50 40-150 86-156Z',
		within: '',
		tufts: 'M40-86q8 0 12 8M30-54q8 0 12 8M20-20q8 0 12 8M14 12q8 0 12 8M13 44q8 0 12 8M18 76q8 0 12 8M28 108q8 0 12 8M44 140q8 0 12 8',
	},
	back: {
		d: 'M70-158C34-190-20-200-60-186-84-180-102-170-114-156-132-164-152-156-164-140-148-134-142-118-142-100-156 0-154 110-126 188-96 246 0 256 56 236 82 214 84 176 82 132 86 80 90 40 90-4 92-70 88-126 70-158Z',
		shade: 'M-150-110C-110-30-110 90-60 260H-170ZM-190-150C-150-134-126-140-96-190H-190ZM-90 210C-20 240 50 220 100 160V270H-90Z',
		folds:
			'M-114-156C-60-130-20-70-14 10-10 90-24 170-40 240M60-120C72-80 76-40 76 0M52 60C50 110 44 150 30 186M-96-20C-102 30-100 80-90 130M-70 140C-64 174-56 196-44 214',
		shine: 'M-30-176C4-176 36-160 54-136',
		mouth: 'M62-158C90-150 100-90 101-10 101 60 95 120 90 170 84 214 60 226 40 230L40-140Z',
		within: 'M40-170H140V240H40Z',
		tufts: '',
	},
};

/** The roll-neck, as high as the chin lets it. */
const rolls: ByView<{ d: string; ribs: string }> = {
	front: {
		d: 'M-90 168C-50 190 50 190 90 168V250H-90Z',
		ribs: 'M-50 186V216M-26 190V220M0 191V222M26 190V220M50 186V216',
	},
	quarter: {
		d: 'M-90 150C-50 180-10 190 24 184 54 180 76 166 100 142V240H-90Z',
		ribs: 'M-40 178C-38 196-36 204-34 216M-14 186V220M12 187V222M40 184L36 216M64 172L58 204',
	},
	profile: {
		d: 'M10 130C30 168 56 178 84 172 92 190 90 214 80 232H0Z',
		ribs: 'M44 168L42 220M62 174V222M76 176L78 218',
	},
	back: { d: '', ribs: '' },
};

export function Roll({ pen }: PartProps) {
	const { d, ribs } = rolls[pen.view];
	if (!d) return null;
	return (
		<Part
			d={d}
			tone={wool}
			shade={pen.view === 'profile' ? 'M0 120H44V260H0Z' : 'M-120 140H-20C-30 170-30 200-26 260H-120Z'}
			line={pen.line * 0.8}
		>
			<Line d={ribs} width={pen.near ? 4 : 7} ink={wool.dark} />
		</Part>
	);
}

/** Seen from before, its edge cuts whatever is inside; from the side and behind it lies over it. */
export function Hood({ pen, children }: PartProps & { children: ReactNode }) {
	const { d, shade, folds, shine, mouth, within, cheek, tufts } = hoods[pen.view];
	const inside = pen.view === 'front' || pen.view === 'quarter';
	const outer = (
		<Part d={d} tone={coat} shade={shade} line={pen.line}>
			<Stroke pen={pen} d={folds} w={5} />
			<Stroke pen={pen} d={shine} w={pen.near ? 5 : 7} c={idrisBenhaddou.coatLight} />
		</Part>
	);
	const opening = (
		<Part d={mouth} tone={fleece} shade={within} line={pen.line * 0.9}>
			{inside && children}
			{cheek && <Part d={cheek} tone={fleece} shade="M-50-170H-90C-76-60-76 100-20 230H10C-50 160-64 60-60-60Z" line={pen.line * 0.8} />}
			{pen.near && tufts && <Line d={tufts} width={3} />}
		</Part>
	);
	return inside ? (
		<>
			{outer}
			{opening}
		</>
	) : (
		<>
			{pen.view === 'back' && opening}
			{children}
			{pen.view === 'profile' && opening}
			{outer}
		</>
	);
}
