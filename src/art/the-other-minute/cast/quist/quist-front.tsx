import { skinTone, slate, steel } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { QuistHat } from '../quist-hat.tsx';
import { Parting } from './parting.tsx';
import { bearing, hair, skin, type ViewProps } from './pen.ts';
import { Mouth } from './quist-mouth.tsx';

export function Front({ pen, hat }: ViewProps) {
	const { line } = pen;
	const { open, brow } = bearing(pen);
	return (
		<>
			<Part
				d="M-56 60C-52 120-54 170-60 216H60C54 170 52 120 56 60Z"
				tone={skin}
				shade="M-80 60H80V126C50 168 0 174-14 166-24 180-24 200-24 220H-80Z"
				line={line}
			/>
			<Part
				d="M-84-8C-96-22-108-10-106 8-104 30-98 50-88 54-80 54-82 30-84-8ZM84-8C96-22 108-10 106 8 104 30 98 50 88 54 80 54 82 30 84-8Z"
				tone={skin}
				shade="M-120-30H-92L-86 60H-120Z"
				line={line * 0.8}
			/>
			<Part
				d="M-80-110C-88-60-88-20-86 20C-84 62-70 104-44 132C-30 146-16 151 2 151C20 150 32 146 46 132C72 104 84 62 86 20C88-20 88-60 80-110L0-140Z"
				tone={skin}
				shade={`M-120-130H120V${hat ? -58 : -108}C60-${hat ? 48 : 98}-40-${hat ? 48 : 98}-66-40-70-10-68 20-62 40-62 66-44 92-34 112-24 130-8 140 6 144L6 160H-120Z`}
				line={line}
			>
				<Flat d="M-60 44C-48 38-36 46-34 60-42 78-52 80-56 68Z" fill={skinTone.wheat} />
				<Flat d="M62 44C50 38 38 46 36 60 44 78 54 80 58 68Z" fill={skinTone.wheat} />
				<Flat d="M-8-20C-4 6-10 30-18 46-22 58-16 70-6 72 4 76 14 74 20 68 8 68 2 62 1 50-2 30 2 8 1-18Z" fill={skin.dark} />
				<Flat d="M-16 123C-6 128 8 128 18 122 14 133-10 134-16 123Z" fill={skin.dark} />
				<Fine pen={pen} d="M-58 22C-48 32-30 32-18 24M20 24C32 32 48 32 60 22" w={2.4} />
				<Fine pen={pen} d="M-60 50C-56 70-46 90-36 102M62 52C58 70 50 88 42 98" w={2.6} />
			</Part>
			<Fine pen={pen} d="M-26 64C-36 74-40 86-40 96M28 64C38 74 42 84 42 94" w={3.2} />
			<Mouth pen={pen} at="translate(1 105)" />
			<Eye pen={pen} at={[-38, 2]} size={[23, 13, 8]} slant={4} open={open} iris={[8.8, slate.mid]} ahead={[1, 0]} lid={skinTone.flushed} />
			<Eye
				pen={pen}
				at={[40, 1]}
				size={[22, 13, 8]}
				slant={-4}
				open={open}
				iris={[8.8, slate.mid]}
				ahead={[-1, 0]}
				lid={skinTone.flushed}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-70-22C-56-36-32-38-12-29" w={8.5} ends={[2, 5]} c={hair.dark} />
				<Stroke pen={pen} d="M14-31C34-40 58-38 72-23" w={8.5} ends={[5, 2]} c={hair.dark} />
			</g>
			<Stroke
				pen={pen}
				d="M3-14C2 6-2 26 0 42M-18 50C-27 56-26 69-16 71C-10 72-6 70-2 73C3 77 10 76 14 71C24 71 28 58 21 50"
				w={4.2}
				ends={[1, 1.5]}
			/>
			<Part
				d={
					hat
						? 'M-64-80C-76-50-80-20-82 16C-90 14-92 0-92-10L-96-80ZM66-80C78-50 82-20 84 16C92 14 94 0 94-10L96-80Z'
						: 'M-82 16C-92 10-100-60-92-96C-76-146-40-162 4-162C52-162 84-138 96-92C100-60 94 10 84 16C82-20 80-50 70-84C56-104 20-112-34-116C-52-104-70-86-74-60C-78-40-80-10-82 16Z'
				}
				tone={hair}
				shade="M-120-180H-50C-84-140-78-110-76-90-80-60-84-20-84 20H-120Z"
				line={line * 0.7}
			>
				<Flat d="M-72-74C-80-40-82-10-82 20L-98 10V-60ZM72-74C82-40 84-10 84 20L100 10V-60Z" fill={steel.light} />
				{!hat && <Parting pen={pen} d="M-36-113C-44-128-46-142-42-153" />}
				{!hat && <Fine pen={pen} d="M-20-126C6-144 40-138 64-112M-4-148C30-150 60-136 80-104M-52-112C-64-110-72-102-80-88" />}
			</Part>
			{hat && <QuistHat {...pen} view="front" />}
		</>
	);
}
