import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { cloth, Form, Limb, Line, n } from './forms.tsx';
import { Passengers } from './loop-people.tsx';
import { TideTable } from './loop-table.tsx';

const { ink, white, yellow, red, foam, sea } = palette;
const tile = '#8fc0c4';
const tileShade = '#5f9aa3';
const vault = '#0b5670';
const vaultShade = '#094356';
const floor = '#e9dcc0';
const floorShade = '#cdbd9b';
const pit = '#14304a';

/** The point that everything in the station runs to. */
const vanishing = { x: 420, y: 280 };
/** Where a point of the nearest cross-section comes to lie at a depth; 1 is nearest, 0 is infinity. */
const px = (x: number, depth: number) => n(vanishing.x + x * depth);
const py = (y: number, depth: number) => n(vanishing.y + y * depth);
const p = (x: number, y: number, depth: number) => `${px(x, depth)} ${py(y, depth)}`;
/** A stripe along the station, from far to near, between two points of its cross-section. */
const stripe = (x1: number, y1: number, x2: number, y2: number, far = endWall, near = 1.3) =>
	`M${p(x1, y1, far)}L${p(x2, y2, far)} ${p(x2, y2, near)} ${p(x1, y1, near)}Z`;

const endWall = 0.38;
const wall = { left: -600, right: 879, foot: 500, spring: -300, rise: 200, edge: 250, pit: 720 };
const halfWidth = (wall.right - wall.left) / 2;

/** The station's section at a depth: two walls and the vault. */
const section = (depth: number) =>
	`M${p(wall.left, wall.foot, depth)}L${p(wall.left, wall.spring, depth)}A${n(halfWidth * depth)} ${n(wall.rise * depth)} 0 0 1 ${p(wall.right, wall.spring, depth)}L${p(wall.right, wall.pit, depth)}`;

function Hall() {
	const ribs = [0.46, 0.56, 0.7];
	return (
		<>
			<rect width="800" height="800" fill={vault} />
			<path
				d={`M0 0H${px(-220, 1)}L${p(-220, -480, endWall)} ${p(wall.left, wall.spring, endWall)} 0 76Z`}
				fill={vaultShade}
			/>
			{/* The lamps' strip along the crown of the vault. */}
			<path
				d={`M${p(60, -492, endWall)}L${p(220, -492, endWall)} ${p(220, -492, 0.58)} ${p(60, -492, 0.58)}Z`}
				fill={yellow}
				stroke={ink}
				strokeWidth="6"
			/>
			<path d={stripe(wall.left, wall.spring, wall.left, wall.foot)} fill={tileShade} />
			<path d={stripe(wall.left, 230, wall.left, wall.foot)} fill={sea} />
			<path d={stripe(wall.left, 200, wall.left, 235)} fill={yellow} stroke={ink} strokeWidth="5" />
			<path d={stripe(wall.right, wall.spring, wall.right, wall.pit)} fill={tile} />
			<path
				d={`${section(endWall)}H${px(wall.left, endWall)}Z`}
				fill={foam}
				stroke={ink}
				strokeWidth="8"
			/>
			<path
				d={`M${p(wall.left, 230, endWall)}H${px(wall.edge, endWall)}V${py(wall.foot, endWall)}H${px(wall.left, endWall)}Z`}
				fill={sea}
				stroke={ink}
				strokeWidth="4"
			/>
			{ribs.map((depth) => (
				<g key={depth} fill="none">
					<path d={section(depth)} stroke={ink} strokeWidth={n(50 * depth)} />
					<path d={section(depth)} stroke={cloth.foam.dark} strokeWidth={n(50 * depth - 9)} />
				</g>
			))}
		</>
	);
}

function Floor() {
	const across = [0.42, 0.47, 0.53, 0.61, 0.71, 0.84, 1.0];
	const along = [-480, -360, -240, -120, 0, 120];
	return (
		<>
			<path
				d={stripe(wall.edge, wall.pit, wall.right, wall.pit)}
				fill={pit}
				stroke={ink}
				strokeWidth="6"
			/>
			{/* What the train's lamps throw on the pit's floor. */}
			<path
				d={stripe(wall.edge, wall.pit, wall.right, wall.pit, 0.56, 0.98)}
				fill="url(#loop-dots)"
			/>
			{/* The guide rail that the train straddles. */}
			<path
				d={stripe(500, wall.pit - 30, 590, wall.pit - 30)}
				fill={cloth.grey.light}
				stroke={ink}
				strokeWidth="5"
			/>
			<path
				d={stripe(wall.left, wall.foot, wall.edge, wall.foot)}
				fill={floor}
				stroke={ink}
				strokeWidth="6"
			/>
			<path d={stripe(wall.left, wall.foot, -420, wall.foot)} fill={floorShade} />
			<Line
				d={
					across.map((d) => `M${p(wall.left, wall.foot, d)}H${px(170, d)}`).join('') +
					along.map((x) => `M${p(x, wall.foot, endWall)}L${p(x, wall.foot, 1.1)}`).join('')
				}
				ink={floorShade}
				width={3}
			/>
			<path d={stripe(170, wall.foot, 215, wall.foot)} fill={yellow} stroke={ink} strokeWidth="5" />
			<path
				d={stripe(215, wall.foot, wall.edge, wall.foot)}
				fill={white}
				stroke={ink}
				strokeWidth="5"
			/>
		</>
	);
}

const tube = { x: 547, y: 395, r: 289 };
/** A ring of the tube's section at a depth. */
const ring = (depth: number, r: number) => ({
	cx: px(tube.x, depth),
	cy: py(tube.y, depth),
	r: n(r * depth),
});

/** The line's map: a ring, its eleven stations, and the one that you are in. */
function LineMap() {
	const stations = Array.from({ length: 11 }, (_, i) => {
		const turn = (i / 11) * 2 * Math.PI;
		return [n(530 + 50 * Math.sin(turn)), n(214 - 50 * Math.cos(turn))] as const;
	});
	return (
		<g stroke={ink} strokeWidth="6">
			<path d="M456 140H604V288H456Z" fill={white} />
			<circle cx="530" cy="214" r="50" fill="none" strokeWidth="13" />
			<circle cx="530" cy="214" r="50" fill="none" stroke={sea} strokeWidth="7" />
			{stations.map(([x, y], i) => (
				<circle key={x + y} cx={x} cy={y} r={i === 6 ? 9 : 5} fill={i === 6 ? red : white} />
			))}
		</g>
	);
}

/** The end wall's courses of tile, and the air ducts that pass through it. */
function EndWall() {
	return (
		<>
			<Line
				d="M192 200H450M192 240H450M192 325H560M610 200H754M610 240H754M610 282H754M430 160H450M612 160H735"
				ink={cloth.foam.dark}
				width={3}
			/>
			<path d="M664 128h66v52h-66Z" fill={cloth.grey.light} stroke={ink} strokeWidth="6" />
			<Line d="M672 142h50M672 154h50M672 166h50" width={4} />
			<LineMap />
		</>
	);
}

function Tunnel() {
	return (
		<>
			<circle {...ring(endWall, 318)} fill={yellow} stroke={ink} strokeWidth="8" />
			<circle {...ring(endWall, 280)} fill={ink} />
			<clipPath id="loop-mouth">
				<circle {...ring(endWall, 276)} />
			</clipPath>
			<g clipPath="url(#loop-mouth)" fill="none" stroke={cloth.navy.light} strokeWidth="5">
				<circle {...ring(0.34, 276)} />
				<circle {...ring(0.3, 276)} />
			</g>
			{/* Bolts of the pressure seal. */}
			<circle
				{...ring(endWall, 300)}
				fill="none"
				stroke={ink}
				strokeWidth="7"
				strokeDasharray="7 16.6"
			/>
		</>
	);
}

function Train() {
	const nose = 0.54;
	const { cx, cy, r } = ring(nose, 236);
	const tail = ring(endWall, 236);
	/** A point of the train's skin, by its angle clockwise from the right. */
	const skin = (angle: number, depth: number) => {
		const turn = (angle / 180) * Math.PI;
		return p(tube.x + 236 * Math.cos(turn), tube.y + 236 * Math.sin(turn), depth);
	};
	// Where the lines from the vanishing point touch the train.
	const lowTangent = 146;
	const highTangent = 285;
	const at = (dx: number, dy: number) => `${n(cx + dx * r)} ${n(cy + dy * r)}`;
	return (
		<>
			<path
				d={`M${skin(lowTangent, endWall)}A${tail.r} ${tail.r} 0 0 1 ${skin(highTangent, endWall)}L${skin(highTangent, nose)}H800V600L${skin(lowTangent, nose)}Z`}
				fill={cloth.red.dark}
				stroke={ink}
				strokeWidth="9"
			/>
			{[0.395, 0.44, 0.488].map((d) => (
				<path
					key={d}
					d={`M${skin(184, d)}L${skin(184, d + 0.032)} ${skin(222, d + 0.032)} ${skin(222, d)}Z`}
					fill={yellow}
					stroke={ink}
					strokeWidth="6"
				/>
			))}
			<Form
				id="loop-nose"
				d={`M${n(cx - r)} ${cy}a${r} ${r} 0 1 1 ${n(2 * r)} 0a${r} ${r} 0 1 1 ${n(-2 * r)} 0Z`}
				tone={cloth.red}
				shade={`M${at(-1.1, -0.2)}C${at(-0.6, 0.5)} ${at(0, 0.75)} ${at(1.2, 0.5)}V800H500Z`}
				line={5}
			>
				<path
					d={`M${at(-1.1, 0.16)}Q${at(0, 0.52)} ${at(1.1, 0.16)}V${n(cy + r * 0.36)}Q${at(0, 0.74)} ${at(-1.1, 0.36)}Z`}
					fill={white}
					stroke={ink}
					strokeWidth="6"
				/>
			</Form>
			<Form
				id="loop-glass"
				d={`M${at(-0.66, -0.08)}C${at(-0.66, -0.5)} ${at(-0.34, -0.72)} ${at(0, -0.72)}S${at(0.66, -0.5)} ${at(0.66, -0.08)}Q${at(0, 0.14)} ${at(-0.66, -0.08)}Z`}
				tone={cloth.black}
				shade={`M${at(-0.2, -1)}L${at(-0.5, 0.3)}H800V300Z`}
				line={4}
			>
				<path
					d={`M${at(-0.5, -0.8)}L${at(-0.62, 0.2)}H${n(cx - r * 0.5)}L${at(-0.34, -0.8)}Z`}
					fill={sea}
				/>
				<Driver x={n(cx + r * 0.12)} y={n(cy - r * 0.22)} />
			</Form>
			<g stroke={ink} strokeWidth="8">
				<circle cx={n(cx - r * 0.62)} cy={n(cy + r * 0.46)} r="12" fill={yellow} />
				<circle cx={n(cx + r * 0.3)} cy={n(cy + r * 0.58)} r="13" fill={yellow} />
			</g>
		</>
	);
}

function Driver({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path
				d="M-30 44C-28 22-14 18 0 18S28 22 30 44Z"
				fill={cloth.sea.light}
				stroke={ink}
				strokeWidth="5"
			/>
			<path
				d="M-11-6C-11-20 11-20 11-6V4C11 14 6 18 0 18S-11 14-11 4Z"
				fill="#94602f"
				stroke={ink}
				strokeWidth="5"
			/>
			<path d="M-13-8C-13-24 13-24 13-8Z" fill={white} stroke={ink} strokeWidth="5" />
			<Line d="M-5 1v1M5 1v1M-4 10h8" width={2.5} />
		</g>
	);
}

/** A lift's door in the left wall, and the lamp over it. */
function LiftDoor() {
	const x = wall.left;
	return (
		<g stroke={ink} strokeWidth="6">
			<path
				d={`M${p(x, 500, 0.4)}V${py(40, 0.4)}L${p(x, 40, 0.47)}V${py(500, 0.47)}Z`}
				fill={yellow}
			/>
			<path d={`M${p(x, 40, 0.435)}V${py(500, 0.435)}`} />
		</g>
	);
}

function Pipes() {
	const run = (y: number) =>
		[0.39, 0.5, 0.7, 0.76].map((d) => [px(-590, d), py(y, d), 14 * d] as const);
	return (
		<>
			<Limb joints={run(-190)} tone={cloth.foam} line={3} light={-1} />
			<Limb joints={run(-130)} tone={cloth.red} line={3} light={-1} />
		</>
	);
}

function LoopPlatform() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 800 800"
			width="800"
			height="800"
			paintOrder="stroke"
			strokeLinejoin="round"
		>
			<defs>
				<pattern
					id="loop-dots"
					width="11"
					height="11"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(35)"
				>
					<circle cx="5.5" cy="5.5" r="2.6" fill={yellow} />
				</pattern>
			</defs>
			<Hall />
			<EndWall />
			<Pipes />
			<LiftDoor />
			<Floor />
			<Tunnel />
			<Train />
			<TideTable />
			<Passengers />
		</svg>
	);
}

export const sceneLoopPlatform: Picture = {
	width: 800,
	height: 800,
	alt: 'Khulna station on the Axion Loop. Under the hanging tide table of a drowned harbour, a docker points out the hour to a child; a cleaner sweeps; the morning watch waits as a red train leaves the round tunnel.',
	Drawing: LoopPlatform,
};
