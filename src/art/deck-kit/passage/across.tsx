import { measures } from '../../../content/measures.ts';
import { hemp, palette } from '../../../model/colours.ts';
import { changed, folk } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Dimension, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, paint, StreetLamp, Way } from './fittings.tsx';

const { corridor, deck, person } = measures;
const { lamp, rail } = corridor.drawn;
const { shoulder } = person.drawn;
const wide = corridor.width;

/** The passage cut across: two people and a bucket. */
export function Across({ view, left, floor }: { view: Measured; left: number; floor: number }) {
	const g = gridOf(view.perMetre, left, floor);
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	return (
		<>
			<Box g={g} at={[0, 0]} size={[wide, deck.height]} fill={paint.creamShade} line={0} />
			<Box g={g} at={[0, 0]} size={[wide, shoulder]} fill={paint.brown} line={0} />
			<Way
				g={g}
				points={[
					[0, shoulder],
					[wide, shoulder],
				]}
			/>
			<Above g={g} />
			{[0.07, wide - 0.07].map((x) => (
				<g key={x}>
					<Way
						g={g}
						points={[
							[x < 0.5 ? 0 : wide, rail - 0.09],
							[x, rail - 0.09],
							[x, rail],
						]}
						width={3.4}
					/>
					<circle cx={g.x(x)} cy={g.y(rail)} r={n(g.k * 0.028)} fill={paint.ash} stroke={palette.ink} strokeWidth="1.8" />
				</g>
			))}
			<Way
				g={g}
				points={[
					[wide - 0.26, lamp.height + 0.11],
					[wide, lamp.height + 0.11],
				]}
				width={3.4}
			/>
			<StreetLamp g={g} at={[wide - 0.26, lamp.height]} across={lamp.across} />
			<CutFace g={g} at={[-0.09, -0.09]} size={[wide + 0.18, 0.09]} />
			<CutFace g={g} at={[-0.09, 0]} size={[0.09, deck.height]} />
			<CutFace g={g} at={[wide, 0]} size={[0.09, deck.height]} />
			<CutFace g={g} at={[-0.09, deck.height - 0.09]} size={[wide + 0.18, 0.09]} />
			<Standing
				layer="Somebody going away"
				view={view}
				at={[g.x(1.04), g.y(0.03)]}
				who={changed('diver', { cap: 'headscarf', capTone: cloth.yellow })}
				wear={makeWear({ cut: 'jacket', top: cloth.navy })}
				pose="away"
			/>
			<Standing
				layer="Cook with a bucket"
				view={view}
				at={[g.x(0.32), g.y(0.01)]}
				who={folk.cook}
				wear={makeWear({ cut: 'apron', top: cloth.white })}
				pose="face"
			/>
			<Bucket g={g} x={0.66} y={0.42} />
			<Dimension view={view} from={at(0, 0)} to={at(wide, 0)} off={-g.k * 0.32} />
			<Dimension view={view} from={at(wide, shoulder)} to={at(wide, 0)} off={g.k * 0.58} />
			<Dimension view={view} from={at(wide, rail)} to={at(wide, 0)} off={g.k * 0.28} />
		</>
	);
}

/** The pipes’ ends, and the frame that they hang from. */
function Above({ g }: { g: Grid }) {
	return (
		<g stroke={palette.ink} strokeWidth="1.8">
			<Box g={g} at={[0, deck.clear]} size={[wide, deck.height - deck.clear]} fill={paint.plate} line={0} />
			<Box g={g} at={[0, 3.66]} size={[wide, 0.5]} fill={paint.shade} line={2} />
			<circle cx={g.x(0.34)} cy={g.y(3.9)} r={n(g.k * 0.14)} fill={paint.plate} />
			<circle cx={g.x(1.02)} cy={g.y(3.9)} r={n(g.k * 0.14)} fill={paint.plate} />
			{(
				[
					[0.22, 3.14, 0.11, paint.warm],
					[0.48, 3.14, 0.08, paint.warm],
					[0.72, 3.13, 0.07, paint.cold],
					[0.92, 3.12, 0.05, paint.cold],
					[1.12, 3.12, 0.05, hemp.mid],
					[1.28, 3.14, 0.06, hemp.mid],
				] as const
			).map(([x, y, r, c]) => (
				<g key={x}>
					<path d={`M${g.x(x)} ${g.y(y)}V${g.y(3.66)}`} strokeWidth="2.6" />
					<circle cx={g.x(x)} cy={g.y(y)} r={n(g.k * r)} fill={c} />
					<circle cx={g.x(x)} cy={g.y(y)} r={n(g.k * r * 0.55)} fill={paint.pipeShade} strokeWidth="1.2" />
				</g>
			))}
		</g>
	);
}

function Bucket({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(x)} ${g.y(y)})`} stroke={palette.ink} strokeWidth="2.2">
			<path d={`M${m(-0.14)} 0L${m(-0.06)} ${m(-0.34)}L${m(0.14)} 0`} fill="none" />
			<path d={`M${m(-0.15)} 0H${m(0.15)}L${m(0.11)} ${m(0.3)}H${m(-0.11)}Z`} fill={cloth.grey.light} />
			<path d={`M${m(0.03)} 0H${m(0.15)}L${m(0.11)} ${m(0.3)}H${m(0.03)}Z`} fill={cloth.grey.dark} stroke="none" />
			<path d={`M${m(-0.15)} 0H${m(0.15)}L${m(0.11)} ${m(0.3)}H${m(-0.11)}Z`} fill="none" />
			<path d={`M${m(-0.14)} ${m(0.06)}H${m(0.14)}`} strokeWidth="1.4" />
		</g>
	);
}
