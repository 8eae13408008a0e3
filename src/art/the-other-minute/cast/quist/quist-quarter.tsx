import { skinTone, slate, steel } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { QuistHat } from '../quist-hat.tsx';
import { Parting } from './parting.tsx';
import { bearing, hair, skin, type ViewProps } from './pen.ts';
import { Mouth } from './quist-mouth.tsx';

export function Quarter({ pen, hat }: ViewProps) {
	const { line } = pen;
	const { open, brow } = bearing(pen);
	return (
		<>
			<Part
				d="M-72 40C-66 110-66 160-70 216H36C30 190 28 160 32 130Z"
				tone={skin}
				shade="M-100 30L-40 90C-10 140 20 146 40 136L34 166C10 170-14 186-20 220H-100Z"
				line={line}
			>
				<Fine pen={pen} d="M10 168C14 178 14 190 8 204" />
			</Part>
			<Part
				d="M70-110C78-78 82-60 79-42C74-30 72-18 75-6C83 8 88 24 86 42C84 62 80 80 75 98C72 124 66 140 50 148C36 153 18 152 6 144C-18 130-38 108-48 82L-70 30-64-60-20-120Z"
				tone={skin}
				shade={`M-130-130H100V${hat ? -62 : -108}C50-${hat ? 48 : 100}-20-${hat ? 50 : 100}-40-30-30-10-34 10-30 24-34 40-22 60-14 78-12 104 4 122 22 134 32 142 32 150 32 160H-130Z`}
				line={line}
			>
				<Flat d="M-18 38C-6 34 6 42 8 56 0 74-8 76-12 66-18 58-20 48-18 38Z" fill={skinTone.wheat} />
				<Flat d="M39-20C42 6 34 30 28 46 24 58 30 68 40 70 52 74 66 72 74 64 62 66 54 62 50 50 46 30 48 8 48-18Z" fill={skin.dark} />
				<Flat d="M28 122C40 128 54 127 62 120 60 132 38 134 28 122Z" fill={skin.dark} />
				<Fine pen={pen} d="M-12 22C0 32 18 32 30 24M-8 30C2 37 14 37 22 33" w={2.4} />
				<Fine pen={pen} d="M60 18C66 23 72 23 78 18" w={2.2} />
				<Fine pen={pen} d="M-20 46C-20 64-12 84 0 100" w={2.8} />
			</Part>
			<Fine pen={pen} d="M22 64C12 74 7 86 8 96" w={3.4} />
			<Mouth pen={pen} at="translate(44 104)scale(.84 1)" />
			<Eye pen={pen} at={[6, 2]} size={[23, 13, 8]} slant={4} open={open} iris={[8.8, slate.mid]} ahead={[3, 0]} lid={skinTone.flushed} />
			<Eye pen={pen} at={[63, 0]} size={[14, 12, 7]} slant={-2} open={open} iris={[7.8, slate.mid]} ahead={[2, 0]} lid={skinTone.flushed} />
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-26-22C-12-36 10-38 32-30" w={8.5} ends={[2, 5]} c={hair.dark} />
				<Stroke pen={pen} d="M50-30C60-38 70-38 80-30" w={7.5} ends={[5, 2]} c={hair.dark} />
			</g>
			<Stroke pen={pen} d="M46-16C48 2 58 22 68 40C76 52 80 60 73 66C66 70 58 66 52 72" w={4.6} ends={[1, 2]} />
			<Stroke pen={pen} d="M32 50C24 56 24 68 34 71C38 72 42 71 45 69" w={4} ends={[1, 1.5]} />
			<Fine pen={pen} d="M43 70C47 65 53 65 56 68" w={4} />
			<Part
				d={
					hat
						? 'M-30-76C-40-56-44-34-46-8C-48 10-52 24-58 28C-66 40-78 60-92 62C-108 40-114-10-108-92L-30-92Z'
						: 'M72-104C58-112 40-116 22-112C0-106-20-94-32-76C-42-56-44-34-46-8C-48 10-52 24-58 28C-66 40-78 60-92 62C-112 30-122-40-112-90C-98-142-50-166 0-162C44-160 78-140 82-112C82-104 78-100 72-104Z'
				}
				tone={hair}
				shade="M-140-180H-60C-92-140-82-60-84 0L-70 60H-140Z"
				line={line * 0.8}
			>
				<Flat d="M-32-80C-44-40-48-10-52 30L-66 34C-70 0-62-44-32-80Z" fill={steel.light} />
				<Fine pen={pen} d="M-42-60C-50-34-54-10-57 20M-66-66C-72-40-74-20-76-6M-80-66C-88-30-90 10-88 44M-94-60C-102-24-102 10-98 36" />
				{!hat && <Parting pen={pen} d="M-10-102C-24-120-38-132-56-142" />}
				{!hat && (
					<Fine
						pen={pen}
						d="M-28-84C-52-104-74-104-92-84M-46-118C-66-124-86-116-100-92M10-110C2-128-14-142-34-150M34-114C28-134 12-148-8-155M54-114C52-130 40-146 20-154M70-110C68-124 60-136 46-146"
					/>
				)}
			</Part>
			<Part
				d="M-84 0C-88-20-60-24-56-4-54 16-60 32-64 46-68 60-82 60-84 46-86 30-84 16-84 0Z"
				tone={skin}
				shade="M-100-20H-76C-70 10-76 30-72 60H-100Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-78 2C-72-8-62 0-64 14C-66 24-72 28-72 38" />
			</Part>
			{hat && <QuistHat {...pen} view="quarter" />}
		</>
	);
}
