import { palette } from '../../../model/colours.ts';
import type { Plot } from '../kitchen/plot.ts';
import { colour } from './assembly-colours.ts';
import { room } from './hall-field.ts';

/** A delegates' bench and the rail before it, from the end and from the floor. */

const { ink } = palette;
const { seat, rail } = room;
/** How deep a bench's board is, how thick, and where the rail stands before its front edge. */
export const board = { depth: 0.36, thick: 0.05, rail: 0.66 };

/** A bench from its end, its front edge at a place along the floor, and the rail before it. */
export function BenchEnd({ plot, at }: { plot: Plot; at: number }) {
	const { box } = plot;
	const [x, y] = [plot.x(at + board.rail), plot.y(rail)];
	return (
		<g stroke={ink} strokeWidth="3.2" strokeLinejoin="round">
			<path d={box(at - 0.3, 0, at - 0.22, seat.height)} fill={colour.benchShade} />
			<path d={box(at - 0.12, 0, at - 0.04, seat.height)} fill={colour.bench} />
			<path d={box(at - board.depth, seat.height - board.thick, at, seat.height)} fill={colour.bench} />
			<path d={box(at + board.rail - 0.02, 0, at + board.rail + 0.02, rail)} fill={colour.plate} />
			<path d={box(at + board.rail - 0.07, 0, at + board.rail + 0.07, 0.03)} fill={colour.plate} />
			<path d={`M${x - 8} ${y + 5}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`} fill={colour.ash} />
			<path d={`M${x - 8} ${y + 5}a8 8 0 0 0 8 8v-16a8 8 0 0 0-8 8z`} fill={colour.ashShade} stroke="none" />
			<path d={`M${x - 8} ${y + 5}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`} fill="none" />
		</g>
	);
}

/** A cushion from its front or its end. */
export function Cushion({ plot, from, to }: { plot: Plot; from: number; to: number }) {
	const [left, right] = [plot.x(from), plot.x(to)];
	const [foot, top] = [plot.y(seat.height), plot.y(seat.height + 0.06)];
	const d = `M${left} ${foot}q-6-5 0-10Q${(left + right) / 2} ${top - 5} ${right} ${foot - 10}q6 5 0 10Z`;
	return (
		<g stroke={ink} strokeWidth="3" strokeLinejoin="round">
			<path d={d} fill={colour.cushion} />
			<path d={`M${left} ${foot}q-6-5 0-6H${right}q6 1 0 6Z`} fill={colour.cushionShade} stroke="none" />
			<path d={d} fill="none" />
		</g>
	);
}

/** A bench of some places from the floor, behind its rail. */
export function BenchFront({ plot, places }: { plot: Plot; places: number }) {
	const { x, y, box } = plot;
	const wide = seat.width * places;
	const feet = Array.from({ length: places + 1 }, (_, i) => i * seat.width);
	return (
		<g stroke={ink} strokeWidth="3.2" strokeLinejoin="round">
			<path d={feet.map((mx) => box(mx - 0.04, 0, mx + 0.04, seat.height - board.thick)).join('')} fill={colour.benchShade} />
			<path d={box(-0.06, seat.height - board.thick, wide + 0.06, seat.height)} fill={colour.bench} />
			<path
				d={feet
					.slice(1, -1)
					.map((mx) => `M${x(mx)} ${y(seat.height)}v8`)
					.join('')}
				fill="none"
			/>
			<path
				d={`M${x(0.08)} ${y(seat.height) + 4}h34M${x(1.3)} ${y(seat.height) + 5}h56M${x(2.5)} ${y(seat.height) + 4}h44`}
				stroke={colour.benchShade}
				strokeWidth="1.4"
			/>
			<Cushion plot={plot} from={0.69} to={1.11} />
			{/* A coat, folded, on its owner's own place. */}
			<path
				d={`M${x(1.86)} ${y(seat.height)}v-13q0-8 9-8h52q9 0 9 9v12zM${x(1.86) + 40} ${y(seat.height) - 12}h19l3 42-18 2z`}
				fill={colour.coat}
			/>
			<path
				d={`M${x(1.86)} ${y(seat.height)}v-9h40l1 9zM${x(1.86) + 43} ${y(seat.height) + 22}l18-2 1 9-18 2z`}
				fill={colour.coatShade}
				strokeWidth="2"
			/>
		</g>
	);
}

/** The rail, over which a book of votes lies open. */
export function RailFront({ plot, places }: { plot: Plot; places: number }) {
	const { x, y, box } = plot;
	const wide = seat.width * places;
	const bar = box(-0.12, rail - 0.07, wide + 0.12, rail);
	return (
		<g stroke={ink} strokeWidth="3.2" strokeLinejoin="round">
			<path d={[0.3, wide / 2, wide - 0.3].map((mx) => box(mx - 0.02, 0, mx + 0.02, rail - 0.03)).join('')} fill={colour.plate} />
			<path d={bar} fill={colour.ash} />
			<path d={box(-0.12, rail - 0.07, wide + 0.12, rail - 0.04)} fill={colour.ashShade} stroke="none" />
			<path d={bar} fill="none" />
			<path d={`M${x(2.36)} ${y(rail)}q22-16 44-4q22-12 44 4l4 8q-24-12-48 0q-24-12-48 0z`} fill={colour.slip} strokeWidth="2.6" />
			<path d={`M${x(2.36) + 44} ${y(rail) - 4}v11`} strokeWidth="2" />
		</g>
	);
}
