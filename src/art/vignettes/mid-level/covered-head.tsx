import { palette } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, penOf } from '../../kit/body/head-parts.tsx';
import { hairTones } from '../../kit/folk/traits.ts';
import { cloth, Flat, Part, skins } from '../../kit/forms.tsx';

/** A bald head under a hot towel, from the side: a fringe, an ear, and a nose that one can tell. */
export function CoveredHead(props: HeadProps) {
	const pen = penOf(props);
	const { line } = pen;
	const skin = skins.rose;
	return (
		<>
			<Part
				d="M-78 40C-62 110-62 180-80 256H24C12 220 12 170 34 110Z"
				tone={skin}
				shade="M-100 20L-40 80C-20 140 10 150 50 130L30 180C-20 190-40 210-50 260H-100Z"
				line={line}
			/>
			<Part
				d="M90-40C94-112 30-154-22-152-92-148-120-90-114-20-108 44-60 92-10 100L70 80Z"
				tone={skin}
				shade="M-140-160H-70C-96-100-80-30-40 10L-10 110H-140Z"
				line={line}
			/>
			<Part
				d="M-116-34C-112 40-70 92-24 98-16 60-30 30-38 6-56-8-60-30-72-44-88-52-104-46-116-34Z"
				tone={hairTones.white}
				shade="M-130-50H-96C-90 0-70 50-40 100H-130Z"
				line={line * 0.85}
			/>
			<Part
				d="M-28 4C-46-30-8-52 4-22 10 6-6 36-20 42-32 38-34 18-28 4Z"
				tone={skin}
				shade="M-50-50H-26C-20-10-24 20-14 46H-50Z"
				line={line * 0.85}
			/>
			<Part
				d="M22-134C62-132 92-98 92-54 98-30 122 6 124 36 118 54 112 92 106 114 98 156 48 182 4 164-14 148-6 122 0 96-4 40 10-20 6-60 2-104 4-132 22-134Z"
				tone={cloth.white}
				shade="M-20-140H30C20-60 34 20 24 90 40 130 70 140 110 130V190H-20Z"
				line={line}
			>
				<Flat d="M2-88C30-76 66-80 90-92L94-68C66-56 30-54 4-66Z" fill={palette.sea} />
				<Fine pen={pen} d="M104 40C90 56 70 58 44 48M24 100C50 116 80 112 104 96M22-20C44-10 66-14 88-28" w={3.6} />
			</Part>
		</>
	);
}
