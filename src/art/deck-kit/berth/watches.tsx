import { measures } from '../../../content/measures.ts';
import { palette, wood } from '../../../model/colours.ts';
import { dress } from '../../kit/folk/dress-records.ts';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, Pipe, paint, StreetLamp, Way } from '../passage/fittings.tsx';
import { Bunks, Feet, first } from './bunks.tsx';

const { berth, deck, person } = measures;
const { length, apart, lowest, posts } = berth.drawn.watches;
const wide = berth.drawn.finished.depth;
const { shoulder } = person.drawn;
const head = 3.34;

/** A berth with a door, of which a stacker has made three bunks. */
export function Watches({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 96, 552);
	const { wear, also, who } = dress.inspector;
	return (
		<>
			<Layer name="Room">
				<Room g={g} />
			</Layer>
			<Layer name="Bunks">
				<Bunks g={g} />
			</Layer>
			<Layer name="Ladder">
				<Ladder g={g} />
			</Layer>
			<Layer name="Feet">
				<Feet g={g} />
			</Layer>
			<Layer name="Lease">
				<Lease g={g} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[-0.08, -0.08]} size={[wide + 0.16, 0.08]} />
				<CutFace g={g} at={[-0.08, 0]} size={[0.08, head]} />
				<CutFace g={g} at={[wide, 0]} size={[0.08, head]} />
			</Layer>
			<Standing
				layer="Inspector of berths"
				view={view}
				at={[g.x(2.62), g.y(0.01)]}
				who={who}
				wear={makeOutfit({ ...makeWear(wear).garment, ...also })}
				pose="lift"
				turn={-1}
			/>
			<Layer name="String">
				<Way
					g={g}
					points={[
						[first + 0.04, lowest - 0.06],
						[2.16, lowest - 0.02],
					]}
					width={2.4}
					ink={palette.white}
				/>
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

function Room({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[0, 0]} size={[wide, head]} fill={paint.cream} line={0} />
			<Box g={g} at={[0, 0]} size={[wide, shoulder]} fill={paint.brownLit} line={0} />
			<Way
				g={g}
				points={[
					[0, shoulder],
					[wide, shoulder],
				]}
			/>
			<Box g={g} at={[0, deck.clear]} size={[wide, head - deck.clear]} fill={paint.plate} line={0} />
			{(
				[
					[3.1, 0.17, paint.warm],
					[3.28, 0.1, paint.cold],
				] as const
			).map(([y, across, c]) => (
				<Pipe
					key={y}
					g={g}
					points={[
						[0, y],
						[wide, y],
					]}
					across={across}
					colour={c}
				/>
			))}
			<StreetLamp g={g} at={[2.36, 2.72]} across={0.16} />
		</>
	);
}

function Ladder({ g }: { g: Grid }) {
	const x = first + length + 0.06;
	const rungs = [0.3, 0.62, 0.94, 1.26, 1.58, 1.9, 2.22];
	return (
		<>
			{rungs.map((y) => (
				<Box key={y} g={g} at={[x, y]} size={[0.3, 0.035]} fill={paint.ash} line={1.8} />
			))}
			{[0, 0.28].map((by) => (
				<Box key={by} g={g} at={[x + by, 0]} size={[0.04, 2.5]} fill={wood.dark} line={2} />
			))}
		</>
	);
}

/** In its tin frame, just inside the door: three names. */
function Lease({ g }: { g: Grid }) {
	const [x, y] = [2.6, 1.9];
	const rows = [0.08, 0.15, 0.22];
	return (
		<>
			<Box g={g} at={[x, y]} size={[0.24, 0.32]} fill={paint.steel} line={2.2} />
			<Box g={g} at={[x + 0.03, y + 0.03]} size={[0.18, 0.26]} fill={paint.white} line={1.4} />
			<path
				d={rows.map((by) => `M${g.x(x + 0.05)} ${g.y(y + by)}q4-6 7 0t7-1 5-1`).join('')}
				fill="none"
				stroke={palette.ink}
				strokeWidth="1.6"
			/>
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const [one, two] = [lowest, lowest + apart];
	const left = n(g.k * 0.3);
	return (
		<>
			<Dimension view={view} from={at(0, 0)} to={at(0, one)} off={left} beside="from" />
			<Dimension view={view} from={at(0, one)} to={at(0, two)} off={left} />
			<Dimension view={view} from={at(0, two)} to={at(0, two + apart)} off={left} />
			<Dimension view={view} from={at(first, 0)} to={at(first + length, 0)} off={n(-g.k * 0.24)} />
			<Dimension view={view} from={at(wide, posts)} to={at(wide, 0)} off={n(g.k * 0.3)} />
			<Leader view={view} to={at(2.72, 2.16)} from={at(2.68, head + 0.17)} side="left">
				Lease in its tin frame
			</Leader>
		</>
	);
}
