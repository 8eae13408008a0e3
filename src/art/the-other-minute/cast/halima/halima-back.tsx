import { concrete, skinTone } from '../../../../model/colours.ts';
import { Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Lens, Wire } from './glasses.tsx';
import { Knot } from './knot.tsx';
import { hair, scarf, skin } from './pen.ts';

export function Back({ pen }: { pen: Pen }) {
	const { line, mood } = pen;
	const chin = mood === 'talk' ? 6 : 0;
	return (
		<>
			<Part
				d="M-88 60C-80 120-84 170-92 216H58C52 190 52 160 58 124L30 30Z"
				tone={skin}
				shade="M-120 40L-10 100C20 140 40 150 60 134V220H20C30 190 10 170-10 168-30 190-60 190-60 220H-120Z"
				line={line}
			/>
			<Part d="M96 24C108 38 118 50 116 60 112 70 102 70 94 72Z" tone={skin} shade="M90 66C100 68 110 66 120 60V80H90Z" line={line} />
			<Lens pen={pen} at={[104, 8]} r={[10, 34]} />
			<Part
				d={`M86-96C96-76 100-56 96-40C92-30 92-20 94-8C104 8 109 28 108 52C106 76 102 90 97 102C98 ${116 + chin} 92 ${130 + chin} 82 ${136 + chin}C66 ${143 + chin} 48 ${130 + chin} 38 106C30 92 24 70 22 50L20 20 40-60Z`}
				tone={skin}
				shade="M0-110H100V-72C70-60 66-40 66-10 60 20 72 44 68 70 62 96 66 116 84 140H0Z"
				line={line}
			>
				<Flat d="M78 56C84 46 98 46 106 52L100 78C90 82 80 74 78 56Z" fill={skinTone.copper} />
				<Fine pen={pen} d="M72 12C66 16 60 16 54 14M72 20C66 26 60 28 55 28" w={2.6} />
				<Fine pen={pen} d="M80 126C84 120 86 114 86 108" w={3} />
			</Part>
			<Fine pen={pen} d="M102 76C94 84 91 92 92 100" w={3.6} />
			{mood === 'talk' && <Flat d="M101 92C96 96 92 98 87 100C91 106 96 110 99 112Z" />}
			<Stroke pen={pen} d="M84-34C90-39 96-40 101-36" w={10} ends={[3, 4]} c={concrete.deep} />
			<Wire pen={pen} d="M101-2L52-9" />
			<Part d="M84-72C80-48 76-18 75 16 66 32 52 28 46 12L40-50Z" tone={hair} shade="M30-70H62L58 40H30Z" line={line * 0.5}>
				<Fine pen={pen} d="M76-52C70-30 68-8 68 14M66-52C60-30 59-10 59 12" c={hair.dark} />
			</Part>
			<Part
				d="M20 4C18-18 48-22 54-2 58 16 50 32 46 46 42 62 26 62 22 48 18 34 20 18 20 4Z"
				tone={skin}
				shade="M10-20H30C40 10 34 30 34 64H10Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M44 0C34-10 26 0 30 14C34 24 40 26 38 38" />
			</Part>
			<Part
				d="M86-70C98-106 78-148 34-166C-14-182-78-168-110-126C-138-86-138-24-124 24C-114 62-98 88-74 100C-40 104-6 92 8 66C16 44 14 20 18 0C22-18 32-26 44-28C62-36 72-52 86-70Z"
				tone={scarf}
				shade="M-150-180H-46C-90-130-94-60-62 0-50 40-40 60-10 70L20-20C50-40 60-70 84-96L100-60 20 120H-150Z"
				line={line}
			>
				<Fine pen={pen} d="M46-32C66-42 82-66 92-88" w={3.4} />
				<Fine pen={pen} d="M62-122C10-136-40-110-62-60C-76-24-80 30-74 80" w={4} />
				<Fine pen={pen} d="M8-158C-50-152-92-112-104-60C-110-20-104 30-90 66" w={3.6} />
				<Fine pen={pen} d="M40-56C10-50-20-24-34 14C-42 40-54 64-66 82M6 34C-4 58-26 78-54 88" w={3.6} />
			</Part>
			<Knot pen={pen} at="translate(-68 92)" />
		</>
	);
}
