import { brass, clay, dusk, palette, water } from '../../../model/colours.ts';
import type { FlagLetter } from '../../../model/flags.ts';
import { FlagPattern } from '../../flags.tsx';
import { cloth, Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { quayLamp, windowGlow } from './waterline-light.ts';

const { ink, white, yellow, red, blue, foam } = palette;
/** The garden's growing lamps, through its glass. */
const domeLight = lights.lamp;

function Flag({ letter, x, y, scale }: { letter: FlagLetter; x: number; y: number; scale: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`} data-light={windowGlow}>
			<path d="M0 0H80V60H0Z" strokeWidth="14" />
			<FlagPattern letter={letter} />
		</g>
	);
}

/** What stands highest: Relay Nine's lattice, Halyard Tower, and the boat that roofs Keel House. */
export function Landmarks() {
	const night = useNight();
	return (
		<g stroke={ink} strokeWidth="4">
			<path d="M1104 70L1110 26 1116 70M1105 60H1115M1107 46H1113M1105 60L1113 46M1115 60L1107 46" fill="none" strokeWidth="2" />
			<path d="M1094 40q2 14 14 12 2-8-14-12Z" fill={white} />
			<Flag letter="N" x={1111} y={22} scale={0.24} />
			<path d="M966 210V54Q968 40 982 32 1000 40 1004 56V210Z" fill={water.light} />
			<path d="M966 210V54Q968 40 982 32V210Z" fill={white} strokeWidth="0" />
			<path
				d="M974 56V200M988 60H1000M988 84H1000M988 96H1000M988 108H1000"
				fill="none"
				stroke={night ? yellow : water.mid}
				strokeWidth="4"
				strokeDasharray="5 5"
				data-light={windowGlow}
			/>
			<path d="M960 68H1008V74H960Z" fill={brass.pale} strokeWidth="3" />
			<path d="M982 32V8" strokeWidth="3" />
			<Flag letter="V" x={983} y={9} scale={0.3} />
			<path d="M902 150V132H974V150Z" fill={cloth.sand.light} />
			<path d="M926 150V132H974V150Z" fill={water.mid} strokeWidth="0" />
			<path d="M892 132C896 112 912 104 938 102 964 104 982 110 988 132L980 134H898Z" fill={blue} />
			<path d="M892 132C896 112 912 104 938 102 924 110 920 122 920 134H898Z" fill={dusk.light} strokeWidth="0" />
			<Line d="M898 124Q940 114 984 124M908 114Q940 106 974 113" width={1.5} />
			<path d="M930 102L936 96H952L950 103Z" fill={red} strokeWidth="3" />
			<path d="M918 104V72" strokeWidth="3" />
			<Flag letter="F" x={919} y={74} scale={0.3} />
		</g>
	);
}

/** A garden under glass, between two blocks of the mid level. */
export function Dome() {
	return (
		<g stroke={ink} strokeWidth="5" data-light={domeLight}>
			<path d="M778 262C776 222 794 204 822 204S868 222 868 262Z" fill={cloth.green.dark} />
			<path d="M778 262C776 222 794 204 822 204 804 218 798 238 800 262Z" fill={brass.pale} strokeWidth="0" />
			<path d="M806 262q-14-18 4-30 6-14 20-4 18 0 14 18 6 10-6 16Z" fill={cloth.green.light} strokeWidth="2" />
			<path
				d="M786 232Q822 222 860 232M780 248Q822 240 867 248M822 204C806 220 802 240 802 262M822 204C840 220 846 240 846 262"
				fill="none"
				strokeWidth="1.8"
			/>
		</g>
	);
}

/** Walkways, hung from tower to tower. */
export function Walkways({ d, width }: { d: readonly (readonly [number, number, number, number])[]; width: number }) {
	return d.map(([x, y, to, drop]) => (
		<g key={`${x} ${y}`} fill="none" stroke={ink}>
			<path d={`M${x} ${y}Q${(x + to) / 2} ${y + 5} ${to} ${y + drop}`} strokeWidth={width + 3} />
			<path d={`M${x} ${y}Q${(x + to) / 2} ${y + 5} ${to} ${y + drop}`} stroke={brass.pale} strokeWidth={width} data-light={quayLamp} />
			<path d={`M${x} ${y - width * 2}Q${(x + to) / 2} ${y + 5 - width * 2} ${to} ${y + drop - width * 2}`} strokeWidth="1.5" />
			<path
				d={`M${x} ${y - width}Q${(x + to) / 2} ${y + 5 - width} ${to} ${y + drop - width}`}
				strokeWidth={width * 2}
				strokeDasharray="1.5 5"
			/>
		</g>
	));
}

const tree = 'M-2 0v-7h-6q-8-5-3-12 0-8 9-7 6-6 12 0 9 0 7 9 4 7-4 10H2v7Z';

/** What people keep on roofs: trees, tanks, and the wash. */
export function Roofs() {
	return (
		<g stroke={ink} strokeWidth="4">
			{[
				[884, 262, 1],
				[1004, 276, 0.7],
				[1092, 270, 1],
				[760, 196, 0.7],
				[986, 202, 0.8],
				[1078, 206, 0.6],
				[952, 186, 0.5],
			].map(([x = 0, y = 0, scale = 1]) => (
				<g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
					<path d={tree} fill={cloth.green.dark} />
					<path d="M-8-8q-6-5-2-11 0-7 8-7-4 10 0 18Z" fill={cloth.sand.light} strokeWidth="0" />
				</g>
			))}
			<path d="M1040 198v-10h18v10" fill="none" strokeWidth="2.5" />
			<path d="M1036 188V170L1049 164 1062 170V188Z" fill={cloth.wood.dark} />
			<path d="M1036 188V170L1049 164 1045 188Z" fill={cloth.wood.light} strokeWidth="0" />
			<Line d="M1160 186V120L1092 112M1160 120L1196 124M1160 106L1092 112M1160 106L1196 124M1160 120V106M1104 113V150" width={2.5} />
			<path d="M1097 150h14v10h-14Z" fill={red} strokeWidth="3" />
		</g>
	);
}

/** Thursday's wash, over the roofs of Decks 5 to 12. */
export function Washing() {
	return (
		<g stroke={ink} strokeWidth="3">
			<Line
				d="M852 264V232M918 264V240M852 234Q886 250 918 242M948 284V256M1016 286V262M948 258Q984 274 1016 264M1066 266V236M1128 274V242M1066 238Q1098 254 1128 244"
				width={2}
			/>
			<path
				d="M858 238l9 3v15l-9-3ZM906 245l8-2v14l-8 2ZM954 262l9 3v14l-9-3ZM1000 268l10-3v14l-10 3ZM1082 246l10 1v15l-10-1Z"
				fill={white}
			/>
			<path d="M870 242l9 1v10l-9-1ZM976 269l8 1v15l-8-1ZM1112 249l10-3v12l-10 3Z" fill={red} />
			<path d="M882 244l8 1v18l-8-1ZM988 270l8-1v11l-8 1ZM1072 242l7 3v17l-7-3Z" fill={yellow} />
			<path d="M893 246l9-1v11l-9 1ZM966 266l7 2v11l-7-2ZM1096 249l12 1v9l-12-1Z" fill={foam} />
		</g>
	);
}

/** A ferry that was built in, bow to the sun, with the promenade run up against her. */
export function Ferry() {
	const night = useNight();
	return (
		<g stroke={ink} strokeWidth="6" transform="translate(24)">
			<path d="M700 228V194L728 196V232Z" fill={cloth.red.dark} />
			<path d="M692 228V196L700 194V228Z" fill={red} strokeWidth="3" />
			<path d="M692 206L700 204 728 206V214L700 213 692 215Z" fill={white} strokeWidth="2.5" />
			<path d="M626 262V240L650 236V222L668 218 760 224V268Z" fill={cloth.foam.dark} />
			<path d="M626 262V240L640 238V262ZM650 237V222L662 219V236Z" fill={cloth.white.light} strokeWidth="0" />
			<Line d="M620 241L642 236 760 243M644 221L668 217 760 223" width={3} />
			<path d="M646 229L668 225 700 227" fill="none" strokeWidth="8" />
			<path
				d="M646 251L756 256"
				fill="none"
				strokeWidth="8"
				strokeDasharray="7 6"
				stroke={night ? yellow : undefined}
				data-light={lights.own}
			/>
			<path d="M685 252.800l7 .4M724 254.600l7 .4" fill="none" stroke={yellow} strokeWidth="7" data-light={lights.own} />
			<Line d="M640 238V196M632 206H648M640 196L560 262M640 198Q668 212 692 200" width={2} />
			<path d="M648 204l8 2v9l-8-2ZM672 208l9-2v9l-9 2Z" fill={white} strokeWidth="2.5" />
			<path d="M659 206.500l9 .5v12l-9-.5Z" fill={yellow} strokeWidth="2.5" />
			<path d="M552 262C580 262 604 258 624 256L780 264V322H640L606 326C584 312 564 290 552 262Z" fill={cloth.navy.dark} />
			<path d="M552 262C580 262 604 258 624 256L620 324 606 326C584 312 564 290 552 262Z" fill={clay.mid} strokeWidth="0" />
			<path d="M552 262C580 262 604 258 624 256L780 264V272L624 265C604 268 580 271 556 271Z" fill={white} strokeWidth="3" />
			<path d="M592 284v10m-6-1q6 8 12 0" fill="none" strokeWidth="3" />
			<path d="M648 286h1M666 287h1M684 288h1M702 289h1M738 291h1M756 292h1" fill="none" strokeLinecap="round" strokeWidth="9" />
			<path d="M648 286h1M684 288h1M738 291h1" fill="none" stroke={yellow} strokeLinecap="round" strokeWidth="5" data-light={lights.own} />
			<path d="M628 324L600 342M640 324L612 344M640 322L596 336" fill="none" strokeWidth="3" />
		</g>
	);
}
