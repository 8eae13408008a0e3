import { leather, palette, skinTone, slate, steel, wood } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, n, Part } from '../../../kit/forms.tsx';
import { QuistHat } from '../quist-hat.tsx';
import { Parting } from './parting.tsx';
import { bearing, hair, skin, type ViewProps } from './pen.ts';

export function Profile({ pen, hat }: ViewProps) {
	const { line, mood } = pen;
	const { open, brow } = bearing(pen);
	const lips =
		mood === 'talk'
			? 'C86 84 94 88 92 95C84 95 74 98 64 101C72 106 82 110 88 114C90 118 86 122 82 126'
			: 'C86 84 94 90 92 96L84 100C92 102 93 108 88 112C83 115 81 119 81 124';
	return (
		<>
			<Part
				d="M-88 40C-78 100-76 160-80 216H30C22 190 20 160 30 132Z"
				tone={skin}
				shade="M-110 30L-50 100C-10 146 20 150 40 136L30 164C8 172-10 190-14 220H-110Z"
				line={line}
			>
				<Fine pen={pen} d="M20 164C26 174 28 184 24 196" />
			</Part>
			{mood === 'talk' && <Flat d="M90 93L54 98 60 108 84 117Z" fill={leather.dark} />}
			<Part
				d={`M68-110C76-84 82-62 82-44C81-32 74-24 75-12C84 6 94 24 104 42C114 54 120 60 112 67C104 73 92 70 84 77${lips}C88 134 88 146 76 149C62 154 44 150 30 142C4 126-18 108-32 84L-60 20-50-110Z`}
				tone={skin}
				shade={`M-130-130H100V${hat ? -62 : -110}C60-${hat ? 52 : 104} 30-${hat ? 50 : 100} 10-30 16-8 8 10 12 28 8 50 18 70 28 88 30 112 44 130 66 140L66 170H-130Z`}
				line={line}
			>
				<Flat d="M28 40C40 34 52 42 54 56 46 74 38 76 34 66Z" fill={skinTone.wheat} />
				<Flat
					d="M72-16C72 4 80 16 76 34 72 46 72 58 80 66 92 72 106 70 112 64L100 84 84 76C74 76 62 70 64 56 66 42 70 20 66-8Z"
					fill={skin.dark}
				/>
				<Flat d="M64 122C72 128 80 126 86 122L80 134C72 134 66 130 64 122Z" fill={skin.dark} />
				<Fine pen={pen} d="M40 22C50 31 62 31 70 25M44 30C52 37 60 37 66 34" w={2.4} />
				<Fine pen={pen} d="M30 48C32 66 38 84 48 100M24 10C20 12 16 13 12 12M24 16C20 20 16 22 12 22" w={2.6} />
			</Part>
			<Stroke pen={pen} d="M74 50C64 56 64 68 74 71C79 73 83 72 87 70" w={4.2} ends={[1, 2]} />
			<Fine pen={pen} d="M88 68C92 63 97 62 101 65" w={4} />
			<Fine pen={pen} d="M64 66C54 76 50 86 50 98" w={3.2} />
			{mood === 'talk' ? (
				<Stroke pen={pen} d="M92 95C84 95 74 98 64 101C72 106 82 110 88 114" w={4} ends={[2, 2]} />
			) : (
				<Stroke pen={pen} d="M85 100C76 99 68 100 58 104" w={4.4} ends={[2, 1.5]} />
			)}
			<path
				d="M91 84C84 79 76 83 70 88C63 94 55 98 47 100C55 104 68 102 76 98C84 94 92 95 96 93C98 88 95 86 91 84Z"
				fill={wood.deep}
				stroke={palette.ink}
				strokeWidth={n(pen.near ? line * 0.4 : line * 0.3)}
			/>
			<Fine pen={pen} d="M86 87C78 88 72 94 60 99" w={2} c={hair.light} />
			<Eye pen={pen} at={[54, 2]} size={[16, 13, 8]} slant={2} open={open} iris={[8, slate.mid]} ahead={[6, 0]} lid={skinTone.flushed} />
			{mood === 'shut' && <Fine pen={pen} d="M66 8C70 10 74 12 77 15M60 10C63 13 66 16 68 19" w={2.6} />}
			<Stroke pen={pen} d={`M30 ${-24 + brow}C44 ${-38 + brow} 64 ${-40 + brow} 80 ${-34 + brow}`} w={8.5} ends={[2, 5]} c={hair.dark} />
			<Part
				d={
					hat
						? 'M24-76C12-56 8-34 8-8C6 8 4 22-2 28C-14 40-30 70-66 72C-92 60-112 20-116-30L-112-98 24-90Z'
						: 'M70-108C50-112 36-100 24-76C12-56 8-34 8-8C6 8 4 22-2 28C-14 40-30 70-66 72C-104 50-126-20-116-80C-100-140-56-164-4-162C40-160 76-144 80-116C80-108 76-106 70-108Z'
				}
				tone={hair}
				shade="M-150-180H-60C-104-140-98-50-80 0L-50 72H-150Z"
				line={line * 0.8}
			>
				<Flat d="M24-80C10-44 8-10 4 26L-20 40C-24 0-12-44 24-80Z" fill={steel.light} />
				<Fine
					pen={pen}
					d="M10-60C2-34 0-10-4 20M-6-60C-14-34-16-14-16-4M-30-66C-44-30-50 10-50 56M-52-66C-70-30-72 10-66 54M-76-66C-94-30-94 4-84 40"
				/>
				{!hat && <Parting pen={pen} d="M38-96C16-118-20-132-62-130" />}
				{!hat && <Fine pen={pen} d="M40-104C10-118-40-120-84-94M66-112C50-132 20-148-14-152" />}
			</Part>
			<Part
				d="M-36 0C-40-22-6-24-4-4-2 16-10 32-14 46-18 60-32 60-34 46-38 30-36 16-36 0Z"
				tone={skin}
				shade="M-50-20H-28C-20 10-26 30-22 60H-50Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-30 4C-24-8-10-2-12 12C-14 24-20 26-20 38" />
			</Part>
			{hat && <QuistHat {...pen} view="profile" />}
		</>
	);
}
