import type { HeadProps } from '../../body/head.ts';
import { Eye, Fine, Flat, Part, type Pen, penOf, Stroke } from '../../body/head-parts.tsx';
import { n, skins } from '../../forms.tsx';
import { palette } from '../../palette.ts';
import { QuistHat } from './quist-hat.tsx';

export { QuistHat };

const skin = skins.rose;
const flush = '#e9b594';
const lip = '#b0705e';
const lidTone = '#d9a384';
const hair = { light: '#7d5a3a', dark: '#553a24' };
const grey = '#b5aca2';
const moustache = '#6b4527';
const iris = '#5c7787';

/** Heavy lids, at their best half open. */
function bearing({ mood }: Pen) {
	const open = { plain: 0.56, talk: 0.6, wry: 0.5, glance: 0.56, shut: 0, awake: 0.8, drink: 0.5 };
	const brow = { plain: 0, talk: -3, wry: -1, glance: 0, shut: 2, awake: -7, drink: 0 };
	return { open: open[mood], brow: brow[mood] };
}

/** Moustache and mouth about the mouth's middle, seen from before him. */
function Mouth({ pen, at }: { pen: Pen; at: string }) {
	const { mood } = pen;
	return (
		<g transform={at}>
			{mood === 'talk' ? (
				<>
					<path
						d="M-24 0C-14-4 12-4 25-1 26 10 16 18 1 18-14 18-24 10-24 0Z"
						fill="#4a1c1c"
						stroke={palette.ink}
						strokeWidth={n(pen.line * 0.65)}
					/>
					{pen.near && <Flat d="M-18 0C-8-2 10-2 20 0L17 4C8 6-8 6-15 4Z" c={palette.white} />}
					<Fine pen={pen} d="M-12 27C-4 30 8 30 14 26" w={3.2} />
				</>
			) : (
				<>
					<Flat d="M-26 2C-12-3 14-3 28 1 16 11-14 11-26 2Z" c={lip} />
					<Stroke
						pen={pen}
						d={
							mood === 'wry'
								? 'M-32-3C-20 3-8 2 1 1C12 1 22 1 30 1'
								: 'M-31 3C-20 1-8 1 1 1C12 0 22 1 31 3'
						}
						w={4.4}
						ends={[2, 1.5]}
					/>
					<Fine pen={pen} d="M-12 16C-4 19 8 19 14 15" />
				</>
			)}
			<path
				d="M1-13C7-17 14-16 20-12C27-7 34-4 41-2C32 3 20 0 12-4C8-6 4-6 1-5C-3-6-6-5-10-3C-18 2-30 5-40 1C-32-2-26-6-19-11C-13-15-6-17 1-13Z"
				fill={moustache}
				stroke={palette.ink}
				strokeWidth={n(pen.near ? pen.line * 0.4 : pen.line * 0.3)}
			/>
			<Fine pen={pen} d="M-6-10C-12-8-18-4-24-2M8-10C14-8 20-4 26-2" w={2} c={hair.light} />
		</g>
	);
}

/** The side parting, a line of scalp. */
function Parting({ pen, d }: { pen: Pen; d: string }) {
	return (
		<>
			<Stroke pen={pen} d={d} w={9} ends={[4, 1]} />
			<Fine pen={pen} d={d} w={4} c={skin.light} />
		</>
	);
}

interface ViewProps {
	pen: Pen;
	hat: boolean;
}

function Quarter({ pen, hat }: ViewProps) {
	const { id, line } = pen;
	const { open, brow } = bearing(pen);
	return (
		<>
			<Part
				id={`${id}-neck`}
				d="M-72 40C-66 110-66 160-70 216H36C30 190 28 160 32 130Z"
				tone={skin}
				shade="M-100 30L-40 90C-10 140 20 146 40 136L34 166C10 170-14 186-20 220H-100Z"
				line={line}
			>
				<Fine pen={pen} d="M10 168C14 178 14 190 8 204" />
			</Part>
			<Part
				id={`${id}-face`}
				d="M70-110C78-78 82-60 79-42C74-30 72-18 75-6C83 8 88 24 86 42C84 62 80 80 75 98C72 124 66 140 50 148C36 153 18 152 6 144C-18 130-38 108-48 82L-70 30-64-60-20-120Z"
				tone={skin}
				shade={`M-130-130H100V${hat ? -62 : -108}C50-${hat ? 48 : 100}-20-${hat ? 50 : 100}-40-30-30-10-34 10-30 24-34 40-22 60-14 78-12 104 4 122 22 134 32 142 32 150 32 160H-130Z`}
				line={line}
			>
				<Flat d="M-18 38C-6 34 6 42 8 56 0 74-8 76-12 66-18 58-20 48-18 38Z" c={flush} />
				<Flat
					d="M39-20C42 6 34 30 28 46 24 58 30 68 40 70 52 74 66 72 74 64 62 66 54 62 50 50 46 30 48 8 48-18Z"
					c={skin.dark}
				/>
				<Flat d="M28 122C40 128 54 127 62 120 60 132 38 134 28 122Z" c={skin.dark} />
				<Fine pen={pen} d="M-12 22C0 32 18 32 30 24M-8 30C2 37 14 37 22 33" w={2.4} />
				<Fine pen={pen} d="M60 18C66 23 72 23 78 18" w={2.2} />
				<Fine pen={pen} d="M-20 46C-20 64-12 84 0 100" w={2.8} />
			</Part>
			<Fine pen={pen} d="M22 64C12 74 7 86 8 96" w={3.4} />
			<Mouth pen={pen} at="translate(44 104)scale(.84 1)" />
			<Eye
				pen={pen}
				side="near"
				at={[6, 2]}
				size={[23, 13, 8]}
				slant={4}
				open={open}
				iris={[8.8, iris]}
				ahead={[3, 0]}
				lid={lidTone}
			/>
			<Eye
				pen={pen}
				side="far"
				at={[63, 0]}
				size={[14, 12, 7]}
				slant={-2}
				open={open}
				iris={[7.8, iris]}
				ahead={[2, 0]}
				lid={lidTone}
			/>
			<g transform={`translate(0 ${brow})`}>
				<Stroke pen={pen} d="M-26-22C-12-36 10-38 32-30" w={8.5} ends={[2, 5]} c={hair.dark} />
				<Stroke pen={pen} d="M50-30C60-38 70-38 80-30" w={7.5} ends={[5, 2]} c={hair.dark} />
			</g>
			<Stroke
				pen={pen}
				d="M46-16C48 2 58 22 68 40C76 52 80 60 73 66C66 70 58 66 52 72"
				w={4.6}
				ends={[1, 2]}
			/>
			<Stroke pen={pen} d="M32 50C24 56 24 68 34 71C38 72 42 71 45 69" w={4} ends={[1, 1.5]} />
			<Fine pen={pen} d="M43 70C47 65 53 65 56 68" w={4} />
			<Part
				id={`${id}-hair`}
				d={
					hat
						? 'M-30-76C-40-56-44-34-46-8C-48 10-52 24-58 28C-66 40-78 60-92 62C-108 40-114-10-108-92L-30-92Z'
						: 'M72-104C58-112 40-116 22-112C0-106-20-94-32-76C-42-56-44-34-46-8C-48 10-52 24-58 28C-66 40-78 60-92 62C-112 30-122-40-112-90C-98-142-50-166 0-162C44-160 78-140 82-112C82-104 78-100 72-104Z'
				}
				tone={hair}
				shade="M-140-180H-60C-92-140-82-60-84 0L-70 60H-140Z"
				line={line * 0.8}
			>
				<Flat d="M-32-80C-44-40-48-10-52 30L-66 34C-70 0-62-44-32-80Z" c={grey} />
				<Fine
					pen={pen}
					d="M-42-60C-50-34-54-10-57 20M-66-66C-72-40-74-20-76-6M-80-66C-88-30-90 10-88 44M-94-60C-102-24-102 10-98 36"
				/>
				{!hat && <Parting pen={pen} d="M-10-102C-24-120-38-132-56-142" />}
				{!hat && (
					<Fine
						pen={pen}
						d="M-28-84C-52-104-74-104-92-84M-46-118C-66-124-86-116-100-92M10-110C2-128-14-142-34-150M34-114C28-134 12-148-8-155M54-114C52-130 40-146 20-154M70-110C68-124 60-136 46-146"
					/>
				)}
			</Part>
			<Part
				id={`${id}-ear`}
				d="M-84 0C-88-20-60-24-56-4-54 16-60 32-64 46-68 60-82 60-84 46-86 30-84 16-84 0Z"
				tone={skin}
				shade="M-100-20H-76C-70 10-76 30-72 60H-100Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-78 2C-72-8-62 0-64 14C-66 24-72 28-72 38" />
			</Part>
			{hat && <QuistHat {...pen} id={`${id}-hat`} view="quarter" />}
		</>
	);
}

function Front({ pen, hat }: ViewProps) {
	const { id, line } = pen;
	const { open, brow } = bearing(pen);
	return (
		<>
			<Part
				id={`${id}-neck`}
				d="M-56 60C-52 120-54 170-60 216H60C54 170 52 120 56 60Z"
				tone={skin}
				shade="M-80 60H80V126C50 168 0 174-14 166-24 180-24 200-24 220H-80Z"
				line={line}
			/>
			<Part
				id={`${id}-ears`}
				d="M-84-8C-96-22-108-10-106 8-104 30-98 50-88 54-80 54-82 30-84-8ZM84-8C96-22 108-10 106 8 104 30 98 50 88 54 80 54 82 30 84-8Z"
				tone={skin}
				shade="M-120-30H-92L-86 60H-120Z"
				line={line * 0.8}
			/>
			<Part
				id={`${id}-face`}
				d="M-80-110C-88-60-88-20-86 20C-84 62-70 104-44 132C-30 146-16 151 2 151C20 150 32 146 46 132C72 104 84 62 86 20C88-20 88-60 80-110L0-140Z"
				tone={skin}
				shade={`M-120-130H120V${hat ? -58 : -108}C60-${hat ? 48 : 98}-40-${hat ? 48 : 98}-66-40-70-10-68 20-62 40-62 66-44 92-34 112-24 130-8 140 6 144L6 160H-120Z`}
				line={line}
			>
				<Flat d="M-60 44C-48 38-36 46-34 60-42 78-52 80-56 68Z" c={flush} />
				<Flat d="M62 44C50 38 38 46 36 60 44 78 54 80 58 68Z" c={flush} />
				<Flat
					d="M-8-20C-4 6-10 30-18 46-22 58-16 70-6 72 4 76 14 74 20 68 8 68 2 62 1 50-2 30 2 8 1-18Z"
					c={skin.dark}
				/>
				<Flat d="M-16 123C-6 128 8 128 18 122 14 133-10 134-16 123Z" c={skin.dark} />
				<Fine pen={pen} d="M-58 22C-48 32-30 32-18 24M20 24C32 32 48 32 60 22" w={2.4} />
				<Fine pen={pen} d="M-60 50C-56 70-46 90-36 102M62 52C58 70 50 88 42 98" w={2.6} />
			</Part>
			<Fine pen={pen} d="M-26 64C-36 74-40 86-40 96M28 64C38 74 42 84 42 94" w={3.2} />
			<Mouth pen={pen} at="translate(1 105)" />
			<Eye
				pen={pen}
				side="left"
				at={[-38, 2]}
				size={[23, 13, 8]}
				slant={4}
				open={open}
				iris={[8.8, iris]}
				ahead={[1, 0]}
				lid={lidTone}
			/>
			<Eye
				pen={pen}
				side="right"
				at={[40, 1]}
				size={[22, 13, 8]}
				slant={-4}
				open={open}
				iris={[8.8, iris]}
				ahead={[-1, 0]}
				lid={lidTone}
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
				id={`${id}-hair`}
				d={
					hat
						? 'M-64-80C-76-50-80-20-82 16C-90 14-92 0-92-10L-96-80ZM66-80C78-50 82-20 84 16C92 14 94 0 94-10L96-80Z'
						: 'M-82 16C-92 10-100-60-92-96C-76-146-40-162 4-162C52-162 84-138 96-92C100-60 94 10 84 16C82-20 80-50 70-84C56-104 20-112-34-116C-52-104-70-86-74-60C-78-40-80-10-82 16Z'
				}
				tone={hair}
				shade="M-120-180H-50C-84-140-78-110-76-90-80-60-84-20-84 20H-120Z"
				line={line * 0.7}
			>
				<Flat
					d="M-72-74C-80-40-82-10-82 20L-98 10V-60ZM72-74C82-40 84-10 84 20L100 10V-60Z"
					c={grey}
				/>
				{!hat && <Parting pen={pen} d="M-36-113C-44-128-46-142-42-153" />}
				{!hat && (
					<Fine
						pen={pen}
						d="M-20-126C6-144 40-138 64-112M-4-148C30-150 60-136 80-104M-52-112C-64-110-72-102-80-88"
					/>
				)}
			</Part>
			{hat && <QuistHat {...pen} id={`${id}-hat`} view="front" />}
		</>
	);
}

function Profile({ pen, hat }: ViewProps) {
	const { id, line, mood } = pen;
	const { open, brow } = bearing(pen);
	const lips =
		mood === 'talk'
			? 'C86 84 94 88 92 95C84 95 74 98 64 101C72 106 82 110 88 114C90 118 86 122 82 126'
			: 'C86 84 94 90 92 96L84 100C92 102 93 108 88 112C83 115 81 119 81 124';
	return (
		<>
			<Part
				id={`${id}-neck`}
				d="M-88 40C-78 100-76 160-80 216H30C22 190 20 160 30 132Z"
				tone={skin}
				shade="M-110 30L-50 100C-10 146 20 150 40 136L30 164C8 172-10 190-14 220H-110Z"
				line={line}
			>
				<Fine pen={pen} d="M20 164C26 174 28 184 24 196" />
			</Part>
			{mood === 'talk' && <Flat d="M90 93L54 98 60 108 84 117Z" c="#4a1c1c" />}
			<Part
				id={`${id}-face`}
				d={`M68-110C76-84 82-62 82-44C81-32 74-24 75-12C84 6 94 24 104 42C114 54 120 60 112 67C104 73 92 70 84 77${lips}C88 134 88 146 76 149C62 154 44 150 30 142C4 126-18 108-32 84L-60 20-50-110Z`}
				tone={skin}
				shade={`M-130-130H100V${hat ? -62 : -110}C60-${hat ? 52 : 104} 30-${hat ? 50 : 100} 10-30 16-8 8 10 12 28 8 50 18 70 28 88 30 112 44 130 66 140L66 170H-130Z`}
				line={line}
			>
				<Flat d="M28 40C40 34 52 42 54 56 46 74 38 76 34 66Z" c={flush} />
				<Flat
					d="M72-16C72 4 80 16 76 34 72 46 72 58 80 66 92 72 106 70 112 64L100 84 84 76C74 76 62 70 64 56 66 42 70 20 66-8Z"
					c={skin.dark}
				/>
				<Flat d="M64 122C72 128 80 126 86 122L80 134C72 134 66 130 64 122Z" c={skin.dark} />
				<Fine pen={pen} d="M40 22C50 31 62 31 70 25M44 30C52 37 60 37 66 34" w={2.4} />
				<Fine
					pen={pen}
					d="M30 48C32 66 38 84 48 100M24 10C20 12 16 13 12 12M24 16C20 20 16 22 12 22"
					w={2.6}
				/>
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
				fill={moustache}
				stroke={palette.ink}
				strokeWidth={n(pen.near ? line * 0.4 : line * 0.3)}
			/>
			<Fine pen={pen} d="M86 87C78 88 72 94 60 99" w={2} c={hair.light} />
			<Eye
				pen={pen}
				side="eye"
				at={[54, 2]}
				size={[16, 13, 8]}
				slant={2}
				open={open}
				iris={[8, iris]}
				ahead={[6, 0]}
				lid={lidTone}
			/>
			{mood === 'shut' && (
				<Fine pen={pen} d="M66 8C70 10 74 12 77 15M60 10C63 13 66 16 68 19" w={2.6} />
			)}
			<Stroke
				pen={pen}
				d={`M30 ${-24 + brow}C44 ${-38 + brow} 64 ${-40 + brow} 80 ${-34 + brow}`}
				w={8.5}
				ends={[2, 5]}
				c={hair.dark}
			/>
			<Part
				id={`${id}-hair`}
				d={
					hat
						? 'M24-76C12-56 8-34 8-8C6 8 4 22-2 28C-14 40-30 70-66 72C-92 60-112 20-116-30L-112-98 24-90Z'
						: 'M70-108C50-112 36-100 24-76C12-56 8-34 8-8C6 8 4 22-2 28C-14 40-30 70-66 72C-104 50-126-20-116-80C-100-140-56-164-4-162C40-160 76-144 80-116C80-108 76-106 70-108Z'
				}
				tone={hair}
				shade="M-150-180H-60C-104-140-98-50-80 0L-50 72H-150Z"
				line={line * 0.8}
			>
				<Flat d="M24-80C10-44 8-10 4 26L-20 40C-24 0-12-44 24-80Z" c={grey} />
				<Fine
					pen={pen}
					d="M10-60C2-34 0-10-4 20M-6-60C-14-34-16-14-16-4M-30-66C-44-30-50 10-50 56M-52-66C-70-30-72 10-66 54M-76-66C-94-30-94 4-84 40"
				/>
				{!hat && <Parting pen={pen} d="M38-96C16-118-20-132-62-130" />}
				{!hat && <Fine pen={pen} d="M40-104C10-118-40-120-84-94M66-112C50-132 20-148-14-152" />}
			</Part>
			<Part
				id={`${id}-ear`}
				d="M-36 0C-40-22-6-24-4-4-2 16-10 32-14 46-18 60-32 60-34 46-38 30-36 16-36 0Z"
				tone={skin}
				shade="M-50-20H-28C-20 10-26 30-22 60H-50Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M-30 4C-24-8-10-2-12 12C-14 24-20 26-20 38" />
			</Part>
			{hat && <QuistHat {...pen} id={`${id}-hat`} view="profile" />}
		</>
	);
}

function Back({ pen, hat }: ViewProps) {
	const { id, line, mood } = pen;
	const chin = mood === 'talk' ? 7 : 0;
	return (
		<>
			<Part
				id={`${id}-neck`}
				d="M-78 40C-70 110-68 160-74 216H40C36 190 36 160 42 124L24 30Z"
				tone={skin}
				shade="M-110 30L-10 90C10 130 30 146 50 130V220H16C20 190 4 170-12 168-30 190-46 190-46 220H-110Z"
				line={line}
			/>
			<Part
				id={`${id}-nose`}
				d="M80 16C92 32 102 46 104 56 102 68 90 70 80 72Z"
				tone={skin}
				shade="M70 64C84 70 98 68 110 60V80H70Z"
				line={line}
			/>
			<path
				d="M66 79C78 77 86 82 95 95C90 98 84 98 78 95L62 94Z"
				fill={moustache}
				stroke={palette.ink}
				strokeWidth={n(line * 0.55)}
			/>
			<Part
				id={`${id}-face`}
				d={`M70-110C80-84 84-62 82-44C80-32 77-24 78-10C84 6 86 24 84 42C82 62 78 80 74 98C76 ${118 + chin} 74 ${136 + chin} 64 ${142 + chin}C44 ${146 + chin} 38 ${132 + chin} 26 106C16 88 14 66 14 40L10 20 30-110Z`}
				tone={skin}
				shade={`M0-130H100V${hat ? -58 : -110}C70-50 56-40 54-10 50 16 60 40 56 62 52 84 56 110 68 140H0Z`}
				line={line}
			>
				<Flat d="M66 42C72 36 82 38 88 46L82 64C74 68 68 58 66 42Z" c={flush} />
				<Fine
					pen={pen}
					d="M66 8C60 12 56 13 52 12M66 16C60 21 56 23 52 23M60 50C60 70 64 84 70 94"
					w={2.5}
				/>
			</Part>
			{mood === 'talk' && <Flat d="M80 96C74 100 70 102 66 104C70 110 75 113 78 114Z" />}
			<Stroke pen={pen} d="M72-2C76 0 80 2 86 0" w={4.6} ends={[1, 2]} />
			<Stroke pen={pen} d="M68-32C74-38 80-38 86-33" w={7} ends={[2, 3]} c={hair.dark} />
			<Part
				id={`${id}-hair`}
				d={
					hat
						? 'M70-76C66-50 62-30 62-4C60 12 56 22 50 26L20 34C12 50-4 76-40 80C-72 78-102 50-110 10L-114-94 70-90Z'
						: 'M74-104C68-60 64-30 62-4C60 12 56 22 50 26L20 34C12 50-4 76-40 80C-86 76-122 20-116-70C-104-136-60-164-8-162C38-160 74-142 80-112Z'
				}
				tone={hair}
				shade="M-150-180H-50C-90-140-84-50-68 20L-30 82H-150Z"
				line={line * 0.8}
			>
				<Flat d="M76-80C66-40 64-10 58 26L34 30C34-10 46-50 76-80Z" c={grey} />
				<Fine
					pen={pen}
					d="M62-60C54-30 52-10 52 14M20-60C6-20 0 20-4 60M-8-62C-26-20-32 20-30 66M-38-64C-60-20-62 20-54 62M-66-64C-88-20-86 16-76 48M-90-60C-104-20-102 10-94 30"
				/>
				{!hat && <Fine pen={pen} d="M60-104C20-128-30-130-70-100M70-116C40-142-10-154-60-138" />}
			</Part>
			<Part
				id={`${id}-ear`}
				d="M10 2C8-22 40-26 46-4 50 14 42 32 38 46 34 60 18 60 14 46 8 32 10 16 10 2Z"
				tone={skin}
				shade="M0-26H20C30 6 24 30 24 64H0Z"
				line={line * 0.8}
			>
				<Fine pen={pen} d="M36-4C26-12 18-2 22 14C26 24 32 26 30 38" />
			</Part>
			{hat && <QuistHat {...pen} id={`${id}-hat`} view="back" />}
		</>
	);
}

const views = { front: Front, quarter: Quarter, profile: Profile, back: Back };

/** Without his hat the parting shows, and the hat may be drawn by itself above it. */
export function QuistHead({ hat = true, ...props }: HeadProps & { hat?: boolean }) {
	const View = views[props.view];
	return <View pen={penOf(props)} hat={hat} />;
}
