import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Box, CutFace, type Grid } from '../passage/fittings.tsx';

/** What a bare berth consists of: the dark, a girder, ribs. */

const { berth, deck } = measures;
const { width, clear } = berth.drawn.frame;
export const side = 0.34;
export const plate = 0.09;

export function Dark({ g }: { g: Grid }) {
	const ends = [-side, 2 * width + side] as const;
	const far = [0.4, 1.06, 1.72].flatMap((x) => [x, x + width]);
	return (
		<>
			<Box g={g} at={[ends[0], 0]} size={[ends[1] - ends[0], deck.height]} fill={steel.berth} line={0} />
			<clipPath id="berth-bare-bay">
				<path d={`M${g.x(ends[0])} ${g.y(deck.height)}H${g.x(ends[1])}V${g.y(0)}H${g.x(ends[0])}Z`} />
			</clipPath>
			<g clipPath="url(#berth-bare-bay)">
				{[0, 1].map((i) => (
					<circle key={i} cx={g.x((i + 0.5) * width)} cy={g.y(2.1)} r={n(g.k * 0.9)} fill={steel.glowBack} />
				))}
				<path d={far.map((x) => `M${g.x(x)} ${g.y(0.3)}V${g.y(clear)}`).join('')} stroke={steel.berthFrame} strokeWidth={n(g.k * 0.08)} />
				<path
					d={[0.9, 1.6, 2.3].map((y) => `M${g.x(ends[0])} ${g.y(y)}H${g.x(ends[1])}`).join('')}
					stroke={steel.berthFrame}
					strokeWidth={n(g.k * 0.05)}
				/>
				<path d={`M${g.x(ends[0])} ${g.y(0.34)}H${g.x(ends[1])}V${g.y(0)}H${g.x(ends[0])}Z`} fill={steel.berthFloor} />
				{[0, 1].map((i) => (
					<g key={i}>
						<ellipse cx={g.x((i + 0.5) * width)} cy={g.y(0.15)} rx={n(g.k * 0.75)} ry={n(g.k * 0.13)} fill={steel.pool} />
						<ellipse cx={g.x((i + 0.5) * width)} cy={g.y(0.15)} rx={n(g.k * 0.42)} ry={n(g.k * 0.07)} fill={steel.spot} />
					</g>
				))}
			</g>
		</>
	);
}

/** What leaves so little clear; over it the pipes go by to where somebody lives. */
export function Girder({ g }: { g: Grid }) {
	const [from, long] = [-side, 2 * width + 2 * side];
	return (
		<>
			<Box g={g} at={[from, 3.14]} size={[long, deck.height - 3.14]} fill={steel.deckhead} line={0} />
			<Box g={g} at={[from, 3.7]} size={[long, 0.3]} fill={steel.beam} line={2} />
			<Box g={g} at={[from, clear]} size={[long, 0.46]} fill={steel.girder} line={2.4} />
			<Box g={g} at={[from, clear]} size={[long, 0.08]} fill={steel.flange} line={2} />
			<path
				d={Array.from({ length: 19 }, (_, i) => `M${g.x(from + 0.12 + i * 0.245)} ${g.y(clear + 0.36)}v.1`).join('')}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<CutFace g={g} at={[from, deck.height - plate]} size={[long, plate]} />
		</>
	);
}

/** Grey primer, pierced, and a number where the eye is. */
export function Rib({ g, x, number }: { g: Grid; x: number; number: number }) {
	const half = 0.11;
	return (
		<>
			<Box g={g} at={[x - half, 0]} size={[half * 2, clear]} fill={steel.light} line={2.4} />
			<Box g={g} at={[x - half, 0]} size={[half * 0.8, clear]} fill={steel.shade} line={0} />
			<Box g={g} at={[x - half, 1.9]} size={[half * 2, clear - 1.9]} fill={steel.warm} line={0} />
			<Box g={g} at={[x - half, 0]} size={[half * 2, clear]} fill="none" line={2.4} />
			<Box g={g} at={[x - 0.16, 0]} size={[0.32, 0.06]} fill={steel.shade} line={1.8} />
			<path
				d={[0.3, 0.3, 2.2, 2.5].map((y, i) => `M${g.x(x + (i % 2 ? 0.05 : -0.05))} ${g.y(y)}v.1`).join('')}
				stroke={palette.ink}
				strokeWidth="3.4"
			/>
			<Words at={[g.x(x), g.y(1.66)]} size={n(g.k * 0.115)} align="middle" weight={1.8} colour={palette.deep}>
				M
			</Words>
			<Words at={[g.x(x), g.y(1.44)]} size={n(g.k * 0.115)} align="middle" weight={1.8} colour={palette.deep}>
				{`${number}`}
			</Words>
		</>
	);
}
