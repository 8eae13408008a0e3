import { measures } from '../../../content/measures.ts';
import { concrete, palette, slate, steel } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Box, CutFace, type Grid, gridOf, paint, rect, Way } from '../passage/fittings.tsx';
import { bare, left, skin, wide } from './plan-layout.ts';

/** The finished berth from above. */

const { berth, corridor } = measures;
const { finished } = berth.drawn;

/** How far the bed’s head is from the door’s wall. */
const bedAt = 0.86;

export function Finished({ g }: { g: Grid }) {
	const { width, depth } = finished;
	const [x, y] = [2.05, wide];
	const { width: leaf } = corridor.drawn.door;
	return (
		<>
			<Box g={g} at={[0, y]} size={[width, depth]} fill={paint.creamShade} line={0} />
			<Box g={g} at={[0.9, y + 0.1]} size={[width - 1.06, depth - 0.34]} fill={paint.cream} line={0} />
			<CutFace g={g} at={[-skin, y]} size={[skin, depth + skin]} />
			<CutFace g={g} at={[width, y]} size={[skin, depth + skin]} />
			<CutFace g={g} at={[-skin, y + depth]} size={[width + 2 * skin, skin]} />
			<CutFace g={g} at={[left, y]} size={[x - left, skin]} />
			<CutFace g={g} at={[x + leaf, y]} size={[bare - 0.9 - x - leaf + 0.5, skin]} />
			<Box g={g} at={[x, y - 0.02]} size={[leaf, skin + 0.04]} fill={paint.steel} line={1.6} />
			<path
				d={`M${g.x(x)} ${g.y(y + skin)}A${n(leaf * g.k)} ${n(leaf * g.k)} 0 0 1 ${g.x(x + leaf)} ${g.y(y + skin + leaf)}`}
				fill="none"
				stroke={palette.ink}
				strokeWidth="1.2"
				strokeDasharray="5 5"
			/>
			<Box g={g} at={[x + leaf - 0.01, y + skin]} size={[0.05, leaf]} fill={palette.red} line={1.6} />
			<Box g={g} at={[0.95, y + depth - 0.18]} size={[0.9, 0.16]} fill={paint.white} line={2} />
			<Way
				g={g}
				points={[
					[0.97, y + depth - 0.1],
					[1.83, y + depth - 0.1],
				]}
				width={1.2}
			/>
			<g transform={`translate(${g.x(0.03)} ${g.y(y + bedAt + berth.bunk.length)})rotate(90)`}>
				<Bed g={gridOf(g.k, 0, 0)} x={0} y={0} />
			</g>
			<path
				d={rect(g, [0.02, y + bedAt], [0.22, 1.3])}
				fill={paint.ash}
				fillOpacity=".55"
				stroke={palette.ink}
				strokeWidth="2"
				strokeDasharray="6 4"
			/>
			<Shoes g={g} x={0.06} y={y + bedAt + 0.14} />
			<circle cx={g.x(0.14)} cy={g.y(y + 0.52)} r={n(g.k * 0.2)} fill={paint.tea} fillOpacity=".6" />
			<circle cx={g.x(0.14)} cy={g.y(y + 0.52)} r={n(g.k * 0.08)} fill={paint.glass} stroke={palette.ink} strokeWidth="1.6" />
		</>
	);
}

/** Somebody asleep, from above, the knee drawn up. */
export function Bed({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (share: number) => n(share * g.k);
	return (
		<>
			<Box g={g} at={[x, y]} size={[berth.bunk.length, 0.75]} fill={paint.ash} line={2.4} />
			<Box g={g} at={[x + 0.04, y + 0.05]} size={[berth.bunk.length - 0.08, 0.65]} fill={paint.white} line={1.4} />
			<g transform={`translate(${g.x(x + berth.bunk.length - 0.3)} ${g.y(y + 0.38)})`} stroke={palette.ink} strokeWidth="1.8">
				<rect x={m(-0.15)} y={m(-0.26)} width={m(0.36)} height={m(0.52)} rx={m(0.08)} fill={concrete.light} />
				<path
					d={`M${m(-0.12)} ${m(-0.2)}C${m(-0.3)} ${m(-0.3)} ${m(-0.5)} ${m(-0.16)} ${m(-0.66)} ${m(-0.16)}C${m(-0.8)} ${m(-0.3)} ${m(-0.98)} ${m(-0.3)} ${m(-1.04)} ${m(-0.2)}C${m(-1.2)} ${m(-0.06)} ${m(-1.36)} ${m(-0.08)} ${m(-1.52)} ${m(-0.06)}V${m(0.26)}H${m(-0.2)}C${m(-0.1)} ${m(0.14)} ${m(-0.08)} ${m(-0.1)} ${m(-0.12)} ${m(-0.2)}Z`}
					fill={slate.light}
				/>
				<path
					d={`M${m(-0.66)} ${m(-0.16)}C${m(-0.6)} ${m(0.02)} ${m(-0.4)} ${m(0.1)} ${m(-0.24)} ${m(0.1)}M${m(-1.04)} ${m(-0.2)}C${m(-0.96)} ${m(-0.04)} ${m(-0.84)} ${m(0.06)} ${m(-0.7)} ${m(0.1)}`}
					fill="none"
				/>
				<path
					d={`M${m(-1.52)} ${m(0.12)}C${m(-1)} ${m(0.1)} ${m(-0.6)} ${m(0.2)} ${m(-0.2)} ${m(0.2)}V${m(0.26)}H${m(-1.52)}Z`}
					fill={steel.deep}
					stroke="none"
				/>
				<circle r={m(0.12)} fill={concrete.deep} />
			</g>
		</>
	);
}

function Shoes({ g, x, y }: { g: Grid; x: number; y: number }) {
	return (
		<>
			{[0, 0.1].map((by) => (
				<ellipse
					key={by}
					cx={g.x(x + 0.06)}
					cy={g.y(y + by)}
					rx={n(g.k * 0.1)}
					ry={n(g.k * 0.035)}
					fill={paint.brownShade}
					stroke={palette.ink}
					strokeWidth="1"
				/>
			))}
		</>
	);
}
