import { skinTone } from '../../../../model/colours.ts';
import { Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Ear, EarPencil, Hair, Nap } from './kit-parts.tsx';
import { type KitView, skin } from './pen.ts';

export function Back({ pen }: { pen: KitView }) {
	const { line, lift, face } = pen;
	const drop = face === 'yawn' ? 18 : face === 'talk' || face === 'pleased' ? 6 : 0;
	return (
		<>
			<Ear pen={pen} at={[-98, 2]} wide={0.55} tilt={-10} />
			<Part
				d="M-66 40C-54 110-52 190-66 262H40C30 210 30 170 36 120L20 40Z"
				tone={skin}
				shade="M-100 20L-10 90C8 128 26 142 44 136V176C20 180 0 166-12 150-22 190-26 220-30 264H-100Z"
				line={line}
			>
				<Fine pen={pen} d="M-40 90C-36 130-36 170-42 210M-12 96C-8 130-6 160-10 190" />
			</Part>
			<Part d="M72 16C84 30 94 42 96 50 94 58 84 60 74 60Z" tone={skin} shade="M60 56C76 56 90 54 100 48V70H60Z" line={line} />
			<Part
				d={`M60-112C74-90 78-64 76-44C74-32 71-24 72-10C78 6 80 22 78 40C76 56 74 66 73 76C77 82 78 ${88 + drop} 73 ${94 + drop}C74 ${114 + drop} 72 ${134 + drop} 60 ${140 + drop}C42 ${144 + drop} 34 130 24 106C16 88 12 66 12 40L8 20 30-110Z`}
				tone={skin}
				shade="M0-130H62C56-80 50-50 50-16 46 10 58 34 52 58 48 82 54 110 62 150H0Z"
				line={line}
			>
				<Flat d="M60 36C68 30 76 34 80 40L76 54C66 58 60 50 60 36Z" fill={skinTone.cocoa} />
			</Part>
			{drop > 0 && <Flat d={`M76 80C70 82 66 86 64 90C68 ${92 + drop * 0.6} 72 ${92 + drop} 76 ${90 + drop}Z`} />}
			<Stroke pen={pen} d="M67-4C71-2 76-2 82-5" w={4.4} ends={[1, 2.5]} />
			<Stroke pen={pen} d={`M63 ${-30 - lift}C68 ${-37 - lift} 74 ${-38 - lift} 79 ${-33 - lift}`} w={5} ends={[1.5, 3]} />
			<Hair
				pen={pen}
				d="M62-104C56-92 52-78 52-62C52-46 50-30 46-16L44 12 24 18C16 44-6 68-42 70C-80 66-104 40-112 2C-118-40-118-72-108-98C-90-136-52-154-6-154C34-154 62-138 70-112C70-106 66-102 62-104Z"
				shade="M-150-180H-46C-92-140-88-60-74 8L-40 72H-150Z"
			>
				<Nap
					pen={pen}
					d="M30-124l-9-1M4-120l-9 3M48-112l-8-3M-20-112l-8 5M18-140h-9M-8-136l-9 3M38-134l-8-3M-36-126l-8 5M-42-100l-7 6M-58-114l-7 6M-18-90l-6 7M14-96l-7 5M32-84l-5 7M-38-76l-5 8M2-66l-4 8M24-56l-3 8M-20-54l-4 8M-60-86l-5 8M-78-98l-5 7M-52-54l-3 9M-72-62l-3 9M-90-72l-3 9M-36-30l-3 9M-8-30l-3 9M16-26l-3 8M-66-32l-2 9M-88-40l-1 9M-54-2l-2 9M-24-2l-2 9M-78-6v9M-98-12l1 9M-42 24v9M-66 22l1 9M-16 26l-2 8M-84 18l3 8M-36 48v8M-58 44l2 8"
				/>
			</Hair>
			<EarPencil pen={pen} at={[44, -38]} tilt={-14} long={96} />
			<Ear pen={pen} at={[36, 8]} wide={0.9} tilt={-4} />
		</>
	);
}
