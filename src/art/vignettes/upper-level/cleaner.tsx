import { brass, canvas, hemp, linen, mauve, palette, teal, water } from '../../../model/colours.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { Line } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { cleaner, coats } from './upper-level-cast.ts';
import { officeLight } from './upper-level-light.ts';
import { wipes } from './upper-level-poses.tsx';

const { ink, white } = palette;

/** The corner of an office tower, close by, from below. */
export function Office() {
	const night = useNight();
	return (
		<g data-light={officeLight} strokeLinejoin="round">
			<path d="M1060 620L1090-20H1220V620Z" fill={linen.mid} stroke={ink} strokeWidth="6" />
			<path
				d="M1096 196L1112-20H1220V180ZM1078 470L1092 246 1220 238V474ZM1068 620L1076 520 1220 526V620Z"
				fill={night ? brass.pale : water.dark}
				data-light={lights.own}
				stroke={ink}
				strokeWidth="5"
			/>
			{!night && (
				<path
					d="M1104 196L1168-20H1212L1130 194ZM1084 420L1150 243H1196L1098 471H1081ZM1150 474L1220 290V380L1186 474Z"
					fill={water.light}
				/>
			)}
			<ByNight>
				<path d="M1170 243V300M1150 300H1190" stroke={ink} strokeWidth="4" />
				<path d="M1146 316Q1170 286 1194 316Z" fill={teal.deep} stroke={ink} strokeWidth="4" />
				<path d="M1150 474C1150 420 1162 400 1186 398 1200 398 1212 408 1220 420V474Z" fill={mauve.dark} />
				<circle cx="1188" cy="374" r="22" fill={mauve.dark} />
			</ByNight>
			<path d="M1060 620L1090-20H1104L1076 620Z" fill={linen.pale} stroke={ink} strokeWidth="4" />
			<path d="M1074 196H1220V240H1072ZM1056 470H1220V522H1054Z" fill={linen.pale} stroke={ink} strokeWidth="5" />
			<path d="M1072 226L1220 224V240H1072ZM1054 506H1220V522H1054Z" fill={hemp.mid} />
		</g>
	);
}

/** Suds on the pane, and the arc that has been wiped. */
export function Suds() {
	return (
		<g data-light={officeLight}>
			<path d="M1098 330C1108 286 1140 262 1172 262 1158 282 1140 300 1132 344Z" fill={white} fillOpacity=".7" />
			<path
				d="M1096 356c-8 4-8 16 2 18 2 10 16 10 20 2 10 4 18-6 12-14 2-12-12-18-20-10-6-4-14-2-14 4Z"
				fill={white}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d="M1104 380V412M1120 378V398" width={3} ink={white} />
		</g>
	);
}

/** One of those who come up by the first express, at her pane; the rope goes on up. */
export function Cleaner() {
	return (
		<g data-light={officeLight}>
			<g fill="none">
				<path d="M980-20L974 206" stroke={ink} strokeWidth="11" />
				<path d="M980-20L974 206" stroke={canvas.light} strokeWidth="5" strokeDasharray="9 3" />
			</g>
			<Townsperson who={cleaner} wear={coats.dungarees} pose={wipes} x={988} y={566} scale={2.2} />
		</g>
	);
}
