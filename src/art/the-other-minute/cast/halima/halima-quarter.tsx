import { concrete, palette, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Lens, Wire } from './glasses.tsx';
import { Mouth } from './halima-mouth.tsx';
import { Knot } from './knot.tsx';
import { bearing, hair, scarf, skin } from './pen.ts';

export function Quarter({ pen }: { pen: Pen }) {
	const { line } = pen;
	const { open, brow, low } = bearing(pen);
	return (
		<>
			<Knot pen={pen} at="translate(-112 84)rotate(24)scale(.8)" />
			<Part
				d="M-92 40C-84 110-86 160-94 216H56C50 200 48 186 48 176C62 172 70 160 68 140Z"
				tone={skin}
				shade="M-120 30L-40 90C0 150 40 150 60 140L50 170C20 180-10 190-24 220H-120Z"
				line={line}
			>
				<Fine pen={pen} d="M-34 166C-10 182 24 184 50 174" />
			</Part>
			<Part
				d="M90-92C98-70 102-54 99-40C94-28 92-16 95-4C107 10 117 32 117 56C117 78 114 92 107 106C102 126 88 142 68 147C46 153 18 152-2 146C-36 136-60 116-70 86L-84 30-74-60-20-110Z"
				tone={skin}
				shade="M-130-120H120V-74C70-88 0-76-44-36-38-20-42 0-40 20-42 44-34 62-22 80-14 102 0 118 20 128 38 134 52 140 56 160H-130Z"
				line={line}
			>
				<Flat d="M-30 62C-16 44 12 46 22 62 22 84-12 92-30 62Z" fill={skinTone.copper} />
				<Flat d="M92 58C98 48 108 48 114 54L110 78C100 80 92 72 92 58Z" fill={skinTone.copper} />
				<Flat d="M53-22C56 6 46 34 36 52 32 66 40 74 52 74 66 76 80 72 88 62 78 66 68 62 64 52 60 32 62 8 62-20Z" fill={skin.dark} />
				<Flat d="M40 120C54 126 72 126 84 119 80 130 50 132 40 120Z" fill={skin.dark} />
				<Fine pen={pen} d="M-6-62C16-70 40-70 62-64M0-52C18-58 36-58 52-54" />
				<Fine pen={pen} d="M-40 10C-44 14-50 16-56 16M-38 18C-44 24-50 27-56 28" w={2.6} />
				<Fine pen={pen} d="M-28 48C-10 60 14 58 28 48" w={2.6} />
			</Part>
			<Stroke pen={pen} d="M30 68C18 78 14 92 15 108" c={pen.near ? palette.ink : skin.dark} w={4.2} />
			<Fine pen={pen} d="M100 74C103 80 102 88 100 94" w={3.4} />
			<Fine pen={pen} d="M86 122C90 116 93 112 94 106M-8 136C-26 128-40 116-48 102" w={3.2} />
			<Mouth pen={pen} at="translate(60 104)scale(.86 1)rotate(-2)" />
			<Eye
				pen={pen}
				at={[5, 5]}
				size={[25, 13, 8]}
				slant={1}
				open={open}
				iris={[9.5, skinTone.ebony]}
				ahead={[3, low ? -1 : 0]}
				lid={skinTone.copper}
			/>
			<Eye
				pen={pen}
				at={[82, 3]}
				size={[15, 12, 7]}
				open={open}
				iris={[8.5, skinTone.ebony]}
				ahead={[2, low ? -1 : 0]}
				lid={skinTone.copper}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-38-29C-22-44 12-45 42-29" w={14} ends={[3, 9]} c={concrete.deep} />
				<Stroke pen={pen} d="M66-30C76-42 90-44 101-35" w={12} ends={[8, 3]} c={concrete.deep} />
			</g>
			<Fine pen={pen} d="M52-34C50-28 50-22 53-16M60-32C62-28 62-24 62-20" />
			<Stroke pen={pen} d="M62-14C64 4 72 16 82 32C91 44 94 58 85 66C78 72 70 66 62 72" w={5} ends={[1, 2]} />
			<Stroke pen={pen} d="M42 48C30 56 30 70 42 75C46 76 50 75 53 72" w={4.6} ends={[1, 1.5]} />
			<Fine pen={pen} d="M52 73C56 67 63 67 67 70" w={4.5} />
			<g transform={low ? 'translate(9 27)' : undefined}>
				<Wire pen={pen} d={low ? 'M-32 0L-88-34' : 'M-33 2L-78-6'} />
				<Lens pen={pen} at={[3, 9]} r={[37, 36]} />
				<Lens pen={pen} at={[85, 7]} r={[25, 35]} />
				<Wire pen={pen} d="M40 4C45-6 56-7 60 2" />
			</g>
			<Part d="M-22-72C-36-50-46-22-50 20-58 36-72 30-76 12L-80-50Z" tone={hair} shade="M-90-70H-50L-62 40H-90Z" line={line * 0.5}>
				<Fine pen={pen} d="M-36-52C-48-32-55-8-57 20M-46-52C-57-32-63-8-65 20" c={hair.dark} />
			</Part>
			<Part
				d="M-88 4C-88-14-66-18-60 0-56 18-62 34-66 46-70 60-84 62-88 48-92 32-90 18-88 4Z"
				tone={skin}
				shade="M-100-20H-80C-72 10-78 30-74 60H-100Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-82 6C-74-2-66 6-68 18C-70 26-76 28-76 36" />
			</Part>
			<Part
				d="M93-72C104-110 80-152 36-168C-10-182-72-170-106-132C-136-96-138-30-128 20C-124 48-116 76-106 94C-94 84-90 66-92 48C-96 24-94 4-84-12C-64-24-46-44-34-66C4-88 54-86 93-72Z"
				tone={scarf}
				shade="M-150-180H-50C-90-140-100-90-92-40-66-30-50-50-40-80 10-108 60-104 110-92V-60L-60 20-100 110H-150Z"
				line={line}
			>
				<Fine pen={pen} d="M-34-68C4-92 54-98 98-92" w={3.4} />
				<Fine pen={pen} d="M70-104C30-128-30-126-70-92C-96-66-108-20-110 40" w={4} />
				<Fine pen={pen} d="M40-148C0-156-56-146-88-108C-104-88-114-60-118-30" w={3.6} />
				<Fine pen={pen} d="M-48-60C-70-40-92-14-100 20" w={3.6} />
			</Part>
		</>
	);
}
