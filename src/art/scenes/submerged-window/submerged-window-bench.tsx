import { palette } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';

const { ink, white, blue, foam } = palette;

/** The bench, which on this deck is not a bed. */
export function Bench() {
	return (
		<>
			<Outlined d="M108 868H136V968H108ZM690 868H718V968H690Z" fill={cloth.wood.dark} line={4} />
			<Outlined d="M84 830H744L756 854H72Z" fill={cloth.wood.light} line={4} />
			<path d="M420 832H744L754 852H360Z" fill={cloth.wood.dark} />
			<path d="M266 838H360L380 850H280ZM484 836H520L530 846H484ZM660 834H686L690 850H660Z" fill={ink} opacity="0.35" />
			<Line d="M80 842H750" width={2.5} />
			<Outlined d="M72 854H756V876H72Z" fill={cloth.wood.dark} line={4} />
		</>
	);
}

/** Steam: flat, with dots where it meets the cold. */
function Steam() {
	return (
		<g fill={white} transform="translate(-10 0)">
			<path opacity="0.5" d="M494 764C520 744 512 722 498 704 484 682 500 660 520 644 514 668 534 684 536 706 538 734 520 752 494 764Z" />
			<path opacity="0.75" d="M492 764C508 744 504 726 494 712 488 700 492 688 500 678 504 696 518 708 518 726 516 744 506 756 492 764Z" />
		</g>
	);
}

export function Kettle() {
	return (
		<g>
			<Outlined d="M394 826H484V838H394Z" fill={cloth.black.light} line={3.5} />
			<Line d="M394 834C376 838 372 850 378 876 382 900 372 920 380 936" width={3.5} />
			<Outlined d="M476 800C486 796 486 776 496 766L480 756C472 770 466 778 462 784Z" fill={white} line={3.5} />
			<Line d="M402 770C404 722 474 722 476 770" width={10} />
			<Line d="M402 770C404 722 474 722 476 770" width={4} ink={cloth.wood.light} />
			<Shaded
				d="M406 768C398 786 394 808 400 826H478C484 808 480 786 472 768Z"
				fill={white}
				dark={cloth.white.dark}
				shade="M450 760C446 790 456 810 450 830H490V760Z"
			>
				<path d="M390 812H490V819H390Z" fill={blue} />
			</Shaded>
			<Outlined d="M408 768C410 756 468 756 470 768Z" fill={blue} line={3.5} />
			<circle cx="439" cy="755" r="6" fill={ink} />
			<Steam />
		</g>
	);
}

/** What runs off the flange, a drop at a time, and the tin that it runs into. */
export function Drips() {
	return (
		<g transform="translate(4 0)">
			<path
				d="M526 716C520 728 520 738 526 738S532 728 526 716ZM526 776C521 786 521 794 526 794S531 786 526 776ZM300 680C295 688 295 696 300 696S305 688 300 680Z"
				fill={foam}
				stroke={ink}
				strokeWidth="2.5"
			/>
			<Outlined d="M502 806H546L542 840H506Z" fill={cloth.grey.light} line={3.5} />
			<path d="M530 808H544L541 838H530Z" fill={cloth.grey.dark} />
			<Outlined d="M502 806Q524 799 546 806 524 814 502 806Z" fill={cloth.sea.light} line={3} />
		</g>
	);
}

/** Air money is spent on fruit. */
export function Oranges() {
	return (
		<g stroke={ink} strokeWidth="3.5">
			<circle cx="716" cy="822" r="17" fill={cloth.orange.light} />
			<path d="M716 838A16 16 0 0 0 732 822Q728 832 716 838Z" fill={cloth.orange.dark} stroke="none" />
			<circle cx="692" cy="830" r="17" fill={cloth.orange.light} />
			<path d="M692 846A16 16 0 0 0 708 830Q704 840 692 846Z" fill={cloth.orange.dark} stroke="none" />
			<path d="M716 805C722 796 732 796 738 800 734 808 724 810 716 805Z" fill={cloth.green.light} strokeWidth="3" />
			<path d="M690 818h2M698 826h1" />
		</g>
	);
}
