import { palette } from '../palette.ts';
import { Deck, Flag, Inner, line, Panes, Shade, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

/** The towers that stand behind, pale with distance and hardly looked into. */
export function FarTowers() {
	return (
		<g strokeWidth="2.2">
			<path fill={tone.sand} d="M1052 210V128L1080 114V210Z" />
			<path fill={foam} d="M1076 230V92H1088V82H1104V92H1112V230Z" />
			<path fill={tone.sand} d="M1222 214V66H1246L1256 80V214Z" />
			<path fill={foam} d="M1262 240V118Q1281 92 1300 118V240Z" />
			<path fill={tone.mist} d="M1416 320V206L1436 192 1452 206V320Z" />
			<path fill={tone.sand} d="M1458 330V244H1484V330Z" />
			<path fill={foam} d="M884 330V262L902 250 920 262V330Z" />
			<Inner w={line.fine} d="M1239 66V40M1234 48h10M1096 82V62M1471 244v-18" />
			<Inner
				w={line.fine}
				d="M1082 104h18M1082 116h24M1082 130h14M1082 146h24M1230 90h14M1230 104h20M1230 118h8M1270 130h20M1270 146h12M1422 222h22M1422 238h12M1466 254h16M1466 268h10"
			/>
		</g>
	);
}

/** Keel House: the Foundation's hall, roofed with the ship that the first of them came in. */
export function KeelHouse() {
	return (
		<>
			<Flag letter="F" x={1022} y={46} foot={116} w={60} wind={4} />
			<path fill={tone.plaster} strokeWidth="3.5" d="M1000 222V160H1090V222Z" />
			<Shade d="M1068 160H1090V222H1068Z" />
			<path fill={deep} strokeWidth="2" d="M1036 222V196Q1045 184 1054 196V222Z" />
			<Panes x={1012} y={180} rows={['oo  ob']} dx={13} dy={20} w={6} h={22} />
			<Inner d="M1000 174H1090" />
			<path
				fill={blue}
				strokeWidth="4"
				d="M988 168Q986 132 1012 120Q1040 111 1078 113Q1104 116 1118 134L1100 168Z"
			/>
			<Shade d="M1056 113Q1104 112 1118 134L1100 168H1074Q1082 130 1056 113Z" />
			<Inner d="M991 154Q1050 146 1108 154M994 141Q1050 132 1113 143M1003 128Q1050 120 1106 127" />
			<path
				fill={red}
				strokeWidth="2.4"
				d="M1006 121L998 106H1012Q1050 104 1092 108L1100 118Q1050 107 1012 119Z"
			/>
			<Person
				at={[1070, 222]}
				s={0.82}
				skin={skin.deep}
				hair={white}
				head="turban"
				top={white}
				hem={7}
				arms={['5,-17 9,-19', '-4,-17 0,-13']}
			>
				<path fill={foam} strokeWidth="1" d="M8-23l7 1-1 8-7-1Z" />
			</Person>
			<Person
				at={[1016, 222]}
				s={0.76}
				left
				skin={skin.rose}
				hair={hairs.grey}
				head="bald"
				top={cloth.khaki}
				lean={3}
				arms={['8,-17 9,-12', '2,-15 7,-10']}
				stance={['4,-5 3,0', '-2,-5 -4,0']}
			>
				<path fill="none" d="M7-18L12 0" />
				<path fill={tone.sand} strokeWidth="1" d="M10-4l5 3 1 2-7 0Z" />
			</Person>
		</>
	);
}

const bunting = [red, yellow, white, blue] as const;

/** A halyard dressed with small flags. */
function Halyard({
	from: [x, y],
	to: [u, v],
	n,
}: {
	from: [number, number];
	to: [number, number];
	n: number;
}) {
	return (
		<g strokeWidth="1.1">
			<path fill="none" strokeWidth="1.5" d={`M${x} ${y}L${u} ${v}`} />
			{Array.from({ length: n }, (_, i) => {
				const t = (i + 1.2) / (n + 1.6);
				return (
					<path
						key={t}
						fill={bunting[(i * 3 + n) % 4]}
						d={`M${Math.round(x + (u - x) * t)} ${Math.round(y + (v - y) * t)}v${i % 3 ? 7 : 9}h9v-${i % 3 ? 7 : 5}Z`}
					/>
				);
			})}
		</g>
	);
}

/** Halyard Tower: the tallest thing tied to the buoy, rigged like a mast. */
export function HalyardTower() {
	return (
		<>
			<Halyard from={[1132, 56]} to={[1094, 112]} n={3} />
			<Halyard from={[1170, 54]} to={[1254, 82]} n={5} />
			<Flag letter="V" x={1149} y={10} foot={56} w={50} wind={4} />
			<path fill={white} strokeWidth="4" d="M1120 204L1126 62 1142 50H1164L1176 66 1180 204Z" />
			<Shade d="M1164 50L1176 66 1180 204H1160Z" />
			<g fill="none" strokeLinecap="butt">
				<path
					stroke={sea}
					strokeWidth="6"
					d="M1131 74H1156M1130 88H1150M1130 102H1157M1129 130H1157M1128 144H1146M1128 158H1158M1127 172H1152M1126 186H1158"
				/>
				<path
					stroke={yellow}
					strokeWidth="6"
					d="M1150 88H1157M1129 116H1140M1146 144H1158M1152 172H1158"
				/>
				<path stroke={foam} strokeWidth="6" d="M1164 80h6M1164 96h7M1165 138h7M1166 166h8" />
			</g>
			<Deck x={1116} to={1186} y={122} rail={false} />
			<Person
				at={[1134, 122]}
				s={0.72}
				left
				skin={skin.tan}
				hair={hairs.black}
				head="bun"
				top={red}
				hem={5}
				arms={['5,-18 4,-24', '-5,-17 -8,-20']}
			/>
			<Person
				at={[1173, 122]}
				s={0.76}
				skin={skin.fair}
				hair={hairs.grey}
				head="crop"
				top={deep}
				stout={1.6}
				arms={['6,-18 9,-22', '-4,-16 0,-13']}
				stance={['2,-5 2,0', '-3,-5 -3,0']}
			/>
			<Inner w={line.fine} d="M1118 112H1184M1118 122v-10M1150 122v-10M1184 122v-10" />
		</>
	);
}

/** A lift on the outside of a building, with the people in its car. */
export function Lift({
	x,
	y,
	foot,
	car,
	colour,
}: {
	x: number;
	y: number;
	foot: number;
	car: number;
	colour: string;
}) {
	return (
		<>
			<path fill={tone.mist} strokeWidth="2" d={`M${x} ${foot}V${y}H${x + 16}V${foot}Z`} />
			<Inner w={line.fine} d={`M${x + 8} ${y}V${car}`} />
			<path fill={colour} strokeWidth="2.2" d={`M${x - 2} ${car}h20v24h-20Z`} />
			<path fill={foam} strokeWidth="1.4" d={`M${x + 1} ${car + 4}h14v11h-14Z`} />
			<g strokeWidth="1">
				<path fill={skin.brown} d={`M${x + 3} ${car + 15}v-4a2.6 2.6 0 0 1 5 0v4Z`} />
				<path fill={skin.rose} d={`M${x + 9} ${car + 15}v-3a2.4 2.4 0 0 1 5 0v3Z`} />
			</g>
		</>
	);
}

/** The offices beside Halyard Tower, and the man who washes their windows. */
export function Offices() {
	return (
		<>
			<path fill={tone.brick} strokeWidth="3.5" d="M1188 202V122L1208 100 1228 122V202Z" />
			<Shade d="M1208 100L1228 122V202H1212V106Z" />
			<Panes x={1197} y={128} rows={['o o', 'oob', 'boo', ' oo']} dx={11} dy={18} w={6} h={10} />
			<path fill={sea} strokeWidth="3.5" d="M1232 202V104Q1251 78 1272 104V202Z" />
			<Shade d="M1256 90Q1266 94 1272 104V202H1256Z" />
			<Inner d="M1232 120H1272M1232 146H1272M1232 172H1272" />
			<Panes x={1240} y={127} rows={['obo', 'b o', 'oob']} dx={12} dy={26} w={6} h={12} />
			<Inner w={line.fine} d="M1251 84V62M1243 70h16M1246 64h10" />
			<Inner w={1.4} d="M1200 110V146M1216 110V146" />
			<path fill={yellow} strokeWidth="1.6" d="M1194 146h28v5h-28Z" />
			<Person
				at={[1208, 147]}
				s={0.72}
				skin={skin.brown}
				hair={red}
				head="cap"
				top={cloth.foam}
				arms={['5,-22 9,-27', '-4,-16 -1,-12']}
			/>
		</>
	);
}

/** Relay Nine: the Nexus keeps its ears here, and nine lamps. */
export function RelayNine() {
	return (
		<>
			<Flag letter="N" x={1312} y={66} foot={140} w={42} wind={-4} />
			<Inner
				w={2.6}
				d="M1290 172L1308 92H1316L1334 172M1294 156L1330 156M1297 140H1326M1301 124H1322M1305 108H1319"
			/>
			<Inner
				w={1.4}
				d="M1294 156L1326 140M1330 156L1297 140M1297 140L1322 124M1326 140L1301 124M1301 124L1319 108"
			/>
			<ellipse
				cx="1290"
				cy="120"
				rx="8"
				ry="15"
				transform="rotate(24 1290 120)"
				fill={white}
				strokeWidth="2.4"
			/>
			<ellipse
				cx="1334"
				cy="128"
				rx="7"
				ry="13"
				transform="rotate(-28 1334 128)"
				fill={white}
				strokeWidth="2.4"
			/>
			<Inner d="M1290 120L1274 114M1334 128L1348 120" />
			<path fill={tone.night} strokeWidth="3.5" d="M1280 238V172H1342V238Z" />
			<Shade d="M1322 172H1342V238H1322Z" dark={0.4} />
			<g fill="none" strokeWidth="6">
				<path
					stroke={yellow}
					d="M1290 184h0M1300 184h0M1320 184h0M1290 194h0M1310 194h0M1320 194h0M1300 204h0M1310 204h0"
				/>
				<path stroke={red} d="M1310 184h0" />
			</g>
			<path fill={blue} strokeWidth="2" d="M1296 238V216H1312V238Z" />
			<Person
				at={[1338, 171]}
				s={0.78}
				left
				skin={skin.fair}
				hair={hairs.black}
				head="long"
				top={ink}
				legs={cloth.slate}
				arms={['4,-23 5,-31', '-4,-17 -2,-12']}
				stance={['3,-5 3,0', '-3,-5 -3,0']}
			/>
		</>
	);
}

/** The three terraces that the upper level stands on. */
export function UpperTerraces() {
	return (
		<>
			<Deck x={890} to={1104} y={222} />
			<Deck x={1100} to={1282} y={202} rail={false} />
			<Deck x={1274} to={1432} y={238} />
		</>
	);
}
