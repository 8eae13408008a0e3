import { concrete, deal, linen, moss, palette, slate, wood } from '../../model/colours.ts';
import { Brush, Flat, Part } from '../kit/forms.tsx';

const { ink } = palette;
const rubber = { light: moss.mid, dark: moss.dark };

/** What she has taken off: the apron from the ice, and her boots. */
export function Near() {
	return (
		<>
			<Flat d="M972 640C976 618 1030 610 1076 612 1090 600 1160 600 1200 610V640Z" fill={slate.dark} />
			<Flat d="M1086 616C1110 606 1160 606 1190 614 1160 616 1120 618 1100 626Z" fill={wood.light} />
			<g transform="translate(34 2)">
				<Boots />
			</g>
			<Stool />
			<Apron />
			<Ice />
		</>
	);
}

function Boots() {
	return (
		<>
			<Part
				d="M906 520C920 514 940 514 952 520L954 590C958 604 958 612 954 616H878C870 612 872 600 882 596 896 590 906 580 906 566Z"
				tone={rubber}
				shade="M860 510H922C920 550 926 590 906 620H860Z"
				line={6}
			/>
			<Part
				d="M858 540C872 532 896 534 908 542 908 570 912 594 918 612 920 624 918 630 914 634H832C822 630 824 616 834 612 850 606 860 594 860 576Z"
				tone={rubber}
				shade="M810 530H876C876 570 878 610 862 640H810Z"
				line={7}
			>
				<path d="M826 626H920" stroke={ink} strokeWidth="5" />
				<path d="M896 556C896 576 900 594 904 608" fill="none" stroke={moss.light} strokeWidth="6" />
			</Part>
			<path d="M858 540C872 534 896 536 908 542 896 552 872 552 858 540Z" fill={ink} />
			<path d="M906 520C920 515 940 515 952 520 940 530 920 530 906 520Z" fill={ink} />
		</>
	);
}

function Stool() {
	return (
		<>
			<path d="M1066 500L1046 660M1182 500L1200 660M1054 590H1196" stroke={ink} strokeWidth="25" />
			<path d="M1066 500L1046 660M1054 590H1196" stroke={wood.deep} strokeWidth="12" />
			<path d="M1182 500L1200 660" stroke={wood.mid} strokeWidth="12" />
			<Part
				d="M1034 474C1040 462 1190 460 1216 468V496C1190 510 1060 512 1036 500Z"
				tone={{ light: deal.mid, dark: wood.deep }}
				shade="M1020 486H1220V520H1020Z"
				line={7}
			/>
		</>
	);
}

/** Canvas, wet and heavy: it hangs by its own weight, strings and all. */
function Apron() {
	return (
		<>
			<path d="M1058 470C1030 484 1012 520 1018 556 1020 580 1008 596 1012 616" fill="none" stroke={ink} strokeWidth="12" />
			<path d="M1058 470C1030 484 1012 520 1018 556 1020 580 1008 596 1012 616" fill="none" stroke={linen.mid} strokeWidth="5" />
			<Part
				d="M1052 468C1076 446 1150 444 1180 462 1188 480 1186 500 1180 520 1184 560 1176 600 1164 624 1150 612 1138 616 1128 604 1112 610 1100 596 1088 598 1072 600 1062 592 1058 574 1052 540 1042 500 1052 468Z"
				tone={{ light: linen.mid, dark: concrete.mid }}
				shade="M1030 440H1086C1072 470 1082 520 1074 610H1030ZM1112 496C1104 540 1112 580 1128 612L1140 600C1132 560 1132 530 1136 500ZM1160 500C1164 540 1158 590 1160 630L1172 620V500Z"
				line={7}
			>
				{/* Wet through, where the ice was. */}
				<Flat
					d="M1086 520C1100 506 1150 510 1162 530 1174 560 1160 600 1164 630H1060C1076 590 1070 540 1086 520Z"
					fill={`${palette.ink}40`}
				/>
				<Brush d="M1056 484C1090 496 1144 496 1182 484" width={5} />
				<Brush d="M1088 598C1084 566 1086 536 1096 504" width={6} />
				<Brush d="M1128 604C1120 574 1120 544 1126 512" width={6} />
				<Brush d="M1164 624C1166 580 1166 546 1160 512" width={5} />
				<Brush d="M1084 462C1104 474 1130 474 1150 462" width={5} />
			</Part>
			<path d="M1088 604V612M1128 612V624M1163 632V638" stroke={palette.foam} strokeWidth="6" strokeLinecap="round" />
		</>
	);
}

/** It comes off in flakes, and melts. */
function Ice() {
	return (
		<path
			d="M1092 458L1106 448 1118 454 1110 464ZM1134 456L1142 446 1156 452 1150 462ZM992 610L1006 600 1020 606 1012 616ZM1078 618L1090 610 1100 616 1090 626ZM968 630L980 622 992 630 984 638ZM1118 632L1128 626 1138 632 1128 640ZM1040 632L1050 626 1060 632 1050 638Z"
			fill={concrete.pale}
			stroke={ink}
			strokeWidth="3"
			strokeLinejoin="round"
		/>
	);
}
