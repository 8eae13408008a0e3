import { brick, canvas, clay, concrete, copper, midnight, navy, palette, plum, rust, steel } from '../../model/colours.ts';
import { Hand } from '../kit/body/hands.tsx';
import { Brush, Flat, Part, Pen, skins } from '../kit/forms.tsx';

const { ink } = palette;
const skin = skins.brown;
const skirt = { light: plum.mid, dark: plum.dark };
const stocking = { light: concrete.mid, dark: steel.deep };
const scarf = { light: rust.mid, dark: brick.dark };

/** On the edge of the bunk, bent over it, counting. */
export function Woman() {
	return (
		<g transform="translate(24 22)">
			<FarArm />
			<Palm x={630} y={375} turn={175} flip={false} />
			<Feet />
			<Skirt />
			<Trunk />
			<Forearm />
			<Palm x={612} y={426} turn={180} flip />
			<Sleeve />
			<WomanHead />
		</g>
	);
}

/** A hand laid flat, so that we see it along the sheet. */
function Palm(hand: { x: number; y: number; turn: number; flip: boolean }) {
	const { x, y, turn, flip } = hand;
	return (
		<g transform={`translate(${x} ${y})scale(1 .74)`}>
			<Hand pose="flat" skin={skin} build="broad" size={0.43} turn={turn} flip={flip} line={3} near />
		</g>
	);
}

function FarArm() {
	return (
		<Part
			d="M708 300C690 314 674 334 656 352 646 361 634 364 622 365L622 385C644 387 666 381 688 365 706 352 716 340 722 330Z"
			tone={skin}
			shade="M652 392C676 378 700 350 722 318V400H652Z"
			line={4.5}
		>
			<Flat d="M704 304C688 318 674 338 658 354L650 358 664 352C682 338 694 322 708 308Z" fill={copper.mid} />
		</Part>
	);
}

function Forearm() {
	return (
		<Part
			d="M690 356C674 384 650 406 616 416L616 434C650 436 690 420 714 390Z"
			tone={skin}
			shade="M636 442C668 422 696 398 714 368V440Z"
			line={4.5}
		>
			<Flat d="M686 364C670 390 648 408 620 416L640 414C664 404 682 388 692 368Z" fill={copper.mid} />
		</Part>
	);
}

function Sleeve() {
	return (
		<Part
			d="M700 306C688 320 680 340 676 364 674 374 680 384 690 390 700 398 714 396 720 386 738 366 752 346 756 328 752 306 720 292 700 306Z"
			tone={navy}
			shade="M660 300H706C700 330 700 370 730 400H660Z"
			line={5}
		>
			<path d="M680 356C690 372 704 382 722 384" fill="none" stroke={ink} strokeWidth="3" />
			<Brush d="M756 332C740 350 724 356 706 356" width={4} />
		</Part>
	);
}

function Trunk() {
	return (
		<Part
			d="M716 288C740 266 790 268 826 294 866 322 892 366 892 410 880 428 826 420 798 396 770 384 730 380 708 356 696 330 700 302 716 288Z"
			tone={navy}
			shade="M690 280H740C760 320 780 360 840 430H690Z"
			line={5}
		>
			<Flat d="M790 268C850 284 896 340 900 410H882C878 362 852 320 814 296 804 288 796 278 790 268Z" fill={steel.mid} />
			<Brush d="M882 400C856 384 836 384 812 392" width={4} />
			<Brush d="M800 300C812 322 812 346 804 366" width={4} />
			<Brush d="M870 360C850 352 834 354 820 360" width={3.5} />
			{/* Where the strings of the apron were. */}
			<Brush d="M886 388C860 366 830 362 792 374" width={3} />
			<path d="M890 398C870 420 828 414 798 384" fill="none" stroke={midnight.light} strokeWidth="3" transform="translate(-3-9)" />
		</Part>
	);
}

function Skirt() {
	return (
		<Part
			d="M796 388C770 408 736 424 712 444 698 456 700 478 704 504L708 552C740 562 786 562 816 552 818 528 830 506 862 494 898 482 908 440 890 402 860 380 820 376 796 388Z"
			tone={skirt}
			shade="M680 430H742C736 470 740 520 746 570H680ZM806 502C824 480 882 470 912 426V516H800Z"
			line={5}
		>
			<Brush d="M796 392C780 430 764 460 768 540" width={4} />
			<Brush d="M720 450C750 452 790 446 820 430" width={4.5} />
			<Brush d="M870 486C840 470 820 470 800 476" width={4} />
		</Part>
	);
}

function Feet() {
	return (
		<Pen width={4.5}>
			<Part
				d="M722 540L752 542C750 562 750 576 752 590 746 598 722 598 698 598 688 596 690 586 700 582 714 576 722 566 722 540Z"
				tone={stocking}
				shade="M680 530H734C732 560 726 580 716 610H680Z"
			/>
			<Part
				d="M766 540L802 538C800 564 800 584 804 602 796 612 768 612 740 610 728 608 730 598 742 594 758 588 766 574 766 540Z"
				tone={stocking}
				shade="M720 530H780C778 560 772 590 760 620H720Z"
			>
				<path d="M804 600C796 596 790 598 786 608M742 596Q748 602 744 610" fill="none" stroke={ink} strokeWidth="3" />
			</Part>
		</Pen>
	);
}

function WomanHead() {
	return (
		<>
			<Part
				d="M652 268C650 240 672 222 702 222 734 224 752 248 748 276 746 300 728 316 704 318 676 318 654 300 652 268Z"
				tone={scarf}
				shade="M640 210H690C672 240 674 290 706 330H640Z"
				line={5}
			>
				<path
					d="M690 236h.1M716 240h.1M734 258h.1M706 258h.1M726 280h.1M688 262h.1M704 284h.1M670 250h.1M672 278h.1M688 302h.1"
					stroke={canvas.light}
					strokeWidth="7"
				/>
				<Flat d="M724 222C744 236 752 258 752 280H738C738 258 732 240 718 230Z" fill={clay.mid} />
				<Brush d="M740 286C726 270 716 250 714 224" width={3.5} />
				<Brush d="M744 290C720 282 690 262 672 226" width={4} />
				<Brush d="M744 292C720 300 690 302 664 296" width={4} />
			</Part>
			<Part
				d="M734 282C746 278 758 284 758 294L784 300 770 314 788 330 762 328 748 308C738 308 730 302 728 294Z"
				tone={scarf}
				shade="M720 270H744L750 310 780 340H720Z"
				line={4.5}
			>
				<path d="M758 294C754 302 750 306 746 308" fill="none" stroke={ink} strokeWidth="3" />
			</Part>
		</>
	);
}
