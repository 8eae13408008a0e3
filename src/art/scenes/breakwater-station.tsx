import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import { Form, Line } from './forms.tsx';

const { ink, white, yellow, red } = palette;

/** The fog's own greys, from the thick of it to the water under it. */
export const fog = {
	pale: '#e4e9e4',
	light: '#d0dad8',
	middle: '#b7c7c9',
	deep: '#9db4b9',
	water: '#86a5ac',
	near: '#6c919b',
} as const;
const stone = { light: '#a7aaa4', dark: '#747c7e' };
const plaster = { light: '#cfd2cb', dark: '#959fa2' };
export const glass = '#3c5563';

/** A flat bank of fog with round ends, `y` its middle. */
export function Bank({
	x,
	y,
	long,
	high,
	fill,
	opacity = 1,
}: {
	x: number;
	y: number;
	long: number;
	high: number;
	fill: string;
	opacity?: number;
}) {
	return (
		<rect
			x={x}
			y={y - high / 2}
			width={long}
			height={high}
			rx={high / 2}
			fill={fill}
			opacity={opacity}
		/>
	);
}

/** Fog, and what of the city still shows in it. */
export function Backdrop() {
	return (
		<>
			<path d="M0 0H1200V800H0Z" fill={fog.light} />
			<path
				d="M0 120H60V70H112V40H150V96H204V150H250V120H296V210H352V250H420V352H0Z"
				fill={fog.middle}
				opacity="0.7"
			/>
			<path
				d="M16 180h22M16 216h30M80 150h40M80 190h20M160 210h30M226 250h40"
				stroke={fog.pale}
				strokeWidth="7"
				opacity="0.7"
			/>
			<Bank x={-80} y={110} long={560} high={44} fill={fog.pale} opacity={0.9} />
			<Bank x={-60} y={236} long={420} high={34} fill={fog.pale} opacity={0.8} />
			<Bank x={420} y={60} long={520} high={50} fill={fog.pale} />
			<Bank x={780} y={150} long={620} high={70} fill={fog.pale} opacity={0.7} />
			<path d="M0 352H1200V800H0Z" fill={fog.deep} />
			<path d="M0 440C300 424 700 452 1200 430V800H0Z" fill={fog.water} />
			<path d="M0 600C320 574 780 620 1200 590V800H0Z" fill={fog.near} />
			<Bank x={-60} y={356} long={820} high={36} fill={fog.pale} opacity={0.8} />
		</>
	);
}

/** The tower on the mole's head. */
export function Tower() {
	return (
		<g transform="translate(668 0)">
			<Form
				id="breakwater-tower"
				d="M-24 204H24L34 384H-34Z"
				tone={{ light: white, dark: '#b9bfbd' }}
				line={2}
				shade="M4 200H60V390H8Z"
			>
				<path d="M-40 236H40V270H-40ZM-40 312H40V346H-40Z" fill={red} />
				<path d="M4 236H40V270H5ZM6 312H40V346H7Z" fill="#981722" />
			</Form>
			<path d="M-8 384V352Q0 344 8 352V384Z" fill={glass} stroke={ink} strokeWidth="3" />
		</g>
	);
}

/** Its lamp, which the fog does not dim; rings and dots are the fog that it lights. */
export function Lamp() {
	return (
		<g transform="translate(668 0)">
			<pattern id="breakwater-dots" width="16" height="16" patternUnits="userSpaceOnUse">
				<circle cx="4" cy="4" r="2.8" fill={yellow} />
				<circle cx="12" cy="12" r="2.8" fill={yellow} />
			</pattern>
			<circle cy="166" r="150" fill="url(#breakwater-dots)" opacity="0.55" />
			<circle cy="166" r="96" fill={yellow} opacity="0.35" />
			<circle cy="166" r="62" fill={white} opacity="0.7" />
			<path d="M-20 144H20V190H-20Z" fill={yellow} stroke={ink} strokeWidth="4" />
			<path d="M-9 150H9V184H-9Z" fill={white} />
			<path
				d="M-36 190H36V204H-36ZM-26 144Q0 104 26 144ZM0 124V106"
				fill={glass}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
		</g>
	);
}

const treads = Array.from({ length: 8 }, (_, i) => ({ x: 820 + 36 * i, y: 358 + 21 * i }));

/** The steps down the mole's side; the last ones are green. */
function Steps() {
	const edge = treads.map(({ x, y }) => `L${x} ${y}H${x + 36}`).join('');
	return (
		<>
			<Form
				id="breakwater-steps"
				d={`M820 358${edge}V562L956 520 820 482Z`}
				tone={{ light: '#bfc2ba', dark: '#8a9091' }}
				line={2}
				shade="M820 400L1120 540V600H820Z"
			>
				<path d="M820 462L956 500 1120 548V600H820Z" fill="#4e6a5c" />
			</Form>
			{treads.map(({ x, y }) => (
				<path
					key={x}
					d={`M${x} ${y}H${x + 36}L${x + 48} ${y - 9}H${x + 10}Z`}
					fill={plaster.light}
					stroke={ink}
					strokeWidth="2.5"
					strokeLinejoin="round"
				/>
			))}
		</>
	);
}

/** The mole runs back from the right-hand edge to its lamp. */
export function Mole() {
	return (
		<>
			<Form
				id="breakwater-mole"
				d="M600 378L1220 330V590L956 520 780 470 604 434Z"
				tone={stone}
				line={2.5}
				shade="M600 396L1220 372V600L604 440Z"
			>
				<Line
					d="M600 414L1220 478M600 398L1220 424M690 388V404M740 402V420M800 384V408M860 408V438M800 440V470M930 384V412M930 420V456M1080 386V436M1010 424V470M1160 430V500"
					width={2.5}
				/>
				<path d="M600 428L1220 560V620L600 440Z" fill="#4e6a5c" />
			</Form>
			<path
				d="M600 378L1220 330V322L640 364Z"
				fill={plaster.light}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<Steps />
		</>
	);
}

/** Breakwater Station: all its windows dark but one. */
export function Station() {
	const panes = [
		[866, 226],
		[914, 226],
		[866, 282],
		[1056, 220],
		[1108, 222],
		[1056, 276],
		[1108, 280],
	] as const;
	return (
		<>
			<path d="M1012 130V20" stroke={ink} strokeWidth="6" />
			<g transform="translate(1016 24)">
				<clipPath id="breakwater-flag">
					<path d="M0 0C30 12 52 -10 84 4L82 62C52 48 32 70 0 58Z" />
				</clipPath>
				<g clipPath="url(#breakwater-flag)">
					<g transform="translate(0 -8)scale(1.06 1.3)">
						<FlagPattern letter="G" />
					</g>
					<path d="M28 0L50 -6V70L28 70Z" fill={ink} opacity="0.2" />
				</g>
				<path
					d="M0 0C30 12 52 -10 84 4L82 62C52 48 32 70 0 58Z"
					fill="none"
					stroke={ink}
					strokeWidth="4"
				/>
			</g>
			<path d="M996 336V128H1220V326Z" fill={plaster.dark} stroke={ink} strokeWidth="5" />
			<path d="M838 348V192H996V336Z" fill={plaster.light} stroke={ink} strokeWidth="5" />
			<path
				d="M828 192H1000V178H838ZM984 128H1230V112H992Z"
				fill={glass}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<path d="M838 206H996V216H838Z" fill={ink} opacity="0.25" />
			{panes.map(([x, y]) => (
				<path
					key={`${x} ${y}`}
					d={`M${x} ${y}h30v34h-30Z`}
					fill={glass}
					stroke={ink}
					strokeWidth="3.5"
				/>
			))}
			<path d="M1160 336V244Q1182 226 1204 244V332Z" fill={glass} stroke={ink} strokeWidth="4" />
			<path
				d="M1070 112V84H1096V112M1140 112V70M1128 82H1152"
				fill="none"
				stroke={ink}
				strokeWidth="4"
			/>
		</>
	);
}

/** The one light left on. */
export function LitWindow() {
	return (
		<>
			<path d="M898 266H960V332H898Z" fill={yellow} opacity="0.4" />
			<path d="M912 280h34v38h-34Z" fill={yellow} stroke={ink} strokeWidth="4" />
			<path d="M917 318q1-11 8-13-4-11 4-12t5 12q7 2 8 13Z" fill={ink} />
		</>
	);
}

/** What the fog takes from everything beyond the floats. */
export function Veil() {
	return <path d="M0 0H1200V560L1000 520 600 440 0 446Z" fill={fog.pale} opacity="0.26" />;
}

/** The yellow line: floats on a rope, nearer ones larger. */
export function Floats() {
	const floats = Array.from({ length: 15 }, (_, i) => {
		const t = i / 14;
		return {
			x: Math.round(-20 + 1250 * t),
			y: Math.round(458 + 108 * t * t + (i % 2) * 3),
			r: 7 + 8 * t,
		};
	});
	return (
		<>
			<Line d="M-20 460Q620 458 1230 566" width={3} />
			{floats.map(({ x, y, r }) => (
				<g key={x}>
					<ellipse cx={x} cy={y + 6} rx={Math.round(r * 1.9)} ry="5" fill={fog.near} />
					<ellipse
						cx={x}
						cy={y}
						rx={Math.round(r * 1.4)}
						ry={Math.round(r)}
						fill={yellow}
						stroke={ink}
						strokeWidth="3.5"
					/>
					<path
						d={`M${x - 6} ${y + 4}Q${x} ${y + 8} ${x + 7} ${y + 3}`}
						stroke="#b57d0c"
						strokeWidth="4"
						fill="none"
					/>
				</g>
			))}
		</>
	);
}
