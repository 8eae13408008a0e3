import { useId } from 'react';
import { palette, skinTone, slate, velvet } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Features, Neck, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { n, Part } from '../../kit/forms.tsx';
import { skin } from '../../portraits/idris-benhaddou-head.tsx';
import { Hood, Roll } from './hood.tsx';

/** Idris Benhaddou's head: thirty-nine, four days unshaven, in the mouth of his hood. */

export { skin };

const ink = { light: palette.ink, dark: palette.ink };

const traits: Traits = {
	skin,
	age: 'young',
	hair: 'cropped',
	nose: 'straight',
	jaw: 'long',
	eyes: 'plain',
	brows: 'heavy',
};

const growths: ByView<string> = {
	front: 'M-74 40C-66 62-52 72-38 78-26 66 26 66 38 78 54 72 68 62 76 40 78 100 50 156 0 156-50 156-78 100-74 40Z',
	quarter: 'M-50 50C-30 74-10 82 10 84 20 68 34 64 50 68 62 64 72 66 80 66 76 110 68 156 32 156-10 150-50 106-50 50Z',
	profile: 'M0 40C20 70 44 82 66 80 72 70 84 64 94 62L104 76 100 110 92 150 60 156 20 130Z',
	back: '',
};

/** What is left of his nights: brow, eyes, cheek, and a nick from the last shave. */
const lines: ByView<string> = {
	front:
		'M-40-46C-24-52-8-52-2-48M8-48C16-52 30-52 42-47M-28-56C-10-62 14-62 32-57M-4-26C-5-20-4-15-2-10M5-26C6-20 6-15 4-10M-54 17C-44 24-32 24-22 17M24 17C34 24 46 24 56 17M-50 24C-42 29-34 29-27 25M29 25C36 29 44 29 52 24M-64-3C-69-4-72-7-74-11M-64 3C-69 3-72 3-75 1M65-3C70-4 73-7 75-11M65 3C70 3 73 3 76 1M-46 66C-42 76-42 84-45 94M48 66C44 76 44 84 47 94',
	quarter:
		'M-12-46C0-52 14-53 24-50M-4-36C6-41 16-41 22-40M42-52C43-44 44-38 46-32M51-53C51-46 51-40 52-34M-14 18C-4 25 8 26 18 21M-10 26C-2 30 6 30 14 27M-26-1C-33-3-37-7-41-12M-26 5C-32 6-37 6-41 4M-24 11C-29 15-33 17-37 18M-12 62C-8 72-8 82-10 92M10 108C7 115 7 122 10 128',
	profile:
		'M54-48C62-53 72-54 80-51M56-58C64-62 72-62 80-60M46 18C54 24 64 25 72 20M50 26C56 30 62 30 68 27M38-2C32-4 28-8 25-13M40 5C34 6 30 5 26 3M58 64C54 74 54 84 58 94M62 110C60 118 60 124 63 130',
	back: '',
};

const hair: ByView<{ d: string; gleam: string }> = {
	front: {
		d: 'M-80 30C-110-70-90-172 0-172 90-172 110-70 80 30 78 0 78-30 70-52 66-60 60-66 52-68 38-54 16-58 2-70-16-54-40-58-54-66-66-62-76-40-80 30Z',
		gleam: 'M-58-100C-48-118-34-130-16-136M-38-86C-26-100-10-108 8-112',
	},
	quarter: {
		d: 'M-56 40C-80 10-110-40-104-100-90-172 20-180 60-160 96-140 100-90 78-44 76-60 68-70 56-72 46-60 26-60 12-72-6-58-30-62-40-50-50-40-54-20-56 40Z',
		gleam: 'M-34-92C-22-108-6-118 12-122M-14-78C0-92 16-98 34-98',
	},
	profile: {
		d: 'M0 60C-30-80 20-172 70-150 96-132 104-90 92-48 90-62 84-70 76-72 62-60 46-64 38-54 30-40 26-20 24 50Z',
		gleam: 'M52-100C60-112 68-120 78-124M58-84C66-94 74-100 84-102',
	},
	back: { d: '', gleam: '' },
};

/** From afar four days are a tone, from near by they are dots. */
function Stubble({ pen, clip }: PartProps & { clip: string }) {
	const id = useId();
	const d = growths[pen.view];
	if (!d) return null;
	if (!pen.near) return <path d={d} fill={palette.ink} fillOpacity=".3" />;
	return (
		<>
			<pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
				<circle cx="3.5" cy="3.5" r="1.6" fill={palette.ink} />
			</pattern>
			<g clipPath={`url(#${clip})`}>
				<path d={d} fill={`url(#${id})`} />
			</g>
		</>
	);
}

function IdrisBenhaddouHair({ pen }: PartProps) {
	const { d, gleam } = hair[pen.view];
	if (!d) return null;
	return (
		<Part d={d} tone={ink} shade="" line={n(pen.line * 0.4)}>
			<Stroke pen={pen} d={gleam} w={pen.near ? 4.5 : 8} c={slate.dark} />
		</Part>
	);
}

export function IdrisBenhaddouHead(props: HeadProps) {
	const throat = useId();
	const face = useId();
	const base = folkPen(props, traits);
	const pen = {
		...base,
		browTone: palette.ink,
		lip: skinTone.chestnut,
		flush: skin.light,
		iris: velvet.dark,
		open: base.open * 0.92,
	};
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<clipPath id={throat}>
				<path d="M-60 60H120V226H-60Z" />
			</clipPath>
			<Hood pen={pen}>
				{pen.view !== 'back' && (
					<g clipPath={`url(#${throat})`}>
						<Neck pen={pen} />
					</g>
				)}
				<Roll pen={pen} />
				{(pen.near || pen.view !== 'back') && <Skull pen={pen} clip={face} />}
				<Stubble pen={pen} clip={face} />
				{lines[pen.view] && <Fine pen={pen} d={lines[pen.view]} w={3} />}
				<Features pen={pen} />
				<IdrisBenhaddouHair pen={pen} />
			</Hood>
		</g>
	);
}
