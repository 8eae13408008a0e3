import { measures } from '../../../content/measures.ts';
import { deal, leather, linen, midnight, palette, rust, skinTone, wood } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Above, Bit, box, type Plot, paint, plotOf, way } from './plot.tsx';

const { lift } = measures;
const { bench, car, place, plate, wall } = lift.drawn;
const half = car.width / 2;
const { depth } = car;
const gap = 0.06;
const gate = car.gate / 2;

/** A car from above with everybody in it, its gate towards us; y is measured from the back wall. */
export function CarPlan({ view }: { view: Measured }) {
	const p = plotOf(view.perMetre, 336, 66);
	const face = -depth - plate - gap;
	return (
		<>
			<path d={box(p, -half - 0.22, face - wall - 0.42, car.width + 0.44, 0.42)} fill={paint.plate} />
			<path d={box(p, -half - 0.22, face - wall, car.width + 0.44, wall)} fill={palette.ink} />
			<path d={box(p, -gate, face - wall, gate * 2, wall)} fill={paint.plate} />
			<path d={box(p, -half - plate, -depth - plate, car.width + plate * 2, depth + plate * 2)} fill={palette.ink} />
			<path d={box(p, -half, -depth, car.width, depth)} fill={deal.mid} />
			<path d={box(p, -gate, -depth - plate, gate * 2, plate)} fill={paint.plate} />
			<Layer name="Slats">
				<Slats p={p} />
			</Layer>
			<Layer name="Gate">
				<Gate p={p} y={-depth} />
			</Layer>
			<Layer name="Everybody">
				<Everybody p={p} />
			</Layer>
			<Layer name="Lever">
				<Lever p={p} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** The benches: across the back, and forward along both sides. */
function Slats({ p }: { p: Plot }) {
	const w = place.depth;
	const slats = [0.09, 0.18, 0.27];
	return (
		<>
			<Bit d={box(p, -half, -bench.far, w, bench.far)} c={paint.ash} />
			<Bit d={box(p, half - w, -bench.near, w, bench.near)} c={paint.ash} />
			<Bit d={box(p, -half, -w, car.width, w)} c={paint.ash} />
			<path
				d={[
					...slats.map((y) =>
						way(p, [
							[-half, -y],
							[half, -y],
						]),
					),
					...slats.flatMap((x) => [
						way(p, [
							[-half + x, -w],
							[-half + x, -bench.far],
						]),
						way(p, [
							[half - x, -w],
							[half - x, -bench.near],
						]),
					]),
				].join('')}
				stroke={paint.ashShade}
				strokeWidth="2"
			/>
		</>
	);
}

/** Shut: brass uprights on a brass sill, crossed bars before and behind. */
function Gate({ p, y }: { p: Plot; y: number }) {
	const zig = Array.from({ length: 13 }, (_, i): Point => [-gate + (i / 12) * gate * 2, y + (i % 2 ? -0.045 : 0.005)]);
	return (
		<>
			<path d={way(p, zig)} fill="none" stroke={palette.ink} strokeWidth="7" />
			<path d={way(p, zig)} fill="none" stroke={paint.brass} strokeWidth="3.6" />
		</>
	);
}

const coats = [cloth.sea, cloth.orange, cloth.plum, cloth.green, cloth.blue, cloth.red, cloth.sand, cloth.grey];
const hairs = [palette.ink, skinTone.brown, linen.light, leather.mid, rust.mid];

/** Nine who stand and seven who sit; the attendant is not counted. */
function Everybody({ p }: { p: Plot }) {
	const seat = place.depth * 0.45;
	const seated: readonly (readonly [Point, number])[] = [
		...[-0.82, -0.28, 0.27, 0.81].map((x) => [[x, -seat], 180 + x * 8] as const),
		[[-half + seat, -0.84], 92],
		[[-half + seat, -1.29], 84],
		[[half - seat, -0.79], 264],
	];
	const standing: readonly (readonly [Point, number])[] = [
		[[-0.82, -1.73], 6],
		[[-0.34, -1.66], 200],
		[[0.16, -1.7], 350],
		[[-0.4, -1.31], 70],
		[[-0.05, -1.32], 170],
		[[0.27, -1.34], 75],
		[[-0.28, -0.86], 150],
		[[0.16, -0.9], 190],
		[[0.52, -1.12], 215],
	];
	return (
		<>
			{[...standing, ...seated].map(([at, turn], i) => (
				<Above
					key={at.join()}
					p={p}
					at={at}
					turn={turn}
					coat={(coats[i % coats.length] ?? cloth.sea).light}
					hair={hairs[(i * 3) % hairs.length] ?? palette.ink}
					seated={i >= standing.length}
					line={2.2}
				/>
			))}
			<Above p={p} at={[0.92, -1.34]} turn={230} coat={wood.mid} hair={midnight.light} seated line={2.2} />
		</>
	);
}

function Lever({ p }: { p: Plot }) {
	const [x, y] = p.at(0.58, -1.6);
	return (
		<g transform={`translate(${x} ${y})rotate(-20)`} stroke={palette.ink} strokeWidth="2.2">
			<path d="M-26 4A26 26 0 0 1 26 4Z" fill={paint.brass} />
			<path d="M0 0L9-22" strokeWidth="9" />
			<path d="M0 0L9-22" stroke={paint.brass} strokeWidth="4.4" />
		</g>
	);
}

function Sizes({ view, p }: { view: Measured; p: Plot }) {
	const { at } = p;
	const s = view.letters;
	const foot = -depth - plate - gap - wall - 0.42;
	return (
		<>
			<Dimension view={view} from={at(-half, 0.04)} to={at(half, 0.04)} off={n(s * 1.6)} />
			<Dimension view={view} from={at(-half - 0.04, -depth)} to={at(-half - 0.04, 0)} off={n(s * 2.4)} />
			<Dimension view={view} from={at(gate, foot)} to={at(-gate, foot)} off={n(s * 1.5)} />
			<Dimension view={view} from={at(half + 0.04, 0)} to={at(half + 0.04, -place.depth)} off={n(s * 1.9)} />
			<Words at={at(-0.78, foot + 0.15)} size={s} align="middle" colour={palette.ink}>
				Landing
			</Words>
			<Leader view={{ ...view, ground: paint.plate }} to={at(0.62, -1.63)} from={at(0.5, foot + 0.2)} side="right">
				Lever
			</Leader>
		</>
	);
}
