import { copper, linen, navy, oilskin, orange, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights } from '../../kit/night.tsx';

const { ink } = palette;
const steel = { light: steelTones.mid, dark: steelTones.dark };

/** The stair up, with a rail of bare pipe. */
export function Stair() {
	return (
		<>
			<Form d="M1150 176H1210V530H1150Z" tone={{ light: slate.deep, dark: navy.deep }} shade="M1140 160H1176V540H1140Z" />
			<path
				d="M1160 510H1210V496H1160ZM1170 462H1210V448H1170ZM1180 414H1210V400H1180ZM1190 366H1210V352H1190Z"
				fill={steel.light}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d="M1160 440L1204 300" width={11} />
			<Line d="M1160 440L1204 300" width={5} ink={copper.mid} />
		</>
	);
}

/** Whoever is below has a check here: two hooks are empty, so two are still topside. */
export function Checks() {
	const hooks = [258, 292, 326].flatMap((y) => [1074, 1098, 1122].map((x) => [x, y] as const));
	const gone = [1, 5];
	return (
		<>
			<Form d="M1046 236H1138V350H1046Z" tone={cloth.wood} shade="M1040 230H1060V360H1040Z" line={3} />
			{hooks.map(([x, y], i) => (
				<g key={`${x}-${y}`}>
					<path d={`M${x} ${y - 10}v4`} stroke={ink} strokeWidth="4" />
					{!gone.includes(i) && <circle cx={x} cy={y + 2} r="8.500" fill={oilskin.light} stroke={ink} strokeWidth="3.500" />}
				</g>
			))}
		</>
	);
}

/** The flame that has to burn for anybody to be here. */
export function Flame() {
	return (
		<>
			<Halo x={1092} y={186} fill={oilskin.light} steps="150 0.14, 104 0.18, 64 0.26" />
			<Line d="M1092 128V146" width={8} />
			<path d="M1066 148H1118L1110 138H1074Z" fill={steel.dark} stroke={ink} strokeWidth="4" />
			<g data-light={lights.own}>
				<path d="M1070 148H1114V214H1070Z" fill={linen.pale} />
				<path
					d="M1092 156C1096 172 1108 180 1106 196 1104 208 1080 208 1078 196 1076 184 1088 178 1092 156Z"
					fill={orange.light}
					stroke={ink}
					strokeWidth="3"
				/>
				<path d="M1092 182C1100 192 1100 204 1092 204S1084 192 1092 182Z" fill={palette.yellow} />
			</g>
			<path d="M1070 148V214M1114 148V214M1081 148V214M1103 148V214M1070 181H1114" stroke={ink} strokeWidth="4" />
			<path d="M1064 214H1120V224H1064Z" fill={steel.light} stroke={ink} strokeWidth="4" />
		</>
	);
}
