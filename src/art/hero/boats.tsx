import { palette } from '../palette.ts';
import { Cord, Flag, Inner, line, Shade, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

/** The diving boat: flag A is up, so somebody is below. */
export function DiveBoat() {
	return (
		<>
			<Flag letter="A" x={684} y={384} foot={452} w={42} wind={4} />
			<path fill={white} strokeWidth="2.6" d="M700 452V424H728L734 436V452Z" />
			<path fill={foam} strokeWidth="1.8" d="M716 430H727L731 440H716Z" />
			<Shade d="M700 444H734V452H700Z" />
			<Person
				at={[668, 455]}
				s={1.02}
				left
				skin={skin.brown}
				hair={cloth.orange}
				head="cap"
				top={cloth.yellow}
				legs={cloth.sea}
				lean={2}
				arms={['6,-17 11,-13', '5,-15 9,-11']}
				stance={['3,-5 4,0', '-3,-5 -4,0']}
			/>
			<Person
				at={[692, 455]}
				s={0.94}
				skin={skin.fair}
				hair={hairs.brown}
				head="long"
				top={cloth.red}
				legs={deep}
				lean={3}
				arms={['7,-15 8,-10', '4,-14 7,-9']}
			>
				<path fill={tone.steel} d="M5-8h9V2H5ZM9-8V-12" />
			</Person>
			<path fill={red} strokeWidth="4" d="M646 448L738 452 744 454 734 482H662Z" />
			<path fill={white} stroke="none" d="M650 453L740 456 738 460 653 458Z" />
			<Shade d="M716 452L744 454 734 482H708Z" />
		</>
	);
}

/** A drifter home with her nets, and the woman who clears them. */
function Drifter() {
	return (
		<g transform="translate(-40)">
			<Inner w={2.6} d="M944 456V408M944 412L912 438" />
			<path fill={white} strokeWidth="2.4" d="M922 452V430H942V452Z" />
			<path fill={sea} strokeWidth="1.6" d="M926 434h5v6h-5ZM933 434h5v6h-5Z" />
			<Person
				at={[898, 456]}
				s={0.95}
				skin={skin.deep}
				hair={cloth.rose}
				head="scarf"
				top={cloth.green}
				hem={4}
				lean={-2}
				arms={['4,-18 9,-20', '2,-16 8,-17']}
			/>
			<path fill={sea} strokeWidth="1.6" d="M906 436Q916 446 914 456H902Z" />
			<Inner w={0.9} d="M905 442l8 12M912 444l-8 8" />
			<path
				fill={blue}
				strokeWidth="4"
				d="M872 446Q880 456 920 456L972 450Q972 474 956 484H894Q876 474 872 446Z"
			/>
			<path fill="none" stroke={yellow} strokeWidth="3" d="M878 461Q900 466 968 460" />
			<Shade d="M946 453L972 450Q972 474 956 484H940Z" />
		</g>
	);
}

/** Someone who rows to work. */
function Skiff() {
	return (
		<g transform="translate(-26)">
			<Person
				at={[1012, 468]}
				s={0.92}
				left
				skin={skin.tan}
				hair={white}
				head="turban"
				top={cloth.plum}
				lean={-4}
				arms={['-1,-15 7,-14', '-3,-14 5,-12']}
				stance={['6,-9 9,-4', '5,-8 8,-4']}
			/>
			<Inner w={2.4} d="M1006 454L1030 480M1004 456L984 478" />
			<path
				fill={tone.wood}
				d="M988 460Q1010 468 1040 458Q1036 480 1020 481H1002Q992 478 988 460Z"
			/>
			<Inner w={line.fine} d="M992 467Q1012 474 1037 466" />
		</g>
	);
}

const riders = [
	[1096, skin.brown, yellow],
	[1112, skin.fair, cloth.green],
	[1126, skin.deep, red],
	[1146, skin.olive, white],
	[1160, skin.rose, cloth.plum],
] as const;

/** The water-bus, half full. */
function WaterBus() {
	return (
		<g transform="translate(54)">
			<path fill={foam} strokeWidth="2.4" d="M1084 464V448H1180L1194 464Z" />
			<g strokeWidth="1.4">
				{riders.map(([x, face, coat], i) => (
					<g key={x}>
						<path fill={coat} d={`M${x - 6} 464v-3q6-4 12 0v3Z`} />
						<circle cx={x} cy={455 + (i % 2)} r="3.8" fill={face} />
						<path
							fill={i % 2 ? hairs.brown : ink}
							stroke="none"
							d={`M${x - 4} ${455 + (i % 2)}a4 4 0 0 1 8-1l-4-1Z`}
						/>
					</g>
				))}
			</g>
			<Inner d="M1104 448V464M1136 448V464M1170 448V464" />
			<path fill={yellow} d="M1078 449V442H1184L1190 449Z" />
			<path
				fill={white}
				strokeWidth="4"
				d="M1070 463H1206Q1204 478 1190 486H1088Q1074 478 1070 460Z"
			/>
			<path fill={yellow} stroke="none" d="M1073 469H1204L1202 474H1075Z" />
			<Shade d="M1180 460H1206Q1204 478 1190 486H1172Z" />
		</g>
	);
}

/** The barge under the crane, and the hand who talks the box down. */
function Barge() {
	return (
		<>
			<g strokeWidth="2.2">
				<path fill={sea} d="M1346 458V440H1374V458Z" />
				<path fill={tone.ochre} d="M1416 458V444H1442V458Z" />
			</g>
			<Inner w={line.fine} d="M1353 440v18M1360 440v18M1367 440v18M1425 444v14M1434 444v14" />
			<Person
				at={[1394, 460]}
				s={0.96}
				skin={skin.olive}
				hair={red}
				head="helmet"
				top={yellow}
				legs={ink}
				arms={['5,-22 8,-27', '-5,-22 -8,-28']}
				stance={['3,-5 4,0', '-3,-5 -4,0']}
			/>
			<path fill={tone.oxide} strokeWidth="4" d="M1332 458H1452L1446 484H1344Z" />
			<Shade d="M1424 458H1452L1446 484H1418Z" />
			<Inner d="M1338 466H1448" />
		</>
	);
}

/** The harbour patrol's cutter. */
function Cutter() {
	return (
		<g transform="translate(-18)">
			<Inner w={2} d="M1504 440V414M1497 420h14" />
			<path fill={white} strokeWidth="2.4" d="M1490 458V440H1516L1522 458Z" />
			<path fill={blue} strokeWidth="1.5" d="M1494 444h8v7h-8ZM1506 444h7l3 7h-10Z" />
			<Person
				at={[1532, 462]}
				s={0.9}
				skin={skin.tan}
				hair={deep}
				head="cap"
				beard
				top={white}
				arms={['6,-19 10,-22', '-3,-16 1,-12']}
			/>
			<path fill={tone.steel} strokeWidth="4" d="M1474 456H1524L1558 450Q1550 476 1538 484H1480Z" />
			<path fill={yellow} stroke="none" d="M1520 458l10-2-8 26h-10Z" />
			<Shade d="M1476 470L1552 466Q1546 480 1538 484H1480Z" />
		</g>
	);
}

/** All that lies along the quay. */
export function Boats() {
	return (
		<>
			<Drifter />
			<Skiff />
			<WaterBus />
			<Barge />
			<Cutter />
			<Cord
				w={1.6}
				colour={tone.rope}
				d="M934 453Q950 452 954 440M1260 465Q1280 464 1284 440M1334 460Q1322 456 1320 440"
			/>
		</>
	);
}

/** A coaster hull down on the horizon. */
export function FarBoat() {
	return (
		<g strokeWidth="1.8">
			<path fill={white} d="M574 462V452H586V462Z" />
			<path fill={red} d="M578 452V446H583V452Z" />
			<path fill={tone.slate} d="M528 460L536 462H592V470H534Z" />
			<Inner w={1.2} d="M548 462V448M548 450L562 461" />
		</g>
	);
}
