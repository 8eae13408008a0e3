import {
	brass,
	brick,
	canvas,
	concrete,
	copper,
	coral,
	deal,
	denim,
	leaf,
	leather,
	linen,
	midnight,
	navy,
	orange,
	palette,
	rust,
	slate,
	steel,
	wood,
} from '../../model/colours.ts';
import { Brush, Flat, Line, Part, Pen } from '../kit/forms.tsx';
import { Dots } from './it-comes-warm-parts.tsx';

const { ink } = palette;
const id = (part: string) => `it-comes-warm-cover-${part}`;
const lit = {
	sheet: canvas.light,
	shade: deal.mid,
	lip: linen.pale,
	floor: brass.light,
	slope: deal.light,
	rim: linen.pale,
	cold: slate.pale,
	colder: steel.mid,
	/** Creases where the lamp reaches them: softer than ink. */
	line: copper.dark,
};

/** The bunk from above, with nobody in it: lamplight from the wall, the passage from the left. */
export function StoryCover() {
	return (
		<g strokeLinecap="round" strokeLinejoin="round">
			<defs>
				<Dots id={id('dots')} step={17} r={4} c={orange.light} />
				<Dots id={id('warmest')} step={17} r={5.4} c={orange.light} />
				<Dots id={id('fine')} step={17} r={2.4} c={orange.light} />
			</defs>
			<Bulkhead />
			<Wall />
			<Floor />
			<Sheet />
			<Line d="M777 650L888 1490" width={7} />
			<Hollow />
			<Pillow />
			<g transform="translate(0 24)">
				<Shelf />
				<Orange />
			</g>
			<Blanket />
			<Board />
			<Curtain />
		</g>
	);
}

/** The head end: dark, so that the title can stand on it. */
function Bulkhead() {
	return (
		<>
			<Flat d="M0 0H954V720H0Z" fill={midnight.mid} />
			<Flat d="M954 330C880 400 800 470 760 720H954Z" fill={concrete.deep} />
			<Flat d="M954 450C890 500 830 580 800 720H954Z" fill={leather.mid} />
			<path d="M250 720L196 0M400 720L380 0M560 720L566 0M710 720L752 0" stroke={palette.ink} strokeWidth="6" />
		</>
	);
}

/** The planks on the inner side, tar brown, with the lamp somewhere before them. */
function Wall() {
	return (
		<>
			<Flat d="M774 650L954 290V1476H872Z" fill={copper.dark} />
			<Flat d="M774 650L954 290V640C870 700 820 760 790 810Z" fill={leather.mid} />
			<Flat d="M954 770C890 820 850 960 870 1120 890 1240 930 1290 954 1300Z" fill={deal.dark} />
			<Flat d="M954 880C915 920 900 1000 908 1080 918 1150 938 1190 954 1200Z" fill={wood.light} />
			<path d="M800 860L954 640M828 1100L954 1010M852 1330L954 1310" stroke={leather.dark} strokeWidth="5" />
			<Line d="M774 650L954 290" width={8} />
			<Line d="M774 650L886 1490" width={9} />
		</>
	);
}

/** Plates, in the light that comes from the passage. */
function Floor() {
	return (
		<>
			<Flat d="M0 600H230L100 1476H0Z" fill={midnight.light} />
			<Flat d="M0 900L150 820 110 1476H0Z" fill={slate.mid} />
			<Flat d="M0 1090L120 1010 100 1330 0 1420Z" fill={steel.mid} />
			<path d="M0 980L140 930M0 1260L110 1220M60 840L20 1476" fill="none" stroke={navy.deep} strokeWidth="4" />
		</>
	);
}

const bed = 'M204 650H776L888 1490H70Z';

function Sheet() {
	return (
		<>
			<clipPath id={id('bed')}>
				<path d={bed} />
			</clipPath>
			<Flat d={bed} fill={lit.sheet} />
			<g clipPath={`url(#${id('bed')})`}>
				{/* What the ridge of the hollow keeps the lamp from. */}
				<Flat
					d="M180 660H330C350 740 372 790 352 836 316 880 296 930 318 1000 300 1040 290 1090 330 1160 362 1210 366 1260 352 1330L340 1490H40Z"
					fill={lit.cold}
				/>
				<Flat d="M180 660H262C250 800 210 900 236 1010 216 1130 250 1200 220 1330L190 1490H40Z" fill={lit.colder} />
				<Flat d="M640 640H790L800 900C740 840 690 780 640 640Z" fill={canvas.mid} />
			</g>
		</>
	);
}

/** Somebody’s back, hip and knee; the feet went under the blanket. */
const rim =
	'M412 760C400 800 338 816 312 870 292 926 326 970 322 1016 300 1046 290 1100 310 1156 330 1216 342 1290 342 1400H590C598 1330 644 1256 700 1190 756 1134 792 1076 760 1028 730 988 664 984 616 990 580 994 560 986 556 966 552 936 566 904 560 868 552 828 510 812 500 760Z';

/** Where somebody has lain, on the left side, one knee drawn up. */
function Hollow() {
	const clip = `url(#${id('rim')})`;
	return (
		<>
			<clipPath id={id('rim')}>
				<path d={rim} />
			</clipPath>
			<g clipPath={`url(#${id('bed')})`}>
				{/* Its lip turns up to the lamp. */}
				<path d={rim} fill={lit.lip} transform="translate(22-4)" />
			</g>
			<g clipPath={clip}>
				<Flat d={rim} fill={lit.rim} />
				<g transform="translate(24-6)" clipPath={clip}>
					<Flat d={rim} fill={lit.slope} />
					<g transform="translate(-46 12)" clipPath={clip}>
						<Flat d="M260 700H800V1400H260Z" fill={lit.shade} />
						<g transform="translate(-30 12)" clipPath={clip}>
							<Flat d="M260 700H840V1400H260Z" fill={lit.floor} />
						</g>
					</g>
				</g>
				{/* Nobody lay between the legs. */}
				<Flat d="M474 1188C516 1176 572 1180 606 1194 574 1240 546 1310 540 1400H462C446 1320 450 1240 474 1188Z" fill={lit.slope} />
				<Flat d="M520 1182C556 1182 584 1186 606 1194 574 1240 546 1310 540 1400H506C500 1330 504 1250 520 1182Z" fill={lit.sheet} />
				<Flat
					d="M384 836C350 880 384 960 366 1026 334 1080 344 1150 396 1196 480 1166 600 1180 676 1120 706 1066 640 1036 530 1036 478 990 514 900 490 850 450 816 416 816 384 836Z"
					fill={`url(#${id('fine')})`}
				/>
				<Flat
					d="M404 860C382 910 408 980 394 1044 368 1090 384 1140 424 1156 520 1130 600 1140 646 1104 656 1074 590 1056 510 1062 460 1000 474 920 462 866 440 846 420 846 404 860Z"
					fill={`url(#${id('dots')})`}
				/>
				{/* It was warmest under the shoulder, the hip and the knee. */}
				<Flat
					d="M366 876C382 850 430 846 462 868 484 892 476 924 450 940 420 954 384 946 370 930 360 914 358 896 366 876ZM364 1086C380 1056 430 1050 474 1068 496 1084 496 1108 476 1126 446 1146 410 1152 384 1144 364 1130 356 1110 364 1086ZM616 1070C636 1054 672 1050 688 1068 698 1088 686 1106 662 1116 634 1120 612 1112 608 1096 606 1086 610 1076 616 1070Z"
					fill={`url(#${id('warmest')})`}
				/>
			</g>
			{/* The edge of it, where the sheet turns down. */}
			<Brush d="M512 802C548 826 564 850 562 884" width={6} />
			<Brush d="M556 950C556 986 580 994 616 990C664 984 716 984 748 1014" width={8} />
			<Brush d="M756 1024C786 1070 766 1118 716 1172" width={8} />
			<Brush d="M648 1260C620 1300 604 1330 598 1372" width={5} />
			<Brush d="M340 836C306 868 298 910 310 956" width={5} ink={lit.line} />
			<Brush d="M316 1026C296 1062 292 1106 308 1150" width={6} ink={lit.line} />
			<Brush d="M326 1206C336 1250 342 1300 342 1350" width={4} ink={lit.line} />
			<Brush d="M480 1194C520 1180 566 1182 604 1196" width={5} ink={lit.line} />
			{/* Drawn tight, from the outside in. */}
			<Brush d="M724 846C660 838 590 848 534 880" width={6} />
			<Brush d="M790 900C730 900 640 936 520 1020" width={8} />
			<Brush d="M700 916C660 930 620 944 590 964" width={4} />
			<Brush d="M816 1040C786 1036 750 1046 712 1068" width={6} />
			<Brush d="M826 1230C806 1180 766 1148 706 1130" width={7} />
			<Brush d="M806 1160C790 1146 774 1138 752 1132" width={4} />
			<Brush d="M724 1322C716 1280 690 1246 646 1226" width={6} />
			<Brush d="M206 1054C250 1078 300 1086 352 1070" width={6} />
			<Brush d="M186 1196C240 1190 304 1164 350 1124" width={7} />
			<Brush d="M224 1146C250 1146 270 1140 288 1130" width={4} />
			<Brush d="M236 880C262 908 300 926 344 920" width={6} />
			<Brush d="M222 1304C276 1298 326 1274 366 1240" width={5} />
		</>
	);
}

function Pillow() {
	return (
		<>
			<Flat d="M176 570H796L786 670H190Z" fill={palette.night} />
			<Part
				d="M258 632C236 656 218 716 222 776 226 820 250 828 290 820 340 810 366 818 392 840 430 856 480 852 512 830 540 812 580 812 620 820 668 830 720 840 740 822 754 780 740 680 722 636 704 616 660 626 610 622 500 612 380 614 320 618 296 620 274 618 258 632Z"
				tone={{ light: canvas.pale, dark: steel.light }}
				shade="M200 600H330C316 680 350 720 330 780 326 800 320 810 310 850H200Z"
				line={9}
			>
				<path
					d="M296 610C286 690 276 760 282 850M350 610C336 660 322 700 336 750 346 790 372 810 380 870M410 610C402 650 386 690 404 750 416 790 432 810 436 870M470 610C478 650 496 690 490 750 484 790 478 810 482 870M544 610C558 660 574 700 566 760 560 800 568 820 574 870M614 610C632 690 640 760 642 860M682 610C700 694 706 770 708 860"
					fill="none"
					stroke={slate.light}
					strokeWidth="5"
				/>
				<path d="M226 600H730V668C640 686 330 686 232 672Z" fill={leather.light} fillOpacity=".45" />
				{/* Where the head was: it tips the dent towards the neck. */}
				<path
					d="M536 668C592 704 596 786 572 860H512C552 806 560 744 528 708 502 684 462 682 430 690 464 664 504 656 536 668Z"
					fill={copper.mid}
					fillOpacity=".72"
				/>
				<path d="M404 696C360 730 356 800 372 852H336C318 800 328 730 404 696Z" fill={palette.paper} />
				<Brush d="M450 666C520 648 570 680 582 730C590 770 584 796 576 812" width={6} />
				<Brush d="M360 726C340 756 342 786 350 806" width={4} ink={lit.line} />
				<Brush d="M722 664C700 672 680 688 668 708" width={6} />
				<Brush d="M736 810C712 802 694 790 682 774" width={6} />
				<Brush d="M232 800C250 796 268 786 278 770" width={6} />
				<Brush d="M560 716C590 712 616 700 634 682" width={5} ends={[4, 0.6]} />
			</Part>
		</>
	);
}

function Shelf() {
	return (
		<>
			<Flat d="M150 462L822 462 846 552H130Z" fill={leather.light} />
			<Flat d="M440 462H822L846 552H390Z" fill={deal.mid} />
			<Flat d="M130 552H846V588H130Z" fill={leather.mid} />
			<Flat d="M410 552H846V588H430Z" fill={wood.dark} />
			<path d="M150 462H822L846 552V588H130V552ZM130 552H846" fill="none" stroke={ink} strokeWidth="8" />
			<path d="M186 490L340 488M210 524L380 522M640 480L790 482M760 520L820 522" stroke={leather.mid} strokeWidth="4" />
		</>
	);
}

/** Half of one, cut side down, on a saucer. */
function Orange() {
	return (
		<>
			<Flat d="M640 560C540 560 450 545 420 520 470 500 560 496 620 500Z" fill={leather.mid} />
			<Part
				d="M530 516C530 492 580 478 640 478S752 492 752 516C752 542 704 560 640 560S530 542 530 516Z"
				tone={{ light: linen.pale, dark: steel.light }}
				shade="M520 470H600C560 500 560 540 640 566H520Z"
				line={7}
			>
				<path
					d="M546 515C546 498 590 487 640 487S736 498 736 515C736 535 696 549 640 549S546 535 546 515Z"
					fill="none"
					stroke={palette.blue}
					strokeWidth="5"
				/>
			</Part>
			<Part
				d="M562 504C556 446 594 420 640 420S724 446 718 504C718 522 684 533 640 533S562 522 562 504Z"
				tone={{ light: orange.light, dark: rust.mid }}
				shade="M550 400H624C594 440 592 490 626 520 670 530 704 526 722 512V545H550Z"
				line={8}
			>
				<path d="M558 502C562 520 600 530 640 530S718 520 722 502" fill="none" stroke={canvas.pale} strokeWidth="14" />
				<path
					d="M658 440h.1M678 450h.1M648 460h.1M694 468h.1M668 474h.1M690 490h.1M650 492h.1M636 478h.1M672 502h.1M628 500h.1M706 484h.1"
					stroke={rust.light}
					strokeWidth="5"
				/>
				<Flat d="M674 434C694 442 706 458 710 478 698 464 688 452 670 442Z" fill={brass.light} />
				<path d="M626 430L618 424M626 430L638 426M626 430L630 440M626 430L615 436" stroke={leaf.deep} strokeWidth="5" />
			</Part>
		</>
	);
}

/** Folded in three, and then across: the ends of its folds show on the right. */
function Blanket() {
	return (
		<Pen width={9}>
			<Part
				d="M120 1346C300 1316 640 1312 826 1328 850 1330 862 1340 862 1354 874 1358 878 1370 874 1382 886 1388 888 1402 882 1412L894 1490H74L92 1376C96 1358 106 1350 120 1346Z"
				tone={{ light: coral.dark, dark: denim.dark }}
				shade="M60 1300H330C330 1360 340 1420 330 1490H60Z"
			>
				<path d="M98 1364C300 1334 620 1330 862 1354M92 1386C300 1356 620 1352 874 1382" fill="none" stroke={ink} strokeWidth="5" />
				<path
					d="M826 1340C840 1342 846 1346 846 1352M838 1366C852 1368 858 1374 858 1380M848 1396C860 1398 866 1404 866 1410"
					fill="none"
					stroke={ink}
					strokeWidth="4"
				/>
			</Part>
			<Part
				d="M112 1392C300 1360 640 1356 828 1372 852 1376 862 1386 864 1402L876 1490H74L86 1420C90 1402 98 1396 112 1392Z"
				tone={{ light: copper.mid, dark: steel.dark }}
				shade="M60 1350H320C326 1400 336 1440 326 1490H60Z"
			>
				<path d="M84 1434C300 1402 640 1398 872 1414" fill="none" stroke={canvas.light} strokeWidth="13" />
				<path d="M76 1435C155 1423.5 238 1416 327 1411.3" fill="none" stroke={concrete.light} strokeWidth="13" strokeLinecap="butt" />
				<path d="M80 1464C300 1434 640 1430 880 1444" fill="none" stroke={brick.dark} strokeWidth="9" />
				<Brush d="M846 1384C780 1376 720 1376 660 1382" width={5} />
				<Brush d="M120 1404C180 1392 240 1386 300 1384" width={5} />
			</Part>
		</Pen>
	);
}

function Board() {
	return (
		<Part
			d="M176 650C188 644 202 644 212 650L120 1490H52Z"
			tone={{ light: steel.mid, dark: steel.deep }}
			shade="M200 680H240L130 1490H84Z"
			line={8}
		/>
	);
}

/** Drawn back, and hanging at the head. */
function Curtain() {
	return (
		<Part
			d="M0 0H96C110 200 116 420 152 640 164 700 168 748 158 782 146 800 128 790 118 770 110 800 92 816 72 796 60 826 36 834 20 808 14 816 6 820 0 818Z"
			tone={{ light: navy.mid, dark: navy.deep }}
			shade="M30 0H60C66 300 80 560 118 770L92 830 72 796C50 560 34 300 30 0ZM0 0H14L24 820H0Z"
			line={8}
		>
			<Line d="M62 0C70 300 84 560 118 770M30 0C34 300 50 560 72 796M12 300L20 808" width={5} />
		</Part>
	);
}
