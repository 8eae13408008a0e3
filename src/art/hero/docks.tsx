import { palette } from '../palette.ts';
import { Cord, Deck, Flag, Inner, line, Panes, Shade, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';
import { Bunks, FerryHall, Kitchen, NetLoft, Slip, Store } from './trades.tsx';

const { ink, white, blue, deep, yellow, red, foam } = palette;

/** The lower decks' wall, and the trades that open from it onto the quay. */
export function LowerMass() {
	return (
		<>
			<path fill={tone.steel} strokeWidth="4" d="M772 352H1492V446H772Z" />
			<Shade d="M1232 354H1490V440H1232Z" dark={0.16} />
			<Panes
				x={898}
				y={359}
				rows={['o o    b o oo   o ob    o b oo  o  oo b  o']}
				dx={13}
				dy={9}
				w={6}
				h={7}
			/>
			<Panes x={786} y={366} rows={['o bo', 'oo']} dx={13} dy={20} w={6} h={8} />
			<Cord w={3} colour={tone.oxide} d="M778 400H842M836 352V400M846 440V412H858" />
		</>
	);
}

/** Breakwater Station: the treaty's tower, which stands on the city and is not of it. */
function Breakwater() {
	return (
		<>
			<Flag letter="G" x={1498} y={302} foot={352} w={40} wind={5} />
			<path fill={tone.steel} strokeWidth="4" d="M1484 440L1492 384H1530L1538 440Z" />
			<Shade d="M1516 384H1530L1538 440H1520Z" />
			<path fill={foam} strokeWidth="3.5" d="M1484 384V366L1492 354H1530L1540 366V384Z" />
			<Shade d="M1520 354H1530L1540 366V384H1524Z" />
			<Inner d="M1484 370H1540M1498 355V370M1512 354V370M1526 354V370" />
			<path fill={deep} strokeWidth="2" d="M1504 440V418H1518V440Z" />
			<Deck x={1474} to={1546} y={384} rail={false} />
			<Person
				at={[1482, 384]}
				s={0.86}
				left
				skin={skin.rose}
				hair={deep}
				head="cap"
				top={cloth.deep}
				legs={cloth.slate}
				arms={['6,-22 7,-26', '4,-20 6,-25']}
			>
				<path fill={ink} d="M5-28h6v4H5Z" />
			</Person>
			<Inner w={line.fine} d="M1474 374h16M1474 384v-10" />
		</>
	);
}

/** The travelling crane, with a box on its way to the barge. */
function QuayCrane() {
	return (
		<>
			<Inner w={1.6} d="M1296 310L1392 286M1296 310L1260 326" />
			<g strokeWidth="2.4" fill={yellow}>
				<path d="M1284 440L1292 352H1300L1294 440ZM1336 440L1326 352H1318L1326 440Z" />
				<path d="M1282 350H1338V342H1282Z" />
				<path d="M1302 342L1294 308H1302L1322 342Z" />
				<path d="M1262 332L1398 284 1402 290 1264 342Z" />
			</g>
			<Inner
				w={line.fine}
				d="M1310 326l8-8 4 5 8-8 4 5 9-9 4 5 9-9 4 5 9-9 4 5M1291 380H1328M1291 380L1332 420M1328 380L1290 420"
			/>
			<path fill={tone.steel} strokeWidth="2.2" d="M1250 330h20v16h-20Z" />
			<path fill={red} strokeWidth="2.4" d="M1304 342V322H1326V342Z" />
			<path fill={foam} strokeWidth="1.4" d="M1314 338V326H1326V338Z" />
			<path fill={skin.tan} strokeWidth="1.1" d="M1317 338v-5a3 3 0 0 1 6 0v5Z" />
			<Inner d="M1396 288V398M1396 398l-14 8M1396 398l14 8" />
			<path fill={tone.orange} strokeWidth="2.4" d="M1378 406H1414V424H1378Z" />
			<Inner w={line.fine} d="M1386 406v18M1396 406v18M1406 406v18" />
		</>
	);
}

/** Rope duty: three citizens on one line, eleven days a year. */
function RopeGang() {
	return (
		<>
			<path fill={ink} d="M1052 440v-8h-4v-4h14v4h-4v8Z" />
			<Person
				at={[1078, 440]}
				s={0.98}
				skin={skin.tan}
				hair={yellow}
				head="cap"
				top={cloth.orange}
				legs={deep}
				lean={-5}
				arms={['-1,-15 5,-14', '-5,-14 -1,-12']}
				stance={['6,-7 9,0', '3,-5 4,0']}
			/>
			<Person
				at={[1096, 440]}
				s={1.06}
				skin={skin.deep}
				hair={hairs.grey}
				head="crop"
				beard
				top={cloth.red}
				legs={cloth.slate}
				lean={-6}
				stout={1.4}
				arms={['-2,-15 4,-13', '-6,-14 -2,-12']}
				stance={['7,-6 9,0', '3,-6 6,0']}
			/>
			<Person
				at={[1114, 440]}
				s={0.92}
				skin={skin.rose}
				hair={cloth.plum}
				head="scarf"
				top={cloth.khaki}
				legs={blue}
				hem={3}
				lean={-4}
				arms={['0,-16 5,-15', '-4,-14 0,-13']}
				stance={['6,-6 9,0', '0,-6 -3,0']}
			/>
			<Cord
				w={1.7}
				colour={tone.rope}
				d="M1036 476L1055 431L1122 427Q1130 428 1127 439M1124 439q8-5 14-1 2 4-8 3t-4-4"
			/>
		</>
	);
}

/** The quay itself, on its fenders. */
function Quay() {
	const fenders = [764, 806, 868, 930, 996, 1050, 1118, 1188, 1246, 1304, 1372, 1440, 1500];
	return (
		<>
			<path fill={tone.sand} strokeWidth="4.5" d="M744 440H1550V454H744Z" />
			<Shade d="M744 448H1550V454H744Z" />
			<path fill={tone.rust} strokeWidth="4" d="M756 454H1536V476H756Z" />
			<g strokeWidth="2.4" fill={tone.steel}>
				{fenders.map((x, i) => (
					<circle key={x} cx={x} cy={460 + (i % 3)} r={i % 2 ? 6 : 7} strokeWidth="5" />
				))}
			</g>
		</>
	);
}

/** The splash line: trades, cranes and the quay that they stand on. */
export function Docks() {
	return (
		<>
			<Slip />
			<Kitchen />
			<Bunks />
			<FerryHall />
			<Store />
			<NetLoft />
			<Breakwater />
			<QuayCrane />
			<Quay />
			<RopeGang />
			<Person
				at={[1226, 440]}
				s={0.94}
				left
				skin={skin.olive}
				hair={cloth.green}
				head="brim"
				top={white}
				legs={cloth.plum}
				lean={2}
				arms={['7,-16 12,-15', '5,-15 10,-14']}
				stance={['5,-6 4,0', '-3,-6 -7,-2']}
			>
				<path fill={tone.mist} d="M14-3h14v-10H16Z" />
				<path fill="none" d="M11-15L15 0" />
				<circle cx="18" cy="-1.6" r="2" fill={red} />
			</Person>
			<Person
				at={[764, 440]}
				s={0.95}
				left
				skin={skin.fair}
				hair={tone.sand}
				head="brim"
				top={cloth.red}
				legs={cloth.khaki}
				lean={-3}
				arms={['2,-16 9,-13', '-2,-15 6,-11']}
				stance={['4,-6 6,0', '0,-6 -3,0']}
			>
				<path fill="none" strokeWidth="1.8" d="M6-11L10-13L26 12" />
			</Person>
			<Person
				at={[1426, 440]}
				s={0.9}
				skin={skin.brown}
				hair={hairs.black}
				head="bun"
				top={cloth.foam}
				legs={red}
				hem={4}
				arms={['6,-20 9,-23', '4,-17 8,-18']}
			/>
		</>
	);
}
