import { brass, copper, deal, linen, palette, steel, wood } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { Rope } from './rope.tsx';
import { lantern } from './waterline-light.ts';

const { ink, white, yellow, red, foam } = palette;
const planks = { light: deal.light, dark: wood.mid };
const inner = { light: linen.mid, dark: steel.mid };

const floor = 'M-10 706L296 650Q540 610 612 608 680 608 850 668L1210 810V830H-10Z';
const seams = [-700, -420, -180, 30, 220, 400, 570, 730, 890, 1060, 1240, 1440, 1680];

/** The shadows of the port bulwark, and of her; by night the lantern throws only hers, aft. */
const shadows = {
	day: 'M-10 700L296 644 620 600 560 640 300 704-10 786ZM236 780L350 770 380 800H250ZM380 742L488 752 700 830H420Z',
	night: 'M244 770L60 830H250L356 782ZM400 740L210 830H420L492 750Z',
};

/** How far the lantern comes, in two steps. */
const reach = [
	{ rx: 470, ry: 215, by: lights.embers },
	{ rx: 255, ry: 122, by: lantern },
];

/** The bow, and by night what the lantern on it lights. */
export function Deck() {
	const night = useNight();
	return (
		<>
			<Lit light={lights.depths}>
				<Bow />
			</Lit>
			{night &&
				reach.map(({ by, ...size }) => (
					<g key={by} clipPath={`url(#waterline-pool-${size.rx})`}>
						<clipPath id={`waterline-pool-${size.rx}`}>
							<ellipse cx="612" cy="596" {...size} />
						</clipPath>
						<Lit light={by}>
							<Bow />
						</Lit>
					</g>
				))}
		</>
	);
}

/** The bow from inside: planks that run to the horizon, bulwarks, and a rail that takes the sun. */
function Bow() {
	return (
		<>
			<Form d={floor} tone={planks}>
				<path d={useNight() ? shadows.night : shadows.day} fill={planks.dark} />
				<Line d={seams.map((x) => `M612 400L${x} 820`).join('')} width={2.5} />
			</Form>
			<g stroke={ink} strokeWidth="9">
				<path d="M-10 626L286 566Q510 516 594 506L612 608Q540 610 300 656L-10 716Z" fill={inner.dark} />
				<path d="M630 506Q740 528 880 574L1210 680V820L850 672Q690 612 612 608Z" fill={inner.light} />
				<Line d="M180 588l6 84M390 542l8 84M734 538l-16 84M894 580l-24 96M1074 638l-34 104" width={4} />
				<path d="M-10 606L282 550Q500 502 600 490L608 506Q500 522 290 570L-10 632Z" fill={cloth.wood.light} />
				<path d="M-10 624L288 563Q500 516 607 503L608 506Q500 522 290 570L-10 632Z" fill={cloth.wood.dark} strokeWidth="0" />
				<path d="M616 506L624 490Q740 512 884 558L1210 660V690L876 580Q730 532 616 506Z" fill={cloth.wood.light} />
				<path d="M616 506L618 502Q730 526 878 572L1210 678V690L876 580Q730 532 616 506Z" fill={cloth.wood.dark} strokeWidth="0" />
				<ellipse cx="950" cy="630" rx="30" ry="37" fill="none" strokeWidth="24" transform="rotate(-12 950 630)" />
				<ellipse cx="950" cy="630" rx="30" ry="37" fill="none" stroke={white} strokeWidth="16" transform="rotate(-12 950 630)" />
				<ellipse
					cx="950"
					cy="630"
					rx="30"
					ry="37"
					fill="none"
					stroke={red}
					strokeWidth="16"
					strokeDasharray="24 29"
					transform="rotate(-12 950 630)"
				/>
				<path d="M598 608V480Q612 472 626 480V608Q612 616 598 608Z" fill={cloth.wood.light} />
				<path d="M612 477Q620 476 626 480V608Q620 612 612 613Z" fill={cloth.wood.dark} strokeWidth="0" />
				<path d="M586 498h52v12h-52Z" fill={cloth.grey.light} strokeWidth="6" />
			</g>
		</>
	);
}

/** A fish box for a table: the night's flask, a mug, and half a loaf that is being watched. */
export function Tea() {
	return (
		<>
			<g stroke={ink} strokeWidth="9">
				<path d="M640 716L910 700 972 742 672 764Z" fill={cloth.wood.light} />
				<path d="M672 764L972 742V812H672Z" fill={cloth.wood.dark} data-light={lights.evening} />
				<path d="M640 716L672 764V812H640Z" fill={cloth.sand.light} strokeWidth="6" />
				<Line d="M672 792L972 768M760 760v50M890 752v58M652 736V812" width={3.5} />
				<path d="M740 750L812 757 792 744ZM846 742L892 748 864 736ZM944 730L966 742 940 744Z" fill={cloth.wood.dark} strokeWidth="0" />
				<path d="M744 650h18v58h-18" fill="none" strokeWidth="7" />
				<path d="M848 704q22 0 20 14t-20 12" fill="none" strokeWidth="7" />
				<path d="M880 738L894 716 952 714 962 732 928 742Z" fill={white} strokeWidth="6" />
			</g>
			<Form
				d="M690 742V634q0-14 14-18h26q14 4 14 18V742Q718 754 690 742Z"
				tone={cloth.green}
				shade="M712 600C706 660 712 700 708 760H750V600Z"
				line={4.5}
			>
				<path d="M690 654h60v13h-60ZM690 716h60v11h-60Z" fill={cloth.grey.light} stroke={ink} strokeWidth="4" />
			</Form>
			<path d="M700 616v-18h34v18Z" fill={foam} stroke={ink} strokeWidth="7" />
			<path d="M700 616v-18h14v18Z" fill={white} />
			<Form d="M798 738V696h52v42Q824 746 798 738Z" tone={cloth.white} shade="M820 690V760H864V690Z">
				<path d="M790 706h70v8h-70Z" fill={palette.blue} />
			</Form>
			<Line d="M814 682q-12-14 0-28t2-28M834 684q-10-12 2-24t0-22" width={5} ink={white} />
			<Form
				d="M890 728C882 704 898 690 922 692 942 692 952 704 948 726 928 736 906 736 890 728Z"
				tone={{ light: brass.dark, dark: copper.dark }}
				shade="M926 680C918 700 924 720 918 740H964V680Z"
			>
				<path d="M890 728C884 708 892 694 904 694 912 702 912 720 906 732Z" fill={brass.light} stroke={ink} strokeWidth="3" />
				<Line d="M920 698l6 12M934 698l4 12" ink={brass.light} />
			</Form>
		</>
	);
}

/** A gull on the rail, who has seen bread. */
export function RailGull() {
	return (
		<g stroke={ink} strokeWidth="8" transform="translate(1092 566)">
			<path d="M4 92V68M20 96V70" stroke={cloth.orange.light} strokeWidth="5" />
			<path d="M78 44C48 40 34 22 10 10 8-12-18-20-26-2L-46 8-26 12C-32 40-16 72 14 72 38 70 58 60 78 44Z" fill={white} strokeWidth="7" />
			<path d="M82 48C48 42 26 28 2 34 4 56 44 62 82 48Z" fill={cloth.grey.light} strokeWidth="5" />
			<path d="M82 48l-28-8 8 14Z" fill={ink} strokeWidth="0" />
			<path d="M-25-2L-48 8-26 11Z" fill={yellow} strokeWidth="5" />
			<circle cx="-14" cy="-1" r="3.5" fill={ink} strokeWidth="0" />
		</g>
	);
}

/** What she is still to coil: it lies as it came aboard. */
export function Pile() {
	return (
		<>
			<Rope d="M-20 770C60 740 160 748 176 772S80 806 40 788 60 744 120 748 196 788 150 800" />
			<Rope d="M66 810C30 800 20 776 60 764S150 770 130 786 70 790 70 770" />
		</>
	);
}
