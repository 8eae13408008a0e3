import { palette, skinTone, steel, wood } from '../../../../model/colours.ts';
import { Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, n, Part } from '../../../kit/forms.tsx';
import { QuistHat } from '../quist-hat.tsx';
import { hair, skin, type ViewProps } from './pen.ts';

export function Back({ pen, hat }: ViewProps) {
	const { line, mood } = pen;
	const chin = mood === 'talk' ? 7 : 0;
	return (
		<>
			<Part
				d="M-78 40C-70 110-68 160-74 216H40C36 190 36 160 42 124L24 30Z"
				tone={skin}
				shade="M-110 30L-10 90C10 130 30 146 50 130V220H16C20 190 4 170-12 168-30 190-46 190-46 220H-110Z"
				line={line}
			/>
			<Part d="M80 16C92 32 102 46 104 56 102 68 90 70 80 72Z" tone={skin} shade="M70 64C84 70 98 68 110 60V80H70Z" line={line} />
			<path d="M66 79C78 77 86 82 95 95C90 98 84 98 78 95L62 94Z" fill={wood.deep} stroke={palette.ink} strokeWidth={n(line * 0.55)} />
			<Part
				d={`M70-110C80-84 84-62 82-44C80-32 77-24 78-10C84 6 86 24 84 42C82 62 78 80 74 98C76 ${118 + chin} 74 ${136 + chin} 64 ${142 + chin}C44 ${146 + chin} 38 ${132 + chin} 26 106C16 88 14 66 14 40L10 20 30-110Z`}
				tone={skin}
				shade={`M0-130H100V${hat ? -58 : -110}C70-50 56-40 54-10 50 16 60 40 56 62 52 84 56 110 68 140H0Z`}
				line={line}
			>
				<Flat d="M66 42C72 36 82 38 88 46L82 64C74 68 68 58 66 42Z" fill={skinTone.wheat} />
				<Fine pen={pen} d="M66 8C60 12 56 13 52 12M66 16C60 21 56 23 52 23M60 50C60 70 64 84 70 94" w={2.5} />
			</Part>
			{mood === 'talk' && <Flat d="M80 96C74 100 70 102 66 104C70 110 75 113 78 114Z" />}
			<Stroke pen={pen} d="M72-2C76 0 80 2 86 0" w={4.6} ends={[1, 2]} />
			<Stroke pen={pen} d="M68-32C74-38 80-38 86-33" w={7} ends={[2, 3]} c={hair.dark} />
			<Part
				d={
					hat
						? 'M70-76C66-50 62-30 62-4C60 12 56 22 50 26L20 34C12 50-4 76-40 80C-72 78-102 50-110 10L-114-94 70-90Z'
						: 'M74-104C68-60 64-30 62-4C60 12 56 22 50 26L20 34C12 50-4 76-40 80C-86 76-122 20-116-70C-104-136-60-164-8-162C38-160 74-142 80-112Z'
				}
				tone={hair}
				shade="M-150-180H-50C-90-140-84-50-68 20L-30 82H-150Z"
				line={line * 0.8}
			>
				<Flat d="M76-80C66-40 64-10 58 26L34 30C34-10 46-50 76-80Z" fill={steel.light} />
				<Fine
					pen={pen}
					d="M62-60C54-30 52-10 52 14M20-60C6-20 0 20-4 60M-8-62C-26-20-32 20-30 66M-38-64C-60-20-62 20-54 62M-66-64C-88-20-86 16-76 48M-90-60C-104-20-102 10-94 30"
				/>
				{!hat && <Fine pen={pen} d="M60-104C20-128-30-130-70-100M70-116C40-142-10-154-60-138" />}
			</Part>
			<Part
				d="M10 2C8-22 40-26 46-4 50 14 42 32 38 46 34 60 18 60 14 46 8 32 10 16 10 2Z"
				tone={skin}
				shade="M0-26H20C30 6 24 30 24 64H0Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M36-4C26-12 18-2 22 14C26 24 32 26 30 38" />
			</Part>
			{hat && <QuistHat {...pen} view="back" />}
		</>
	);
}
