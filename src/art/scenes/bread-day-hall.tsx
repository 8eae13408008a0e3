import { palette } from '../palette.ts';
import { Board } from './bread-day-board.tsx';
import { Pipe, polygon, project, quad, room, steps, wood } from './bread-day-room.tsx';
import { Line, n } from './forms.tsx';

const { ink, white, blue, yellow, red, foam, sea } = palette;

const wall = '#2a5a73';
const wallDark = '#1c4359';
const tile = '#e9d9b4';
const tileDark = '#d6c193';
const brick = '#b4552f';
const brickDark = '#8a3c22';
const glow = '#ff9a1f';

function Floor() {
	const { left, right, back } = room;
	const rows = steps(1.5, back - 1, 0.95);
	return (
		<>
			<path
				d={quad([left, 0, back], [right, 0, back], [right, 0, 1.4], [left, 0, 1.4])}
				fill={tile}
			/>
			{rows.map((z, row) =>
				steps(left, 0.4, 0.95)
					.filter((_, column) => (row + column) % 2 === 0)
					.map((x) => (
						<path
							key={x}
							d={quad([x, 0, z], [x + 0.95, 0, z], [x + 0.95, 0, z + 0.95], [x, 0, z + 0.95])}
							fill={tileDark}
						/>
					)),
			)}
		</>
	);
}

/** An arched opening on the back wall, with daylight and a line of sea in it. */
function Window({ x, wide }: { x: number; wide: number }) {
	const [left, sill] = project(x, 1.25, room.back);
	const [right, spring] = project(x + wide, 2.9, room.back);
	const r = n((right - left) / 2);
	const [, level] = project(0, 1.75, room.back);
	const middle = n((left + right) / 2);
	return (
		<>
			<path
				d={`M${left} ${sill}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${sill}Z`}
				fill={foam}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d={`M${left + 2} ${level}H${right - 2}V${sill - 2}H${left + 2}Z`} fill={sea} />
			<Line d={`M${middle} ${sill}V${n(spring - r)}M${left} ${spring}H${right}`} width={3} />
		</>
	);
}

function Walls() {
	const { left, right, back, ceiling } = room;
	return (
		<>
			<path
				d={quad([left, 0, back], [left, ceiling, back], [right, ceiling, back], [right, 0, back])}
				fill={wall}
			/>
			<path
				d={quad([left, 0, back], [left, ceiling, back], [left, ceiling, 5], [left, 0, 5])}
				fill={wallDark}
			/>
			<path
				d={quad([right, 0, back], [right, ceiling, back], [right, ceiling, 3.5], [right, 0, 3.5])}
				fill={brickDark}
			/>
			<path
				d={quad(
					[left, ceiling, back],
					[right, ceiling, back],
					[right, ceiling, 5],
					[left, ceiling, 5],
				)}
				fill={ink}
			/>
			<Window x={-2.9} wide={1.1} />
			<Window x={-1.3} wide={1.1} />
			<Window x={0.3} wide={1.1} />
			<Window x={1.8} wide={1.1} />
			<path
				d={quad([left, 0, back], [left, 1, back], [right, 1, back], [right, 0, back])}
				fill={wallDark}
				stroke={ink}
				strokeWidth="3"
			/>
			<path
				d={`${quad([left, 0, back], [left, ceiling, back], [right, ceiling, back], [right, 0, back])}${quad([left, 0, back], [left, 0, 4], [left, 1, 4], [left, 1, back])}`}
				fill="none"
				stroke={ink}
				strokeWidth="4"
			/>
		</>
	);
}

/** The outline of an arch on the right-hand wall between two depths. */
function arch(from: number, to: number, base: number, spring: number, x = room.right) {
	const middle = (from + to) / 2;
	const r = (to - from) / 2;
	const curve = steps(0, 20, 1).map((i) => {
		const turn = (Math.PI * i) / 20;
		return project(x, spring + Math.sin(turn) * r * 0.9, middle - Math.cos(turn) * r);
	});
	return polygon([project(x, base, from), ...curve, project(x, base, to)]);
}

/** A brick oven in the right-hand wall: surround, mouth, fire and its sill. */
function Oven({ from, to }: { from: number; to: number }) {
	const { right } = room;
	const sill = quad(
		[right, 0.95, from],
		[right, 0.95, to],
		[right - 0.3, 0.95, to],
		[right - 0.3, 0.95, from],
	);
	return (
		<>
			<path d={arch(from - 0.22, to + 0.3, 0.5, 1.75)} fill={brick} stroke={ink} strokeWidth="4" />
			<path d={arch(from, to, 0.95, 1.7)} fill={ink} />
			<path d={arch(from + 0.12, to, 0.95, 1.55)} fill={red} />
			<path d={arch(from + 0.28, to, 0.95, 1.35)} fill={glow} />
			<path d={arch(from + 0.5, to - 0.1, 0.95, 1.1)} fill={yellow} />
			<path d={sill} fill={wood} stroke={ink} strokeWidth="3" />
		</>
	);
}

/** Pipes along the top of the brick wall, and the hood that they come out of. */
function Pipes() {
	const run = (y: number, x: number) => {
		const [ax, ay] = project(x, y, room.back);
		const [bx, by] = project(x, y, 2.4);
		return `M${ax} ${ay}L${bx} ${by}`;
	};
	return (
		<>
			<Pipe d={run(3.5, 3.2)} fill={red} width={11} />
			<Pipe d={run(3.85, 3.2)} fill={foam} width={7} />
			<Pipe d={run(4.3, -3.3)} fill={yellow} width={6} />
		</>
	);
}

/** Steam is flat, like fog and smoke in all of these pictures: two tones, no edge of ink. */
function Steam() {
	return (
		<g fill={white}>
			<path
				opacity="0.4"
				d="M770 316C700 262 764 240 742 200C722 162 770 140 752 96C744 66 764 40 752 0H846C866 40 812 74 832 110C850 146 802 168 818 206C832 240 800 280 770 316Z"
			/>
			<path
				opacity="0.5"
				d="M772 330C738 284 780 250 764 210C750 176 788 150 774 110C764 74 786 46 778 0H806C818 44 790 76 800 112C812 150 776 176 790 208C802 244 776 290 772 330Z"
			/>
			<path
				opacity="0.32"
				d="M894 286C826 216 914 180 888 130C864 86 930 56 904 0H1000C1016 56 950 84 972 134C990 180 922 230 894 286Z"
			/>
		</g>
	);
}

/** The sign of the deck: a seven in strokes on a roundel. */
function DeckSign() {
	return (
		<g transform="translate(672 128)">
			<circle r="26" fill={yellow} stroke={ink} strokeWidth="4" />
			<Line d="M-10 -13H11L-3 15" width={6} ink={blue} />
		</g>
	);
}

/** Everything of the hall that stands behind its people. */
export function Hall() {
	return (
		<>
			<path d="M0 0H1200V800H0Z" fill={ink} />
			<Walls />
			<Floor />
			<Pipes />
			<Oven from={8.3} to={9.8} />
			<Oven from={6.1} to={7.6} />
			<Oven from={4.1} to={5.5} />
			<Steam />
			<DeckSign />
			<Board />
		</>
	);
}
