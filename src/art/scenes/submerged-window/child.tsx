import { crimson, palette, skinTone } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';

const { white, yellow, red } = palette;
const skin = skins.tan;
const hair = { light: skinTone.ebony, dark: skinTone.jet };

const hand = { skin, pose: 'flat', build: 'narrow', line: 3.5, light: -1 } as const;

/** The cloth, and the hand that has wiped a place to see by. */
function Wiping() {
	return (
		<>
			<Shaded
				d="M624 506C640 492 676 490 692 502 700 520 696 542 704 566 690 578 676 562 660 576 646 570 634 578 626 562 630 540 620 524 624 506Z"
				fill={white}
				dark={cloth.white.dark}
				shade="M668 480C664 520 676 540 668 590H720V480Z"
				line={3.5}
			>
				<path d="M620 550C650 540 680 556 706 546V554C680 564 650 548 620 558Z" fill={red} />
			</Shaded>
			<Hand {...hand} x={657} y={576} turn={-88} size={0.34} />
		</>
	);
}

/** From behind, turned to the left and up: a cheek, an ear, and two plaits. */
function ChildHead() {
	return (
		<>
			<g transform="rotate(15 606 606)">
				<Shaded
					d="M566 604C560 572 578 546 606 546 634 546 646 572 642 602 638 630 622 642 602 644 586 645 574 638 570 628 564 624 564 618 565 614L557 610C556 606 562 604 566 604Z"
					fill={skin.light}
					dark={skin.dark}
					shade="M600 560L590 660H650V540Z"
				>
					<Line d="M569 594Q574 588 580 592M573 600V602M571 625Q577 628 580 623" width={3} />
				</Shaded>
				<Outlined d="M594 598C584 594 582 612 590 620 598 622 602 604 594 598Z" fill={skin.light} line={3} />
				<Shaded
					d="M566 596C556 556 584 536 610 538 642 540 656 572 648 606 644 632 622 650 604 646 598 636 606 624 602 606 598 594 590 594 586 600 582 588 574 586 566 596Z"
					fill={hair.light}
					dark={hair.dark}
					shade="M622 530C610 570 630 610 612 660H670V530Z"
				>
					<Line d="M606 538C614 570 612 600 606 624" width={2.5} />
				</Shaded>
			</g>
			{[
				[604, 640, 6],
				[634, 632, -8],
			].map(([x, y, turn]) => (
				<g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
					<Outlined
						d="M-9-4C-12 4-12 10-8 14-12 20-12 28-7 32-10 38-9 46-5 50H5C9 46 10 38 7 32 12 28 12 20 8 14 12 10 12 4 9-4Z"
						fill={hair.light}
						line={3.5}
					/>
					<Line d="M-8 14L6 18M-7 32L6 36" width={2.5} />
					<Outlined d="M-6 48H6V57H-6Z" fill={yellow} line={3} />
					<Outlined d="M-5 57H5L7 70H-7Z" fill={hair.dark} line={3} />
				</g>
			))}
		</>
	);
}

const jersey = { light: white, dark: cloth.white.dark };

/** Somebody's daughter, brought along to see. */
export function Child() {
	return (
		<g>
			{/* Five, in answer: the same five. */}
			<Hand {...hand} x={529} y={592} turn={-92} size={0.36} flip />
			<Shaded
				d="M572 650C556 642 546 630 544 614L546 584H512C506 606 506 630 516 652 526 676 546 690 566 694Z"
				fill={jersey.light}
				dark={jersey.dark}
				shade="M536 570C530 620 540 660 580 680V560Z"
			>
				<path
					d="M500 588H560V598H500ZM500 612H560V622H500ZM504 636L560 628V640L508 648ZM520 664L570 646V658L528 674Z"
					fill={cloth.navy.light}
				/>
			</Shaded>
			<Wiping />
			<Shaded
				d="M634 650C646 636 648 600 640 562H676C686 600 686 640 672 668 662 686 648 694 636 696Z"
				fill={jersey.light}
				dark={jersey.dark}
				shade="M664 556C668 610 662 650 630 690H700V556Z"
			>
				<path
					d="M630 580H690V590H630ZM636 604H690V614H636ZM636 630L690 638V648L634 642ZM630 658L680 668V678L630 670Z"
					fill={cloth.navy.light}
				/>
			</Shaded>
			<Shaded
				d="M564 658C572 644 590 640 604 642 622 640 638 646 644 660 652 690 652 730 650 766H556C554 730 556 690 564 658Z"
				fill={jersey.light}
				dark={jersey.dark}
				shade="M624 630C616 680 624 720 616 780H670V630Z"
			>
				<path d="M540 664H670V674H540ZM540 688H670V698H540ZM540 712H670V722H540Z" fill={cloth.navy.light} />
			</Shaded>
			<Outlined d="M574 646L618 736 606 742 564 662ZM634 646L590 736 602 742 642 660Z" fill={red} line={3} />
			<Shaded
				d="M556 736C580 728 626 728 650 736 664 770 670 810 662 836 630 850 576 850 546 836 538 810 542 770 556 736Z"
				fill={red}
				dark={crimson.dark}
				shade="M626 720C616 770 624 810 612 860H680V720Z"
			>
				<Line d="M603 760V850M568 752H590V776H568ZM616 752H638V776H616Z" width={2.5} />
			</Shaded>
			<ChildHead />
			{/* Knees on the bench, soles to us. */}
			<Outlined d="M552 836C548 852 552 872 570 874 590 876 600 862 598 838Z" fill={cloth.green.light} line={4} />
			<Outlined d="M608 838C606 862 616 876 636 874 654 872 658 852 654 836Z" fill={cloth.green.dark} line={4} />
			<Line d="M562 854H588M564 864H586M618 854H644M620 864H642" width={2.5} />
		</g>
	);
}
