import { palette } from '../palette.ts';
import { Cord, Inner, line, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';
import { Room } from './rooms.tsx';

const { ink, white, deep, yellow, red, sea } = palette;

/** The seed bank that is on no manifest. */
export function SeedVault() {
	const drawers = [0, 1, 2, 3, 4].map((i) => `M1034 ${570 + i * 10}H1080`).join('');
	return (
		<Room x={1032} y={560} w={88} h={62} fill={tone.plaster}>
			<path fill={tone.wood} strokeWidth="2" d="M1034 560H1080V622H1034Z" />
			<Inner w={line.fine} d={`${drawers}M1045 560V622M1057 560V622M1069 560V622`} />
			<path
				fill="none"
				stroke={yellow}
				strokeWidth="2.4"
				d="M1039 566h0M1051 576h0M1063 566h0M1074 586h0M1039 596h0M1051 606h0M1063 596h0M1074 614h0M1039 616h0M1063 616h0"
			/>
			<path fill={white} strokeWidth="1.4" d="M1070 591h16v8h-16Z" />
			<Person
				at={[1098, 621]}
				s={1}
				left
				skin={skin.deep}
				hair={hairs.grey}
				head="bun"
				top={cloth.green}
				hem={7}
				stout={1}
				arms={['6,-20 11,-23', '4,-17 9,-20']}
			/>
			<path fill={red} strokeWidth="1.3" d="M1108 622v-9h8v9Z" />
		</Room>
	);
}

/** The best soundproofing in the city: a band. */
export function Rehearsal() {
	return (
		<Room x={1156} y={560} w={104} h={62} fill={cloth.plum}>
			<Inner
				w={line.fine}
				d="M1156 574l14-14M1156 590l30-30M1172 590l30-30M1190 588l28-28M1208 586l26-26M1226 584l24-24M1240 586l20-20"
			/>
			<Person
				at={[1186, 622]}
				s={0.94}
				skin={skin.tan}
				hair={hairs.black}
				head="bun"
				top={red}
				hem={4}
				arms={['6,-15 8,-10', '5,-13 9,-6']}
				stance={['7,-8 9,0', '-6,-8 -8,0']}
			>
				<path fill={tone.wood} strokeWidth="1.2" d="M1-16q4-3 5 2 5 3 3 9-5 6-10 1-3-6 1-8Z" />
				<path fill="none" strokeWidth="1.4" d="M4-15L0-27M-4-6L14-5" />
			</Person>
			<Person
				at={[1222, 622]}
				s={1}
				left
				skin={skin.deep}
				hair={white}
				head="crop"
				beard
				top={yellow}
				legs={deep}
				stout={1}
				lean={-2}
				arms={['2,-17 6,-23', '0,-16 5,-21']}
			>
				<path fill={tone.ochre} strokeWidth="1.2" d="M4-26L14-30 19-36V-26L14-28 5-24Z" />
			</Person>
			<path fill={white} strokeWidth="1.8" d="M1238 622V604H1254V622Z" />
			<Inner w={line.fine} d="M1238 609H1254M1234 600h10M1239 600V622M1203 622V606l7-3" />
		</Room>
	);
}

/** Dry store: what would have to last. */
export function DryStore() {
	return (
		<Room x={1330} y={560} w={96} h={62} fill={tone.plaster}>
			<g strokeWidth="1.6">
				<path
					fill={tone.wood}
					d="M1338 622V604H1356V622ZM1358 622V606H1374V622ZM1344 604V590H1364V604Z"
				/>
				<path fill={red} d="M1336 578v-8h10v8ZM1360 578v-9h8v9Z" />
				<path fill={sea} d="M1348 578v-11h9v11ZM1372 578v-8h14v8Z" />
			</g>
			<Inner d="M1332 578H1390M1386 578V560" />
			<Person
				at={[1398, 621]}
				s={0.96}
				left
				skin={skin.fair}
				hair={cloth.khaki}
				head="cap"
				top={cloth.slate}
				legs={cloth.plum}
				lean={3}
				stout={1}
				arms={['8,-16 13,-14', '5,-15 11,-13']}
				stance={['4,-6 3,0', '-3,-5 -7,0']}
			>
				<path fill={tone.sand} strokeWidth="1.2" d="M13-21h10v11H13Z" />
			</Person>
			<path fill={tone.sand} strokeWidth="1.4" d="M1404 622q-2-14 8-14t8 14Z" />
		</Room>
	);
}

/** The deep gardens: three shelves of leaf under lamps, where the Lung's light ends. */
export function DeepGardens() {
	const leaf = 'q-5-8-1-10 5 2 5 5 1-6 6-7 2 7-2 12Z';
	const bed = (y: number, from: number, n: number) =>
		Array.from({ length: n }, (_, i) => `M${from + i * 14} ${y}${leaf}`).join('');
	return (
		<Room x={890} y={636} w={206} h={64} fill={tone.glass}>
			<path
				fill={yellow}
				fillOpacity=".6"
				stroke="none"
				d="M906 642H990L1000 700H896ZM1030 642H1084L1092 700H1024Z"
			/>
			<g strokeWidth="1.3">
				<path fill={tone.leaf} d={bed(664, 900, 6)} />
				<path fill={tone.green} d={bed(686, 898, 4)} />
				<path fill={tone.moss} d={`${bed(664, 1036, 4)}${bed(686, 1034, 4)}`} />
				<path fill={red} d="M958 686v-7h7v7ZM972 686v-9h7v9ZM984 686v-6h6v6Z" />
			</g>
			<path
				fill={tone.wood}
				strokeWidth="1.6"
				d="M894 664H992V669H894ZM894 686H994V691H894ZM1028 664H1092V669H1028ZM1028 686H1092V691H1028Z"
			/>
			<Inner d="M898 669V700M988 669V700M1032 669V700M1088 669V700" />
			<path fill="none" stroke={white} strokeWidth="3.4" d="M908 643H988M1034 643H1082" />
			<Person
				at={[1006, 699]}
				s={1}
				left
				skin={skin.olive}
				hair={tone.sand}
				head="brim"
				top={cloth.deep}
				legs={cloth.green}
				arms={['6,-20 12,-21', '5,-17 11,-18']}
			/>
			<Person
				at={[1020, 699]}
				s={0.9}
				skin={skin.deep}
				hair={red}
				head="scarf"
				top={cloth.orange}
				hem={5}
				lean={3}
				arms={['8,-16 12,-13', '5,-15 10,-11']}
			/>
		</Room>
	);
}

/** Mushrooms, which ask for nothing. */
export function MushroomCellar() {
	return (
		<Room x={1200} y={640} w={90} h={60} fill={ink}>
			<path fill={yellow} fillOpacity=".8" stroke="none" d="M1246 668L1288 654V700H1270Z" />
			<g fill={white} strokeWidth="1.2">
				<path d="M1204 664q6-10 12 0h-4v5h-4v-5ZM1218 665q5-8 10 0h-3v4h-4v-4ZM1208 690q7-11 14 0h-5v5h-4v-5ZM1224 691q4-7 8 0h-2v4h-4v-4ZM1272 690q6-10 12 0h-4v6h-4v-6Z" />
			</g>
			<path
				fill="none"
				stroke={tone.wood}
				strokeWidth="3"
				d="M1202 670H1234M1202 697H1236M1266 698H1288"
			/>
			<Person
				at={[1248, 699]}
				s={1}
				skin={skin.tan}
				hair={yellow}
				head="helmet"
				top={cloth.rose}
				legs={cloth.slate}
				arms={['6,-17 10,-13', '-5,-16 -3,-11']}
			>
				<path fill={tone.wood} strokeWidth="1.2" d="M7-12h11l-2 8H9Z" />
			</Person>
		</Room>
	);
}

/** The lowest plant there is, and the engineer who reads its gauges. */
export function Turbine() {
	return (
		<Room x={1066} y={714} w={146} h={54} fill={tone.steel}>
			<Cord w={6} colour={tone.ochre} d="M1072 728H1090M1142 756H1168V728H1206" />
			<circle cx="1116" cy="742" r="23" fill={tone.mist} />
			<path
				fill={white}
				strokeWidth="1.6"
				d="M1116 742Q1112 724 1124 722 1128 732 1116 742ZQ1134 738 1136 750 1126 754 1116 742ZQ1118 760 1106 761 1104 750 1116 742ZQ1098 746 1096 734 1106 730 1116 742Z"
			/>
			<circle cx="1116" cy="742" r="4" fill={yellow} strokeWidth="2" />
			<Person
				at={[1190, 767]}
				s={1}
				left
				skin={skin.brown}
				hair={cloth.sea}
				head="scarf"
				top={white}
				hem={8}
				arms={['6,-16 9,-19', '4,-14 8,-17']}
			>
				<path fill={yellow} strokeWidth="1" d="M8-22l7 2-2 7-7-2Z" />
			</Person>
		</Room>
	);
}
