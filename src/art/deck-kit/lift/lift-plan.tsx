import { measures } from '../../../content/measures.ts';
import { concrete, deal, leather, linen, palette, steel, wood } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Above, Bit, box, type Plot, paint, plotOf, rungs, way } from './plot.tsx';

const { lift, stair } = measures;
const { bench, car, freight, shaft, wall, plate, place } = lift.drawn;
/** From the middle: the shaft, its landings, the stair. */
const half = shaft / 2;
const inner = half - wall;
const edge = half + stair.drawn.landing;
const outer = edge + stair.drawn.width;
const run = stair.drawn.flight * stair.drawn.going;

/** A Well from above, at Deck 22. */
export function Plan({ view }: { view: Measured }) {
	const p = plotOf(view.perMetre, 328, 318);
	return (
		<>
			<Layer name="Floors">
				<Floors p={p} />
			</Layer>
			<Layer name="Stairs">
				<Stairs p={p} />
			</Layer>
			<Layer name="Shaft">
				<Shaft p={p} />
			</Layer>
			<Layer name="People">
				<People p={p} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** The deck's floor up to the shaft, and the walls of what stands round it. */
function Floors({ p }: { p: Plot }) {
	const by = outer + 0.16;
	const open = 2;
	return (
		<>
			<path d={box(p, -by, -by, by * 2, by * 2)} fill={paint.plate} />
			<path
				d={rungs(p, [-outer, -outer], [0, 1.1], 13, [outer * 2, 0]) + rungs(p, [-outer, -outer], [1.1, 0], 13, [0, outer * 2])}
				fill="none"
				stroke={steel.mid}
				strokeWidth="1.4"
			/>
			<path
				d={[
					way(p, [
						[-by, open],
						[-by, by],
						[-open, by],
					]),
					way(p, [
						[open, by],
						[by, by],
						[by, -by],
						[-by, -by],
						[-by, -open],
					]),
				].join('')}
				fill="none"
				stroke={palette.ink}
				strokeWidth={n(p.k * 0.28)}
				strokeLinecap="butt"
				strokeLinejoin="miter"
			/>
		</>
	);
}

/** One flight comes up along the lee side, through its opening; the next goes up from where that ends. */
function Stairs({ p }: { p: Plot }) {
	const { width, going, flight } = stair.drawn;
	const from = -run / 2;
	const arrow = (points: readonly Point[], [dx, dy]: Point) => {
		const [x, y] = points.at(-1) ?? [0, 0];
		return (
			way(p, points) +
			way(p, [
				[x - dx * 0.34 + dy * 0.22, y - dy * 0.34 + dx * 0.22],
				[x, y],
				[x - dx * 0.34 - dy * 0.22, y - dy * 0.34 - dx * 0.22],
			])
		);
	};
	return (
		<>
			<Bit d={box(p, edge, from, width, run)} c={paint.steelShade} shade={[box(p, edge, 0, width, run / 2), steel.deep]} />
			<Bit d={box(p, from, -outer, run, width)} c={concrete.light} shade={[box(p, from, -outer, run, 0.34), paint.plate]} />
			<path
				d={rungs(p, [edge, from], [0, going], flight + 1, [width, 0]) + rungs(p, [from, -outer], [going, 0], flight + 1, [0, width])}
				fill="none"
				stroke={palette.ink}
				strokeWidth="1.2"
			/>
			<path
				d={
					arrow(
						[
							[edge + 0.6, run / 2 - 0.3],
							[edge + 0.6, from - 0.1],
						],
						[0, -1],
					) +
					arrow(
						[
							[run / 2 + 0.4, -edge - 0.6],
							[from + 0.2, -edge - 0.6],
						],
						[-1, 0],
					)
				}
				fill="none"
				stroke={palette.yellow}
				strokeWidth="3"
			/>
			<path
				d={
					way(p, [
						[edge, run / 2],
						[edge, from],
					]) +
					way(p, [
						[run / 2, -edge],
						[from, -edge],
					]) +
					way(p, [
						[edge, run / 2],
						[outer, run / 2],
					])
				}
				fill="none"
				stroke={palette.ink}
				strokeWidth="5"
			/>
		</>
	);
}

const passenger = {
	w: car.depth + plate * 2,
	h: car.width + plate * 2,
	/** Where their outer corner is. */
	x: inner - 0.05,
	y: inner - 0.05,
};

/** Four cars in the corners, two back to back between them, and what hangs in the gaps. */
function Shaft({ p }: { p: Plot }) {
	return (
		<>
			<path
				d={way(
					p,
					[
						[-half, -half],
						[-half + 0.5, -half - 0.5],
						[half + 0.5, -half - 0.5],
						[half + 0.5, half - 0.5],
						[half, half],
					],
					true,
				)}
				fill={steel.mid}
			/>
			<path d={box(p, -half, -half, shaft, shaft)} fill={palette.ink} />
			<path d={box(p, -inner, -inner, inner * 2, inner * 2)} fill={paint.shaft} />
			{[1, -1].map((sx) => (
				<g key={sx}>
					{[1, -1].map((sy) => (
						<Passenger key={sy} p={p} sx={sx} sy={sy} />
					))}
					<Weights p={p} sx={sx} />
				</g>
			))}
			{[1, -1].map((sy) => (
				<Freight key={sy} p={p} sy={sy} />
			))}
		</>
	);
}

interface CarProps {
	p: Plot;
	sx: number;
	sy: number;
}

/** A rectangle by two corners, whichever way round. */
const span = (p: Plot, [x1, y1]: Point, [x2, y2]: Point) =>
	box(p, Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));

function Passenger({ p, sx, sy }: CarProps) {
	const { x, y, w, h } = passenger;
	const near = sx * x;
	const far = sx * (x - w);
	const [top, low] = [sy * y, sy * (y - h)];
	const middle = sy * (y - h / 2);
	const gate = car.gate / 2;
	const seat = place.depth;
	return (
		<>
			<Bit d={span(p, [near, top], [far, low])} c={paint.brownShade} />
			<path d={span(p, [near, top - sy * plate], [far + sx * plate, low + sy * plate])} fill={deal.mid} />
			<Bit d={span(p, [far + sx * plate, top - sy * plate], [far + sx * (plate + seat), low + sy * plate])} c={paint.ash} line={1.2} />
			<Bit
				d={span(p, [far + sx * (plate + seat), top - sy * plate], [far + sx * (plate + bench.near), top - sy * (plate + seat)])}
				c={paint.ash}
				line={1.2}
			/>
			<Bit
				d={span(p, [far + sx * (plate + seat), low + sy * plate], [far + sx * (plate + bench.far), low + sy * (plate + seat)])}
				c={paint.ash}
				line={1.2}
			/>
			{/* The gate, in the car and in the shaft's wall. */}
			<path d={span(p, [sx * half, middle - gate], [sx * inner, middle + gate])} fill={paint.plate} />
			<path
				d={way(p, [
					[near, middle - gate],
					[near, middle + gate],
				])}
				stroke={paint.brass}
				strokeWidth="4"
				strokeDasharray="3 2"
			/>
		</>
	);
}

function Freight({ p, sy }: { p: Plot; sy: number }) {
	const w = freight.width / 2;
	const [near, far] = [sy * inner, sy * (inner - freight.depth)];
	const trolley = (x: number, y: number) => box(p, x, y, 0.62, 0.9);
	return (
		<>
			<Bit d={span(p, [-w - plate, near], [w + plate, far + sy * 0.04])} c={paint.steelShade} />
			<path d={span(p, [-w, near], [w, far + sy * (0.04 + plate)])} fill={steel.mid} />
			<path d={span(p, [-w, sy * half], [w, sy * inner])} fill={paint.plate} />
			<path
				d={way(p, [
					[-w, sy * (inner - 0.1)],
					[w, sy * (inner - 0.1)],
				])}
				stroke={palette.yellow}
				strokeWidth="5"
				strokeDasharray="9 6"
				strokeLinecap="butt"
			/>
			{sy === 1 && (
				<g>
					{[-1.02, -0.3, 0.42].map((x) => (
						<Bit key={x} d={trolley(x, 0.42)} c={palette.white} line={1.6} />
					))}
					<path
						d={[-1.02, -0.3, 0.42]
							.flatMap((x) => [0.5, 0.79, 1.08].flatMap((y) => [box(p, x + 0.06, y, 0.22, 0.18), box(p, x + 0.34, y, 0.22, 0.18)]))
							.join('')}
						fill={paint.ash}
						stroke={palette.ink}
						strokeWidth="1"
					/>
				</g>
			)}
		</>
	);
}

/** Between the cars of one side: their counterweights, the telephones' copper, a ladder. */
function Weights({ p, sx }: { p: Plot; sx: number }) {
	return (
		<>
			<path
				d={[0.62, 0.2, -0.22, -0.64].map((y) => span(p, [sx * 1.55, y], [sx * 2.2, y - 0.2])).join('')}
				fill={paint.steel}
				stroke={palette.ink}
				strokeWidth="1.4"
			/>
			<path d={[0.6, 0.42, 0.24].map((y) => `M${p.x(sx * 2.9)} ${p.y(y)}h.1`).join('')} stroke={palette.ink} strokeWidth="9" />
			<path d={[0.6, 0.42, 0.24].map((y) => `M${p.x(sx * 2.9)} ${p.y(y)}h.1`).join('')} stroke={paint.copper} strokeWidth="6.4" />
		</>
	);
}

function People({ p }: { p: Plot }) {
	const all: readonly [Point, number, string, string][] = [
		[[-4.2, 1.9], 90, cloth.orange.light, palette.ink],
		[[-4.3, 2.6], 80, cloth.blue.light, wood.dark],
		[[-4.9, 1.2], 60, cloth.green.light, palette.ink],
		[[5.95, -2.1], 180, cloth.red.light, linen.light],
		[[-1.4, -6.05], -90, cloth.plum.light, palette.ink],
		[[-0.3, 4.5], 180, palette.white, palette.ink],
		[[3.4, 5.2], 250, cloth.yellow.light, leather.mid],
		[[-2.85, 3.0], 130, wood.mid, leather.mid],
		[[2.5, -1.5], 0, cloth.sea.light, palette.ink],
		[[2.6, -2.3], 90, cloth.foam.light, wood.dark],
	];
	return all.map(([at, turn, coat, hair]) => <Above key={coat} p={p} at={at} turn={turn} coat={coat} hair={hair} line={1.4} />);
}

function Sizes({ view, p }: { view: Measured; p: Plot }) {
	const { at } = p;
	const s = view.letters;
	const floor = { ...view, ground: paint.plate };
	return (
		<>
			<Dimension view={view} from={at(-outer, -outer)} to={at(-outer, outer)} off={s * 1.7} />
			<Dimension view={floor} from={at(half, 2.85)} to={at(edge, 2.85)} />
			<Dimension view={view} from={at(half, -outer - 0.3)} to={at(-half, -outer - 0.3)} off={s * 1.5} />
			<Dimension view={view} from={at(edge, -outer - 0.3)} to={at(outer, -outer - 0.3)} off={-s * 1.5} beside="from" />
			<Leader view={floor} to={at(-2.3, 2.2)} from={at(-3.9, 4.2)}>
				Car
			</Leader>
			<Leader view={floor} to={at(-2.9, 0.4)} from={at(-3.9, -1.1)}>
				Copper
			</Leader>
			<Words at={at(0, -1.75)} size={s} align="middle" colour={palette.ink}>
				Freight
			</Words>
			<Words at={at(0, edge + 0.36)} size={s} align="middle" colour={palette.ink}>
				Landing
			</Words>
			<Words at={at(0, outer + 0.42)} size={s} align="middle">
				Street
			</Words>
			<Words at={at(0, -edge + 0.4)} size={s} align="middle" colour={palette.ink}>
				Up to 23
			</Words>
			<Words at={at(edge - 0.36, 0)} size={s} align="middle" turn={-90} colour={palette.ink}>
				Up to 22
			</Words>
		</>
	);
}
