import { brick, clay, deal, linen, midnight, moss, palette, slate, steel, wood } from '../../model/colours.ts';
import { Flat, Part, Pen } from '../kit/forms.tsx';

const { ink } = palette;
const leather = { light: slate.deep, dark: midnight.mid };
const trousers = { light: moss.mid, dark: moss.dark };

/** Somebody gets down from the top bunk, into one boot, and feels for the other. */
export function Ladder() {
	return (
		<>
			<path d="M1066 0V588" stroke={ink} strokeWidth="17" />
			<path d="M1066 0V586" stroke={wood.mid} strokeWidth="9" />
			{[104, 196, 288, 380, 472].map((y) => (
				<g key={y}>
					<path d={`M984 ${y}H1074V${y + 13}H984Z`} fill={deal.mid} stroke={ink} strokeWidth="4.500" />
					<path d={`M1000 ${y + 9}H1062`} stroke={wood.deep} strokeWidth="5" />
				</g>
			))}
			<Waiting />
			<Feeling />
			<Shod />
		</>
	);
}

function Shod() {
	return (
		<Pen width={5}>
			<Part
				d="M978-10C974 30 978 60 982 84 982 110 984 130 986 146H1020C1024 120 1026 96 1024 70L1028-10Z"
				tone={trousers}
				shade="M960-20H994C990 40 1000 100 998 160H960Z"
			>
				<path d="M1022 62C1010 72 998 76 988 76M1020 84C1012 88 1004 90 996 90" fill="none" stroke={ink} strokeWidth="3" />
			</Part>
			<Part
				d="M984 136H1022C1024 156 1024 172 1024 196H966C960 196 958 190 960 184 964 174 978 172 984 166Z"
				tone={leather}
				shade="M950 130H998C996 150 1000 170 990 200H950Z"
			>
				<path d="M958 190H1030" stroke={ink} strokeWidth="6" />
				<path d="M986 150L1002 154M984 160L998 166M978 168L990 174" stroke={steel.mid} strokeWidth="2.500" />
			</Part>
		</Pen>
	);
}

function Feeling() {
	return (
		<>
			<Part
				d="M1036-10C1034 40 1036 80 1040 112 1040 138 1042 156 1042 172L1070 170C1074 140 1082 110 1080 76L1088-10Z"
				tone={trousers}
				shade="M1020-20H1052C1050 40 1058 100 1056 180H1020Z"
				line={5}
			>
				<path d="M1078 90C1066 98 1056 100 1046 100" fill="none" stroke={ink} strokeWidth="3" />
			</Part>
			<Part
				d="M1043 168L1069 166C1070 184 1068 196 1062 208 1058 222 1052 236 1044 242 1036 246 1030 240 1032 230 1036 214 1042 200 1043 168Z"
				tone={{ light: clay.pale, dark: linen.dark }}
				shade="M1020 160H1054C1050 200 1044 220 1040 250H1020Z"
				line={4.5}
			>
				<path d="M1043 178H1070M1034 230Q1042 236 1050 232" fill="none" stroke={brick.mid} strokeWidth="4" />
			</Part>
		</>
	);
}

/** The other boot, on its tread. */
function Waiting() {
	return (
		<>
			<Flat d="M1030 236H1062V246H1030Z" fill={ink} />
			<Part
				d="M1028 240C1038 248 1054 248 1064 240L1068 288H1010C1004 288 1002 282 1004 276 1010 266 1026 266 1028 258Z"
				tone={leather}
				shade="M1000 230H1044C1042 250 1046 270 1036 300H1000Z"
				line={5}
			>
				<path d="M1000 282H1072" stroke={ink} strokeWidth="6" />
				<path d="M1030 254L1046 258M1026 264L1040 268" stroke={steel.mid} strokeWidth="2.500" />
			</Part>
		</>
	);
}
