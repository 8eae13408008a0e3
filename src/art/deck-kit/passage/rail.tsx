import { measures } from '../../../content/measures.ts';
import { crimson, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, type Grid, paint } from './fittings.tsx';

/** A length of rail on two brackets, with the household’s rope along it: a knot for every year. */
export function KnottedRail(props: { g: Grid; from: number; to: number; y: number }) {
	const { g, from, to, y } = props;
	const knots = 19;
	const step = (to - from - 0.1) / knots;
	const wide = n(g.k * 0.05);
	return (
		<g fill="none" stroke={palette.ink}>
			<path d={[from + 0.06, to - 0.06].map((x) => `M${g.x(x)} ${g.y(y)}V${g.y(y - 0.1)}`).join('')} strokeWidth="6" />
			<path d={`M${g.x(from)} ${g.y(y)}H${g.x(to)}`} strokeWidth={n(wide + 3.6)} />
			<path d={`M${g.x(from)} ${g.y(y)}H${g.x(to)}`} stroke={paint.ash} strokeWidth={wide} />
			<path
				d={Array.from({ length: knots }, (_, i) => {
					const x = from + 0.06 + i * step;
					return `M${g.x(x)} ${g.y(y - 0.05)}q${n(step * g.k * 0.5)} ${n(g.k * 0.05)} ${n(step * g.k)} 0`;
				}).join('')}
				strokeWidth="5"
			/>
			<path
				d={Array.from({ length: knots }, (_, i) => {
					const x = from + 0.06 + i * step;
					return `M${g.x(x)} ${g.y(y - 0.05)}q${n(step * g.k * 0.5)} ${n(g.k * 0.05)} ${n(step * g.k)} 0`;
				}).join('')}
				stroke={paint.rope}
				strokeWidth="2.4"
			/>
			{Array.from({ length: knots }, (_, i) => (
				<circle key={g.x(from + i)} cx={g.x(from + 0.06 + i * step)} cy={g.y(y - 0.05)} r="2.6" fill={paint.rope} strokeWidth="1.2" />
			))}
		</g>
	);
}

/** The red plate, riveted on in the yards: for how many people that part was built. */
export function Plate({ g, at, size }: { g: Grid; at: Point; size: Point }) {
	const inset = 0.05;
	const rivets = [0.3, 0.5, 0.7].flatMap((share) => [
		[share, 0.06],
		[share, 0.94],
	]);
	const corners = [
		[0.04, 0.1],
		[0.96, 0.1],
		[0.04, 0.9],
		[0.96, 0.9],
	];
	return (
		<>
			<Box g={g} at={at} size={size} fill={paint.red} shade={[size[0] * 0.18, crimson.dark]} line={2.4} />
			<path
				d={`M${g.x(at[0] + inset)} ${g.y(at[1] + inset)}H${g.x(at[0] + size[0] - inset)}V${g.y(at[1] + size[1] - inset)}H${g.x(at[0] + inset)}Z`}
				fill="none"
				stroke={palette.white}
				strokeWidth={n(g.k * 0.014)}
			/>
			{[...corners, ...rivets].map(([x = 0, y = 0]) => (
				<circle key={`${x} ${y}`} cx={g.x(at[0] + size[0] * x)} cy={g.y(at[1] + size[1] * y)} r={n(g.k * 0.014)} fill={palette.ink} />
			))}
			<Words
				at={[g.x(at[0] + size[0] / 2), g.y(at[1] + size[1] * 0.28)]}
				size={n(size[1] * g.k * 0.44)}
				align="middle"
				weight={1.7}
				colour={palette.white}
			>
				1,150
			</Words>
		</>
	);
}

export const plateSize: Point = [measures.corridor.drawn.plate.width, measures.corridor.drawn.plate.height];
