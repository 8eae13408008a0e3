import { measures } from '../../../content/measures.ts';
import { leather, linen, palette, wood } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Above, Bit, box, type Plot, plotOf, rungs, way } from '../lift/plot.tsx';
import { doors } from './car.tsx';
import { hall } from './loop-colours.ts';
import { middle, radius } from './round.ts';

const { loop } = measures;
const { car, cars, door, place, platform, table, within } = loop.drawn;
const { ink, yellow } = palette;
const nose = (car.length - within) / 2;
/** The train stands in the middle of the platform. */
const first = (platform.length - cars * car.length) / 2;
const train = Array.from({ length: cars }, (_, i) => first + i * car.length);

/** A platform and its train from above, the roofs off; y is 0 at the platform's edge, and the train goes to the left. */
export function Plan({ view }: { view: Measured }) {
	const p = plotOf(view.perMetre, 18, 112);
	return (
		<>
			<path d={box(p, 0, -platform.width, platform.length, platform.width)} fill={hall.floor} />
			<path
				d={rungs(p, [0, 0], [1.6, 0], 26, [0, -platform.width]) + rungs(p, [0, -1.6], [0, -1.6], 2, [platform.length, 0])}
				stroke={hall.joint}
				strokeWidth="1.2"
			/>
			<path d={box(p, 0, -0.62, platform.length, 0.2)} fill={yellow} stroke={ink} strokeWidth="1" />
			<path d={box(p, -1, -platform.width - 0.4, platform.length + 2, 0.4)} fill={ink} />
			<path d={box(p, -1, 0, platform.length + 2, radius.tube * 2 - 0.3)} fill={hall.pane} />
			<path
				d={
					way(p, [
						[-1, 0],
						[41, 0],
					]) +
					way(p, [
						[-1, 3.5],
						[41, 3.5],
					])
				}
				stroke={ink}
				strokeWidth="6"
				strokeLinecap="butt"
			/>
			<path
				d={
					way(p, [
						[-1, 0],
						[41, 0],
					]) +
					way(p, [
						[-1, 3.5],
						[41, 3.5],
					])
				}
				stroke={cloth.grey.light}
				strokeWidth="2.6"
				strokeLinecap="butt"
			/>
			{train.map((x) => (
				<Roofless key={x} p={p} x={x} />
			))}
			<Layer name="Platform and train">
				<Things p={p} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** A car: a bench all along the far side, and three on ours between the doors. */
function Roofless({ p, x }: { p: Plot; x: number }) {
	const y = middle.x - radius.car;
	const w = car.width;
	const from = x + nose;
	const seat = 0.44;
	const near: readonly (readonly [number, number])[] = [
		[from, 5],
		[x + doors[0] + door.width, 8],
		[x + doors[1] + door.width, 5],
	];
	return (
		<g stroke={ink} strokeWidth="1.4">
			<rect
				x={p.x(x + 0.06)}
				y={p.y(y + w)}
				width={n((car.length - 0.12) * p.k)}
				height={n(w * p.k)}
				rx={n(p.k * 0.7)}
				fill={hall.red}
				strokeWidth="2"
			/>
			<path d={box(p, from, y + 0.24, within, w - 0.48)} fill={hall.lit} />
			<path d={box(p, from, y + w - 0.24 - seat, within, seat)} fill={hall.slat} />
			<path d={rungs(p, [from, y + w - 0.24 - seat], [place, 0], 23, [0, seat])} strokeWidth=".8" />
			{near.map(([at, places]) => (
				<g key={at}>
					<path d={box(p, at, y + 0.24, places * place, seat)} fill={hall.slat} />
					<path d={rungs(p, [at, y + 0.24], [place, 0], places + 1, [0, seat])} strokeWidth=".8" />
				</g>
			))}
			{doors.map((at) => (
				<path key={at} d={box(p, x + at, -0.16, door.width, y + 0.4)} fill={yellow} />
			))}
		</g>
	);
}

/** What stands on the platform, and who. */
function Things({ p }: { p: Plot }) {
	const people: readonly [Point, number, string, string][] = [
		[[6.2, -1.1], 0, cloth.navy.light, ink],
		[[10.2, -2.2], 60, cloth.orange.light, ink],
		[[15.4, -1], 10, cloth.plum.light, wood.dark],
		[[16.2, -1.5], 330, cloth.green.light, ink],
		[[23, -3], 200, cloth.foam.light, linen.light],
		[[27.8, -1.2], 20, cloth.yellow.light, ink],
		[[31.4, -2.4], 110, cloth.red.light, leather.mid],
		[[36.6, -1.8], 80, cloth.blue.light, ink],
	];
	const aboard: readonly [Point, number, string, string][] = [
		[[4.5, 2.8], 180, cloth.sea.light, ink],
		[[9, 2.8], 180, cloth.sand.light, wood.dark],
		[[17.7, 2.8], 180, cloth.orange.light, ink],
		[[22.2, 2.8], 180, cloth.white.light, linen.light],
		[[33.2, 2.8], 180, cloth.plum.light, ink],
	];
	return (
		<>
			<Bit d={box(p, 20 - table.width / 2, -3.3, table.width, 0.3)} c={cloth.wood.light} line={1.6} />
			{[8, 30.6].map((x) => (
				<Bit key={x} d={box(p, x, -4.62, 3.4, 0.5)} c={cloth.wood.light} line={1.4} />
			))}
			{[...people, ...aboard].map(([at, turn, coat, hair]) => (
				<Above key={at.join()} p={p} at={at} turn={turn} coat={coat} hair={hair} line={0.7} />
			))}
		</>
	);
}

function Sizes({ view, p }: { view: Measured; p: Plot }) {
	const { at } = p;
	const s = view.letters;
	const foot = -platform.width - 0.4;
	return (
		<>
			<Dimension view={view} from={at(platform.length, foot)} to={at(0, foot)} off={s * 1.5} />
			<Dimension view={view} from={at(first, 3.6)} to={at(first + car.length, 3.6)} off={s * 1.5} />
			<Leader view={view} to={at(20.6, -3.15)} from={at(22.6, foot - 2.9)}>
				Tide table
			</Leader>
			<Words at={at(20, 1.2)} size={s} align="middle" colour={palette.ink}>
				{`${loop.seats} seats`}
			</Words>
			<path
				d={way(p, [
					[1.5, 1.9],
					[-0.7, 1.9],
				])}
				stroke={yellow}
				strokeWidth="2.4"
			/>
			<path
				d={way(p, [
					[0.1, 2.5],
					[-0.7, 1.9],
					[0.1, 1.3],
				])}
				fill="none"
				stroke={yellow}
				strokeWidth="2.4"
			/>
		</>
	);
}
