import { concrete, leather, palette, skinTone } from '../../../../model/colours.ts';
import { Eye, Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, Part } from '../../../kit/forms.tsx';
import { Lens, Wire } from './glasses.tsx';
import { Knot } from './knot.tsx';
import { bearing, hair, scarf, skin } from './pen.ts';

export function Profile({ pen }: { pen: Pen }) {
	const { line, mood } = pen;
	const { open, brow, low } = bearing(pen);
	const lips =
		mood === 'talk'
			? 'C100 82 107 86 104 93C94 94 82 97 72 101C82 106 94 112 98 116C100 120 94 122 91 126'
			: mood === 'drink'
				? 'C102 82 112 86 110 94L98 97C108 99 110 106 102 112C96 114 92 118 92 124'
				: 'C99 80 110 86 107 95L97 99C106 102 107 110 100 114C94 116 92 119 92 124';
	return (
		<>
			<Part
				d="M-108 40C-96 100-96 160-104 216H38C34 200 34 190 38 176C58 172 66 160 66 140Z"
				tone={skin}
				shade="M-130 30L-50 110C-10 150 20 150 50 134L40 160C10 170-14 190-20 220H-130Z"
				line={line}
			>
				<Fine pen={pen} d="M-36 160C-10 178 14 182 38 175" />
			</Part>
			<Knot pen={pen} at="translate(-122 84)rotate(14)" />
			{mood === 'talk' && <Flat d="M100 91L62 97 66 108 94 118Z" fill={leather.dark} />}
			<Part
				d={`M82-100C90-78 96-60 97-42C96-30 86-24 88-12C98 6 108 20 118 34C130 48 134 58 126 65C116 72 106 70 98 75${lips}C99 132 100 144 88 149C72 155 46 155 28 150C-4 142-34 126-50 98L-70 20-60-90Z`}
				tone={skin}
				shade="M-130-120H110V-78C60-90 30-70 14-36 24-10 16 10 20 34 12 60 22 84 36 102 46 124 60 134 84 140L80 170H-130Z"
				line={line}
			>
				<Flat d="M34 62C46 46 66 48 76 62 74 84 44 88 34 62Z" fill={skinTone.copper} />
				<Flat
					d="M84-20C84 2 92 16 88 34 84 46 84 58 92 66 104 70 118 70 126 64L112 84 96 74C86 76 76 70 76 58 78 44 82 20 78-10Z"
					fill={skin.dark}
				/>
				<Flat d="M74 122C82 128 90 126 96 122L90 134C82 134 76 130 74 122Z" fill={skin.dark} />
				<Fine pen={pen} d="M46-62C62-68 78-68 92-64M52-52C64-57 78-57 92-53" />
				<Fine pen={pen} d="M34 8C28 10 22 10 18 8M34 16C28 20 22 22 18 22" w={2.6} />
			</Part>
			{mood !== 'talk' && (
				<Flat
					d="M72 104C80 96 90 88 100 84C108 86 109 92 106 96L98 99C105 102 106 108 101 113C92 114 82 112 72 104Z"
					fill={skinTone.umber}
				/>
			)}
			<Stroke pen={pen} d="M86 48C76 54 76 68 86 74C92 76 96 75 100 73" w={4.6} ends={[1, 2]} />
			<Fine pen={pen} d="M100 70C104 65 110 64 114 67" w={4.4} />
			<Stroke pen={pen} d="M76 68C64 78 58 92 60 110" c={pen.near ? palette.ink : skin.dark} w={4.2} />
			<Fine pen={pen} d="M20 140C-2 132-22 120-32 102M76 136C82 132 86 126 86 122" w={3.2} />
			{mood === 'wry' ? (
				<Stroke pen={pen} d="M97 98C86 101 76 100 66 92" w={5} ends={[3, 2]} />
			) : mood === 'talk' ? (
				<Stroke pen={pen} d="M104 93C94 94 82 97 70 101C82 106 94 112 98 116" w={4.4} ends={[2, 2]} />
			) : (
				<Stroke pen={pen} d={mood === 'drink' ? 'M99 97C94 98 88 99 82 100' : 'M97 99C88 99 78 100 68 105'} w={5} ends={[3, 2]} />
			)}
			<Eye
				pen={pen}
				at={[66, 4]}
				size={[15, 13, 7]}
				slant={-1}
				open={open && Math.min(1, open + 0.15)}
				iris={[8, skinTone.ebony]}
				ahead={[6, low ? -1 : 0]}
				lid={skinTone.copper}
			/>
			<Stroke pen={pen} d={`M46 ${-32 + brow}C58 ${-44 + brow} 78 ${-44 + brow} 96 ${-34 + brow}`} w={13} ends={[3, 8]} c={concrete.deep} />
			<g transform={low ? 'translate(8 24)' : undefined}>
				<Wire pen={pen} d={low ? 'M92 0L-22-30' : 'M96 0L-14-8'} />
				<Lens pen={pen} at={[101, 8]} r={[11, 35]} />
			</g>
			<Part d="M40-76C24-52 14-22 12 20 4 38-12 32-18 14L-24-50Z" tone={hair} shade="M-30-70H10L0 40H-30Z" line={line * 0.5}>
				<Fine pen={pen} d="M26-54C14-32 7-8 5 20M14-54C4-32-2-8-4 20" c={hair.dark} />
			</Part>
			<Part
				d="M-38 2C-38-18-8-20-4 0-2 18-10 32-14 46-18 62-34 62-38 48-42 32-40 16-38 2Z"
				tone={skin}
				shade="M-50-20H-30C-20 10-26 30-24 64H-50Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-32 6C-26-6-10-2-12 12C-14 24-22 26-22 36" />
			</Part>
			<Part
				d="M84-74C94-106 80-146 40-164C-6-182-76-170-112-130C-142-94-146-30-136 24C-130 56-122 78-108 96C-92 96-76 84-66 66C-52 50-46 30-46 8C-44-12-34-24-16-26C4-36 20-54 28-76C48-82 68-80 84-74Z"
				tone={scarf}
				shade="M-160-180H-30C-80-150-96-90-80-30-66 10-70 40-90 80L-20-20C10-40 20-60 26-86 50-100 76-96 100-90V-60L-60 120H-160Z"
				line={line}
			>
				<Fine pen={pen} d="M28-78C50-94 74-96 92-90" w={3.4} />
				<Fine pen={pen} d="M72-112C20-140-40-126-72-84C-100-46-112 20-110 76" w={4} />
				<Fine pen={pen} d="M44-146C-4-164-70-150-104-104C-124-74-130-30-126 20" w={3.6} />
				<Fine pen={pen} d="M8-52C-30-44-60-14-74 24C-80 44-90 62-100 76" w={3.6} />
			</Part>
		</>
	);
}
