import { palette, rust } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';

const { ink, white, yellow } = palette;
const skin = skins.tan;
const hand = { skin, build: 'broad', size: 0.28, line: 4 } as const;
const leather = { light: rust.mid, dark: rust.dark };

function ElderHead() {
	return (
		<g transform="translate(668 512)rotate(-2)scale(.44)">
			<Form
				d="M-56-30C-58-80-20-100 14-98 56-94 74-66 72-34 70-24 74-16 74-6 80 8 74 20 72 30 74 56 66 84 46 98 30 106 10 102-4 90-22 74-42 56-48 34-64 38-72 20-68 2-66-10-58-14-52-8Z"
				tone={skin}
				shade="M-100-110H-30C-46-60-40-30-34-4-30 30-20 50 4 70 10 84 20 96 34 110H-100Z"
				line={8}
			/>
			<Line d="M-60 4c12-4 14 12 4 22M-40 40q6 18 16 30" width={5} />
			<Line d="M2-6C10-16 26-16 34-7M46-8C52-16 62-16 68-9" width={6} />
			<circle cx="23" cy="-7" r="5.5" fill={ink} />
			<circle cx="60" cy="-8" r="5" fill={ink} />
			<Line d="M4 4q12 8 26 2M-10-4l-10-4M-10 2l-10 4M-4-40q18-6 34-2M48-44q10-2 18 2" width={3} />
			{/* Spectacles, mended with thread. */}
			<circle cx="18" cy="-4" r="20" fill="none" stroke={ink} strokeWidth="5" />
			<ellipse cx="60" cy="-5" rx="14" ry="19" fill="none" stroke={ink} strokeWidth="5" />
			<Line d="M38-6q4-5 8 0M-2-6L-56-10" width={5} />
			<Line d="M-4-32Q12-44 34-34M48-36Q60-44 72-34" width={10} ink={white} />
			<Line d="M-4-32Q12-44 34-34M48-36Q60-44 72-34" width={3} />
			<Line d="M46-4C52 12 66 22 60 32 54 38 44 36 40 32" width={6} />
			<Form
				d="M12 62C18 44 34 36 48 40 60 36 74 44 78 58 66 56 56 58 48 56 38 60 24 64 12 62Z"
				tone={cloth.white}
				shade="M0 30H30C26 44 34 56 30 70H0Z"
				line={5}
			/>
			<Line d="M36 68q12 4 22-1M34 86q10 4 20 0" width={5} />
			<path d="M-56-8C-66-24-66-44-58-58L-38-50-46-14Z" fill={white} stroke={ink} strokeWidth="9" />
			<Form
				d="M-98-34C-70-60-60-64-58-70-60-110-40-140 0-142 20-136 40-142 56-132 78-118 82-90 80-72 96-66 112-56 118-44 80-62-40-64-98-34Z"
				tone={cloth.black}
				shade="M-110-150H-20C-40-120-44-90-36-56L-110-30Z"
				line={8}
			>
				<path d="M-60-86Q10-108 82-86V-64Q10-80-60-58Z" fill={cloth.green.dark} />
				<Line d="M0-142q14 16 10 34" width={4} ink={cloth.grey.dark} />
			</Form>
		</g>
	);
}

function Body() {
	return (
		<>
			<Form
				d="M640 566C612 574 594 592 588 622 580 668 584 720 586 770H770C768 700 764 640 744 602 732 580 712 570 694 564Z"
				tone={cloth.navy}
				shade="M570 560H640C618 600 620 690 630 780H570Z"
				line={5}
			/>
			<Form d="M650 560L690 634 712 566Z" tone={cloth.white} shade="M640 556H668L690 634Z" />
			<path d="M682 574L694 572 700 582 694 624 688 630 682 584Z" fill={cloth.red.light} stroke={ink} strokeWidth="6" />
			<Form
				d="M642 560L688 640 672 668 640 616 628 612 634 598 622 586ZM714 564L690 636 706 660 728 616 738 612 732 598 736 584Z"
				tone={cloth.navy}
				shade="M620 556H650L680 660 660 670Z"
			/>
			<circle cx="624" cy="634" r="6" fill={yellow} stroke={ink} strokeWidth="5" />
		</>
	);
}

/** Everything that anybody has ever signed for him, flat, dry, and in order. */
function Wallet() {
	return (
		<>
			<path d="M690 606L772 580 782 622 700 656Z" fill={white} stroke={ink} strokeWidth="6" />
			<path d="M702 612L764 592M704 622L758 604" fill="none" stroke={cloth.grey.dark} strokeWidth="3" />
			<Form d="M684 626L776 598 796 664 702 698Z" tone={leather} shade="M670 620H700L722 710H670Z" line={4.5}>
				<Line d="M690 642L782 612" width={3} />
				<Line d="M740 606L760 680" width={7} />
				<Line d="M740 606L760 680" width={3.5} ink={cloth.sand.light} />
			</Form>
		</>
	);
}

function Arms() {
	return (
		<>
			<Form
				d="M736 596C756 612 768 640 770 660L748 676C738 660 728 640 722 622Z"
				tone={cloth.navy}
				shade="M720 600C730 640 744 660 756 690H720Z"
				line={4.5}
			/>
			<Hand {...hand} pose="over" x={758} y={654} turn={-10} />
			<Wallet />
			<Hand {...hand} pose="over" x={698} y={664} turn={-4} />
			<Form
				d="M618 588C594 606 584 640 582 672 582 698 600 712 626 710 650 706 674 696 694 682L682 652C664 660 648 664 636 662 642 640 654 622 658 604Z"
				tone={cloth.navy}
				shade="M616 586C596 630 612 670 606 690 640 694 664 686 690 670L700 720H560V586Z"
				line={5}
			>
				<Line d="M604 642q16 4 28 0M602 664q14 8 32 4" width={2.5} />
			</Form>
			<Form d="M676 650L692 644 706 676 690 688Z" tone={cloth.white} shade="M670 660L700 690H670Z" line={3.5} />
		</>
	);
}

/** He put on his tie for this. */
export function Elder() {
	return (
		<g transform="translate(-4 -26)">
			<Body />
			<ElderHead />
			<g transform="translate(-6 -14)">
				<Arms />
			</g>
		</g>
	);
}
