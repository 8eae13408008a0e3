import { concrete, denim, palette, rust } from '../../../model/colours.ts';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { Coil, DrawingArm, DrawingHand, HoldingArm, HoldingHand, HoldingThumb } from './arms.tsx';
import { Rope } from './rope.tsx';
import { blueShade, lantern } from './waterline-light.ts';

const { ink, white, yellow } = palette;
const skin = skins.tan;

/** Her head, in a field of 200 units from chin to crown, turned three quarters to the right. */
function CoilerHead() {
	return (
		<g transform="translate(338 206)rotate(6)scale(.55)">
			{/* The knot of hair, and what has come out of it since four o'clock. */}
			<Form
				d="M-50-66C-72-98-112-90-116-56-120-28-92-8-66-22Z"
				tone={{ light: denim.dark, dark: ink }}
				shade="M-40-110C-80-80-110-50-90-20L-40 0Z"
				line={7}
			/>
			<Line d="M-104-58q14-22 34-18" width={5} ink={concrete.light} />
			<Line d="M-108-40q-16 6-20 22M-92-22q-8 14-2 26" width={5} />
			<Form
				d="M-58-30C-60-84-20-106 14-104 56-100 74-66 72-34 70-22 74-14 74-4 78 8 72 20 71 32 70 56 60 82 40 94 28 100 12 98-2 88-22 76-40 58-46 36-62 40-70 22-66 6-66-6-58-10-52-6Z"
				tone={skin}
				shade="M80-110H10C-4-60 0-30 14-4 4 24 12 40 4 60-4 76 10 90 20 110H90Z"
				line={8}
			/>
			<Line d="M-58 6c12-2 12 14 4 22" width={5} />
			<circle cx="-54" cy="44" r="7" fill={yellow} stroke={ink} strokeWidth="9" />
			{/* She watches the gang, not her hands. */}
			<path d="M4-10C10-22 28-22 34-10 26-4 12-4 4-10ZM48-11C53-20 64-20 68-12 62-6 54-6 48-11Z" fill={white} />
			<Line d="M2-8C8-22 28-24 36-10M46-10C51-21 64-21 69-12" width={6.5} />
			<circle cx="25" cy="-12" r="6.5" fill={ink} />
			<circle cx="62" cy="-13" r="5.5" fill={ink} />
			<Line d="M2-2l-12 2M0-8l-13-5M2 4l-9 6M10 2q10 5 20 1" width={3} />
			<Line d="M-8-32Q10-46 33-36M50-34Q60-41 71-33" width={7} />
			<Line d="M44-14C48 4 60 14 56 24 52 30 44 30 38 26" width={6} />
			<path d="M24 50Q44 64 66 48 58 66 44 66 32 64 24 50Z" fill={rust.dark} />
			<Line d="M18 46Q24 52 30 53 48 60 68 46M18 40q-5 6-1 13" width={5.5} />
			<Line d="M20 26Q10 34 10 46M38 78q8 3 14-1" width={3.5} />
			<Form
				d="M-56 2C-84-40-74-112 6-116 60-118 86-82 76-44 66-62 56-72 44-78 14-66-20-56-34-26-38-14-46-4-56 2Z"
				tone={{ light: denim.dark, dark: ink }}
				shade="M-44 10C-60-40-36-96 20-110L100-130V0Z"
				line={7}
			/>
			<Line d="M40-78C4-84-34-68-50-40M46-82C36-98 10-104-10-100" width={7} ink={concrete.light} />
			<Line d="M74-50q10 6 8 20M-36-20q-6 12-2 20" width={4} />
		</g>
	);
}

function Neck() {
	return (
		<>
			<Form d="M308 228L304 290 352 294 348 258Z" tone={skin} shade="M320 220C336 262 322 280 330 300H370V220Z" line={4} />
			<Form
				d="M294 278C310 288 338 288 356 276 364 284 364 296 356 302 338 314 308 312 292 300 286 292 288 284 294 278Z"
				tone={cloth.yellow}
				shade="M320 270C326 290 320 300 312 316H380V270Z"
				line={3.5}
			/>
			<Form
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
				d="M378 650L438 640C440 672 440 700 446 718 464 726 488 732 494 746 496 756 490 760 482 760H414C400 758 394 752 394 742 390 710 384 680 378 650Z"
				tone={cloth.green}
				shade="M414 636C408 690 416 716 430 732 450 742 470 746 504 746V630Z"
				line={4.5}
			/>
			<Form d="M372 644Q408 654 442 632L446 656Q412 676 378 668Z" tone={cloth.green} shade="M406 626V690H460V626Z" line={4} />
			<Form
				d="M236 666L304 668C302 700 298 726 302 744 322 756 354 762 360 778 362 788 354 792 344 792H252C236 792 232 784 232 770 232 736 236 700 236 666Z"
				tone={cloth.green}
				shade="M276 660C272 720 274 744 290 760 314 770 342 774 372 776V660Z"
				line={4.5}
			/>
			<Form d="M228 660Q270 676 312 662L312 688Q272 702 230 688Z" tone={cloth.green} shade="M274 650V710H330V650Z" line={4} />
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
				d="M300 286C278 292 258 300 252 322 248 366 256 410 254 448L376 448C386 404 392 352 386 312 380 296 362 292 350 284 336 298 314 300 300 286Z"
				tone={cloth.navy}
				shade="M312 280C302 330 308 390 302 460H400V280Z"
				line={5}
			>
				<Line d="M258 430q8 3 16 2M256 416q8 3 16 2M370 420l12-3M368 434l12-3" width={2.5} />
			</Form>
			<Boots />
			<Form
				d="M284 342C304 350 338 350 358 338L368 412C380 428 394 452 402 486 418 540 444 590 444 640 424 658 396 664 374 656 366 620 352 586 330 556 318 590 312 634 312 670 286 682 252 680 228 668 224 620 222 580 224 540 218 488 238 440 268 414Z"
				tone={cloth.red}
				shade="M322 330C310 380 318 420 306 460 288 520 290 560 276 600 272 640 276 660 274 690H320L330 556C352 590 366 620 374 660H404C402 620 390 590 372 560 400 590 414 620 418 660H460V330Z"
				line={5}
			>
				<path d="M330 556C338 536 344 516 342 496 356 530 362 566 376 600Z" fill={cloth.red.dark} />
				<Line d="M330 558C328 536 334 512 330 478M330 558C352 546 376 528 390 516" width={3} />
				<Line d="M268 416Q316 434 368 412M262 434Q314 452 376 428" width={3} />
				<Line d="M230 536q18 14 38 14M228 556q14 10 28 10M238 636q14-10 32-10M414 584q-12 12-28 12M426 622q-16-6-32-2" width={2.5} />
			</Form>
			<Lit light={lantern} shade={blueShade} turned>
				<Form d="M298 366L350 363 354 402 300 406Z" tone={cloth.red} shade="M320 360V410H366V360Z" line={2.5} />
				{/* Her mark: brass, with a buoy's number. */}
				<Line d="M322 310Q320 338 326 358" width={2.5} />
				<path d="M318 356h17v20q-8.5 8-17 0Z" fill={yellow} stroke={ink} strokeWidth="6" />
				<Form d="M264 298L284 292 304 354 284 358Z" tone={cloth.red} shade="M282 290L292 370H312V290Z" line={3.5} />
				<Form d="M354 290L374 298 360 354 342 354Z" tone={{ light: cloth.red.dark, dark: cloth.red.dark }} line={3.5} />
			</Lit>
			<circle cx="295" cy="348" r="4" fill={yellow} stroke={ink} strokeWidth="5" />
			<circle cx="351" cy="346" r="4" fill={yellow} stroke={ink} strokeWidth="5" />
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
			<CoilerHead />
			<Coil />
			<HoldingHand />
			<Rope d="M126 506C170 590 250 640 330 606 400 574 440 470 468 376 472 362 476 352 482 344" />
			<HoldingThumb />
			<DrawingArm />
			<Rope d="M66 800C60 700 62 580 78 492" />
			<DrawingHand />
		</>
	);
}
