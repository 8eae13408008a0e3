import { measures } from '../../../content/measures.ts';
import { concrete, palette, steel, wood } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Box, type Grid, Pipe, paint, Way } from '../passage/fittings.tsx';
import { office } from './desk-colours.ts';

/** The room about the desk, from the side, and who sleeps in it. */

const { deck, desk } = measures;
const { bed, room } = desk.drawn;
export const wide = room.width;
export const head = 3.3;

export function Room({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[0, 0]} size={[wide, head]} fill={office.wall} line={0} />
			<Box g={g} at={[0, 0]} size={[0.2, head]} fill={office.shade} line={0} />
			<Box g={g} at={[0, deck.clear]} size={[wide, head - deck.clear]} fill={paint.plate} line={0} />
			{(
				[
					[3.09, 0.15, steel.pale],
					[3.24, 0.08, steel.pale],
				] as const
			).map(([y, across, c]) => (
				<Pipe
					key={y}
					g={g}
					points={[
						[-0.04, y],
						[wide + 0.04, y],
					]}
					across={across}
					colour={c}
					shade={steel.mid}
				/>
			))}
			<Limits g={g} />
			<Stop g={g} />
		</>
	);
}

/** The three rules, which hang in every such room. */
export function Limits({ g }: { g: Grid }) {
	const [x, y] = [0.86, 1.62];
	const rows = [0.5, 0.34, 0.18];
	return (
		<>
			<Box g={g} at={[x, y]} size={[0.62, 0.68]} fill={paint.ash} line={2.4} />
			<Box g={g} at={[x + 0.05, y + 0.05]} size={[0.52, 0.58]} fill={palette.paper} line={1.6} />
			<path
				d={rows
					.map(
						(by, i) =>
							`M${g.x(x + 0.17)} ${g.y(y + by)}H${g.x(x + 0.5 - i * 0.03)}M${g.x(x + 0.17)} ${g.y(y + by - 0.06)}H${g.x(x + 0.36)}`,
					)
					.join('')}
				stroke={palette.ink}
				strokeWidth="2.2"
			/>
			{rows.map((by) => (
				<circle key={by} cx={g.x(x + 0.11)} cy={g.y(y + by - 0.01)} r="4" fill={palette.red} />
			))}
		</>
	);
}

/** A red handle on a steel cable: whoever pulls it stays. */
export function Stop({ g }: { g: Grid }) {
	const x = 1.86;
	return (
		<>
			<Way
				g={g}
				points={[
					[x, 3],
					[x, 1.92],
				]}
				width={2.6}
				ink={steel.dark}
			/>
			<path d={`M${g.x(x)} ${g.y(1.92)}l-14 22h28z`} fill="none" stroke={palette.ink} strokeWidth="9" strokeLinejoin="round" />
			<path d={`M${g.x(x)} ${g.y(1.92)}l-14 22h28z`} fill="none" stroke={palette.red} strokeWidth="5" strokeLinejoin="round" />
		</>
	);
}

/** Whoever has the watch, asleep: it is in the rules. */
export function Bed({ g }: { g: Grid }) {
	const x = 0.08;
	const m = (metres: number) => n(metres * g.k);
	return (
		<>
			<Box g={g} at={[x, 0.12]} size={[bed.length, 0.2]} fill={paint.ash} shade={[0.5, wood.dark]} />
			<Box g={g} at={[x, 0]} size={[0.07, 0.62]} fill={wood.dark} line={2} />
			<Box g={g} at={[x + bed.length - 0.07, 0]} size={[0.07, 0.5]} fill={wood.dark} line={2} />
			<Box g={g} at={[x + 0.07, 0.32]} size={[bed.length - 0.14, 0.12]} fill={paint.white} />
			<g transform={`translate(${g.x(x + 0.1)} ${g.y(0.44)})`} stroke={palette.ink} strokeWidth="2.2">
				<path d={`M0 0C${m(-0.03)} ${m(-0.17)} ${m(0.4)} ${m(-0.18)} ${m(0.42)} 0Z`} fill={concrete.light} />
				<path
					d={`M${m(0.16)} ${m(-0.1)}C${m(0.12)} ${m(-0.26)} ${m(0.34)} ${m(-0.3)} ${m(0.4)} ${m(-0.18)}C${m(0.44)} ${m(-0.1)} ${m(0.38)} ${m(-0.03)} ${m(0.28)} ${m(-0.03)}C${m(0.2)} ${m(-0.03)} ${m(0.17)} ${m(-0.05)} ${m(0.16)} ${m(-0.1)}Z`}
					fill={wood.deep}
				/>
				<path
					d={`M${m(0.14)} ${m(-0.1)}C${m(0.1)} ${m(-0.28)} ${m(0.34)} ${m(-0.32)} ${m(0.38)} ${m(-0.22)}C${m(0.3)} ${m(-0.24)} ${m(0.24)} ${m(-0.2)} ${m(0.24)} ${m(-0.12)}Z`}
					fill={concrete.deep}
				/>
				<path d={`M${m(0.31)} ${m(-0.15)}q${m(0.025)} ${m(0.02)} ${m(0.05)} ${m(-0.01)}`} fill="none" strokeWidth="1.8" />
				<path
					d={`M${m(0.34)} 0C${m(0.36)} ${m(-0.22)} ${m(0.6)} ${m(-0.26)} ${m(0.8)} ${m(-0.2)}C${m(1)} ${m(-0.16)} ${m(1.06)} ${m(-0.28)} ${m(1.22)} ${m(-0.24)}C${m(1.4)} ${m(-0.2)} ${m(1.64)} ${m(-0.12)} ${m(1.7)} 0V${m(0.16)}H${m(0.4)}Z`}
					fill={office.blanket}
				/>
				<path
					d={`M${m(0.4)} ${m(0.05)}C${m(0.9)} ${m(-0.04)} ${m(1.3)} ${m(-0.02)} ${m(1.7)} ${m(0.04)}V${m(0.16)}H${m(0.4)}Z`}
					fill={office.blanketShade}
					stroke="none"
				/>
				<path
					d={`M${m(0.8)} ${m(-0.2)}C${m(0.74)} ${m(-0.1)} ${m(0.7)} ${m(-0.04)} ${m(0.56)} ${m(-0.02)}`}
					fill="none"
					strokeWidth="1.8"
				/>
			</g>
		</>
	);
}
