import { leather, palette, rust, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Mouth } from './kit-mouth.tsx';
import { Ear, EarPencil, Hair, Nap } from './kit-parts.tsx';
import { type KitView, shine, skin } from './pen.ts';

export function Quarter({ pen }: { pen: KitView }) {
	const { line, open, lift, worry, face } = pen;
	const drop = face === 'yawn' ? 16 : face === 'talk' || face === 'pleased' ? 4 : 0;
	return (
		<>
			<Part
				d="M-74 30C-56 100-46 180-54 262H34C26 220 22 180 26 130Z"
				tone={skin}
				shade="M-90 30L-30 100C0 140 20 146 40 140L34 172C8 180-14 190-22 264H-90Z"
				line={line}
			>
				<Fine pen={pen} d="M8 176C14 186 16 198 10 212M-34 130C-30 170-14 210-2 240" />
			</Part>
			<EarPencil pen={pen} ear="far" at={[80, -46]} tilt={-16} long={70} />
			<Ear pen={pen} at={[70, 2]} wide={0.6} turn={-1} tilt={4} />
			<Part
				d={`M66-112C78-84 79-60 76-42C71-30 68-18 70-8C77 6 80 20 77 36C74 54 72 66 70 82C69 ${108 + drop} 66 ${132 + drop} 50 ${146 + drop}C36 ${153 + drop} 20 ${151 + drop} 8 ${142 + drop}C-18 126-38 102-48 74L-66 30-60-60-20-120Z`}
				tone={skin}
				shade="M-130-130H-10C-34-96-38-50-30-16-24 6-36 20-30 40-24 62-26 80-14 104-2 126 12 140 30 150V180H-130Z"
				line={line}
			>
				<Flat d="M34-90C48-92 60-88 64-74 60-62 54-62 52-72 48-82 42-86 34-90Z" fill={shine} />
				<Flat d="M-16 30C-4 24 10 30 12 40 4 52-8 52-14 44Z" fill={face === 'glance' || face === 'pleased' ? rust.dark : skinTone.cocoa} />
				<Flat d="M44-8C50 6 60 24 62 38 58 44 52 40 50 32 47 18 44 4 44-8Z" fill={shine} />
				<Flat d="M30 8C32 26 18 38 20 50 24 60 36 60 42 58 32 52 32 42 36 30Z" fill={skin.dark} />
				<Flat
					d={`M22 ${122 + drop}C34 ${128 + drop} 48 ${126 + drop} 56 ${120 + drop} 54 ${130 + drop} 30 ${134 + drop} 22 ${122 + drop}Z`}
					fill={skin.dark}
				/>
				{(face === 'pleased' || face === 'gentle') && <Fine pen={pen} d="M-10 23C-2 26 6 26 13 23" w={2.8} />}
			</Part>
			<Mouth pen={pen} at="translate(40 94)scale(.86 1)" turned />
			<Eye
				pen={pen}
				at={[0, 0]}
				size={[24, 17, 10]}
				slant={2}
				open={open}
				iris={[11.5, skinTone.ebony]}
				ahead={[3, 0]}
				lid={leather.mid}
				white={palette.paper}
			/>
			<Eye
				pen={pen}
				at={[55, -3]}
				size={[14.5, 16, 9]}
				slant={2}
				open={open}
				iris={[9.2, skinTone.ebony]}
				ahead={[3.5, 0]}
				lid={leather.mid}
				white={palette.paper}
			/>
			<Stroke
				pen={pen}
				d={`M-30 ${-24 - lift + worry * 0.5}C-18 ${-38 - lift} 6 ${-40 - lift - worry * 0.4} 24 ${-32 - lift - worry}`}
				w={5.6}
				ends={[1.5, 4]}
			/>
			<Stroke
				pen={pen}
				d={`M43 ${-33 - lift - worry}C53 ${-41 - lift - worry * 0.4} 64 ${-40 - lift} 72 ${-32 - lift + worry * 0.4}`}
				w={5}
				ends={[4, 1.5]}
			/>
			{worry > 6 && <Fine pen={pen} d={`M33 ${-40 - lift}C31 ${-34 - lift} 31 ${-30 - lift} 33 ${-25 - lift}`} w={2.6} />}
			{face === 'awake' && <Fine pen={pen} d="M4-64C20-70 40-70 58-66M10-76C24-80 40-80 54-77" w={2.4} />}
			<Stroke pen={pen} d="M45 2C47 16 58 28 64 38C69 48 68 55 60 57C54 59 48 57 43 60" w={4.4} ends={[1, 2]} />
			<Stroke pen={pen} d="M26 40C18 46 18 58 28 60C32 61 35 60 38 58" w={4} ends={[1, 1.5]} />
			<Fine pen={pen} d="M36 59C40 54 45 54 48 58" w={4} />
			<Hair
				pen={pen}
				d="M66-103C54-107 40-108 22-105C6-102-12-98-22-90C-24-78-32-66-38-60C-38-50-39-42-40-34C-42-18-46-6-48 10L-60 14C-64 34-70 46-78 48C-100 24-110-24-104-72C-94-128-52-154-2-153C38-152 66-138 73-110C74-104 70-102 66-103Z"
				shade="M-140-180H-50C-90-140-84-70-76 60H-140Z"
			>
				<Nap
					pen={pen}
					d="M-20-112l-8 4M4-120l-9 2M30-122l-9-1M54-116l-8-3M-4-136l-9 3M24-140l-9 0M48-134l-8-3M-30-130l-8 5M-46-112l-6 7M-54-88l-4 8M-40-96l-6 7M-60-60l-3 9M-48-66l-3 8M-66-34l-2 9M-54-40l-2 9M-58-12l-3 8M-74-80l-4 8M-78-54l-2 9M-66-104l-6 7M-78-28l-1 9M-70-4l-2 8M-50-126l-7 6"
				/>
			</Hair>
			<EarPencil pen={pen} at={[-78, -34]} tilt={-20} long={122} />
			<Ear pen={pen} at={[-54, 8]} tilt={-4} />
		</>
	);
}
