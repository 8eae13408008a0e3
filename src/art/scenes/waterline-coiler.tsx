import { palette } from '../palette.ts';
import { cloth, Form, Line, skins } from './forms.tsx';
import { Rope } from './waterline-rope.tsx';

const { ink, white, yellow } = palette;
const skin = skins.tan;
const grey = '#c9cdd0';

/** Her head, in a field of 200 units from chin to crown, turned three quarters to the right. */
function Head() {
	return (
		<g transform="translate(338 206)rotate(6)scale(.55)">
			{/* The knot of hair, and what has come out of it since four o'clock. */}
			<Form
				id="waterline-bun"
				d="M-50-66C-72-98-112-90-116-56-120-28-92-8-66-22Z"
				tone={{ light: '#43596e', dark: ink }}
				shade="M-40-110C-80-80-110-50-90-20L-40 0Z"
				line={7}
			/>
			<Line d="M-104-58q14-22 34-18" width={5} ink={grey} />
			<Line d="M-108-40q-16 6-20 22M-92-22q-8 14-2 26" width={5} />
			<Form
				id="waterline-face"
				d="M-58-30C-60-84-20-106 14-104 56-100 74-66 72-34 70-22 74-14 74-4 78 8 72 20 71 32 70 56 60 82 40 94 28 100 12 98-2 88-22 76-40 58-46 36-62 40-70 22-66 6-66-6-58-10-52-6Z"
				tone={skin}
				shade="M80-110H10C-4-60 0-30 14-4 4 24 12 40 4 60-4 76 10 90 20 110H90Z"
				line={8}
			/>
			<Line d="M-58 6c12-2 12 14 4 22" width={5} />
			<circle cx="-54" cy="44" r="7" fill={yellow} stroke={ink} strokeWidth="9" />
			{/* She watches the gang, not her hands. */}
			<path
				d="M4-10C10-22 28-22 34-10 26-4 12-4 4-10ZM48-11C53-20 64-20 68-12 62-6 54-6 48-11Z"
				fill={white}
			/>
			<Line d="M2-8C8-22 28-24 36-10M46-10C51-21 64-21 69-12" width={6.5} />
			<circle cx="25" cy="-12" r="6.5" fill={ink} />
			<circle cx="62" cy="-13" r="5.5" fill={ink} />
			<Line d="M2-2l-12 2M0-8l-13-5M2 4l-9 6M10 2q10 5 20 1" width={3} />
			<Line d="M-8-32Q10-46 33-36M50-34Q60-41 71-33" width={7} />
			<Line d="M44-14C48 4 60 14 56 24 52 30 44 30 38 26" width={6} />
			<path d="M24 50Q44 64 66 48 58 66 44 66 32 64 24 50Z" fill="#8c4038" />
			<Line d="M18 46Q24 52 30 53 48 60 68 46M18 40q-5 6-1 13" width={5.5} />
			<Line d="M20 26Q10 34 10 46M38 78q8 3 14-1" width={3.5} />
			<Form
				id="waterline-hair"
				d="M-56 2C-84-40-74-112 6-116 60-118 86-82 76-44 66-62 56-72 44-78 14-66-20-56-34-26-38-14-46-4-56 2Z"
				tone={{ light: '#43596e', dark: ink }}
				shade="M-44 10C-60-40-36-96 20-110L100-130V0Z"
				line={7}
			/>
			<Line d="M40-78C4-84-34-68-50-40M46-82C36-98 10-104-10-100" width={7} ink={grey} />
			<Line d="M74-50q10 6 8 20M-36-20q-6 12-2 20" width={4} />
		</g>
	);
}

function Neck() {
	return (
		<>
			<Form
				id="waterline-neck"
				d="M308 228L304 290 352 294 348 258Z"
				tone={skin}
				shade="M320 220C336 262 322 280 330 300H370V220Z"
				line={4}
			/>
			<Form
				id="waterline-kerchief"
				d="M294 278C310 288 338 288 356 276 364 284 364 296 356 302 338 314 308 312 292 300 286 292 288 284 294 278Z"
				tone={cloth.yellow}
				shade="M320 270C326 290 320 300 312 316H380V270Z"
				line={3.5}
			/>
			<Form
				id="waterline-kerchief-end"
				d="M346 298C356 304 366 322 364 338 352 336 340 322 338 306Z"
				tone={cloth.yellow}
				shade="M350 296L340 330 370 340V296Z"
				line={3.5}
			/>
		</>
	);
}

/** Her boots: the near one carries her, the far one only keeps her company. */
function Boots() {
	return (
		<>
			<Form
				id="waterline-boot-far"
				d="M378 650L438 640C440 672 440 700 446 718 464 726 488 732 494 746 496 756 490 760 482 760H414C400 758 394 752 394 742 390 710 384 680 378 650Z"
				tone={cloth.green}
				shade="M414 636C408 690 416 716 430 732 450 742 470 746 504 746V630Z"
				line={4.5}
			/>
			<Form
				id="waterline-cuff-far"
				d="M372 644Q408 654 442 632L446 656Q412 676 378 668Z"
				tone={cloth.green}
				shade="M406 626V690H460V626Z"
				line={4}
			/>
			<Form
				id="waterline-boot-near"
				d="M236 666L304 668C302 700 298 726 302 744 322 756 354 762 360 778 362 788 354 792 344 792H252C236 792 232 784 232 770 232 736 236 700 236 666Z"
				tone={cloth.green}
				shade="M276 660C272 720 274 744 290 760 314 770 342 774 372 776V660Z"
				line={4.5}
			/>
			<Form
				id="waterline-cuff-near"
				d="M228 660Q270 676 312 662L312 688Q272 702 230 688Z"
				tone={cloth.green}
				shade="M274 650V710H330V650Z"
				line={4}
			/>
			<Line d="M250 782H348M414 750H484" width={3} />
			<Line d="M242 724q10 6 22 6M240 738q10 6 20 5M398 704q8 4 16 4" width={2.5} />
		</>
	);
}

/** Gansey, and oilskin dungarees that were bought for somebody wider. */
function Body() {
	return (
		<>
			<Form
				id="waterline-gansey"
				d="M300 286C278 292 258 300 252 322 248 366 256 410 254 448L376 448C386 404 392 352 386 312 380 296 362 292 350 284 336 298 314 300 300 286Z"
				tone={cloth.navy}
				shade="M312 280C302 330 308 390 302 460H400V280Z"
				line={5}
			>
				<Line d="M258 430q8 3 16 2M256 416q8 3 16 2M370 420l12-3M368 434l12-3" width={2.5} />
			</Form>
			<Boots />
			<Form
				id="waterline-dungarees"
				d="M284 342C304 350 338 350 358 338L368 412C380 428 394 452 402 486 418 540 444 590 444 640 424 658 396 664 374 656 366 620 352 586 330 556 318 590 312 634 312 670 286 682 252 680 228 668 224 620 222 580 224 540 218 488 238 440 268 414Z"
				tone={cloth.red}
				shade="M322 330C310 380 318 420 306 460 288 520 290 560 276 600 272 640 276 660 274 690H320L330 556C352 590 366 620 374 660H404C402 620 390 590 372 560 400 590 414 620 418 660H460V330Z"
				line={5}
			>
				<path d="M330 556C338 536 344 516 342 496 356 530 362 566 376 600Z" fill={cloth.red.dark} />
				<Line d="M330 558C328 536 334 512 330 478M330 558C352 546 376 528 390 516" width={3} />
				<Line d="M268 416Q316 434 368 412M262 434Q314 452 376 428" width={3} />
				<Line
					d="M230 536q18 14 38 14M228 556q14 10 28 10M238 636q14-10 32-10M414 584q-12 12-28 12M426 622q-16-6-32-2"
					width={2.5}
				/>
			</Form>
			<Form
				id="waterline-pocket"
				d="M298 366L350 363 354 402 300 406Z"
				tone={cloth.red}
				shade="M320 360V410H366V360Z"
				line={2.5}
			/>
			{/* Her mark: brass, with a buoy's number. */}
			<Line d="M322 310Q320 338 326 358" width={2.5} />
			<path d="M318 356h17v20q-8.500 8-17 0Z" fill={yellow} stroke={ink} strokeWidth="6" />
			<Form
				id="waterline-strap-near"
				d="M264 298L284 292 304 354 284 358Z"
				tone={cloth.red}
				shade="M282 290L292 370H312V290Z"
				line={3.5}
			/>
			<Form
				id="waterline-strap-far"
				d="M354 290L374 298 360 354 342 354Z"
				tone={{ light: cloth.red.dark, dark: cloth.red.dark }}
				line={3.5}
			/>
			<circle cx="295" cy="348" r="4" fill={yellow} stroke={ink} strokeWidth="5" />
			<circle cx="351" cy="346" r="4" fill={yellow} stroke={ink} strokeWidth="5" />
		</>
	);
}

/** The arm that draws the next turn: a fathom at a time, out to the side. */
function DrawingArm() {
	return (
		<>
			<Form
				id="waterline-forearm-near"
				d="M158 392C142 412 128 434 112 456L134 478C156 462 176 444 192 424Z"
				tone={skin}
				shade="M176 400C160 430 146 446 126 460L140 490 210 430Z"
				line={4.5}
			/>
			<Form
				id="waterline-sleeve-near"
				d="M280 304C260 292 238 300 224 322 204 350 180 370 160 390 156 408 174 424 192 426 218 414 244 402 268 376Z"
				tone={cloth.navy}
				shade="M262 330C232 366 210 380 176 404L190 440 290 380 290 300Z"
				line={5}
			>
				<Line d="M214 356q12 4 18 14M200 372q10 4 16 12" width={2.5} />
			</Form>
			<Form
				id="waterline-roll-near"
				d="M164 376C152 384 148 394 150 402 160 418 176 430 192 434 200 430 206 422 206 414 190 408 172 394 164 376Z"
				tone={cloth.navy}
				shade="M168 402L200 440 220 420 190 396Z"
				line={4}
			/>
		</>
	);
}

/** Back of the hand to us, the rope across the palm. */
function DrawingHand() {
	return (
		<>
			<Form
				id="waterline-hand-near"
				d="M110 450C98 456 84 466 77 478 70 482 66 492 70 498 74 503 79 503 81 501 81 509 87 515 94 513 95 520 102 525 108 521 113 526 122 524 123 516 130 506 136 494 138 480Z"
				tone={skin}
				shade="M128 462C118 476 112 490 104 498 112 506 108 516 104 530H150V460Z"
				line={4}
			/>
			<Line d="M81 501l9-11M94 513l9-12M108 521l8-13" width={2.5} />
			<Line d="M92 484q3-5 8-6M106 496q3-5 7-6" width={2} />
			<Form
				id="waterline-thumb-near"
				d="M126 470C138 476 146 490 144 504 144 514 134 520 128 512 126 504 126 496 120 488Z"
				tone={{ light: skin.dark, dark: skin.dark }}
				line={3}
			/>
		</>
	);
}

/** The arm that carries what has been made. */
function HoldingArm() {
	return (
		<>
			<Form
				id="waterline-forearm-far"
				d="M408 380C426 372 444 358 462 344L480 366C462 384 440 402 418 412Z"
				tone={skin}
				shade="M410 396C440 384 460 366 474 352L490 380 420 420Z"
				line={4.5}
			/>
			<Form
				id="waterline-sleeve-far"
				d="M358 300C384 292 400 306 406 330 414 350 428 366 436 382 438 402 420 416 404 410 388 392 374 376 366 356Z"
				tone={cloth.navy}
				shade="M376 296C380 340 396 380 404 420H450V290Z"
				line={5}
			>
				<Line d="M396 356q10-2 16-8M402 370q10 0 16-6" width={2.5} />
			</Form>
			<Form
				id="waterline-roll-far"
				d="M430 366C440 376 446 390 442 402 436 416 422 424 408 422 398 416 396 408 398 402 414 398 426 384 430 366Z"
				tone={cloth.navy}
				shade="M436 360C430 390 416 404 400 410L410 430 450 410Z"
				line={4}
			/>
		</>
	);
}

const turns = [0, 1, 2, 3, 4, 5] as const;

/** What hangs from her hand: turn after turn, none of them on top of another. */
function Coil() {
	return turns.map((i) => (
		<Rope
			key={i}
			d={`M${476 + i * 7} 346C${462 + i * 5} ${366 - i} ${430 + i * 6} ${420 + i * 4} ${436 + i * 5} ${490 + i * 5}S${498 + i * 3} ${548 + ((i * 5) % 13)} ${520 + i * 5} ${486 + i * 4} ${500 + i * 7} 380 ${484 + i * 7} 344`}
			width={7}
			line={2.5}
		/>
	));
}

/** Palm up, the turns across it, and the thumb to keep them. */
function HoldingHand() {
	return (
		<>
			<Form
				id="waterline-hand-far"
				d="M456 344C464 338 476 338 486 342L516 338C518 328 530 322 538 328 548 332 552 344 548 354 546 368 534 378 520 378 500 384 480 380 468 368Z"
				tone={skin}
				shade="M460 366C490 372 516 366 526 346L560 330V390H450Z"
				line={4}
			/>
			<Line d="M524 336q14 0 24 8M526 348q12 0 20 8M524 360q10 0 14 6" width={2.5} />
			{turns.map((i) => (
				<Rope
					key={i}
					d={`M${464 + i * 6.5} ${384 - i}Q${466 + i * 7} 362 ${477 + i * 7} 344`}
					width={7}
					line={2}
				/>
			))}
			<Form
				id="waterline-thumb-far"
				d="M456 346C464 332 484 328 500 332 514 332 526 338 526 345 524 353 510 352 500 350 488 350 478 354 470 358Z"
				tone={skin}
				shade="M470 352C490 340 510 344 530 340V360H470Z"
				line={3.5}
			/>
			<Line d="M514 338q6 2 8 6" width={2} />
		</>
	);
}

/** She coils with the sun, as one does. */
export function Coiler() {
	return (
		<>
			<HoldingArm />
			<Body />
			<Neck />
			<Head />
			<Coil />
			<HoldingHand />
			<DrawingArm />
			<Rope d="M66 800C60 700 62 580 78 492" />
			<Rope d="M126 506C170 590 250 640 330 606 400 574 440 470 468 376 472 362 476 352 480 344" />
			<DrawingHand />
		</>
	);
}
