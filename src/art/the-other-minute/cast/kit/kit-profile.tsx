import { leather, palette, rust, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { SideMouth } from './kit-mouth.tsx';
import { Ear, EarPencil, Hair, Nap } from './kit-parts.tsx';
import { type KitView, shine, skin } from './pen.ts';

/** How far the chin goes down and back as the mouth opens. */
const jaws = { yawn: 26, talk: 9, pleased: 7, awake: 4, count: 4 } as const;

export function Profile({ pen }: { pen: KitView }) {
	const { line, open, lift, worry, face } = pen;
	const drop = face in jaws ? jaws[face as keyof typeof jaws] : 0;
	const tight = face === 'glance' ? -5 : 0;
	const y = (value: number) => value + drop;
	const lowLip = `C${111 + tight - drop * 0.3} ${y(90)} ${110 + tight - drop * 0.3} ${y(100)} ${100 - drop * 0.4} ${y(105)}C${94 - drop * 0.5} ${y(110)} ${100 - drop * 0.5} ${y(118)} ${98 - drop * 0.6} ${y(130)}C${95 - drop * 0.6} ${y(144)} ${80 - drop * 0.5} ${y(152)} ${64 - drop * 0.4} ${y(149)}`;
	return (
		<>
			<Part
				d="M-78 30C-66 100-66 180-82 262H22C10 220 10 170 22 122L0 10Z"
				tone={skin}
				shade="M-110 20L-40 80C-20 130 10 142 40 140L24 172C-4 178-24 168-34 150-40 190-44 220-48 264H-110Z"
				line={line}
			>
				<Fine pen={pen} d="M-32 110C-26 150-10 200 6 236M12 172C16 180 16 190 12 198" />
			</Part>
			<Part
				d={`M68-112C82-94 88-72 88-46C88-34 86-26 83-14C88 8 100 24 110 40C115 49 109 56 96 57L97 64C${104 + tight} 68 ${111 + tight} 73 ${110 + tight} 80L${102 + tight} 86${drop ? `L94 ${88 + drop * 0.4} ${103 - drop * 0.3} ${y(88)}` : ''}${lowLip}C44 ${y(145)} 20 130 2 108C-14 88-24 66-30 40L-60 20-40-90Z`}
				tone={skin}
				shade={`M-100-130H20C0-90 6-50 14-24 20-4 6 16 12 38 18 62 14 80 30 104 44 126 60 ${140 + drop} 76 ${150 + drop}V190H-100Z`}
				line={line}
			>
				<Flat d="M56-90C68-88 78-76 80-60 76-54 70-58 68-66 66-76 62-82 56-90Z" fill={shine} />
				<Flat d="M38 30C50 24 60 30 62 40 54 52 42 52 38 44Z" fill={face === 'glance' || face === 'pleased' ? rust.dark : skinTone.cocoa} />
				<Flat d="M82-4C88 14 98 28 106 40 102 46 96 42 92 36 86 24 82 10 82-4Z" fill={shine} />
				{(face === 'pleased' || face === 'gentle') && <Fine pen={pen} d="M46 23C52 26 60 26 66 23" w={2.8} />}
			</Part>
			<SideMouth pen={pen} />
			<Eye
				pen={pen}
				at={[60, -3]}
				size={[16, 16, 9]}
				slant={2}
				open={open}
				iris={[10, skinTone.ebony]}
				ahead={[6, 0]}
				lid={leather.mid}
				white={palette.paper}
			/>
			<Stroke
				pen={pen}
				d={`M38 ${-27 - lift + worry * 0.5}C48 ${-40 - lift} 68 ${-42 - lift - worry * 0.4} 84 ${-35 - lift - worry * 0.6}`}
				w={5.6}
				ends={[1.5, 4]}
			/>
			<Stroke pen={pen} d="M80 42C72 46 72 57 82 59C88 60 92 58 96 57" w={4.2} ends={[1, 2]} />
			<Fine pen={pen} d="M90 57C93 53 98 53 101 55" w={3.6} />
			<Hair
				pen={pen}
				d="M72-104C58-108 44-106 32-98C30-88 24-76 16-70C14-52 12-34 8-18L6 14-8 16C-14 44-40 70-72 74C-98 52-114 10-116-34C-118-110-70-154-8-154C38-154 70-138 78-110C78-104 76-102 72-104Z"
				shade="M-150-180H-50C-98-140-96-60-84 10L-60 74H-150Z"
			>
				<Nap
					pen={pen}
					d="M40-120l-9-1M12-116l-9 3M60-112l-8-2M-12-108l-8 5M26-136l-9 0M0-132l-9 3M50-132l-8-3M-28-122l-8 5M-34-98l-7 6M-50-112l-7 6M-10-86l-6 7M-30-74l-5 8M4-62l-3 8M-16-52l-4 8M-52-84l-5 8M-70-96l-5 7M-46-54l-4 9M-66-62l-4 9M-84-72l-3 9M-62-32l-3 9M-82-40l-2 9M-100-46v9M-56-4l-3 9M-76-8l-2 9M-96-14l1 9M-50 22l-3 9M-70 20l0 9M-88 16l2 9M-58 46l0 8M-76 42l2 9"
				/>
			</Hair>
			<EarPencil pen={pen} at={[-24, -40]} tilt={-15} long={136} />
			<Ear pen={pen} at={[-2, 8]} wide={0.95} tilt={-8} />
		</>
	);
}
