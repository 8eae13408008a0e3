import { measures } from '../../../content/measures.ts';
import { hemp, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { type Grid, gridOf, paint, rect } from './fittings.tsx';
import { Plate, plateSize } from './rail.tsx';
import { Ash, Brass, long, Rope, rows, Warm } from './rail-kinds.tsx';

const { lamp } = measures.corridor.drawn;

/** What the hand and the eye meet: four rails, the plate, the lamp. */
export function Rails({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 46, 570);
	const name = (y: number, words: readonly string[]) =>
		words.map((row, i) => (
			<Words key={row} at={[g.x(long + 0.12), n(g.y(y) + view.letters * (0.4 + (i - (words.length - 1) / 2) * 1.5))]} size={view.letters}>
				{row}
			</Words>
		));
	return (
		<>
			<path d={rect(g, [-0.02, 0.52], [long + 0.04, 1.02])} fill={paint.brownLit} />
			<path d={rect(g, [-0.02, 0.52], [long + 0.04, 0.24])} fill={hemp.mid} />
			<Layer name="Brass rail">
				<Brass g={g} />
			</Layer>
			<Layer name="Ash rail">
				<Ash g={g} />
			</Layer>
			<Layer name="Rope rail">
				<Rope g={g} />
			</Layer>
			<Layer name="Warm pipe">
				<Warm g={g} />
			</Layer>
			{name(rows.brass, ['Upper:', 'brass'])}
			{name(rows.ash, ['Mid: ash, a', 'knot a year'])}
			{name(rows.rope, ['Lower:', 'rope'])}
			{name(rows.pipe, ['Below: pipe,', 'warm if lucky'])}
			<Layer name="Plate">
				<Plate g={g} at={[0, 0]} size={plateSize} />
			</Layer>
			<Layer name="Lamp">
				<Big g={g} x={1.24} y={0.2} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** The lamp, near: glass, cage, bracket. */
function Big({ g, x, y }: { g: Grid; x: number; y: number }) {
	const r = n((lamp.across / 2) * g.k);
	const m = (share: number) => n(r * share);
	return (
		<g transform={`translate(${g.x(x)} ${g.y(y)})`} stroke={palette.ink} strokeWidth="3">
			<circle r={m(2.3)} fill={paint.tea} fillOpacity=".3" stroke="none" />
			<circle r={m(1.6)} fill={paint.tea} fillOpacity=".5" stroke="none" />
			<path d={`M${m(-0.28)} ${m(-2.6)}H${m(0.28)}V${m(-1.4)}H${m(-0.28)}Z`} fill={paint.shade} />
			<path d={`M${m(-0.75)} ${m(-1.45)}H${m(0.75)}L${m(0.9)} ${m(-0.8)}H${m(-0.9)}Z`} fill={paint.steel} />
			<circle r={r} fill={paint.tea} />
			<circle cx={m(0.16)} cy={m(-0.16)} r={m(0.56)} fill={paint.glass} stroke="none" />
			<path
				d={`M0 ${-r}V${r}M${m(-0.95)} ${m(-0.3)}Q0 ${m(0.1)} ${m(0.95)} ${m(-0.3)}M${m(-0.86)} ${m(0.5)}Q0 ${m(0.86)} ${m(0.86)} ${m(0.5)}M${m(-0.5)} ${m(-0.86)}C${m(-0.8)} ${m(-0.3)} ${m(-0.7)} ${m(0.5)} 0 ${r}C${m(0.7)} ${m(0.5)} ${m(0.8)} ${m(-0.3)} ${m(0.5)} ${m(-0.86)}`}
				fill="none"
				strokeWidth="2.2"
			/>
		</g>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const [w, h] = plateSize;
	const half = lamp.across / 2;
	return (
		<>
			<Dimension view={view} from={[g.x(0), g.y(0)]} to={[g.x(w), g.y(0)]} off={-28} />
			<Dimension view={view} from={[g.x(w), g.y(h)]} to={[g.x(w), g.y(0)]} off={24} />
			<Dimension view={view} from={[g.x(1.24 - half), g.y(0.2 - half)]} to={[g.x(1.24 + half), g.y(0.2 - half)]} off={-52} />
		</>
	);
}
