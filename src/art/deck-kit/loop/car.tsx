import { measures } from '../../../content/measures.ts';
import { denim, palette } from '../../../model/colours.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Bit, box, type Plot, plotOf, rungs, way } from '../lift/plot.tsx';
import { hall } from './loop-colours.ts';
import { middle, radius } from './round.ts';

const { car, door, floor, place, within } = measures.loop.drawn;
const { ink, white, yellow } = palette;
const [low, high] = [middle.y - radius.car, middle.y + radius.car];
/** The noses at both ends, and where the doors begin along the car. */
const nose = (car.length - within) / 2;
export const doors = [nose + 5 * place, nose + 13 * place + door.width] as const;
const cut = car.length / 2;

/** A car from the platform's side: as it is painted, and from its middle on cut open. */
export function Car({ view }: { view: Measured }) {
	const p = plotOf(view.perMetre, 70, 190);
	return (
		<>
			<Layer name="Tube">
				<Tube p={p} />
			</Layer>
			<Layer name="Car as painted">
				<Outside p={p} />
			</Layer>
			<Layer name="Car cut open">
				<Inside p={p} view={view} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** Above and below, the tube's skin with its flanges, as it is cut. */
function Tube({ p }: { p: Plot }) {
	const [top, foot] = [middle.y + radius.tube, -floor];
	const [from, long] = [-0.4, car.length + 0.8];
	return (
		<>
			<path d={box(p, from, foot, long, top - foot)} fill={hall.pane} />
			{[top, foot].map((y) => (
				<g key={y}>
					<Bit d={box(p, from, y - 0.06, long, 0.12)} c={cloth.grey.light} line={1.8} />
					{[1.4, 5.2, 9, 12].map((x) => (
						<Bit key={x} d={box(p, x - 0.1, y - 0.13, 0.2, 0.26)} c={cloth.grey.light} line={1.6} />
					))}
				</g>
			))}
		</>
	);
}

/** The body, round at both ends. */
function shape(p: Plot, inset = 0) {
	const [l, r] = [inset, car.length - inset];
	const [t, b] = [high - inset, low + inset];
	const at = (x: number, y: number) => `${p.x(x)} ${p.y(y)}`;
	return `M${at(l + 1, t)}H${p.x(r - 1)}C${at(r - 0.3, t)} ${at(r, 1.7)} ${at(r, 0.9)}C${at(r, 0.1)} ${at(r - 0.1, b)} ${at(r - 0.6, b)}H${p.x(l + 0.6)}C${at(l + 0.1, b)} ${at(l, 0.1)} ${at(l, 0.9)}C${at(l, 1.7)} ${at(l + 0.3, t)} ${at(l + 1, t)}Z`;
}

function Outside({ p }: { p: Plot }) {
	const [first] = doors;
	const panes = [0.78, 1.9, first + 1.3, first + 2.42].map((x) => box(p, x - (x < 1 ? 0.1 : 0), 1.12, 0.92, 0.86)).join('');
	return (
		<>
			<clipPath id="loop-car-body">
				<path d={shape(p)} />
			</clipPath>
			<path d={shape(p)} fill={hall.red} />
			<g clipPath="url(#loop-car-body)" stroke={ink} strokeWidth="1.8">
				<path d={box(p, 0, 2.3, car.length, 0.6)} fill={white} strokeWidth="1.4" />
				<path d={box(p, 0, 0.62, car.length, 0.24)} fill={white} strokeWidth="1.4" />
				<path d={box(p, 0, low, car.length, 0.6)} fill={denim.dark} />
				<path d={box(p, 0, low + 0.5, car.length, 0.1)} fill={cloth.grey.light} strokeWidth="0" />
				<path d={panes} fill={hall.pane} />
				<path d={box(p, first, 0, door.width, door.height)} fill={yellow} />
				<path d={box(p, first + 0.16, 1.05, 0.28, 0.82) + box(p, first + 0.56, 1.05, 0.28, 0.82)} fill={hall.pane} />
				<path
					d={way(p, [
						[first + 0.5, 0],
						[first + 0.5, door.height],
					])}
				/>
				{[1.1, 2, 4.3, 5.2].map((x) => (
					<g key={x} fill="none">
						<circle cx={p.x(x)} cy={p.y(-0.26)} r={n(p.k * 0.17)} strokeWidth="7" />
						<circle cx={p.x(x)} cy={p.y(-0.26)} r={n(p.k * 0.17)} stroke={hall.coil} strokeWidth="4" />
					</g>
				))}
			</g>
		</>
	);
}

/** The far side: eleven of its twenty-two places, windows, the strip of lamps, and the far wall of the tube dark in them. */
function Inside({ p, view }: { p: Plot; view: Measured }) {
	const end = car.length - nose;
	const long = end - cut;
	const seats = Math.round(long / place);
	return (
		<>
			<g clipPath="url(#loop-car-body)" stroke={ink} strokeWidth="1.8">
				<path d={box(p, cut, low, car.length - cut, 0.54)} fill={denim.dark} />
				<path d={box(p, cut, 0, long, 2.56)} fill={hall.lit} />
				<path d={box(p, cut, 0, long, 0.92)} fill={cloth.blue.light} />
				<path d={box(p, cut, 2.3, long, 0.14)} fill={white} />
				<path d={[0.35, 1.75, 3.15, 4.55].map((x) => box(p, cut + x, 1.14, 1.05, 0.84)).join('')} fill={hall.pane} />
				<path d={box(p, cut, 0, long, 0.4)} fill={cloth.blue.dark} strokeWidth="0" />
				<path d={box(p, cut, 0.38, long, 0.09)} fill={hall.slat} />
				<path d={box(p, cut, 0.56, long, 0.09) + box(p, cut, 0.72, long, 0.09)} fill={hall.slat} strokeWidth="1.4" />
				<path d={rungs(p, [cut, 0.12], [place, 0], seats + 1, [0, 0.69])} strokeWidth="1" />
				<path d={box(p, cut, -0.1, long, 0.1)} fill={ink} />
				<path d={box(p, end, low, nose, 3.3)} fill={hall.redShade} />
				<path d={box(p, cut, 2.56, long, 0.2)} fill={hall.red} strokeWidth="1.4" />
				{[cut + 1.6, cut + 4.3].map((x) => (
					<g key={x}>
						<path
							d={way(p, [
								[x, 0],
								[x, 2.3],
							])}
							strokeWidth="4"
						/>
						<path
							d={way(p, [
								[x, 0],
								[x, 2.3],
							])}
							stroke={hall.brass}
							strokeWidth="2"
						/>
					</g>
				))}
			</g>
			<path d={shape(p)} fill="none" stroke={ink} strokeWidth="3" />
			<path
				d={way(p, [
					[cut, high],
					[cut + 0.14, 2.1],
					[cut - 0.1, 1.3],
					[cut + 0.12, 0.5],
					[cut, low],
				])}
				fill="none"
				stroke={ink}
				strokeWidth="3.4"
			/>
			<Standing
				layer="Old man who sits"
				view={view}
				at={p.at(cut + 2.75, 0)}
				who="clerk"
				wear={makeWear({ cut: 'suit', top: cloth.sand, trim: cloth.green })}
				pose="sit"
			/>
			<Standing
				layer="Girl who looks out"
				view={view}
				at={p.at(cut + 4.8, 0)}
				who="girl"
				wear={makeWear({ cut: 'oilskin', top: cloth.yellow })}
				pose="away"
			/>
		</>
	);
}

function Sizes({ view, p }: { view: Measured; p: Plot }) {
	const { at } = p;
	const s = view.letters;
	const foot = -floor - 0.14;
	const head = middle.y + radius.tube + 0.14;
	const [first] = doors;
	return (
		<>
			<Dimension view={view} from={at(car.length, foot)} to={at(0, foot)} off={s * 3} />
			<Dimension view={view} from={at(first + door.width, foot)} to={at(first, foot)} off={s * 1.3} beside="to" />
			<Dimension
				view={view}
				from={at(car.length - nose - 5 * place, foot)}
				to={at(car.length - nose - 6 * place, foot)}
				off={s * 1.3}
				beside="from"
			/>
			<Dimension view={view} from={at(-0.4, low)} to={at(-0.4, high)} off={s * 1.3} />
			<Words at={at(3, head + 0.16)} size={s} align="middle">
				As painted
			</Words>
			<Words at={at(9, head + 0.16)} size={s} align="middle">
				Cut open
			</Words>
		</>
	);
}
