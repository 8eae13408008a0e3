import type { HeadProps } from '../../body/head.ts';
import { Eye, Fine, Flat, Part, type Pen, penOf, Stroke } from '../../body/head-parts.tsx';
import { cloth, Line, n, skins } from '../../forms.tsx';
import { palette } from '../../palette.ts';

const skin = skins.tan;
const scarf = cloth.yellow;
const flush = '#b97546';
const lip = '#8f4a34';
const hair = { light: '#a9b0b2', dark: '#747c81' };
const steel = '#b9c6cd';
const browInk = '#2b3036';
const iris = '#4a2a16';

/** Her face does very little: where the lids, the brows and the spectacles stand. */
function bearing({ mood }: Pen) {
	const open = { plain: 0.66, talk: 0.7, wry: 0.58, glance: 0.8, shut: 0, awake: 1, drink: 0.62 };
	const brow = { plain: 0, talk: -3, wry: 0, glance: 6, shut: 4, awake: -11, drink: 0 };
	return { open: open[mood], brow: brow[mood], low: mood === 'glance' };
}

/** Round steel spectacles; each lens is an ellipse with the glint of one lamp. */
function Lens({
	pen,
	at,
	r,
}: {
	pen: Pen;
	at: readonly [number, number];
	r: readonly [number, number];
}) {
	const [x, y] = at;
	const [rx, ry] = r;
	const w = pen.near ? pen.line : pen.line * 0.6;
	return (
		<g transform={`translate(${x} ${y})scale(${(rx / ry).toFixed(2)} 1)`}>
			{pen.near && <circle r={ry} fill={palette.white} fillOpacity=".2" />}
			<path
				d={`M${n(ry * 0.24)} ${n(ry * 0.82)}L${n(ry * 0.62)} ${n(ry * 0.6)} ${n(ry * 0.86)} ${n(ry * 0.08)} ${n(ry * 0.76)} ${n(ry * -0.36)}Z`}
				fill={palette.white}
				fillOpacity=".85"
			/>
			<circle r={ry} fill="none" stroke={palette.ink} strokeWidth={w * 1.15} />
			{pen.near && <circle r={ry} fill="none" stroke={steel} strokeWidth={w * 0.4} />}
		</g>
	);
}

function Wire({ pen, d }: { pen: Pen; d: string }) {
	const w = pen.near ? pen.line : pen.line * 0.6;
	return (
		<>
			<Line d={d} width={w} />
			{pen.near && <Line d={d} width={w * 0.36} ink={steel} />}
		</>
	);
}

/** The mouth about its own middle, seen from before her. */
function Mouth({ pen, at }: { pen: Pen; at: string }) {
	const { mood } = pen;
	return (
		<g transform={at}>
			{mood === 'talk' ? (
				<>
					<path
						d="M-28 4C-18-6-7-8 1-6 9-9 19-6 28 3 27 15 17 22 2 23-15 23-26 16-28 4Z"
						fill="#4a1c1c"
						stroke={palette.ink}
						strokeWidth={pen.line * 0.75}
					/>
					<Flat d="M-21 0C-14-6-6-6 1-4 9-7 16-5 22-1L18 4C8 6-8 6-17 5Z" c={palette.white} />
					{pen.near && <Flat d="M-15 20C-8 12 12 12 17 19 8 24-6 24-15 20Z" c="#b0524c" />}
					<Fine pen={pen} d="M-16 35C-4 39 10 39 18 34" w={3.4} />
				</>
			) : mood === 'drink' || mood === 'awake' ? (
				<>
					<Flat d="M-22 0C-12-9-4-8 1-6 8-9 16-7 24 0 14 12-12 12-22 0Z" c={lip} />
					<Stroke
						pen={pen}
						d={
							mood === 'awake'
								? 'M-24 1C-10-2 10-2 26 1M-9 3C-2 5 6 5 12 3'
								: 'M-20 1C-8-1 8-1 22 1'
						}
						w={5}
					/>
					<Fine pen={pen} d="M-12 17C-4 20 8 20 14 17" />
				</>
			) : (
				<>
					<Flat d="M-34 2C-20-6-8-9 1-6 10-9 24-6 35 1 20 14-18 14-34 2Z" c={lip} />
					<Stroke
						pen={pen}
						d={
							mood === 'wry'
								? 'M-40-7C-34 1-16 2 2 1C16 0 28 1 38 2'
								: 'M-38 4C-24 0-10 0 2 1C14 0 26 0 38 3'
						}
						w={5.2}
						ends={[2.5, 2]}
					/>
					<Fine
						pen={pen}
						d={mood === 'wry' ? 'M-43-14C-47-9-47-3-43 3' : 'M-42 2C-45 6-45 10-43 14'}
						w={3.6}
					/>
					<Fine pen={pen} d="M-16 18C-6 22 10 22 18 17" />
				</>
			)}
		</g>
	);
}

/** The two short tails of the knot, and the knot, about its own middle. */
function Knot({ pen, at }: { pen: Pen; at: string }) {
	const { id, line } = pen;
	return (
		<g transform={at}>
			<Part
				id={`${id}-tail-a`}
				d="M-4 4C-26 14-46 34-58 62L-34 66-26 76C-12 54 2 30 12 12Z"
				tone={scarf}
				shade="M-70 40C-40 50-20 40 10 10L20 30-20 90H-70Z"
				line={line}
			/>
			<Part
				id={`${id}-tail-b`}
				d="M-4 8C-10 34-12 60-6 88L12 78 30 84C30 56 24 28 12 4Z"
				tone={scarf}
				shade="M-20 0H6C4 30 6 60 14 90H-20Z"
				line={line}
			/>
			<Part
				id={`${id}-knot`}
				d="M-18-12C-8-22 14-20 20-8 24 4 18 18 6 20-8 22-22 14-22 2-22-4-22-8-18-12Z"
				tone={scarf}
				shade="M-30-20H-8C-12 0-4 10 10 12L10 30H-30Z"
				line={line}
			/>
			<Fine pen={pen} d="M-12-8C-4-4 4 4 6 14M-2-14C6-10 12-4 14 4" />
		</g>
	);
}

function Quarter({ pen }: { pen: Pen }) {
	const { id, line } = pen;
	const { open, brow, low } = bearing(pen);
	return (
		<>
			<Knot pen={pen} at="translate(-112 84)rotate(24)scale(.8)" />
			<Part
				id={`${id}-neck`}
				d="M-92 40C-84 110-86 160-94 216H56C50 200 48 186 48 176C62 172 70 160 68 140Z"
				tone={skin}
				shade="M-120 30L-40 90C0 150 40 150 60 140L50 170C20 180-10 190-24 220H-120Z"
				line={line}
			>
				<Fine pen={pen} d="M-34 166C-10 182 24 184 50 174" />
			</Part>
			<Part
				id={`${id}-face`}
				d="M90-92C98-70 102-54 99-40C94-28 92-16 95-4C107 10 117 32 117 56C117 78 114 92 107 106C102 126 88 142 68 147C46 153 18 152-2 146C-36 136-60 116-70 86L-84 30-74-60-20-110Z"
				tone={skin}
				shade="M-130-120H120V-74C70-88 0-76-44-36-38-20-42 0-40 20-42 44-34 62-22 80-14 102 0 118 20 128 38 134 52 140 56 160H-130Z"
				line={line}
			>
				<Flat d="M-30 62C-16 44 12 46 22 62 22 84-12 92-30 62Z" c={flush} />
				<Flat d="M92 58C98 48 108 48 114 54L110 78C100 80 92 72 92 58Z" c={flush} />
				<Flat
					d="M53-22C56 6 46 34 36 52 32 66 40 74 52 74 66 76 80 72 88 62 78 66 68 62 64 52 60 32 62 8 62-20Z"
					c={skin.dark}
				/>
				<Flat d="M40 120C54 126 72 126 84 119 80 130 50 132 40 120Z" c={skin.dark} />
				<Fine pen={pen} d="M-6-62C16-70 40-70 62-64M0-52C18-58 36-58 52-54" />
				<Fine pen={pen} d="M-40 10C-44 14-50 16-56 16M-38 18C-44 24-50 27-56 28" w={2.6} />
				<Fine pen={pen} d="M-28 48C-10 60 14 58 28 48" w={2.6} />
			</Part>
			<Stroke
				pen={pen}
				d="M30 68C18 78 14 92 15 108"
				c={pen.near ? palette.ink : skin.dark}
				w={4.2}
			/>
			<Fine pen={pen} d="M100 74C103 80 102 88 100 94" w={3.4} />
			<Fine pen={pen} d="M86 122C90 116 93 112 94 106M-8 136C-26 128-40 116-48 102" w={3.2} />
			<Mouth pen={pen} at="translate(60 104)scale(.86 1)rotate(-2)" />
			<Eye
				pen={pen}
				side="near"
				at={[5, 5]}
				size={[25, 13, 8]}
				slant={1}
				open={open}
				iris={[9.5, iris]}
				ahead={[3, low ? -1 : 0]}
				lid={flush}
			/>
			<Eye
				pen={pen}
				side="far"
				at={[82, 3]}
				size={[15, 12, 7]}
				open={open}
				iris={[8.5, iris]}
				ahead={[2, low ? -1 : 0]}
				lid={flush}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-38-29C-22-44 12-45 42-29" w={14} ends={[3, 9]} c={browInk} />
				<Stroke pen={pen} d="M66-30C76-42 90-44 101-35" w={12} ends={[8, 3]} c={browInk} />
			</g>
			<Fine pen={pen} d="M52-34C50-28 50-22 53-16M60-32C62-28 62-24 62-20" />
			<Stroke
				pen={pen}
				d="M62-14C64 4 72 16 82 32C91 44 94 58 85 66C78 72 70 66 62 72"
				w={5}
				ends={[1, 2]}
			/>
			<Stroke pen={pen} d="M42 48C30 56 30 70 42 75C46 76 50 75 53 72" w={4.6} ends={[1, 1.5]} />
			<Fine pen={pen} d="M52 73C56 67 63 67 67 70" w={4.5} />
			<g transform={low ? 'translate(9 27)' : undefined}>
				<Wire pen={pen} d={low ? 'M-32 0L-88-34' : 'M-33 2L-78-6'} />
				<Lens pen={pen} at={[3, 9]} r={[37, 36]} />
				<Lens pen={pen} at={[85, 7]} r={[25, 35]} />
				<Wire pen={pen} d="M40 4C45-6 56-7 60 2" />
			</g>
			<Part
				id={`${id}-hair`}
				d="M-22-72C-36-50-46-22-50 20-58 36-72 30-76 12L-80-50Z"
				tone={hair}
				shade="M-90-70H-50L-62 40H-90Z"
				line={line * 0.5}
			>
				<Fine pen={pen} d="M-36-52C-48-32-55-8-57 20M-46-52C-57-32-63-8-65 20" c={hair.dark} />
			</Part>
			<Part
				id={`${id}-ear`}
				d="M-88 4C-88-14-66-18-60 0-56 18-62 34-66 46-70 60-84 62-88 48-92 32-90 18-88 4Z"
				tone={skin}
				shade="M-100-20H-80C-72 10-78 30-74 60H-100Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-82 6C-74-2-66 6-68 18C-70 26-76 28-76 36" />
			</Part>
			<Part
				id={`${id}-scarf`}
				d="M93-72C104-110 80-152 36-168C-10-182-72-170-106-132C-136-96-138-30-128 20C-124 48-116 76-106 94C-94 84-90 66-92 48C-96 24-94 4-84-12C-64-24-46-44-34-66C4-88 54-86 93-72Z"
				tone={scarf}
				shade="M-150-180H-50C-90-140-100-90-92-40-66-30-50-50-40-80 10-108 60-104 110-92V-60L-60 20-100 110H-150Z"
				line={line}
			>
				<Fine pen={pen} d="M-34-68C4-92 54-98 98-92" w={3.4} />
				<Fine pen={pen} d="M70-104C30-128-30-126-70-92C-96-66-108-20-110 40" w={4} />
				<Fine pen={pen} d="M40-148C0-156-56-146-88-108C-104-88-114-60-118-30" w={3.6} />
				<Fine pen={pen} d="M-48-60C-70-40-92-14-100 20" w={3.6} />
			</Part>
		</>
	);
}

function Front({ pen }: { pen: Pen }) {
	const { id, line } = pen;
	const { open, brow, low } = bearing(pen);
	return (
		<>
			<Part
				id={`${id}-nape`}
				d="M-130-40C-142 0-134 50-108 96-118 110-124 124-126 138L-104 132-96 146C-84 130-80 110-84 90H84L108 96C134 50 142 0 130-40Z"
				tone={scarf}
				shade="M-160-60H0L-40 160H-160ZM100-60L160 0 100 120H60Z"
				line={line}
			>
				<Fine pen={pen} d="M-104 98C-108 110-110 122-106 130" />
			</Part>
			<Part
				id={`${id}-neck`}
				d="M-80 60C-76 120-80 170-88 216H88C80 170 76 120 80 60Z"
				tone={skin}
				shade="M-100 60H100V120C80 168 10 180-20 166-40 180-40 200-40 220H-100Z"
				line={line}
			>
				<Fine pen={pen} d="M-40 178C-10 188 30 186 54 174" />
			</Part>
			<Part
				id={`${id}-face`}
				d="M-110-90C-122-50-124-10-121 30C-122 62-112 96-94 116C-68 140-36 151 2 150C38 151 70 138 94 114C112 94 122 62 121 30C124-10 122-50 110-90Z"
				tone={skin}
				shade="M-140-120H140V-66C80-88-50-84-84-46-92-20-94 10-88 34-92 66-80 92-62 108-50 126-20 138 6 142L10 160H-140Z"
				line={line}
			>
				<Flat d="M-88 62C-74 46-44 48-36 64-40 86-76 90-88 62Z" c={flush} />
				<Flat d="M42 62C54 46 82 46 92 60 84 86 52 88 42 62Z" c={flush} />
				<Flat
					d="M-9-22C-4 6-12 34-26 52-32 66-24 76-12 75 0 80 16 78 26 70 12 72 4 64 3 50 0 30 4 6 2-20Z"
					c={skin.dark}
				/>
				<Flat d="M-20 121C-6 127 12 127 24 120 18 132-12 132-20 121Z" c={skin.dark} />
				<Fine pen={pen} d="M-44-62C-20-70 16-70 46-62M-32-52C-14-58 14-58 34-52" />
				<Fine pen={pen} d="M-92 50C-76 60-56 58-44 50M46 50C58 58 76 59 90 50" w={2.6} />
			</Part>
			<Stroke
				pen={pen}
				d="M-36 68C-47 78-51 92-50 108"
				c={pen.near ? palette.ink : skin.dark}
				w={4.2}
			/>
			<Stroke
				pen={pen}
				d="M40 68C50 78 54 90 53 104"
				c={pen.near ? palette.ink : skin.dark}
				w={4}
			/>
			<Fine pen={pen} d="M-60 128C-76 118-86 104-90 92M64 126C76 116 84 106 88 96" w={3} />
			<Mouth pen={pen} at="translate(2 105)" />
			<Eye
				pen={pen}
				side="left"
				at={[-52, 5]}
				size={[26, 13, 8]}
				slant={1}
				open={open}
				iris={[9.8, iris]}
				ahead={[1, low ? -1 : 0]}
				lid={flush}
			/>
			<Eye
				pen={pen}
				side="right"
				at={[54, 4]}
				size={[25, 13, 8]}
				slant={-1}
				open={open}
				iris={[9.8, iris]}
				ahead={[-1, low ? -1 : 0]}
				lid={flush}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-98-29C-82-45-44-46-16-29" w={14} ends={[3, 9]} c={browInk} />
				<Stroke pen={pen} d="M18-31C44-48 82-47 98-31" w={14} ends={[9, 3]} c={browInk} />
			</g>
			<Fine pen={pen} d="M-8-36C-10-30-10-24-7-18M8-35C10-31 10-27 9-22" />
			<Stroke
				pen={pen}
				d="M4-12C4 8 0 26 2 40M-26 50C-38 58-36 72-24 76C-16 77-10 72-4 76C4 81 14 80 20 74C32 76 40 64 30 52"
				w={4.8}
				ends={[1, 1.5]}
			/>
			<Fine pen={pen} d="M-18 74C-14 69-8 70-5 74M12 75C16 70 22 70 24 73" w={4.2} />
			<g transform={low ? 'translate(0 28)' : undefined}>
				<Wire pen={pen} d={low ? 'M-92 4L-120-26M94 4L120-28' : 'M-91 2L-120-8M93 2L120-8'} />
				<Lens pen={pen} at={[-53, 9]} r={[37, 37]} />
				<Lens pen={pen} at={[55, 8]} r={[37, 37]} />
				<Wire pen={pen} d="M-16 4C-10-8 10-8 18 3" />
			</g>
			<Part
				id={`${id}-hair`}
				d="M-70-80C-96-56-106-22-108 20-114 34-126 26-126 6L-128-60ZM70-80C96-56 106-22 108 18 114 32 126 26 126 6L128-60Z"
				tone={hair}
				shade="M-140-90H-100L-114 40H-140Z"
				line={line * 0.5}
			>
				<Fine
					pen={pen}
					d="M-92-52C-104-30-112-8-114 20M-104-52C-112-34-118-10-120 14M92-52C104-30 110-8 113 16"
					c={hair.dark}
				/>
			</Part>
			<Part
				id={`${id}-ears`}
				d="M-118-4C-130-16-142-8-140 8-138 30-134 50-124 58-116 58-118 40-118-4ZM118-4C130-16 142-8 140 8 138 30 134 50 124 58 116 58 118 40 118-4Z"
				tone={skin}
				shade="M-150-20H-126L-118 60H-150Z"
				line={line * 0.8}
			/>
			<Part
				id={`${id}-scarf`}
				d="M-88-66C-40-92 44-92 90-66C106-48 118-28 122-8C132-12 138-8 138-2C144-46 140-74 130-98C110-148 62-173 6-173C-54-174-108-148-130-98C-140-74-144-46-138-2C-138-8-132-12-122-8C-118-28-106-48-88-66Z"
				tone={scarf}
				shade="M-160-180H-44C-84-150-98-110-98-74-40-108 50-108 96-74L130-20 100-10 40-60H-90L-110 10H-160Z"
				line={line}
			>
				<Fine pen={pen} d="M-98-72C-40-102 50-104 100-72" w={3.4} />
				<Fine
					pen={pen}
					d="M-112-60C-104-104-66-138-8-144M112-60C112-96 86-126 48-138M-60-156C-20-168 40-166 66-148"
					w={3.8}
				/>
			</Part>
		</>
	);
}

function Profile({ pen }: { pen: Pen }) {
	const { id, line, mood } = pen;
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
				id={`${id}-neck`}
				d="M-108 40C-96 100-96 160-104 216H38C34 200 34 190 38 176C58 172 66 160 66 140Z"
				tone={skin}
				shade="M-130 30L-50 110C-10 150 20 150 50 134L40 160C10 170-14 190-20 220H-130Z"
				line={line}
			>
				<Fine pen={pen} d="M-36 160C-10 178 14 182 38 175" />
			</Part>
			<Knot pen={pen} at="translate(-122 84)rotate(14)" />
			{mood === 'talk' && <Flat d="M100 91L62 97 66 108 94 118Z" c="#4a1c1c" />}
			<Part
				id={`${id}-face`}
				d={`M82-100C90-78 96-60 97-42C96-30 86-24 88-12C98 6 108 20 118 34C130 48 134 58 126 65C116 72 106 70 98 75${lips}C99 132 100 144 88 149C72 155 46 155 28 150C-4 142-34 126-50 98L-70 20-60-90Z`}
				tone={skin}
				shade="M-130-120H110V-78C60-90 30-70 14-36 24-10 16 10 20 34 12 60 22 84 36 102 46 124 60 134 84 140L80 170H-130Z"
				line={line}
			>
				<Flat d="M34 62C46 46 66 48 76 62 74 84 44 88 34 62Z" c={flush} />
				<Flat
					d="M84-20C84 2 92 16 88 34 84 46 84 58 92 66 104 70 118 70 126 64L112 84 96 74C86 76 76 70 76 58 78 44 82 20 78-10Z"
					c={skin.dark}
				/>
				<Flat d="M74 122C82 128 90 126 96 122L90 134C82 134 76 130 74 122Z" c={skin.dark} />
				<Fine pen={pen} d="M46-62C62-68 78-68 92-64M52-52C64-57 78-57 92-53" />
				<Fine pen={pen} d="M34 8C28 10 22 10 18 8M34 16C28 20 22 22 18 22" w={2.6} />
			</Part>
			{mood !== 'talk' && (
				<Flat
					d="M72 104C80 96 90 88 100 84C108 86 109 92 106 96L98 99C105 102 106 108 101 113C92 114 82 112 72 104Z"
					c={lip}
				/>
			)}
			<Stroke pen={pen} d="M86 48C76 54 76 68 86 74C92 76 96 75 100 73" w={4.6} ends={[1, 2]} />
			<Fine pen={pen} d="M100 70C104 65 110 64 114 67" w={4.4} />
			<Stroke
				pen={pen}
				d="M76 68C64 78 58 92 60 110"
				c={pen.near ? palette.ink : skin.dark}
				w={4.2}
			/>
			<Fine pen={pen} d="M20 140C-2 132-22 120-32 102M76 136C82 132 86 126 86 122" w={3.2} />
			{mood === 'wry' ? (
				<Stroke pen={pen} d="M97 98C86 101 76 100 66 92" w={5} ends={[3, 2]} />
			) : mood === 'talk' ? (
				<Stroke
					pen={pen}
					d="M104 93C94 94 82 97 70 101C82 106 94 112 98 116"
					w={4.4}
					ends={[2, 2]}
				/>
			) : (
				<Stroke
					pen={pen}
					d={mood === 'drink' ? 'M99 97C94 98 88 99 82 100' : 'M97 99C88 99 78 100 68 105'}
					w={5}
					ends={[3, 2]}
				/>
			)}
			<Eye
				pen={pen}
				side="eye"
				at={[66, 4]}
				size={[15, 13, 7]}
				slant={-1}
				open={open && Math.min(1, open + 0.15)}
				iris={[8, iris]}
				ahead={[6, low ? -1 : 0]}
				lid={flush}
			/>
			<Stroke
				pen={pen}
				d={`M46 ${-32 + brow}C58 ${-44 + brow} 78 ${-44 + brow} 96 ${-34 + brow}`}
				w={13}
				ends={[3, 8]}
				c={browInk}
			/>
			<g transform={low ? 'translate(8 24)' : undefined}>
				<Wire pen={pen} d={low ? 'M92 0L-22-30' : 'M96 0L-14-8'} />
				<Lens pen={pen} at={[101, 8]} r={[11, 35]} />
			</g>
			<Part
				id={`${id}-hair`}
				d="M40-76C24-52 14-22 12 20 4 38-12 32-18 14L-24-50Z"
				tone={hair}
				shade="M-30-70H10L0 40H-30Z"
				line={line * 0.5}
			>
				<Fine pen={pen} d="M26-54C14-32 7-8 5 20M14-54C4-32-2-8-4 20" c={hair.dark} />
			</Part>
			<Part
				id={`${id}-ear`}
				d="M-38 2C-38-18-8-20-4 0-2 18-10 32-14 46-18 62-34 62-38 48-42 32-40 16-38 2Z"
				tone={skin}
				shade="M-50-20H-30C-20 10-26 30-24 64H-50Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-32 6C-26-6-10-2-12 12C-14 24-22 26-22 36" />
			</Part>
			<Part
				id={`${id}-scarf`}
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

function Back({ pen }: { pen: Pen }) {
	const { id, line, mood } = pen;
	const chin = mood === 'talk' ? 6 : 0;
	return (
		<>
			<Part
				id={`${id}-neck`}
				d="M-88 60C-80 120-84 170-92 216H58C52 190 52 160 58 124L30 30Z"
				tone={skin}
				shade="M-120 40L-10 100C20 140 40 150 60 134V220H20C30 190 10 170-10 168-30 190-60 190-60 220H-120Z"
				line={line}
			/>
			<Part
				id={`${id}-nose`}
				d="M96 24C108 38 118 50 116 60 112 70 102 70 94 72Z"
				tone={skin}
				shade="M90 66C100 68 110 66 120 60V80H90Z"
				line={line}
			/>
			<Lens pen={pen} at={[104, 8]} r={[10, 34]} />
			<Part
				id={`${id}-face`}
				d={`M86-96C96-76 100-56 96-40C92-30 92-20 94-8C104 8 109 28 108 52C106 76 102 90 97 102C98 ${116 + chin} 92 ${130 + chin} 82 ${136 + chin}C66 ${143 + chin} 48 ${130 + chin} 38 106C30 92 24 70 22 50L20 20 40-60Z`}
				tone={skin}
				shade="M0-110H100V-72C70-60 66-40 66-10 60 20 72 44 68 70 62 96 66 116 84 140H0Z"
				line={line}
			>
				<Flat d="M78 56C84 46 98 46 106 52L100 78C90 82 80 74 78 56Z" c={flush} />
				<Fine pen={pen} d="M72 12C66 16 60 16 54 14M72 20C66 26 60 28 55 28" w={2.6} />
				<Fine pen={pen} d="M80 126C84 120 86 114 86 108" w={3} />
			</Part>
			<Fine pen={pen} d="M102 76C94 84 91 92 92 100" w={3.6} />
			{mood === 'talk' && <Flat d="M101 92C96 96 92 98 87 100C91 106 96 110 99 112Z" />}
			<Stroke pen={pen} d="M84-34C90-39 96-40 101-36" w={10} ends={[3, 4]} c={browInk} />
			<Wire pen={pen} d="M101-2L52-9" />
			<Part
				id={`${id}-hair`}
				d="M84-72C80-48 76-18 75 16 66 32 52 28 46 12L40-50Z"
				tone={hair}
				shade="M30-70H62L58 40H30Z"
				line={line * 0.5}
			>
				<Fine pen={pen} d="M76-52C70-30 68-8 68 14M66-52C60-30 59-10 59 12" c={hair.dark} />
			</Part>
			<Part
				id={`${id}-ear`}
				d="M20 4C18-18 48-22 54-2 58 16 50 32 46 46 42 62 26 62 22 48 18 34 20 18 20 4Z"
				tone={skin}
				shade="M10-20H30C40 10 34 30 34 64H10Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M44 0C34-10 26 0 30 14C34 24 40 26 38 38" />
			</Part>
			<Part
				id={`${id}-scarf`}
				d="M86-70C98-106 78-148 34-166C-14-182-78-168-110-126C-138-86-138-24-124 24C-114 62-98 88-74 100C-40 104-6 92 8 66C16 44 14 20 18 0C22-18 32-26 44-28C62-36 72-52 86-70Z"
				tone={scarf}
				shade="M-150-180H-46C-90-130-94-60-62 0-50 40-40 60-10 70L20-20C50-40 60-70 84-96L100-60 20 120H-150Z"
				line={line}
			>
				<Fine pen={pen} d="M46-32C66-42 82-66 92-88" w={3.4} />
				<Fine pen={pen} d="M62-122C10-136-40-110-62-60C-76-24-80 30-74 80" w={4} />
				<Fine pen={pen} d="M8-158C-50-152-92-112-104-60C-110-20-104 30-90 66" w={3.6} />
				<Fine
					pen={pen}
					d="M40-56C10-50-20-24-34 14C-42 40-54 64-66 82M6 34C-4 58-26 78-54 88"
					w={3.6}
				/>
			</Part>
			<Knot pen={pen} at="translate(-68 92)" />
		</>
	);
}

const views = { front: Front, quarter: Quarter, profile: Profile, back: Back };

export function HalimaHead(props: HeadProps) {
	const View = views[props.view];
	return <View pen={penOf(props)} />;
}
