import { measures } from '../../../content/measures.ts';
import { concrete, leather, palette, slate, steel, water } from '../../../model/colours.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import { folkPoses } from '../../kit/folk/poses.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { box, type Plot, paint, plotOf, rungs, way } from './plot.tsx';

const { corridor, deck, hull, lift, person, stair } = measures;
const { car, shaft, wall, plate } = lift.drawn;
const half = shaft / 2;
const edge = half + stair.drawn.landing;
const outer = edge + stair.drawn.width;
const { flight, going } = stair.drawn;
const run = flight * going;
const rise = hull.height / stair.steps;
const slab = 0.16;
const decks = [22, 23, 24, 25] as const;
const gates = [-1, 1].map((side) => side * (half - wall - 0.05 - plate - car.width / 2));
const floorOf = (number: number) => (number - decks[0]) * deck.height;

/** On the way down: the one stop higher that was asked for is walked back. */
const down = {
	...folkPoses.walk,
	waist: [0, -110],
	lean: 0,
	nearLeg: { to: [24, -11], boot: 'side' },
	farLeg: { to: [-13, -45], boot: 'side', heel: 10 },
} as const satisfies Pose;

/** Four decks of a Well from its weather side, which is once round for the stair. */
export function Stair({ view }: { view: Measured }) {
	const p = plotOf(view.perMetre, 330, 642);
	return (
		<>
			{decks.map((number) => (
				<Storey key={number} p={p} number={number} />
			))}
			<Layer name="End of a flight">
				<EndOn p={p} side={1} number={22} c={slate.light} line={steel.deep} />
				<EndOn p={p} side={-1} number={24} c={concrete.light} line={paint.steelShade} />
			</Layer>
			{[22, 25].flatMap((number) =>
				gates.map((y, i) => <Gate key={`${number}${y}`} p={p} x={y} number={number} open={number === 22 && i === 0} />),
			)}
			{[...decks, 26].map((number) => (
				<path key={number} d={box(p, -outer - 0.16, floorOf(number) - slab, outer * 2 + 0.32, slab)} fill={palette.ink} />
			))}
			<Layer name="Flight">
				<Flight p={p} />
			</Layer>
			<Standing
				layer="Man who walks down"
				view={view}
				at={p.at(1.02, floorOf(23) + 8 * rise)}
				who="fitter"
				wear={makeWear({ cut: 'jacket', top: cloth.orange })}
				pose={down}
			/>
			<Standing
				layer="Woman who waits"
				view={view}
				at={p.at(-3.9, floorOf(22))}
				who="gran"
				wear={makeWear({ cut: 'oilskin', top: cloth.plum })}
				pose="stand"
			/>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** A landing: the street's wall behind, the shaft's before it, pipes under the next floor. */
function Storey({ p, number }: { p: Plot; number: number }) {
	const y = floorOf(number);
	const { shoulder } = person.drawn;
	const side = outer + 0.16;
	return (
		<>
			<path d={box(p, -side, y, side * 2, deck.height)} fill={paint.creamShade} />
			<path d={box(p, -side, y, side * 2, shoulder)} fill={paint.brownShade} />
			<path d={box(p, -half, y, shaft, deck.height)} fill={paint.cream} />
			<path d={box(p, -half, y, shaft, shoulder)} fill={paint.brown} />
			<path d={box(p, half - 0.5, y, 0.5, deck.height)} fill={leather.dark} fillOpacity=".24" />
			<path d={box(p, -side, y + deck.clear, side * 2, deck.height - deck.clear)} fill={paint.steelShade} />
			<path d={box(p, -side, y + deck.clear, side * 2, 0.14)} fill={steel.deep} />
			<path
				d={way(p, [
					[-side, y + 3.46],
					[side, y + 3.46],
				])}
				stroke={palette.ink}
				strokeWidth={n(p.k * 0.24)}
				strokeLinecap="butt"
			/>
			<path
				d={way(p, [
					[-side, y + 3.46],
					[side, y + 3.46],
				])}
				stroke={water.mid}
				strokeWidth={n(p.k * 0.15)}
				strokeLinecap="butt"
			/>
			<path
				d={way(p, [
					[-side, y + 3.78],
					[side, y + 3.78],
				])}
				stroke={palette.ink}
				strokeWidth={n(p.k * 0.2)}
				strokeLinecap="butt"
			/>
			<path
				d={way(p, [
					[-side, y + 3.78],
					[side, y + 3.78],
				])}
				stroke={paint.copper}
				strokeWidth={n(p.k * 0.11)}
				strokeLinecap="butt"
			/>
			<path
				d={
					way(p, [
						[-half, y],
						[-half, y + deck.clear],
					]) +
					way(p, [
						[half, y],
						[half, y + deck.clear],
					])
				}
				stroke={palette.ink}
				strokeWidth="2.6"
			/>
			<Words at={[p.x(0), p.y(y + 0.3)]} size={n(p.k * 0.84)} align="middle" weight={1.7} colour={paint.cream}>
				{`${number}`}
			</Words>
			{[-4.4, 4.4].map((x) => (
				<g key={x} stroke={palette.ink} strokeWidth="1.2">
					<circle cx={p.x(x)} cy={p.y(y + 2.62)} r={n(p.k * 0.42)} fill={paint.tea} fillOpacity=".4" stroke="none" />
					<path
						d={way(p, [
							[x, y + 3],
							[x, y + 2.7],
						])}
					/>
					<circle cx={p.x(x)} cy={p.y(y + 2.62)} r={n(p.k * 0.11)} fill={paint.glass} />
				</g>
			))}
		</>
	);
}

/** A flight from its end: steps that climb away, or the soffit of steps that come. */
function EndOn({ p, side, number, c, line }: { p: Plot; side: 1 | -1; number: number; c: string; line: string }) {
	const x = side === 1 ? edge : -outer;
	const y = floorOf(number);
	return (
		<>
			<path d={box(p, x, y, stair.drawn.width, deck.height)} fill={c} />
			<path d={rungs(p, [x, y], [0, rise], flight + 1, [stair.drawn.width, 0])} stroke={line} strokeWidth="1.6" />
			<path d={box(p, x, y, stair.drawn.width, deck.height)} fill="none" stroke={palette.ink} strokeWidth="2" />
			<path
				d={way(p, [
					[side * edge, y],
					[side * edge, y + deck.height],
				])}
				stroke={palette.ink}
				strokeWidth="4"
			/>
		</>
	);
}

/** A lattice across the shaft; behind the open one a car stands, with its lamp lit. */
function Gate({ p, x, number, open }: { p: Plot; x: number; number: number; open: boolean }) {
	const [y, w, h] = [floorOf(number), car.gate, 2.1];
	const left = x - w / 2;
	const bars = Array.from({ length: 6 }, (_, i) => (i / 5) * w);
	const cross = [0, 0.7, 1.4].flatMap((up) =>
		[0, 0.5].flatMap((along): Point[][] => [
			[
				[left + along, y + up],
				[left + along + 0.5, y + up + 0.7],
			],
			[
				[left + along + 0.5, y + up],
				[left + along, y + up + 0.7],
			],
		]),
	);
	return (
		<>
			<path d={box(p, left - 0.12, y, w + 0.24, h + 0.12)} fill={paint.brass} stroke={palette.ink} strokeWidth="1.8" />
			<path d={box(p, left, y, w, h)} fill={open ? paint.cream : paint.shaft} />
			{open ? (
				<>
					<path d={box(p, left, y, w, person.drawn.shoulder)} fill={paint.brown} />
					<path d={box(p, left, y, w, 0.1) + box(p, left + 0.1, y + 0.4, 0.66, 0.1)} fill={paint.ash} />
					<circle cx={p.x(x)} cy={p.y(y + 1.95)} r={n(p.k * 0.12)} fill={paint.glass} />
					<path d={box(p, left + w - 0.22, y, 0.22, h)} fill={paint.brass} />
					<path d={rungs(p, [left + w - 0.22, y], [0.055, 0], 5, [0, h])} stroke={palette.ink} strokeWidth="1.2" />
				</>
			) : (
				<path
					d={
						bars
							.map((by) =>
								way(p, [
									[left + by, y],
									[left + by, y + h],
								]),
							)
							.join('') + cross.map((points) => way(p, points)).join('')
					}
					fill="none"
					stroke={paint.brass}
					strokeWidth="1.8"
				/>
			)}
			<path d={box(p, left, y, w, h)} fill="none" stroke={palette.ink} strokeWidth="1.8" />
		</>
	);
}

/** The flight on this side, from Deck 23 up to Deck 24, with its rail. */
function Flight({ p }: { p: Plot }) {
	const y = floorOf(23);
	const step = (i: number): Point => [run / 2 - i * going, y + i * rise];
	const teeth = Array.from({ length: flight }, (_, i): Point[] => [step(i), [step(i)[0], step(i + 1)[1]]]).flat();
	const top = step(flight);
	const rail = corridor.drawn.rail;
	const posts = Array.from({ length: 9 }, (_, i) => step(i * 3 + 0.5));
	return (
		<>
			<path
				d={way(p, [...teeth, top, [top[0], top[1] - 0.3], [run / 2 - 0.36, y]], true)}
				fill={concrete.light}
				stroke={palette.ink}
				strokeWidth="2.4"
			/>
			<path
				d={way(
					p,
					[
						[top[0], top[1] - 0.3],
						[run / 2 - 0.36, y],
						[run / 2 - 0.62, y],
						[top[0], top[1] - 0.46],
					],
					true,
				)}
				fill={paint.steelShade}
				stroke={palette.ink}
				strokeWidth="1.6"
			/>
			<path
				d={posts
					.map(([x, at]) =>
						way(p, [
							[x, at],
							[x, at + rail],
						]),
					)
					.join('')}
				stroke={palette.ink}
				strokeWidth="1.8"
			/>
			<path
				d={way(p, [
					[run / 2 + 0.3, y],
					[run / 2 + 0.3, y + rail],
					[step(0.5)[0], y + rail + 0.06],
					[top[0], top[1] + rail],
					[top[0] - 0.3, top[1] + rail],
				])}
				fill="none"
				stroke={palette.ink}
				strokeWidth="5.4"
			/>
			<path
				d={way(p, [
					[run / 2 + 0.3, y + 0.1],
					[run / 2 + 0.3, y + rail],
					[step(0.5)[0], y + rail + 0.06],
					[top[0], top[1] + rail],
					[top[0] - 0.3, top[1] + rail],
				])}
				fill="none"
				stroke={paint.ash}
				strokeWidth="2.6"
			/>
		</>
	);
}

function Sizes({ view, p }: { view: Measured; p: Plot }) {
	const { at } = p;
	const s = view.letters;
	const side = outer + 0.16;
	return (
		<>
			<Dimension view={view} from={at(-side, floorOf(22))} to={at(-side, floorOf(23))} off={n(s * 1.5)} />
			<Dimension view={view} from={at(side, floorOf(25))} to={at(side, floorOf(22))} off={n(s * 1.5)} />
			<Dimension view={view} from={at(half, -slab)} to={at(-half, -slab)} off={n(s * 1.5)} />
			{[
				{ x: -edge - 0.6, number: 24, c: palette.ink, ground: concrete.light },
				{ x: edge + 0.6, number: 22, c: palette.white, ground: slate.light },
			].map(({ x, number, c, ground }) => (
				<Words key={number} at={at(x, floorOf(number) + 2)} size={s} align="middle" colour={c} ground={ground}>
					Up
				</Words>
			))}
		</>
	);
}
