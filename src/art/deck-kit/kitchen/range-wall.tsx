import { measures } from '../../../content/measures.ts';
import { concrete, oilskin, palette } from '../../../model/colours.ts';
import { colour } from './kitchen-colours.ts';
import { Flame, Tally, Taps } from './kitchen-things.tsx';
import { rangeAt } from './layout.ts';
import { perMetre, plot } from './range-field.ts';

/** What stands beside the range: flue, pot, meter, trough. */

const { ink, white } = palette;
const { deck } = measures;
const kitchen = measures.kitchen.drawn;
const { x, y, box, run, area, at } = plot;
const { from, to } = rangeAt;

export function Flue() {
	const w = kitchen.flue.width;
	return (
		<>
			<path
				d={area([from - 0.06, 2.35], [to - 0.1, 2.35], [to - 0.4, 2.72], [w, 2.72], [w, 2.35])}
				fill={colour.iron}
				stroke={ink}
				strokeWidth="2.4"
			/>
			<path d={area([w, 2.35], [to - 0.1, 2.35], [to - 0.18, 2.45], [w, 2.45])} fill={colour.ironShade} />
			<path d={box(0.04, 0, w, deck.height)} fill={colour.iron} stroke={ink} strokeWidth="2.6" />
			<path d={box(0.05, 0, 0.2, deck.height)} fill={colour.ironShade} />
			<path d={run([0.04, 2.3], [w, 2.3]) + run([0.04, 0.9], [w, 0.9])} stroke={ink} strokeWidth="1.4" />
			<Tally at={[x(0.235), y(2.12)]} scale={0.82} />
		</>
	);
}

/** The twelfth ring, low, and the pot that was put on it in 2088. */
export function CommonPot() {
	const { across, height, rim } = kitchen.pot;
	const [left, right] = [0.14, 0.14 + across];
	const foot = rim - height;
	return (
		<>
			<path
				d={run([0.2, 0], [0.26, foot - 0.06]) + run([0.68, 0], [0.62, foot - 0.06]) + run([0.1, foot - 0.05], [0.78, foot - 0.05])}
				stroke={ink}
				strokeWidth="5"
				fill="none"
			/>
			<Flame at={[x(0.44), y(foot - 0.02)]} wide={0.34 * perMetre} />
			<g stroke={ink} strokeWidth="2.4">
				<path
					d={`M${at(left, rim)}L${at(right, rim)}V${y(foot + 0.1)}Q${at(right, foot)} ${at(right - 0.1, foot)}H${x(left + 0.1)}Q${at(left, foot)} ${at(left, foot + 0.1)}Z`}
					fill={colour.copper}
				/>
				<path
					d={`M${at(left, rim)}H${x(left + 0.19)}V${y(foot)}H${x(left + 0.1)}Q${at(left, foot)} ${at(left, foot + 0.1)}Z`}
					fill={colour.copperShade}
					stroke="none"
				/>
				<path d={box(left - 0.03, rim - 0.05, right + 0.03, rim)} fill={colour.copper} />
			</g>
		</>
	);
}

/** The box that takes tenths: a dial of quarter-hours, a slot, a drawer. */
export function Meter() {
	const [left, foot] = [to + 0.06, 1.28];
	const [cx, cy] = [x(left + 0.17), y(foot + 0.38)];
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={run([left + 0.17, foot + 0.6], [left + 0.17, 3.06])} stroke={ink} strokeWidth="7" />
			<path d={run([left + 0.17, foot + 0.6], [left + 0.17, 3.06])} stroke={palette.yellow} strokeWidth="3.4" />
			<path d={box(left, foot, left + 0.34, foot + 0.6)} fill={palette.yellow} />
			<path d={box(left, foot, left + 0.1, foot + 0.6)} fill={oilskin.dark} stroke="none" />
			<path d={box(left, foot, left + 0.34, foot + 0.6)} fill="none" />
			<circle cx={cx} cy={cy} r="9.5" fill={white} strokeWidth="1.6" />
			<path d={`M${cx} ${cy}V${cy - 7}M${cx} ${cy}H${cx + 5}`} strokeWidth="1.6" />
			<path d={run([left + 0.13, foot + 0.15], [left + 0.21, foot + 0.15])} strokeWidth="3" />
		</g>
	);
}

/** The trough, under its three taps. */
export function Trough() {
	const [left, right] = [to + 0.2, kitchen.length - 0.06];
	return (
		<g stroke={ink} strokeWidth="2.4">
			<path d={box(left + 0.12, 0, left + 0.2, 0.62) + box(right - 0.2, 0, right - 0.12, 0.62)} fill={colour.iron} />
			<path d={box(left, 0.6, right, 0.86)} fill={concrete.light} />
			<path d={box(left, 0.6, left + 0.28, 0.86)} fill={colour.deck} stroke="none" />
			<path d={box(left, 0.6, right, 0.86)} fill="none" />
			<Taps at={[x(left + 0.22), y(1.02)]} apart={21} scale={0.92} />
		</g>
	);
}
