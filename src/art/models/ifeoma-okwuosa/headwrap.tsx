import { ifeomaOkwuosa } from '../../../content/wardrobe.ts';
import { linen as linenTones } from '../../../model/colours.ts';
import { Stroke } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, Line, Part } from '../../kit/forms.tsx';
/** Ifeoma Okwuosa's headwrap: white, wound high, its knot behind her right ear. */

export const linen = { light: ifeomaOkwuosa.linen, dark: ifeomaOkwuosa.linenShade };

interface Wrap {
	d: string;
	/** The turns of the cloth, and the undersides between them. */
	turns: string;
	under: string;
	/** Where the knot is, and how the tails fall from it. */
	knot: string;
	tails: string;
}

const wraps: ByView<Wrap> = {
	front: {
		d: 'M-88-12C-106-50-126-90-119-132-110-176-64-203-6-204 56-204 108-178 117-134 123-92 106-50 88-12 78-50 46-72 0-74-46-72-78-50-88-12Z',
		turns: 'M-96-30C-66-80 0-100 94-34M-112-60C-80-114 10-134 112-84M-120-92C-90-150 10-168 119-124M-114-136C-80-180 10-194 104-164',
		under:
			'M-112-60C-80-114 10-134 112-84L116-98C10-148-84-130-116-72ZM-120-92C-90-150 10-168 119-124L116-142C10-182-84-168-120-110ZM-160-220H-50C-100-180-104-120-88-60L-80-14H-160Z',
		knot: 'translate(-108-52)scale(.62 .9)',
		tails: 'translate(-106-50)scale(.62 .95)',
	},
	quarter: {
		d: 'M-84-4C-120-34-150-84-142-132-134-174-98-194-62-194-40-206 30-210 62-194 104-174 118-140 112-104 108-76 96-56 84-40 72-66 48-80 12-80-26-78-58-56-84-4Z',
		turns:
			'M-88-10C-64-64-10-100 60-86 76-82 88-74 96-62M-98-24C-76-84-10-128 110-98M-108-44C-90-114-20-164 114-130M-116-70C-104-136-40-184 98-170M-62-194C-84-186-98-176-110-160',
		under:
			'M-98-24C-76-84-10-128 110-98L113-114C-20-144-84-100-103-34ZM-108-44C-90-114-20-164 114-130L110-148C-30-180-100-122-113-56ZM-190-220H-70C-118-184-126-130-112-80L-84-4H-190Z',
		knot: 'translate(-100-34)',
		tails: 'translate(-100-34)',
	},
	profile: {
		d: 'M90-54C62-74 22-54 0-26-22 4-46 40-76 56-114 30-150-30-152-90-152-150-112-190-62-196-20-210 60-206 92-172 116-146 120-100 106-68 102-58 96-54 90-54Z',
		turns:
			'M-54-8C-30-70 40-98 104-66M-62-36C-40-108 40-132 114-100M-76-50C-60-142 30-166 112-136M-96-48C-98-146-20-190 90-174M-110-16C-130-50-138-90-128-140',
		under:
			'M-62-36C-40-108 40-132 114-100L116-116C30-148-50-124-68-44ZM-76-50C-60-142 30-166 112-136L106-154C20-182-72-158-84-52ZM-200-220H-70C-130-180-136-100-112-30L-76 60H-200Z',
		knot: 'translate(-82-10)',
		tails: 'translate(-82-10)rotate(-22)',
	},
	back: {
		d: 'M92-54C74-62 60-46 48-22 38 8 14 40-30 58-60 66-92 56-106 36-138 0-154-60-148-112-140-164-92-200-30-204 40-206 92-176 106-130 112-100 106-66 92-54Z',
		turns:
			'M-6-24C20-60 56-70 100-64M-20-40C0-90 60-112 108-104M-38-44C-30-120 30-158 98-148M-60-36C-86-110-50-180 30-202M-74-10C-116-50-134-90-134-146M-66 24C-92 26-110 12-124-4',
		under:
			'M-20-40C0-90 60-112 108-104L110-118C50-130-10-104-30-44ZM-60-36C-86-110-50-180 30-202L10-204C-70-184-104-110-72-28ZM-200-220H-90C-140-170-134-90-106-30L-70 66H-200Z',
		knot: 'translate(-44-6)',
		tails: 'translate(-44-6)rotate(-40)',
	},
};

export function Tails({ pen }: PartProps) {
	return (
		<g transform={wraps[pen.view].tails}>
			<Part
				d="M-12-6C-26-42-56-60-88-52-78-42-76-32-78-20-96-14-104 4-98 24-72 20-44 22-30 30-50 40-58 58-54 76-26 68-6 48 4 20Z"
				tone={linen}
				shade="M-78-20C-52-18-30-10-12 0L-30 30C-50 18-78 16-102 26ZM-30 30L-2 12V80H-62Z"
				line={pen.line}
			>
				<Line d="M-78-20C-52-20-30-14-10-2M-62-42C-42-34-24-20-14-6" width={pen.line * 0.5} />
			</Part>
		</g>
	);
}

export function Headwrap({ pen }: PartProps) {
	const { d, turns, under } = wraps[pen.view];
	return (
		<Part d={d} tone={linen} shade={under} line={pen.line}>
			<Stroke pen={pen} d={turns} w={5} />
		</Part>
	);
}

export function Knot({ pen }: PartProps) {
	return (
		<g transform={wraps[pen.view].knot}>
			<Part
				d="M-22-32C0-40 22-24 22 0 22 26 4 38-16 30-32 22-36-18-22-32Z"
				tone={linen}
				shade="M-40-44C-12-24-8 4-20 36H-44Z"
				line={pen.line * 0.9}
			>
				{pen.near && <Flat d="M-12-16C4-12 10 2 8 20 0 6-6-4-12-16Z" fill={linenTones.dark} />}
			</Part>
		</g>
	);
}
