import { brass, copper, palette, rust, water } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';

const { ink, white, red, foam } = palette;
const hand = { pose: 'over', skin: skins.brown, build: 'broad', line: 4 } as const;
const bread = { light: brass.dark, dark: copper.dark, crumb: brass.light };

function MotherHead() {
	const skin = skins.brown;
	return (
		<g transform="translate(396 512)rotate(3)scale(.46)">
			<Form
				d="M-46-40C-40-90-10-100 18-98 54-94 70-66 70-36 70-26 72-16 72-6 76 8 72 20 70 30 70 56 60 82 40 92 28 98 12 94 0 84-20 70-40 50-46 20Z"
				tone={skin}
				shade="M-60-110H-10C-30-60-24-20-16 10-10 34 0 54 20 70 26 84 30 92 36 100H-60Z"
				line={7}
			/>
			<path d="M2-8C10-19 26-19 34-8 26-1 10-1 2-8ZM46-9C51-18 62-18 67-10 61-3 53-4 46-9Z" fill={white} />
			<Line d="M0-7C9-19 27-20 36-8M44-9C50-19 63-19 68-10" width={7} />
			<circle cx="24" cy="-10" r="6.5" fill={ink} />
			<circle cx="61" cy="-11" r="5.5" fill={ink} />
			{/* She has not slept, and is not going to say so. */}
			<Line d="M4 4q12 8 26 1M8 10q8 4 16 1M48 4q8 5 14 0" width={3} />
			<Line d="M-6-26Q10-40 32-38M48-39Q60-42 70-30" width={7.5} />
			<Line d="M42-12C46 4 58 14 55 24 50 30 42 30 36 25" width={6} />
			<path d="M24 56Q36 49 44 52 54 48 64 54 56 66 44 67 32 66 24 56Z" fill={rust.dark} />
			<Line d="M20 58Q34 55 44 57 54 55 66 57M22 38q-8 6-6 14" width={5} />
			<Form
				d="M-40 70C-74 30-86-40-64-84-44-120 0-128 34-118 66-108 80-84 74-58 56-84 20-92-8-74-34-54-36-10-24 26-16 56 0 78 16 92 30 104 34 120 20 132-4 124-24 112-36 96L-40 70Z"
				tone={cloth.plum}
				shade="M-100-130H0C-50-100-60-40-50 10-40 60-20 90 0 140H-100Z"
				line={8}
			>
				<Line d="M-58-30C-54-74-24-100 20-108M-48 30C-52 0-50-30-40-52M-30 74C-36 60-40 46-42 34" width={3.5} />
			</Form>
		</g>
	);
}

/** Half a loaf in a cloth: it came the last mile by a way that is in no log. */
function Bread() {
	return (
		<>
			<Form
				d="M398 678C392 648 412 626 442 628 468 628 482 646 476 672 456 690 418 692 398 678Z"
				tone={bread}
				shade="M380 620H420C410 650 420 670 430 700H380Z"
				line={4}
			>
				<path d="M470 632C456 640 452 664 462 690L490 680V632Z" fill={bread.crumb} stroke={ink} strokeWidth="4" />
				<path d="M410 644l8 14M428 636l6 16" stroke={bread.crumb} strokeWidth="4" />
			</Form>
			<Form
				d="M376 700C374 676 384 662 400 664 424 678 448 680 472 664 492 660 500 684 492 712 460 740 400 740 376 700Z"
				tone={cloth.white}
				shade="M360 660H396C388 690 400 720 420 750H360Z"
				line={4}
			>
				<path
					d="M380 690Q434 716 494 684M384 708Q436 732 490 702M404 666l6 70M432 676l2 60M458 672l-4 64M480 662l-8 70"
					fill="none"
					stroke={red}
					strokeWidth="3.5"
				/>
			</Form>
		</>
	);
}

/** Her coat was somebody's curtain; the blanket has a stripe. */
function MotherBody() {
	return (
		<>
			<Form
				d="M372 562C346 572 326 590 320 622 314 668 318 720 322 770H500C498 700 490 640 470 600 456 580 436 568 420 562 404 574 386 574 372 562Z"
				tone={cloth.sand}
				shade="M300 560H376C350 600 348 680 360 780H300Z"
				line={5}
			>
				<Line d="M404 572C410 600 410 620 408 640M452 590q10 20 12 36" width={3} />
			</Form>
			<Form
				d="M364 560C378 578 420 580 438 560 446 570 444 584 432 590 408 600 380 596 364 580Z"
				tone={cloth.plum}
				shade="M350 550H384C384 580 390 590 404 604H350Z"
				line={4}
			/>
		</>
	);
}

function MotherArm() {
	return (
		<>
			<Hand {...hand} x={394} y={674} turn={-6} size={0.31} />
			<Form
				d="M352 582C326 596 310 632 306 668 304 694 320 714 348 714 368 712 388 702 402 692L392 656C380 664 366 668 360 660 368 644 378 626 380 604 376 590 364 580 352 582Z"
				tone={cloth.sand}
				shade="M340 590C316 630 340 670 330 690 350 700 380 690 396 676L410 720H290V590Z"
				line={5}
			>
				<Line d="M330 640q14 4 24 0M328 664q12 6 26 2" width={2.5} />
			</Form>
		</>
	);
}

function ChildHead() {
	const skin = skins.brown;
	return (
		<g transform="translate(516 578)rotate(-4)scale(.42)">
			<Form
				d="M-64-30C-62-84-20-100 14-98 56-94 74-60 72-30 72-18 76-8 76 4 80 18 78 30 76 38 72 66 52 86 26 90-8 92-36 78-52 48-66 20-66-10-64-30Z"
				tone={skin}
				shade="M-80-110H-34C-50-60-46-20-34 10-24 44 0 64 24 72 30 84 20 96 10 100H-80Z"
				line={8}
			/>
			<path d="M-2 4C6-12 28-12 36 4 28 14 6 14-2 4ZM46 3C52-10 66-10 72 2 66 11 54 11 46 3Z" fill={white} />
			<circle cx="22" cy="1" r="9" fill={ink} />
			<circle cx="63" cy="0" r="8" fill={ink} />
			<Line d="M-4 5C6-13 28-13 38 4M44 4C51-11 67-11 74 2" width={7} />
			<Line d="M-4-20Q12-32 32-24M48-25Q60-31 72-22" width={7} />
			<Line d="M46 14C52 24 60 28 54 36 48 39 42 38 38 35" width={6} />
			<Line d="M26 62Q42 54 58 60M24 57q-3 5 0 9" width={6} />
			<path d="M-6 34q12-6 24 2-8 10-24-2Z" fill={red} opacity=".35" />
			{/* A flying helmet, from a grown-up's war or a grown-up's motorcycle. */}
			<Form
				d="M-58 84C-80 50-90-30-66-74-46-112 0-124 32-116 66-108 84-80 80-46 56-64 16-68-14-54-38-40-36 0-30 30-24 56-36 84-58 84Z"
				tone={cloth.wood}
				shade="M-100-130H-10C-60-90-60-40-58 10-56 40-50 60-40 90H-100Z"
				line={8}
			>
				<Line d="M-66-50C-30-92 40-96 80-70M-10-112C-14-96-16-80-16-66M-56-4q14-6 24-4" width={4} />
			</Form>
			<circle cx="10" cy="-80" r="19" fill={foam} stroke={ink} strokeWidth="15" />
			<circle cx="54" cy="-78" r="16" fill={foam} stroke={ink} strokeWidth="15" />
			<path d="M2-86q6-8 14-6M48-84q4-6 10-5" fill="none" stroke={white} strokeWidth="5" />
		</g>
	);
}

/** A goldfish in a pickle jar. It has been asked about, and is down as a relative. */
function Jar() {
	return (
		<>
			<Form
				d="M508 640H560C568 650 574 656 574 668V716Q540 728 496 716V668C496 656 500 650 508 640Z"
				tone={{ light: water.pale, dark: foam }}
				shade="M480 630H514C508 660 510 690 516 730H480Z"
				line={4}
			>
				<path d="M490 654Q534 662 580 652V730H490Z" fill={foam} />
				<path d="M490 654Q534 662 580 652" fill="none" stroke={white} strokeWidth="3" />
			</Form>
			<g stroke={ink} strokeWidth="5">
				<path d="M520 676C526 660 548 660 558 674 550 690 528 690 520 676Z" fill={cloth.orange.light} />
				<path d="M522 676L506 664Q511 676 504 688Z" fill={cloth.orange.light} />
				<path d="M532 665q6-8 14-1M538 686q4 5 10 0" fill="none" strokeWidth="2.5" />
				<circle cx="549" cy="672" r="2.5" fill={ink} strokeWidth="0" />
				<path d="M566 660v30" stroke={white} strokeWidth="4" strokeLinecap="round" />
				<path d="M502 626H566V642H502Z" fill={cloth.grey.light} strokeWidth="7" />
				<path d="M502 626H520V642H502Z" fill={cloth.grey.dark} strokeWidth="0" />
			</g>
		</>
	);
}

function ChildBody() {
	return (
		<>
			<Form
				d="M492 616C466 626 450 648 448 680L452 800H616C614 720 606 672 588 644 574 626 556 618 540 616Z"
				tone={cloth.yellow}
				shade="M430 610H490C470 650 474 700 480 770H430Z"
				line={5}
			/>
			<Jar />
			<Hand {...hand} x={504} y={706} turn={-14} size={0.18} line={3} />
			<Hand {...hand} x={572} y={706} turn={194} size={0.18} line={3} flip />
			<Form
				d="M470 632C450 650 444 684 452 706 462 724 486 728 508 722L512 694C498 696 488 692 486 684 488 670 494 656 496 646Z"
				tone={cloth.yellow}
				shade="M470 630C452 670 470 700 508 712V740H430V630Z"
				line={4.5}
			>
				<Line d="M458 690q12 0 20-6" width={2.5} />
			</Form>
			<Form
				d="M586 646C600 662 606 690 600 710 592 720 580 722 568 720L566 696C574 694 578 686 578 676Z"
				tone={cloth.yellow}
				shade="M578 640C582 680 588 700 566 706V690Z"
				line={4.5}
			/>
		</>
	);
}

/** Her far arm, behind the child. */
function Around() {
	return (
		<Form
			d="M446 590C490 560 560 556 600 578 618 590 624 604 618 616L592 616C580 598 540 592 490 606Z"
			tone={cloth.sand}
			shade="M440 596C500 580 560 580 624 610V630H440Z"
			line={4.5}
		/>
	);
}

/** Her far hand, on the child's shoulder. */
function Keeping() {
	return (
		<>
			{' '}
			<Hand {...hand} x={597} y={620} turn={84} size={0.26} line={3.5} flip />
			<Form d="M580 612C592 604 608 608 615 618L611 632C602 624 590 621 581 624Z" tone={cloth.sand} line={3.5} />
		</>
	);
}

/** A mother, a child, half a loaf and a fish. */
export function Family() {
	return (
		<>
			<MotherBody />
			<MotherHead />
			<Around />
			<g transform="translate(6 -36)">
				<ChildBody />
				<ChildHead />
				<Keeping />
			</g>
			<g transform="translate(0 -14)">
				<Bread />
				<MotherArm />
			</g>
		</>
	);
}
