import { Cord } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { colour, weight } from './city-plan-colours.ts';
import { floodlight, plazaLight } from './city-plan-lights.ts';
import { Dashes, Flag, Inner, Shade, usePanePaint } from './city-plan-parts.tsx';
import { Crowd } from './city-plan-people.tsx';
import { lifts, raise, ring } from './plot.ts';

const { white, paper, yellow, red, foam, blue, deep, sea, brick, plaster, sand, mist, steel, rope } = colour;

/** The upper level's own step, with Keel House and Halyard Tower on it. */
const upper: readonly Point[] = [
	[-196, 104],
	[-56, 154],
	[168, 122],
	[190, 52],
	[150, 0],
	[-130, 8],
];

/** Quayside stone in many colours, brought as ballast. */
export const Setts = () => (
	<pattern data-light={plazaLight} id="city-plan-setts" width="36" height="22" patternUnits="userSpaceOnUse">
		<path fill={plaster} d="M0 0h36v22H0z" />
		<path fill={sand} d="M1 1h10v9H1zM19 12h10v9H19z" />
		<path fill={paper} d="M13 1h10v9H13zM1 12h4v9H1zM31 12h4v9H31z" />
		<path fill={colour.haze} d="M7 12h10v9H7z" />
	</pattern>
);

/** Keel House, roofed with the ship that the first of them came in, and the six flags before it. */
function KeelHouse() {
	return (
		<g data-light={floodlight} transform="translate(0 -116)">
			<Shade d="M40 0l60 24 10-40-50-30z" />
			<path fill={plaster} d="M-52 0V-40H52V0z" />
			<Dashes {...usePanePaint(deep)} width={18} dash="9 8" d="M-47-20H50" />
			<path fill={blue} strokeWidth="4" d="M-66-36Q-70-84 0-92 70-84 66-36z" />
			<Shade d="M10-91Q70-84 66-36H38Q44-78 10-91z" />
			<Inner d="M-65-50Q0-62 65-50M-60-64Q0-78 60-64" />
			<path fill={red} strokeWidth="2.6" d="M-44-84Q0-104 44-84L36-76Q0-92-36-76z" />
			{(['F', 'C', 'N', 'G', 'V', 'E'] as const).map((letter, i) => (
				<Flag key={letter} of={letter} x={-84 + i * 33} y={24} staff={44} w={27} />
			))}
		</g>
	);
}

/** Halyard Tower, rigged like a mast. */
function HalyardTower() {
	return (
		<g data-light={floodlight} transform="translate(135 -124)">
			<Shade d="M10 0L96 34 120 24 26-8z" />
			<Flag of="V" x={2} y={-150} staff={40} w={36} />
			<path fill={white} strokeWidth="4" d="M-24 0L-18-142-8-156H10L20-142 26 0z" />
			<Shade d="M8-156L20-142 26 0H10z" />
			<Dashes {...usePanePaint(sea)} width={22} dash="6 7" d="M-5-6V-144" />
			<Dashes colour={yellow} width={10} dash="6 33" d="M-2-6V-144" />
			<Inner d="M18-140L64-56M-16-140L-44-70" width={weight.fine} />
		</g>
	);
}

/** The Well: people sit round it, and somebody has the floor. */
function Well() {
	return (
		<g data-light={floodlight} transform="translate(-150 14)">
			<ellipse rx="60" ry="46" fill={mist} />
			<g clipPath="url(#city-plan-well)">
				{[brick, sand, brick, sand].map((fill, i) => (
					<ellipse key={i} cy={6 + i * 7} rx={54 - i * 11} ry={40 - i * 9} fill={fill} />
				))}
				<Shade d="M-60-46V46H-20Q-60 10-30-46z" dark={0.2} />
			</g>
			<ellipse rx="60" ry="46" fill="none" />
			<Crowd
				folk={[
					{
						who: ['man', 'woman', 'hail', 'woman'],
						at: [
							[-42, 10],
							[-34, -6],
							[-18, -14],
							[0, -17],
							[18, -14],
							[34, -6],
							[42, 10],
							[-20, 8],
							[-8, 3],
							[8, 3],
							[20, 8],
							[0, 36],
						],
					},
				]}
			/>
			<Flag of="C" x={54} y={-18} staff={46} w={34} />
		</g>
	);
}

/** Towers of one shape, by where they stand, their size and their colours. */
const towers = [
	[-174, -146, 34, 84, brick, foam],
	[-126, -172, 30, 60, sea, yellow],
	[-80, -200, 34, 40, sand, foam],
	[92, -196, 30, 44, steel, yellow],
	[188, -96, 28, 70, brick, yellow],
] as const;

function Towers() {
	return towers.map(([x, y, w, h, hue, lit]) => (
		<g key={x} transform={`translate(${x} ${y})`}>
			<Shade d={`M0 0l40 16h${w}l-20-36z`} />
			<path fill={hue} d={`M0 0v${-h}h${w}v${h}z`} />
			<path fill={rope} d={`M0 ${-h}l${w / 2}-20 ${w / 2} 20z`} />
			<Shade d={`M${w / 2} ${-h - 20}l${w / 2} 20v${h}h-10v${-h}z`} />
			<Dashes light={lights.own} colour={lit} width={w / 2} dash="6 7" d={`M${w / 2 - 2} -4v${8 - h}`} />
		</g>
	));
}

/** Gangways: from terrace to terrace, and from Halyard Tower to its neighbours, with doors. */
function Gangways() {
	const ways = 'M-122 92L-116 136M96 90L102 132M156-166H190M152-130H188M104-150H116';
	return (
		<>
			<Cord colour={rope} width={8} d={ways} />
			<Dashes colour={colour.wood} width={8} dash="1.5 4" d={ways} />
		</>
	);
}

export function Central() {
	const { walls, shade, roof, windows } = raise(upper, lifts.high, lifts.high + 22);
	return (
		<>
			<Shade
				d={ring(
					upper.map(([x, y]) => [x + 18, y - 8]),
					lifts.high,
				)}
			/>
			<path data-light={plazaLight} fill={white} d={walls} />
			<Dashes {...usePanePaint(sea)} width={7} dash="5 9" d={windows} />
			<Shade d={shade} />
			<path data-light={lights.glow} fill={paper} d={roof} />
			<Towers />
			<HalyardTower />
			<KeelHouse />
			<Well />
			<Gangways />
		</>
	);
}
