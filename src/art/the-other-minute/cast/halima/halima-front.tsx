import { concrete, palette, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Lens, Wire } from './glasses.tsx';
import { Mouth } from './halima-mouth.tsx';
import { bearing, hair, scarf, skin } from './pen.ts';

export function Front({ pen }: { pen: Pen }) {
	const { line } = pen;
	const { open, brow, low } = bearing(pen);
	return (
		<>
			<Part
				d="M-130-40C-142 0-134 50-108 96-118 110-124 124-126 138L-104 132-96 146C-84 130-80 110-84 90H84L108 96C134 50 142 0 130-40Z"
				tone={scarf}
				shade="M-160-60H0L-40 160H-160ZM100-60L160 0 100 120H60Z"
				line={line}
			>
				<Fine pen={pen} d="M-104 98C-108 110-110 122-106 130" />
			</Part>
			<Part
				d="M-80 60C-76 120-80 170-88 216H88C80 170 76 120 80 60Z"
				tone={skin}
				shade="M-100 60H100V120C80 168 10 180-20 166-40 180-40 200-40 220H-100Z"
				line={line}
			>
				<Fine pen={pen} d="M-40 178C-10 188 30 186 54 174" />
			</Part>
			<Part
				d="M-110-90C-122-50-124-10-121 30C-122 62-112 96-94 116C-68 140-36 151 2 150C38 151 70 138 94 114C112 94 122 62 121 30C124-10 122-50 110-90Z"
				tone={skin}
				shade="M-140-120H140V-66C80-88-50-84-84-46-92-20-94 10-88 34-92 66-80 92-62 108-50 126-20 138 6 142L10 160H-140Z"
				line={line}
			>
				<Flat d="M-88 62C-74 46-44 48-36 64-40 86-76 90-88 62Z" fill={skinTone.copper} />
				<Flat d="M42 62C54 46 82 46 92 60 84 86 52 88 42 62Z" fill={skinTone.copper} />
				<Flat d="M-9-22C-4 6-12 34-26 52-32 66-24 76-12 75 0 80 16 78 26 70 12 72 4 64 3 50 0 30 4 6 2-20Z" fill={skin.dark} />
				<Flat d="M-20 121C-6 127 12 127 24 120 18 132-12 132-20 121Z" fill={skin.dark} />
				<Fine pen={pen} d="M-44-62C-20-70 16-70 46-62M-32-52C-14-58 14-58 34-52" />
				<Fine pen={pen} d="M-92 50C-76 60-56 58-44 50M46 50C58 58 76 59 90 50" w={2.6} />
			</Part>
			<Stroke pen={pen} d="M-36 68C-47 78-51 92-50 108" c={pen.near ? palette.ink : skin.dark} w={4.2} />
			<Stroke pen={pen} d="M40 68C50 78 54 90 53 104" c={pen.near ? palette.ink : skin.dark} w={4} />
			<Fine pen={pen} d="M-60 128C-76 118-86 104-90 92M64 126C76 116 84 106 88 96" w={3} />
			<Mouth pen={pen} at="translate(2 105)" />
			<Eye
				pen={pen}
				at={[-52, 5]}
				size={[26, 13, 8]}
				slant={1}
				open={open}
				iris={[9.8, skinTone.ebony]}
				ahead={[1, low ? -1 : 0]}
				lid={skinTone.copper}
			/>
			<Eye
				pen={pen}
				at={[54, 4]}
				size={[25, 13, 8]}
				slant={-1}
				open={open}
				iris={[9.8, skinTone.ebony]}
				ahead={[-1, low ? -1 : 0]}
				lid={skinTone.copper}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-98-29C-82-45-44-46-16-29" w={14} ends={[3, 9]} c={concrete.deep} />
				<Stroke pen={pen} d="M18-31C44-48 82-47 98-31" w={14} ends={[9, 3]} c={concrete.deep} />
			</g>
			<Fine pen={pen} d="M-8-36C-10-30-10-24-7-18M8-35C10-31 10-27 9-22" />
			<Stroke
				pen={pen}
				d="M4-12C4 8 0 26 2 40M-26 50C-38 58-36 72-24 76C-16 77-10 72-4 76C4 81 14 80 20 74C32 76 40 64 30 52"
				w={4.8}
				ends={[1, 1.5]}
			/>
			<Fine pen={pen} d="M-18 74C-14 69-8 70-5 74M12 75C16 70 22 70 24 73" w={4.2} />
			<g transform={low ? 'translate(0 28)' : undefined}>
				<Wire pen={pen} d={low ? 'M-92 4L-120-26M94 4L120-28' : 'M-91 2L-120-8M93 2L120-8'} />
				<Lens pen={pen} at={[-53, 9]} r={[37, 37]} />
				<Lens pen={pen} at={[55, 8]} r={[37, 37]} />
				<Wire pen={pen} d="M-16 4C-10-8 10-8 18 3" />
			</g>
			<Part
				d="M-70-80C-96-56-106-22-108 20-114 34-126 26-126 6L-128-60ZM70-80C96-56 106-22 108 18 114 32 126 26 126 6L128-60Z"
				tone={hair}
				shade="M-140-90H-100L-114 40H-140Z"
				line={line * 0.5}
			>
				<Fine pen={pen} d="M-92-52C-104-30-112-8-114 20M-104-52C-112-34-118-10-120 14M92-52C104-30 110-8 113 16" c={hair.dark} />
			</Part>
			<Part
				d="M-118-4C-130-16-142-8-140 8-138 30-134 50-124 58-116 58-118 40-118-4ZM118-4C130-16 142-8 140 8 138 30 134 50 124 58 116 58 118 40 118-4Z"
				tone={skin}
				shade="M-150-20H-126L-118 60H-150Z"
				line={line * 0.8}
			/>
			<Part
				d="M-88-66C-40-92 44-92 90-66C106-48 118-28 122-8C132-12 138-8 138-2C144-46 140-74 130-98C110-148 62-173 6-173C-54-174-108-148-130-98C-140-74-144-46-138-2C-138-8-132-12-122-8C-118-28-106-48-88-66Z"
				tone={scarf}
				shade="M-160-180H-44C-84-150-98-110-98-74-40-108 50-108 96-74L130-20 100-10 40-60H-90L-110 10H-160Z"
				line={line}
			>
				<Fine pen={pen} d="M-98-72C-40-102 50-104 100-72" w={3.4} />
				<Fine pen={pen} d="M-112-60C-104-104-66-138-8-144M112-60C112-96 86-126 48-138M-60-156C-20-168 40-166 66-148" w={3.8} />
			</Part>
		</>
	);
}
