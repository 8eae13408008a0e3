import { palette } from '../palette.ts';
import { Awning, Deck, Flag, Inner, line, Panes, Shade, tone, Washing } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';
import { Lift } from './upper.tsx';

const { white, blue, deep, yellow, red, sea, foam } = palette;

/** The body of the city that the houses stand against. */
export function MidMass() {
	return (
		<>
			<path
				fill={tone.haze}
				strokeWidth="4"
				d="M896 230H1104V210H1276V246H1428V300H1484V360H896Z"
			/>
			<Shade d="M1060 230H1104V360H1060ZM1256 210H1276V360H1256ZM1410 246H1428V360H1410ZM1460 300H1484V360H1460Z" />
			<Panes x={910} y={240} rows={['o bo', ' oo ']} dx={12} dy={22} w={5} h={9} />
			<Panes x={1112} y={218} rows={['oo o ob o  o o']} dx={11} dy={20} w={5} h={8} />
		</>
	);
}

/** Stairs that climb in turns between two houses. */
function Stairs({
	x,
	w,
	foot,
	turns,
	rise,
}: {
	x: number;
	w: number;
	foot: number;
	turns: number;
	rise: number;
}) {
	const flights = Array.from({ length: turns }, (_, i) => {
		const y = foot - i * rise;
		return i % 2 ? `M${x + w} ${y}L${x} ${y - rise}` : `M${x} ${y}L${x + w} ${y - rise}`;
	});
	return (
		<g fill="none">
			<path strokeWidth="8" d={flights.join('')} />
			<path
				stroke={white}
				strokeWidth="5"
				strokeDasharray="2.6 1.8"
				strokeLinecap="butt"
				d={flights.join('')}
			/>
		</g>
	);
}

/** The houses under Keel House, between the Lung and the Well. */
function WestHouses() {
	return (
		<>
			<Stairs x={1004} w={22} foot={336} turns={4} rise={27} />
			<Person
				at={[1024, 308]}
				s={0.66}
				left
				skin={skin.brown}
				hair={yellow}
				head="cap"
				top={blue}
				legs={cloth.khaki}
				lean={3}
				arms={['7,-17 6,-24', '4,-17 5,-24']}
				stance={['5,-7 6,-3', '-2,-5 -3,0']}
			>
				<path fill={tone.sand} d="M-4-20q-2-8 6-8 6 2 5 8Z" />
			</Person>
			<path fill={tone.ochre} strokeWidth="3.5" d="M944 336V270L972 244 1000 270V336Z" />
			<Shade d="M972 244L1000 270V336H984V256Z" />
			<path
				fill={tone.rust}
				strokeWidth="2.4"
				d="M938 272L972 240 1006 272 1000 276 972 250 944 276Z"
			/>
			<Panes x={957} y={278} rows={['o r', 'bo ']} dx={14} dy={27} w={9} h={13} />
			<path fill={deep} strokeWidth="2" d="M978 336V310H992V336Z" />
			<path fill={white} strokeWidth="3.5" d="M1028 336V258H1070V336Z" />
			<Shade d="M1056 258H1070V336H1056Z" />
			<Panes x={1038} y={268} rows={['ob', ' r', 'o ']} dx={15} dy={24} w={8} h={12} />
			<path fill={blue} strokeWidth="2" d="M1048 336V316H1060V336Z" />
			<path fill={tone.wood} strokeWidth="2.2" d="M1034 256V240Q1044 236 1054 240V256Z" />
			<Inner w={line.fine} d="M1034 246h20M1036 258l-3-2M1052 258l3-2" />
			<path fill={tone.brick} strokeWidth="3.5" d="M1074 336V282L1114 266V336Z" />
			<Shade d="M1100 271L1114 266V336H1100Z" />
			<Panes x={1084} y={286} rows={['ob']} dx={14} dy={24} w={8} h={11} />
			<path fill={foam} strokeWidth="2" d="M1080 336V314H1108V336Z" />
			<Person
				at={[1094, 336]}
				s={0.72}
				skin={skin.tan}
				hair={hairs.grey}
				head="bald"
				beard
				top={white}
				hem={4}
				stout={1}
				arms={['6,-19 9,-24', '5,-16 9,-20']}
			/>
			<Awning x={1076} y={304} w={36} colour={sea} n={5} />
			<Washing
				from={[1070, 262]}
				to={[1112, 252]}
				sag={4}
				items={[
					['sheet', yellow, 0.1],
					['shirt', red, 0.62],
				]}
			/>
			<Person
				at={[1063, 258]}
				s={0.8}
				skin={skin.olive}
				hair={red}
				head="scarf"
				top={cloth.plum}
				hem={6}
				arms={['6,-22 10,-22', '4,-20 9,-17']}
			/>
		</>
	);
}

/** Who has come to the Well to listen: place, face and coat. */
const heads = [
	[1140, 284, skin.brown, red],
	[1147, 296, skin.fair, blue],
	[1138, 300, skin.deep, yellow],
	[1156, 308, skin.tan, cloth.plum],
	[1148, 313, skin.rose, cloth.green],
	[1232, 286, skin.olive, cloth.orange],
	[1224, 297, skin.deep, foam],
	[1234, 301, skin.rose, deep],
	[1214, 309, skin.fair, red],
	[1225, 314, skin.brown, white],
] as const;

/** The Well: the Assembly's amphitheatre, cut open to show who is speaking. */
function TheWell() {
	return (
		<>
			<Flag letter="C" x={1252} y={218} foot={262} w={46} wind={5} />
			<path fill={tone.plaster} strokeWidth="4" d="M1118 336V252H1256V336Z" />
			<Shade d="M1248 252H1256V336H1248Z" />
			<path fill={deep} d="M1128 336V304Q1130 260 1186 260Q1244 260 1246 304V336Z" />
			<g strokeWidth="1.3">
				{heads.map(([x, y, face, coat]) => (
					<g key={x * y}>
						<path fill={coat} d={`M${x - 5} ${y + 12}v-6q5-5 10 0v6Z`} />
						<circle cx={x} cy={y} r="3.4" fill={face} />
					</g>
				))}
			</g>
			<path
				fill={tone.sand}
				strokeWidth="2"
				d="M1128 336V296H1144V308H1153V320H1163V330H1208V321H1219V310H1230V298H1246V336Z"
			/>
			<Shade d="M1208 330V321H1219V310H1230V298H1246V336H1208Z" />
			<path fill={foam} stroke="none" fillOpacity=".3" d="M1178 260H1194L1208 330H1162Z" />
			<Person
				at={[1184, 330]}
				s={0.95}
				skin={skin.olive}
				hair={hairs.black}
				head="long"
				top={red}
				legs={deep}
				arms={['6,-23 10,-29', '-6,-20 -9,-24']}
				stance={['3,-5 4,0', '-3,-5 -4,0']}
			/>
			<path fill={tone.wood} strokeWidth="1.6" d="M1194 330V316H1204V330ZM1192 316l14-2v-3Z" />
		</>
	);
}

/** The flats under Relay Nine, their lift, and the gable beside them. */
function EastHouses() {
	return (
		<>
			<path fill={tone.rose} strokeWidth="3.5" d="M1282 356V262H1350V356Z" />
			<Shade d="M1330 262H1350V356H1330Z" />
			<Panes x={1292} y={272} rows={['obo r', 'o bo', ' oo b']} dx={13} dy={29} w={8} h={12} />
			<path fill={white} strokeWidth="2" d="M1278 292H1312V298H1278Z" />
			<Inner w={line.fine} d="M1279 292v-9h32v9M1287 283v9M1295 283v9M1303 283v9" />
			<Person
				at={[1300, 292]}
				s={0.74}
				left
				skin={skin.deep}
				hair={hairs.black}
				head="afro"
				top={yellow}
				arms={['5,-18 9,-16', '5,-16 8,-14']}
			>
				<path fill={sea} strokeWidth="1" d="M8-19h5v5h-4ZM13-18l4 3" />
			</Person>
			<path
				fill={tone.leaf}
				strokeWidth="1.4"
				d="M1282 284q-7-2-5 5 7 3 7-2 5-4-2-3ZM1342 313q-5-7 1-9 6 2 3 9Z"
			/>
			<Lift x={1356} y={246} foot={356} car={300} colour={red} />
			<path fill={tone.plaster} strokeWidth="3.5" d="M1378 356V296L1394 274H1424V356Z" />
			<Shade d="M1408 274H1424V356H1408Z" />
			<Inner d="M1378 296H1408M1386 285H1424" />
			<Panes x={1388} y={303} rows={['oo', 'b ']} dx={15} dy={25} w={9} h={12} />
			<path fill={tone.rust} strokeWidth="2" d="M1397 356V332H1410V356Z" />
			<Awning x={1380} y={325} w={40} colour={red} n={5} />
		</>
	);
}

/** The tank yard at the windward end: a kite, and the child who has it. */
function TankYard() {
	return (
		<>
			<path fill={tone.brick} strokeWidth="3.5" d="M1432 356V312H1480V356Z" />
			<Shade d="M1464 312H1480V356H1464Z" />
			<Panes x={1442} y={322} rows={['o or', 'b']} dx={9} dy={18} w={6} h={10} />
			<Inner w={2.6} d="M1440 312L1444 282M1472 312L1468 282M1440 312L1470 290M1472 312L1442 290" />
			<path fill={tone.wood} strokeWidth="2.6" d="M1438 284V258L1456 246 1474 258V284Z" />
			<Inner
				w={line.fine}
				d="M1438 258H1474M1447 258V284M1456 258V284M1465 258V284M1438 276H1474"
			/>
			<Person
				at={[1482, 312]}
				s={0.62}
				skin={skin.tan}
				hair={hairs.black}
				head="tuft"
				top={red}
				legs={blue}
				arms={['5,-22 9,-26', '3,-24 7,-29']}
				stance={['4,-6 5,0', '-3,-6 -6,-1']}
			/>
			<Inner w={1} d="M1487 294Q1500 262 1518 238" />
			<path fill={yellow} strokeWidth="1.6" d="M1518 238l-4-16 16-10 4 18Z" />
			<Inner w={1.2} d="M1514 222l20 8M1530 212l-12 26q-8 6-4 12t-6 8" />
			<Deck x={1426} to={1494} y={312} rail={false} />
		</>
	);
}

/** Where most people live. */
export function MidTown() {
	return (
		<>
			<WestHouses />
			<TheWell />
			<EastHouses />
			<TankYard />
			<Deck x={930} to={1290} y={336} rail={false} />
			<Deck x={1272} to={1492} y={356} rail={false} />
			<Person
				at={[1448, 356]}
				s={0.8}
				left
				skin={skin.fair}
				hair={hairs.red}
				head="bun"
				top={cloth.green}
				hem={5}
				arms={['5,-16 8,-13', '-3,-15 5,-12']}
				stance={['5,-5 8,0', '-3,-6 -6,-1']}
			>
				<path fill={tone.sand} strokeWidth="1.1" d="M5-13h9v7H5Z" />
				<path fill={tone.ochre} strokeWidth="1" d="M6-13q2-5 4 0M10-13q2-4 4 0" />
			</Person>
		</>
	);
}
