import { dress } from '../../../content/wardrobe.ts';
import { brick, leather, palette, rust } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';

const { ink, white, yellow, red, blue } = palette;
const skin = skins.olive;
const hand = { skin, build: 'broad', size: 0.26, line: 4 } as const;

function OfficerHead() {
	return (
		<g transform="translate(-14 -352)rotate(-4)scale(-.42 .42)">
			<Form
				d="M-58-30C-60-84-20-106 14-104 56-100 74-66 72-34 70-22 74-14 74-4 78 8 74 20 72 30 72 54 64 80 44 94 30 102 12 100-2 88-22 74-40 56-46 36-62 40-70 22-66 6-66-6-58-10-52-6Z"
				tone={skin}
				shade="M90-110H10C-4-60 0-30 14-4 4 24 12 40 4 60-4 76 10 90 20 110H90Z"
				line={8}
			/>
			<Line d="M-58 6c12-2 12 14 4 22" width={5} />
			<path d="M2-8C10-20 26-20 34-9 26-2 10-2 2-8ZM47-9C52-19 63-19 68-11 62-4 54-4 47-9Z" fill={white} />
			<Line d="M0-8C10-20 26-20 36-9M45-10C52-20 64-20 70-11" width={6.5} />
			<circle cx="23" cy="-8" r="6.5" fill={ink} />
			<circle cx="60" cy="-9" r="5.5" fill={ink} />
			{/* Nobody has told him which of the six questions covers a fish. */}
			<Line d="M-4-28Q14-36 36-42M48-44Q60-40 72-30M38-56q6-4 10 0" width={7} />
			<Line d="M44-12C48 4 62 14 58 24 52 30 42 30 36 26" width={6} />
			<Line d="M26 56Q44 52 60 57M22 52q-3 5 0 10M34 68q10 3 18 0" width={5.5} />
			<path d="M-60-6C-70-26-66-50-56-62L-36-44-46-12Z" fill={leather.dark} stroke={ink} strokeWidth="8" />
			<Form
				d="M-74-46C-90-84-50-124 10-122 70-124 96-96 84-64L70-54 96-34C84-26 62-30 44-36L-60-34Z"
				tone={dress.officer}
				shade="M20-130C10-100 20-70 30-30H110V-130Z"
				line={8}
			>
				<path d="M-80-62Q0-84 90-72V-50Q0-62-80-36Z" fill={ink} />
				<path d="M40-92l14-6 12 10-6 18-16 0Z" fill={yellow} />
			</Form>
		</g>
	);
}

function Legs() {
	return (
		<>
			<Form
				d="M-68-100L-66-22C-76-14-94-10-96 2-96 8-92 10-86 10H-34C-26 10-24 6-26 0L-18-100Z"
				tone={cloth.black}
				shade="M-44-100L-44 20H-110V-100Z"
				line={4.5}
			/>
			<Form
				d="M10-96L12-62C-2-56-16-52-20-42-20-36-16-32-10-32H56C62-32 64-36 62-42L60-96Z"
				tone={cloth.black}
				shade="M32-96L34-20H-30V-96Z"
				line={4.5}
			/>
		</>
	);
}

function Coat() {
	return (
		<>
			<Form
				d="M-22-312C-46-306-60-296-62-272-66-226-58-190-62-156-70-124-78-104-80-84-40-66 34-66 80-84 78-118 68-154 64-192 68-232 72-258 64-282 56-298 36-308 20-314Z"
				tone={dress.officer}
				shade="M-2-320C10-260-14-200-10-150-14-110-4-70-10-30H-100V-320Z"
				line={5}
			>
				<Line d="M-12-300C-18-240-14-200-16-60M30-150C36-120 40-90 40-56M-48-150q-6 40-10 80" width={3} />
				<path d="M-70-198H80V-180H-70Z" fill={dress.officer.dark} stroke={ink} strokeWidth="5" />
			</Form>
			<path
				d="M-34-250h.1M-34-222h.1M4-254h.1M4-226h.1M-34-166h.1M2-166h.1"
				fill="none"
				stroke={ink}
				strokeWidth="13"
				strokeLinecap="round"
			/>
			<path
				d="M-34-250h.1M-34-222h.1M4-254h.1M4-226h.1M-34-166h.1M2-166h.1"
				fill="none"
				stroke={yellow}
				strokeWidth="7"
				strokeLinecap="round"
			/>
			<Form
				d="M-30-322C-18-308 10-308 24-324 34-318 36-304 26-294 8-284-20-284-34-296-38-306-36-316-30-322Z"
				tone={dress.officer}
				shade="M-2-330V-280H-50V-330Z"
				line={4.5}
			/>
			{/* A loudhailer, which he has not raised. */}
			<Line d="M-40-300L58-150" width={10} />
			<Line d="M-40-300L58-150" width={5} ink={cloth.wood.dark} />
			<Form d="M44-168L66-160 96-96C80-82 52-84 38-100Z" tone={cloth.white} shade="M56-170L62-80H20V-170Z" line={4.5} />
			<path d="M38-100C52-84 80-82 96-96 88-110 50-114 38-100Z" fill={red} stroke={ink} strokeWidth="7" />
		</>
	);
}

/** The ledger of the watch, at a line with nothing written on it. */
function Ledger() {
	return (
		<>
			<Hand {...hand} pose="over" x={-70} y={-192} turn={186} />
			<Form d="M-126-246L-62-226 2-246 6-204-60-182-128-202Z" tone={{ light: rust.dark, dark: brick.dark }} line={4.5} />
			<Form d="M-118-246L-62-230-4-248 0-210-60-190-120-208Z" tone={cloth.white} shade="M-62-230L-60-190-130-206V-250Z" line={3.5}>
				<Line d="M-62-230V-190M-110-236l38 11M-110-227l38 11M-110-218l24 7" width={2.5} />
			</Form>
		</>
	);
}

function NearArm() {
	return (
		<>
			<Hand {...hand} pose="write" x={14} y={-222} turn={190} flip>
				<Line d="M-4-216L-34-256" width={9} />
				<Line d="M-4-216L-34-256" width={4} ink={yellow} />
			</Hand>
			<Form
				d="M42-302C64-300 76-282 80-256 88-236 90-218 84-206 74-190 52-188 38-194L6-206 10-236 38-232C42-250 34-270 30-284Z"
				tone={dress.officer}
				shade="M46-304C50-260 56-240 40-222 30-214 20-220 4-222V-180H70C60-200 40-200 30-206V-304Z"
				line={5}
			>
				<path d="M38-268L84-276 86-250 42-242Z" fill={yellow} />
				<path d="M50-272l12-2 2 28-12 2ZM74-276l12-2 2 28-12 2Z" fill={blue} />
				<Line d="M36-268L88-278M40-241L90-250" width={4} />
				<Line d="M20-236l-2 30" width={3} />
			</Form>
		</>
	);
}

/** The officer of the watch. He has asked all six questions, and is looking at the answers. */
export function Officer() {
	return (
		<g transform="translate(968 542)scale(.6)">
			<Legs />
			<Coat />
			<OfficerHead />
			<Ledger />
			<NearArm />
		</g>
	);
}
