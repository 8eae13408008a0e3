import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';

const { ink, white } = palette;
const skin = skins.umber;

/** His head, in a field of 200 units from chin to crown. */
function YouthHead() {
	return (
		<g transform="translate(196 346)rotate(-3)scale(.47)">
			<Form
				d="M-58-30C-60-84-20-106 14-104 56-100 74-66 72-34 70-22 74-14 74-4 78 8 74 20 72 30 72 54 64 80 44 94 30 102 12 100-2 88-22 74-40 56-46 36-62 40-70 22-66 6-66-6-58-10-52-6Z"
				tone={skin}
				shade="M-100-110H-36C-44-60-38-30-36-4-28 30-20 50 4 66 10 80 20 92 34 110H-100Z"
				line={8}
			/>
			<Line d="M-58 6c12-2 12 14 4 22" width={5} />
			<path d="M2-8C10-20 26-20 34-9 26-2 10-2 2-8ZM47-9C52-19 63-19 68-11 62-4 54-4 47-9Z" fill={white} />
			{/* Lids at half mast: he has been looked at before. */}
			<Line d="M0-9C10-18 26-18 36-9M45-10C52-18 64-18 70-11" width={8} />
			<circle cx="25" cy="-9" r="6" fill={ink} />
			<circle cx="61" cy="-9" r="5.5" fill={ink} />
			<Line d="M6 4q12 5 22 0M50 3q8 4 14 0" width={3} />
			<Line d="M-6-30Q12-42 34-32M48-40Q60-50 72-38" width={9} />
			<Line d="M44-12C48 4 62 14 58 26 52 32 42 32 36 26" width={6} />
			<Line d="M24 56Q46 50 64 54M20 50q-3 6 1 11" width={6} />
			<Line d="M36 68q10 3 20-1M28 84l3 8M38 88l2 9M48 86l0 9" width={3.5} />
			<Form
				d="M-64-22C-76-84-44-124 10-126 62-126 88-86 80-48L74-34C40-58-20-52-54-8Z"
				tone={cloth.red}
				shade="M-90-130H-26C-50-100-50-60-40-20H-90Z"
				line={8}
			>
				<Line d="M-62-44C-20-84 50-84 82-62" width={5} />
				<Line d="M-46-54l10 30M-20-70l8 30M8-76l4 30M36-76l0 26M60-72l-4 28" width={3.5} />
			</Form>
			<circle cx="8" cy="-132" r="15" fill={white} stroke={ink} strokeWidth="16" />
		</g>
	);
}

function Body() {
	return (
		<>
			<Form
				d="M120 596C108 650 106 720 112 790H182L190 668 206 790H262C256 720 252 650 244 592Z"
				tone={cloth.blue}
				shade="M90 590H150C132 640 136 720 140 800H90ZM190 668L206 800H226C214 740 206 690 206 640Z"
				line={5}
			>
				<Line d="M190 668C190 648 194 636 194 618M128 640q12 8 24 6" width={2.5} />
			</Form>
			<Form
				d="M172 402C146 408 122 420 116 444 108 492 116 544 112 608 152 624 210 622 248 604 250 550 256 492 254 448 250 426 230 410 208 402Z"
				tone={cloth.green}
				shade="M90 400H168C146 440 142 500 148 630H90Z"
				line={5}
			>
				<Line d="M112 596Q180 616 250 592" width={3} />
				<Line d="M140 580L156 528H222L240 578" width={3} />
			</Form>
			<Line d="M184 434v36M206 434v30" width={5} />
			<Line d="M184 434v36M206 434v30" width={2} ink={white} />
			<Form d="M176 376L172 416 224 414 220 384Z" tone={{ light: skin.dark, dark: skin.dark }} line={4} />
			<Form
				d="M146 416C144 396 160 388 176 392 184 406 208 408 222 392 238 392 248 402 246 416 236 438 212 444 196 440 174 444 152 436 146 416Z"
				tone={cloth.green}
				shade="M140 390H168C158 410 170 430 190 446H140Z"
				line={4}
			/>
		</>
	);
}

/** The oar, blade up: there is no order that says what to do with it. */
function Oar() {
	return (
		<>
			<Form d="M280 330L276 800H292L294 330Z" tone={cloth.wood} shade="M287 320L283 800H260V320Z" line={4} />
			<Form
				d="M276 346C266 310 264 230 270 178 278 168 304 168 312 178 314 230 310 310 298 346 296 360 280 360 276 346Z"
				tone={cloth.sand}
				shade="M290 160L284 370H250V160Z"
				line={4.5}
			>
				<path d="M260 170H320V206H262Z" fill={palette.red} />
			</Form>
			<Line d="M272 370q-3 8 0 12M304 392q-3 8 0 12" width={4} ink={palette.foam} />
		</>
	);
}

function Arms() {
	return (
		<>
			<Form
				d="M232 420C254 424 264 444 266 464 272 488 280 498 280 518 276 536 256 540 246 528 234 508 228 488 224 466Z"
				tone={cloth.green}
				shade="M226 420C236 460 246 490 258 545H220Z"
				line={4.5}
			/>
			<Oar />
			<Hand pose="grip" skin={skin} build="broad" x={262} y={486} turn={-26} size={0.34} line={4} />
			<Form
				d="M246 526C244 508 246 494 252 478L278 496C286 508 286 520 280 534 270 542 252 540 246 526Z"
				tone={cloth.green}
				shade="M250 528C262 520 268 500 276 470L240 480V545Z"
				line={4.5}
			/>
			<Form
				d="M146 418C120 416 104 436 100 462 92 494 74 514 68 540 68 562 90 574 110 588L134 606 154 580C140 566 126 554 120 544 130 518 148 494 156 470Z"
				tone={cloth.green}
				shade="M150 410C112 440 124 480 100 530 104 550 130 570 140 610L60 590V410Z"
				line={5}
			>
				<Line d="M92 500q12 2 20 10M82 546q12-6 22-4" width={2.5} />
			</Form>
		</>
	);
}

export function Youth() {
	return (
		<>
			<Body />
			<YouthHead />
			<Arms />
		</>
	);
}
