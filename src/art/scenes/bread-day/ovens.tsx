import { brass, midnight, orange, palette, rust, slate, wine } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { mouths } from './bread-day-hall.tsx';
import { brickLight, middleLight, mouthLight } from './bread-day-light.ts';
import { polygon, project, quad, ray, room, steps } from './bread-day-room.tsx';

const { ink, white, yellow, red } = palette;

/** The outline of an arch in the right-hand wall between two depths. */
function arch(from: number, to: number, base: number, spring: number) {
	const middle = (from + to) / 2;
	const r = (to - from) / 2;
	const x = room.right;
	const curve = steps(0, 20, 1).map((i) => {
		const turn = (Math.PI * i) / 20;
		return project(x, spring + Math.sin(turn) * r * 0.7, middle - Math.cos(turn) * r);
	});
	return polygon([project(x, base, from), ...curve, project(x, base, to)]);
}

/** A brick oven: surround, mouth, fire, and the iron sill in front of it. */
function Oven({ from, to }: { from: number; to: number }) {
	const x = room.right;
	const night = useNight();
	const core = night ? brass.pale : yellow;
	const soot = night ? wine.dark : ink;
	return (
		<>
			<ByNight light={brickLight}>
				<path d={arch(from - 0.75, to + 0.75, 0.5, 1.75)} fill={rust.mid} />
			</ByNight>
			<path d={arch(from - 0.3, to + 0.3, 0.7, 1.75)} fill={rust.mid} stroke={ink} strokeWidth="3" data-light={mouthLight} />
			<path d={arch(from, to, 1, 1.6)} fill={soot} data-light={lights.own} />
			<path d={arch(from + 0.14, to, 1, 1.45)} fill={red} data-light={lights.own} />
			<path d={arch(from + 0.3, to, 1, 1.3)} fill={orange.light} data-light={lights.own} />
			<path d={arch(from + 0.55, to - 0.1, 1, 1.1)} fill={core} data-light={lights.own} />
			<path
				d={quad([x, 1, from - 0.2], [x, 1, to + 0.1], [x - 0.3, 1, to + 0.1], [x - 0.3, 1, from - 0.2])}
				fill={slate.light}
				stroke={ink}
				strokeWidth="3"
				data-light={mouthLight}
			/>
			<path d={quad([x - 0.3, 1, from - 0.2], [x - 0.3, 1, to + 0.1], [x - 0.3, 0.9, to + 0.1], [x - 0.3, 0.9, from - 0.2])} fill={ink} />
		</>
	);
}

/** The brick wall on the right with its ovens, and the hood that takes their smoke. */
export function Ovens() {
	const { right, back, ceiling } = room;
	const hood = 2.75;
	return (
		<>
			<path
				d={quad([right, 0, back], [right, ceiling, back], [right, ceiling, 5.5], [right, 0, 5.5])}
				fill={rust.dark}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d={[0.4, 0.9, 1.4, 1.9, 2.4, 4.5, 4.9, 5.2].map((y) => ray([right, y, back], [right, y, 5.5])).join('')} width={1.5} />
			{[...mouths].reverse().map(([from, to]) => (
				<Oven key={from} from={from} to={to} />
			))}
			<path
				d={quad([right, 4.2, back], [right - 0.9, hood, back], [right - 0.9, hood, 5.5], [right, 4.2, 5.5])}
				fill={midnight.light}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d={[6.4, 7.6, 8.9, 10.4, 12].map((z) => ray([right, 4.2, z], [right - 0.9, hood, z])).join('')} width={2} />
			<path
				d={quad([right - 0.9, hood, back], [right - 0.9, hood - 0.2, back], [right - 0.9, hood - 0.2, 5.5], [right - 0.9, hood, 5.5])}
				fill={orange.light}
				stroke={ink}
				strokeWidth="3"
				data-light={lights.own}
			/>
		</>
	);
}

/** Steam is flat, like fog and smoke in all of these pictures, with dots where it thins. */
export function Steam() {
	return (
		<g fill={white} data-light={middleLight}>
			<pattern id="bread-steam" width="12" height="12" patternUnits="userSpaceOnUse">
				<circle cx="3" cy="3" r="2" />
				<circle cx="9" cy="9" r="2" />
			</pattern>
			<path
				opacity="0.3"
				d="M1060 420C1010 370 1046 330 1026 290 1006 250 1050 226 1036 176 1024 130 1060 100 1046 40L1056-10H1150C1130 40 1160 76 1138 120 1116 166 1146 200 1124 250 1106 292 1124 350 1060 420Z"
			/>
			<path
				opacity="0.4"
				d="M1066 420C1046 370 1076 340 1064 300 1050 256 1088 226 1078 180 1068 130 1098 100 1090 50L1096-10H1122C1112 40 1134 80 1116 124 1098 170 1122 204 1106 250 1094 300 1104 360 1066 420Z"
			/>
			<path fill="url(#bread-steam)" opacity="0.5" d="M700 0C690 30 730 52 770 44 800 84 880 84 910 56 950 96 1010 84 1046 60L1046 0Z" />
		</g>
	);
}
