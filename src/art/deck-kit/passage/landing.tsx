import { measures } from '../../../content/measures.ts';
import { leather, orange, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, type Grid, paint } from './fittings.tsx';

/** What a landing has: the gate, the telephone, the number. */

const { lift, person } = measures;
const { shoulder } = person.drawn;
const { gate, height: gateHeight } = lift.drawn.car;

/** The lattice before the car, and the dark of the shaft behind it. */
export function Gate({ g }: { g: Grid }) {
	const x = 0.62;
	const bars = Array.from({ length: 7 }, (_, i) => i);
	const across = gate / 6;
	return (
		<g>
			<Box g={g} at={[x - 0.08, 0]} size={[gate + 0.16, gateHeight + 0.1]} fill={paint.shade} line={2.4} />
			<Box g={g} at={[x, 0]} size={[gate, gateHeight]} fill={paint.brownShade} line={2} />
			<Box g={g} at={[x + 0.1, shoulder]} size={[gate - 0.2, 0.6]} fill={paint.creamShade} line={0} />
			<path
				d={bars
					.map((i) => `M${g.x(x + i * across)} ${g.y(0)}V${g.y(gateHeight)}`)
					.concat(
						Array.from({ length: 7 }, (_, i) => {
							const y = 0.1 + i * 0.32;
							return `M${g.x(x)} ${g.y(y)}L${g.x(x + gate / 2)} ${g.y(y + 0.3)}L${g.x(x + gate)} ${g.y(y)}`;
						}),
					)
					.join('')}
				fill="none"
				stroke={paint.brass}
				strokeWidth="1.6"
			/>
			<Box g={g} at={[x, 0]} size={[gate, gateHeight]} fill="none" line={2.2} />
		</g>
	);
}

/** Copper, one to a landing. */
export function Telephone({ g }: { g: Grid }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(1.86)} ${g.y(1.42)})`} stroke={palette.ink} strokeWidth="1.8">
			<path d={`M${m(-0.1)} ${m(-0.2)}H${m(0.1)}V${m(0.16)}H${m(-0.1)}Z`} fill={orange.dark} />
			<circle cy={m(-0.06)} r={m(0.06)} fill={paint.white} />
			<path
				d={`M${m(-0.12)} ${m(0.06)}C${m(-0.22)} ${m(0.1)} ${m(-0.22)} ${m(-0.28)} ${m(-0.12)} ${m(-0.24)}`}
				fill="none"
				strokeWidth="4.4"
			/>
			<path d={`M${m(-0.14)} ${m(0.08)}q${m(0.02)} ${m(0.3)} ${m(0.12)} ${m(0.08)}`} fill="none" strokeWidth="1.4" />
		</g>
	);
}

export function DeckNumber(props: { g: Grid; at: Point; c?: string; children: string }) {
	const {
		g,
		at: [x, y],
		c = leather.mid,
	} = props;
	return (
		<Words at={[g.x(x), g.y(y)]} size={n(g.k * 0.3)} align="middle" weight={1.9} colour={c}>
			{props.children}
		</Words>
	);
}
