import { palette } from '../palette.ts';
import { cloth, Form, Line, n } from './forms.tsx';

const { ink, white, foam, sea, deep, blue } = palette;
const water = '#3fa3b4';

/** The surface seen from below: light, with the backs of the waves in it. */
function Surface() {
	return (
		<>
			<path d="M180 70H740V640H180Z" fill={water} />
			<path
				d="M180 70H740V330C690 352 640 330 590 356C540 380 500 352 450 380C400 404 350 374 290 398C250 412 210 400 180 410Z"
				fill={foam}
			/>
			<path
				d="M180 70H740V262C700 250 660 282 610 268C560 256 530 292 470 284C410 276 380 312 320 300C270 292 230 318 180 306Z"
				fill={white}
			/>
			<path
				d="M236 176q40-22 84-6q-30 20-84 6ZM384 126q50-20 92-2q-44 18-92 2ZM566 150q40-20 88 0q-50 18-88 0ZM620 232q34-16 70 0q-36 16-70 0ZM216 252q30-14 60 0q-32 14-60 0ZM330 346q40-16 74 0q-40 16-74 0ZM530 340q50-18 84-4q-40 18-84 4ZM640 304q20-10 44 0q-22 12-44 0ZM520 200q22-10 44 0q-24 10-44 0Z"
				fill={sea}
				opacity="0.4"
			/>
		</>
	);
}

/** Light going down into the water, and the dark that the skiff cuts out of it. */
function Shafts() {
	return (
		<>
			<path d="M180 470L740 430V640H180Z" fill={sea} />
			<path d="M180 560C320 530 560 560 740 520V640H180Z" fill={blue} />
			<path
				d="M250 380L196 640H268L318 384ZM600 360L668 640H736L668 350ZM690 340L760 560L740 340Z"
				fill={foam}
				opacity="0.45"
			/>
			<path d="M352 372L336 640H590L560 300L590 262Z" fill={deep} opacity="0.5" />
		</>
	);
}

/** An oar from below: the shaft above the water, broken at the surface, the blade in it. */
function Oar({ from, to, rings }: { from: [number, number]; to: [number, number]; rings: string }) {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const turn = n((Math.atan2(dy, dx) * 180) / Math.PI);
	const length = n(Math.hypot(dx, dy));
	return (
		<g transform={`translate(${from[0]} ${from[1]})rotate(${turn})`}>
			<ellipse cx={length + 18} rx="46" ry="26" fill="none" stroke={rings} strokeWidth="4" />
			<ellipse
				cx={length + 18}
				rx="64"
				ry="38"
				fill="none"
				stroke={rings}
				strokeWidth="3"
				strokeDasharray="60 34"
			/>
			<path d={`M-12 -5H${length}V5H-12Z`} fill={cloth.wood.light} stroke={ink} strokeWidth="4" />
			<path
				d={`M${length - 6} -3C${length + 6} -14 ${length + 40} -13 ${length + 46} -8V8C${length + 40} 13 ${length + 6} 14 ${length - 6} 7Z`}
				fill={cloth.wood.light}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<path
				d={`M${length} 4C${length + 12} 11 ${length + 40} 11 ${length + 45} 7V1H${length}Z`}
				fill={cloth.wood.dark}
			/>
		</g>
	);
}

/** The skiff from below: keel, strakes, a patch, four oars. */
function Skiff() {
	const hull = 'M176 0C130 -36 40 -56 -70 -48L-148 -32V32L-70 48C40 56 130 36 176 0Z';
	return (
		<g transform="translate(468 262)rotate(-17)">
			<path
				d="M214 0C150 -58 40 -78 -76 -70M214 0C150 58 40 78 -76 70M-160 -24L-222 -34M-160 0H-236M-160 24L-222 34"
				fill="none"
				stroke={water}
				strokeWidth="7"
				strokeLinecap="round"
			/>
			<Oar from={[44, -48]} to={[24, -122]} rings={water} />
			<Oar from={[-62, -46]} to={[-84, -116]} rings={water} />
			<Oar from={[44, 48]} to={[16, 120]} rings={white} />
			<Oar from={[-62, 46]} to={[-88, 112]} rings={white} />
			<Form
				id="window-hull"
				d={hull}
				tone={cloth.red}
				line={2.5}
				shade="M-150 8C-40 14 90 16 176 0L140 70H-150Z"
			>
				<Line d="M168 -6C110 -26 20 -34 -146 -18M168 6C110 26 20 34 -146 18" width={3} />
				<path d="M-30 -44h44l-4 18h-38Z" fill={cloth.grey.light} stroke={ink} strokeWidth="3" />
				<path
					d="M-24 -39v1M8 -39v1M-20 -30v1M4 -30v1"
					stroke={ink}
					strokeWidth="4"
					strokeLinecap="round"
				/>
			</Form>
			<path d="M184 -4L-150 -5V5L184 4Z" fill={cloth.wood.dark} stroke={ink} strokeWidth="3" />
			<path d="M-100 -6H-152V6H-100Z" fill={ink} />
		</g>
	);
}

/** Small fish leave the shadow in every direction; each is [x, y, heading, size]. */
const shoal: readonly (readonly [number, number, number, number])[] = [
	[318, 470, 196, 1.1],
	[282, 438, 210, 0.8],
	[300, 520, 160, 1.3],
	[352, 500, 170, 0.9],
	[262, 486, 184, 0.9],
	[612, 430, -14, 1.1],
	[642, 474, 12, 1.3],
	[596, 486, 30, 0.9],
	[660, 420, -30, 0.8],
	[560, 540, 64, 1.1],
	[446, 560, 110, 1],
	[496, 520, 80, 0.8],
];

function Shoal() {
	return shoal.map(([x, y, turn, size]) => (
		<g
			key={`${x} ${y}`}
			transform={`translate(${x} ${y})rotate(${turn})scale(${size} ${turn > 90 ? -size : size})`}
		>
			<path
				d="M20 0C12 -10 -4 -10 -13 -2L-24 -9V9L-13 2C-4 10 12 10 20 0Z"
				fill={turn > 100 ? foam : white}
				stroke={ink}
				strokeWidth="3.4"
				strokeLinejoin="round"
			/>
			<path d="M-13 2C-4 10 12 10 20 0Z" fill={ink} opacity="0.3" />
			<circle cx="11" cy="-2" r="2" fill={ink} />
		</g>
	));
}

/** Everything that passes outside, to be cut to the glass. */
export function Water() {
	return (
		<>
			<Surface />
			<Shafts />
			<Skiff />
			<Shoal />
		</>
	);
}
