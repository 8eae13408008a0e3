import { brass as brassTones, copper, deal, linen, midnight, navy, palette, slate, water, wood } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Drain } from '../../bare-berth/tap.tsx';
import { Line, Part, Pen } from '../../kit/forms.tsx';
import { Passage } from '../block/passage.tsx';
import { Stopwatch } from '../props/stopwatch.tsx';

const { ink, foam, white, red } = palette;
const brass = { light: brassTones.mid, dark: brassTones.deep };
const paint = { light: steel.pipe, dark: steel.pipeDark };

/** The tap, the watch on it, the last drop; behind them forty lights and nobody. */
export function Cover() {
	return (
		<>
			<Passage width={954} height={1476} vanish={[768, 820]} near={3} lens={520} eye={0.8} across={-0.25} />
			<Pool />
			<Deckhead />
			<Pipe />
			<Body />
			<Handle />
			<Watch />
			<Screw />
			<Drop />
		</>
	);
}

/** The deck above, edge on: dark, so that the title can stand on it. */
function Deckhead() {
	return (
		<>
			<path d="M0 0H954V486L640 500 0 452Z" fill={midnight.mid} />
			<path d="M0 452L640 500 954 486V508L640 524 0 478Z" fill={slate.deep} stroke={ink} strokeWidth="6" />
			<path d="M560 496L640 502 954 488V496L640 510Z" fill={linen.dark} />
			<path d="M0 404L640 462 954 446" fill="none" stroke={navy.deep} strokeWidth="9" />
			<path
				d="M40 431h.1M160 442h.1M280 453h.1M400 463h.1M520 474h.1M640 482h.1M760 476h.1M880 469h.1"
				stroke={slate.deep}
				strokeWidth="11"
			/>
		</>
	);
}

/** The light under the bulb over this tap, and the grid that waits for the drop. */
function Pool() {
	return (
		<>
			<path d="M230 1476C250 1380 420 1322 620 1322S954 1372 990 1440V1490H230Z" fill={linen.deep} />
			<path d="M390 1476C420 1410 500 1372 632 1372S850 1408 880 1476Z" fill={steel.spot} />
			<Drain x={622} y={1404} width={232} height={84} line={6} />
		</>
	);
}

function Pipe() {
	return (
		<>
			<path d="M-80 1362L664 880 682 906-80 1614Z" fill={ink} />
			<path d="M-80 1374L662 884 678 902-80 1600Z" fill={paint.light} />
			<path d="M-80 1500L671 895 678 902-80 1600Z" fill={paint.dark} />
			<path d="M-80 1400L650 898 652 902-80 1424Z" fill={water.pale} />
			{/* Chipped where forty years of spanners have knocked for air. */}
			<path d="M22 1304L44 1308 52 1290 76 1292 84 1270 104 1268 112 1243Z" fill={steel.shade} stroke={ink} strokeWidth="4" />
			<path d="M44 1290L58 1286 64 1272 84 1262Z" fill={deal.dark} />
			{/* The union on this side of the tap. */}
			<Part
				d="M84 1196C100 1176 132 1154 150 1148 214 1166 276 1250 296 1330 288 1352 258 1376 236 1382 224 1306 160 1218 84 1196Z"
				tone={paint}
				shade="M190 1150C270 1230 290 1320 270 1400L120 1400 216 1296 150 1210Z"
				line={9}
			>
				<Line d="M112 1170C190 1196 252 1284 264 1366" width={4.5} />
				<path d="M98 1193C112 1178 134 1162 148 1158L160 1166C142 1172 122 1186 110 1198Z" fill={water.pale} />
			</Part>
		</>
	);
}

/** Brass, lit from the right by the bulb, and worn where hands come. */
function Body() {
	return (
		<Pen width={9}>
			<Part
				d="M410 966C530 948 664 1000 678 1130L684 1206H556L552 1160C548 1104 500 1086 432 1096Z"
				tone={brass}
				shade="M380 1050C480 1020 590 1030 612 1130L618 1230H530L548 1150 440 1110H380Z"
			>
				<path d="M556 1210L552 1150C548 1104 500 1086 432 1096L430 1076C520 1064 578 1090 584 1150L588 1210Z" fill={wood.deep} />
				<path
					d="M440 982C540 968 634 1014 652 1112L638 1116C616 1034 540 990 440 1002ZM660 1140L668 1200H656L650 1142Z"
					fill={brassTones.pale}
				/>
			</Part>
			<Part
				d="M540 1196C562 1186 678 1186 700 1196L696 1232C668 1246 572 1246 546 1232Z"
				tone={brass}
				shade="M530 1180H616C608 1206 612 1226 618 1250H530Z"
			>
				<path d="M650 1198H684L682 1224 654 1230Z" fill={brassTones.pale} />
				<Line d="M544 1212C572 1224 668 1224 698 1212" width={4} />
			</Part>
			<Part
				d="M226 1040C222 996 256 962 300 948H424C462 960 486 996 482 1040 488 1092 470 1150 424 1178 376 1206 312 1204 276 1176 236 1148 226 1096 226 1040Z"
				tone={brass}
				shade="M200 930H330C300 1000 304 1100 400 1150 430 1166 460 1150 500 1110V1220H200Z"
			>
				<path
					d="M226 1040C222 1100 250 1190 350 1200L420 1190C330 1190 262 1140 258 1040 256 1004 270 976 300 950L260 940Z"
					fill={wood.deep}
				/>
				<path d="M420 966C448 980 464 1010 462 1046L446 1050C446 1014 432 990 404 974Z" fill={brassTones.pale} />
				<path d="M380 968C400 974 416 988 424 1006L414 1010C404 996 390 986 372 980Z" fill={brassTones.pale} />
				<Line d="M236 1090C280 1150 420 1156 474 1090" width={4} ink={copper.dark} />
			</Part>
			{/* The packing nut, six-sided, and the stem. */}
			<Part
				d="M250 884L300 866H416L462 884V950L418 968H296L250 950Z"
				tone={brass}
				shade="M240 850H310V980H240ZM300 956H480V990H300Z"
				line={8}
			>
				<path d="M250 880L300 866V968L250 950Z" fill={wood.deep} />
				<path d="M424 876L452 888V942L424 954Z" fill={brassTones.pale} />
				<Line d="M304 868V966M416 868V966" width={5} />
			</Part>
			<Part d="M316 760H400V832L414 868H302L316 832Z" tone={brass} shade="M290 740H350L352 880H290Z" line={8}>
				<path d="M300 740H420V812C380 826 340 826 300 812Z" fill={wood.deep} />
				<path d="M378 826H390L398 866H382Z" fill={brassTones.pale} />
				<Line d="M316 834Q358 846 400 834" width={4.5} />
			</Part>
		</Pen>
	);
}

/** The square: seen from a little above, its corner towards us, its edges worn round. */
function Handle() {
	return (
		<Pen width={9}>
			<Part
				d="M92 668C88 664 86 672 86 680L90 742C92 752 96 758 104 762L318 848C328 852 338 852 348 848L610 756C618 752 622 746 622 738L626 676Z"
				tone={{ light: brassTones.dark, dark: brass.dark }}
				shade="M60 640L334 760V880H60Z"
			>
				<path d="M60 712L104 744 322 830 330 870H60Z" fill={wood.deep} />
				<path d="M348 848L610 756 622 738 622 722 600 738 346 826Z" fill={brass.dark} />
				<path d="M560 690L618 672 616 716 562 736Z" fill={brassTones.light} />
				<Line d="M333 776C336 800 336 824 333 850" width={5} />
			</Part>
			<Part
				d="M98 656L366 574C378 570 390 570 402 574L616 656C630 662 630 674 616 680L352 772C340 776 328 776 316 772L98 684C84 678 84 662 98 656Z"
				tone={brass}
				shade="M60 660L210 626 470 726 330 800Z"
			>
				<path d="M388 570L640 664 620 682 596 676 372 590Z" fill={brassTones.pale} />
				<path d="M226 632L372 588 384 594 250 636Z" fill={brassTones.light} />
				<path d="M330 762L578 676M132 676L330 756" fill="none" stroke={brassTones.dark} strokeWidth="6" />
				<path d="M450 650L520 674M478 636L506 646M268 690L296 700M420 690L434 696" fill="none" stroke={brassTones.pale} strokeWidth="4" />
			</Part>
		</Pen>
	);
}

/** Kit's, hung by its cord over the handle's corner; one minute of two has gone. */
function Watch() {
	const over = 'M312 660C280 672 226 692 190 716L182 800 178 950M318 672C286 686 240 702 206 722L198 800 184 950';
	return (
		<>
			<path d={over} fill="none" stroke={ink} strokeWidth="17" />
			<path d={over} fill="none" stroke={red} strokeWidth="8" />
			<Stopwatch x={182} y={1136} radius={150} seconds={57} tilt={4} />
		</>
	);
}

/** What the cord is looped round. */
function Screw() {
	return (
		<Part
			d="M298 660C298 640 330 628 362 628S424 642 424 662V676C424 694 394 706 360 706S298 694 298 674Z"
			tone={brass}
			shade="M280 620H350C330 650 340 690 360 720H280Z"
			line={6}
		>
			<path d="M298 664C306 684 334 690 362 690S416 682 424 664V690L362 714 298 690Z" fill={wood.deep} />
			<Line d="M298 664C306 684 334 690 362 690S416 682 424 664" width={4.5} />
			<path d="M326 648L398 672" stroke={ink} strokeWidth="11" fill="none" />
			<path d="M384 638C400 640 412 648 414 658" stroke={brassTones.pale} strokeWidth="6" fill="none" />
		</Part>
	);
}

/** The last one, with the passage upside down in it. */
function Drop() {
	return (
		<>
			<path
				d="M622 1246C632 1278 660 1300 660 1330 660 1356 642 1372 622 1372S584 1356 584 1330C584 1300 612 1278 622 1246Z"
				fill={foam}
				stroke={ink}
				strokeWidth="7"
			/>
			<path d="M622 1306C642 1306 654 1318 654 1334S640 1364 622 1364 590 1352 590 1334 602 1306 622 1306Z" fill={navy.mid} />
			<path d="M622 1334L641 1310C630 1305 614 1305 603 1310Z" fill={steel.spot} />
			<g stroke={steel.bulb} fill="none">
				<path d="M603 1352h.1M641 1352h.1" strokeWidth="8" />
				<path d="M611 1344.500h.1M633 1344.500h.1" strokeWidth="5.500" />
				<path d="M616 1339.500h.1M628 1339.500h.1" strokeWidth="4" />
			</g>
			<path d="M614 1284C606 1300 596 1312 596 1326" fill="none" stroke={white} strokeWidth="7" />
			<path
				d="M588 1334C588 1306 606 1290 616 1272 606 1310 606 1340 618 1366 600 1366 588 1352 588 1334Z"
				fill={water.mid}
				fillOpacity=".7"
			/>
		</>
	);
}
