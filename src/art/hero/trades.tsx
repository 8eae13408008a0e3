import { palette } from '../palette.ts';
import { Awning, Inner, line, Panes, Shade, tone, Washing } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { ink, white, blue, deep, yellow, red, sea } = palette;

/** The slip: a boat in frame, and the shipwright who is planking her. */
export function Slip() {
	return (
		<>
			<path fill={tone.ochre} d="M892 440V388Q924 362 956 388V440Z" />
			<Shade d="M932 378Q945 381 955 388V440H932Z" />
			<path
				fill={tone.wood}
				strokeWidth="2"
				d="M896 408Q924 414 956 402Q952 428 926 430Q904 430 896 408Z"
			/>
			<Inner d="M906 409q0 14 8 20M918 411q0 12 4 19M932 410q2 12-2 20M944 407q0 14-8 20M908 430l-4 10M940 428l6 12" />
			<Person
				at={[938, 440]}
				s={0.85}
				left
				skin={skin.rose}
				hair={hairs.red}
				head="crop"
				beard
				top={cloth.sea}
				legs={cloth.khaki}
				stout={1}
				arms={['6,-18 10,-16', '-5,-24 -1,-28']}
				stance={['3,-5 5,0', '-3,-5 -5,0']}
			>
				<path fill="none" d="M-1-28l4-4" />
				<path fill={ink} d="M1-34l4 4 2-1-4-5Z" />
			</Person>
		</>
	);
}

/** The kitchen: an oven, a peel, and what the whole deck smells of. */
export function Kitchen() {
	return (
		<>
			<path fill={tone.plaster} d="M966 440V376H1034V440Z" />
			<path fill={tone.brick} strokeWidth="2.4" d="M968 440V404Q984 388 1000 404V440Z" />
			<path fill={yellow} strokeWidth="2" d="M976 426V414Q984 404 992 414V426Z" />
			<Inner w={line.fine} d="M969 432h30M972 406l5 4M984 398v6M996 406l-5 4" />
			<Person
				at={[1020, 440]}
				s={0.86}
				left
				skin={skin.brown}
				hair={white}
				head="tuft"
				top={white}
				legs={cloth.slate}
				hem={4}
				stout={2}
				lean={2}
				arms={['8,-16 12,-15', '3,-15 7,-14']}
			>
				<path fill="none" strokeWidth="1.8" d="M-2-12L20-16" />
				<path fill={tone.ochre} d="M18-17q4-5 9 0Z" />
			</Person>
			<Awning x={964} y={374} w={72} colour={red} n={8} />
		</>
	);
}

/** The cheap bunks: small windows, and everything hung out of them. */
export function Bunks() {
	return (
		<>
			<path fill={tone.rose} d="M1042 440V368H1112V440Z" />
			<Shade d="M1096 368H1112V440H1096Z" />
			<Panes x={1051} y={376} rows={['obr oo', 'o oobo', 'bo  or']} dx={10.5} dy={19} w={6} h={9} />
			<Washing
				from={[1044, 392]}
				to={[1110, 390]}
				sag={3}
				items={[
					['trousers', blue, 0.08],
					['sock', red, 0.3],
					['dress', tone.orange, 0.48],
					['shirt', white, 0.74],
				]}
			/>
		</>
	);
}

/** The ferry hall, under the tide clock. */
export function FerryHall() {
	return (
		<>
			<path fill={sea} d="M1122 440V384L1156 362H1190L1226 384V440Z" />
			<Shade d="M1204 371L1226 384V440H1204Z" />
			<path
				fill={deep}
				strokeWidth="2"
				d="M1134 440V412Q1146 400 1158 412V440ZM1184 440V412Q1196 400 1208 412V440Z"
			/>
			<circle cx="1172" cy="386" r="13" fill={white} strokeWidth="2.6" />
			<Inner d="M1172 386V377M1172 386l6 4" />
			<path fill="none" stroke={red} strokeWidth="2" d="M1164 392a10 10 0 0 0 15 0" />
			<Person
				at={[1148, 440]}
				s={0.86}
				skin={skin.fair}
				hair={deep}
				head="cap"
				top={cloth.deep}
				arms={['5,-18 9,-20', '-4,-16 -4,-11']}
			/>
			<Person
				at={[1170, 440]}
				s={0.9}
				left
				skin={skin.deep}
				hair={yellow}
				head="turban"
				top={cloth.orange}
				hem={7}
				stout={1}
				arms={['4,-16 7,-13', '-5,-16 -6,-10']}
			>
				<path fill={tone.wood} d="M-11-10h9v7h-9Z" />
			</Person>
			<Person
				at={[1184, 440]}
				s={0.6}
				left
				skin={skin.deep}
				hair={hairs.black}
				head="afro"
				top={yellow}
				legs={red}
				arms={['6,-19 8,-22', '-4,-16 -5,-11']}
			/>
		</>
	);
}

/** The bonded store and its stack of other people's boxes. */
export function Store() {
	return (
		<>
			<path fill={tone.brick} d="M1234 440V392L1268 366 1302 392V440Z" />
			<Shade d="M1268 366L1302 392V440H1284V378Z" />
			<path fill={tone.wood} strokeWidth="2" d="M1250 440V408H1276V440Z" />
			<Inner w={line.fine} d="M1263 408V440M1250 424h26" />
			<Panes x={1261} y={382} rows={['ob']} dx={13} dy={12} w={7} h={9} />
			<g strokeWidth="2.2">
				<path fill={yellow} d="M1306 440V422H1342V440Z" />
				<path fill={blue} d="M1310 422V404H1340V422Z" />
				<path fill={red} d="M1344 440V424H1374V440Z" />
				<path fill={white} d="M1342 424V406H1366V424Z" />
			</g>
			<Inner
				w={line.fine}
				d="M1313 422v18M1320 422v18M1328 422v18M1335 422v18M1317 404v18M1325 404v18M1333 404v18M1352 424v16M1360 424v16M1368 424v16"
			/>
		</>
	);
}

/** The net loft, at the windward end. */
export function NetLoft() {
	return (
		<>
			<path fill={tone.wood} d="M1424 440V386L1474 372V440Z" />
			<Shade d="M1456 377L1474 372V440H1456Z" />
			<Inner w={line.fine} d="M1424 400L1474 390M1424 414L1474 408" />
			<path fill={deep} strokeWidth="2" d="M1450 440V420H1466V440Z" />
			<path
				fill={tone.rope}
				fillOpacity=".85"
				strokeWidth="1.4"
				d="M1432 394Q1452 404 1470 386L1468 414Q1450 422 1436 416Z"
			/>
			<Inner
				w={0.9}
				d="M1439 397l2 20M1447 398v21M1455 396v22M1463 392l-1 24M1433 402q20 8 37-7M1434 410q18 6 35-5"
			/>
		</>
	);
}
