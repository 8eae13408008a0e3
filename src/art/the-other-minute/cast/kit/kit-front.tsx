import { leather, palette, rust, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Mouth } from './kit-mouth.tsx';
import { Ear, EarPencil, Hair, Nap } from './kit-parts.tsx';
import { type KitView, shine, skin } from './pen.ts';

export function Front({ pen }: { pen: KitView }) {
	const { line, open, lift, worry, face } = pen;
	const drop = face === 'yawn' ? 16 : face === 'talk' || face === 'pleased' ? 4 : 0;
	const smile = face === 'pleased' || face === 'gentle';
	const warm = face === 'glance' || face === 'pleased' ? rust.dark : skinTone.cocoa;
	return (
		<>
			<Part
				d="M-42 80C-38 150-38 200-44 262H44C38 200 38 150 42 80Z"
				tone={skin}
				shade="M-80 60H80V134C50 172 6 182-10 176-18 200-16 230-18 264H-80Z"
				line={line}
			>
				<Fine pen={pen} d="M-30 170C-26 200-16 226-8 246M30 176C26 204 18 226 10 246" />
			</Part>
			<EarPencil pen={pen} at={[-80, -44]} tilt={-28} long={66} />
			<Ear pen={pen} at={[-72, 6]} wide={0.9} tilt={-6} />
			<Ear pen={pen} at={[72, 6]} wide={0.9} turn={-1} tilt={6} />
			<Part
				d={`M-72-110C-80-64-80-24-76 14C-72 56-60 ${96 + drop}-38 ${130 + drop}C-26 ${145 + drop}-14 ${151 + drop} 2 ${151 + drop}C18 ${151 + drop} 28 ${145 + drop} 40 ${130 + drop}C62 ${96 + drop} 72 56 76 14C80-24 80-64 72-110L0-140Z`}
				tone={skin}
				shade="M-110-150H-40C-62-96-64-50-58-16-52 4-62 20-56 42-50 64-50 76-34 102-22 124-8 142 6 154V180H-110Z"
				line={line}
			>
				<Flat d="M-8-90C10-96 36-92 46-78 46-66 36-66 26-74 14-82 2-84-8-90Z" fill={shine} />
				<Flat d="M-52 32C-40 26-28 32-26 42-34 54-46 54-50 46ZM54 32C42 26 30 32 28 42 36 54 48 54 52 46Z" fill={warm} />
				<Flat d="M2-10C8 6 10 24 12 40 8 46 0 44-2 38-4 22-4 6 2-10Z" fill={shine} />
				<Flat d="M-8 0C-6 24-18 36-20 48-16 60-6 62 0 60-8 54-10 44-6 32Z" fill={skin.dark} />
				<Flat
					d={`M-18 ${123 + drop}C-6 ${130 + drop} 12 ${130 + drop} 20 ${122 + drop} 16 ${134 + drop}-12 ${136 + drop}-18 ${123 + drop}Z`}
					fill={skin.dark}
				/>
				{smile && <Fine pen={pen} d="M-48 25C-42 28-34 28-27 25M50 25C44 28 36 28 29 25" w={2.8} />}
			</Part>
			<Mouth pen={pen} at="translate(1 94)" />
			<Eye
				pen={pen}
				at={[-36, -1]}
				size={[23, 17, 10]}
				slant={3}
				open={open}
				iris={[11.5, skinTone.ebony]}
				ahead={[1, 0]}
				lid={leather.mid}
				white={palette.paper}
			/>
			<Eye
				pen={pen}
				at={[38, -1]}
				size={[23, 17, 10]}
				slant={-3}
				open={open}
				iris={[11.5, skinTone.ebony]}
				ahead={[-1, 0]}
				lid={leather.mid}
				white={palette.paper}
			/>
			<Stroke
				pen={pen}
				d={`M-66 ${-26 - lift + worry * 0.5}C-54 ${-40 - lift}-32 ${-42 - lift - worry * 0.4}-15 ${-33 - lift - worry}`}
				w={5.6}
				ends={[1.5, 4]}
			/>
			<Stroke
				pen={pen}
				d={`M17 ${-35 - lift - worry}C34 ${-44 - lift - worry * 0.4} 56 ${-41 - lift} 68 ${-27 - lift + worry * 0.5}`}
				w={5.6}
				ends={[4, 1.5]}
			/>
			{worry > 6 && (
				<Fine
					pen={pen}
					d={`M-4 ${-40 - lift}C-6 ${-34 - lift}-6 ${-30 - lift}-4 ${-25 - lift}M7 ${-38 - lift}C8 ${-34 - lift} 8 ${-30 - lift} 7 ${-27 - lift}`}
					w={2.6}
				/>
			)}
			{face === 'awake' && <Fine pen={pen} d="M-30-66C-12-71 14-71 32-66M-22-77C-8-81 10-81 24-77" w={2.4} />}
			<Stroke pen={pen} d="M-9-4C-7 14-14 28-20 38C-27 48-25 58-16 59C-11 60-8 58-6 56" w={4} ends={[0.6, 1.5]} />
			<Stroke pen={pen} d="M-8 58C-4 63 7 63 11 58" w={4.2} ends={[1, 1]} />
			<Stroke pen={pen} d="M24 40C30 49 28 58 19 59C14 60 11 59 9 57" w={4} ends={[1, 1.5]} />
			<Hair
				pen={pen}
				d="M-52-96C-30-107-14-109 0-109C16-109 34-107 54-96C58-82 62-72 66-62C70-50 72-38 73-24L80-20C84-50 86-80 78-106C66-138 34-153 0-153C-34-153-66-138-78-106C-86-80-84-50-80-20L-72-24C-71-38-69-50-65-62C-60-72-56-82-52-96Z"
				shade="M-120-180H-34C-70-136-74-100-70-50L-60 0H-120Z"
			>
				<Nap
					pen={pen}
					d="M-40-118l-9 4M-16-122l-9 2M10-123h-9M36-119l-9-3M58-106l-8-4M-26-138l-9 4M0-140h-9M26-138l-9-2M48-128l-9-4M-58-114l-6 6M-66-92l-3 8M68-92l-4-8M-73-68l-2 9M74-62l-2-9M-77-46l-1 8M77-38l-1-8M-50-130l-8 5M64-120l-7-6"
				/>
			</Hair>
		</>
	);
}
