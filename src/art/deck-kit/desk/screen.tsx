import { measures } from '../../../content/measures.ts';
import { coral, palette, steel, teal, water } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, type Grid, gridOf, paint } from '../passage/fittings.tsx';
import { office } from './desk-colours.ts';
import { Above, middle, Reasons, Tea } from './desk-top.tsx';

const { desk } = measures;
const { screen, switch: tall } = desk.drawn;
const foot = 0.4;

/** What the Hand has before them: the screen over the switch, the box for a no, the tea. */
export function Screen({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 36, 596);
	return (
		<>
			<path d={`M0 0H640V${g.y(0.1)}H0Z`} fill={office.wall} />
			<path d={`M0 ${g.y(0.1)}H640V640H0Z`} fill={office.top} />
			<path d={`M0 ${g.y(0.1)}H640V${n(g.y(0.1) + 12)}H0Z`} fill={teal.deep} />
			<path d={`M0 ${g.y(0.1)}H640`} stroke={palette.ink} strokeWidth="4" />
			<Layer name="Tube">
				<Tube g={g} />
			</Layer>
			<Layer name="Switch">
				<Switch g={g} />
			</Layer>
			<Layer name="Box for reasons">
				<Reasons g={g} />
			</Layer>
			<Layer name="Tea">
				<Tea g={g} x={0.16} y={0.02} />
			</Layer>
			<Layer name="Hand above the switch">
				<Above g={g} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** A proposal, in plain words; what it leaves out stands at its head, in the larger type. */
function Tube({ g }: { g: Grid }) {
	const x = middle - screen.width / 2;
	const y = foot + 0.13;
	const rows = ['Send car 4 past', 'Deck 22?'];
	return (
		<>
			<Box g={g} at={[middle - 0.23, 0.1]} size={[0.4, 0.44]} fill={office.caseShade} line={3} />
			<path
				d={`M${g.x(x - 0.06)} ${g.y(y - 0.05)}H${g.x(x + screen.width + 0.06)}L${g.x(x + screen.width + 0.05)} ${g.y(y + screen.height + 0.06)}H${g.x(x - 0.05)}Z`}
				fill={office.case}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path
				d={`M${g.x(x + screen.width)} ${g.y(y - 0.05)}H${g.x(x + screen.width + 0.06)}L${g.x(x + screen.width + 0.05)} ${g.y(y + screen.height + 0.06)}H${g.x(x + screen.width)}Z`}
				fill={office.caseShade}
			/>
			<rect
				x={g.x(x)}
				y={g.y(y + screen.height)}
				width={n(screen.width * g.k)}
				height={n(screen.height * g.k)}
				rx="16"
				fill={office.glass}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path
				d={`M${g.x(x + 0.3)} ${n(g.y(y + screen.height) + 3)}H${g.x(x + 0.42)}L${g.x(x + 0.2)} ${n(g.y(y) - 3)}H${g.x(x + 0.1)}Z`}
				fill={palette.foam}
				fillOpacity=".1"
			/>
			<Words at={[g.x(x + 0.035), g.y(y + 0.3)]} size={24} colour={palette.foam} weight={1.4}>
				Left out: one
			</Words>
			<Words at={[g.x(x + 0.035), g.y(y + 0.23)]} size={24} colour={palette.foam} weight={1.4}>
				stretcher
			</Words>
			{rows.map((row, i) => (
				<Words key={row} at={[g.x(x + 0.035), g.y(y + 0.145 - i * 0.06)]} size={18} colour={palette.foam}>
					{row}
				</Words>
			))}
			<Words at={[g.x(x + screen.width - 0.035), g.y(y + 0.03)]} size={14} align="right" colour={water.mid}>
				Take your time.
			</Words>
		</>
	);
}

/** Down for yes, up for no. */
function Switch({ g }: { g: Grid }) {
	const [x, y] = [middle - 0.08, 0.14];
	return (
		<>
			<Box g={g} at={[x, y]} size={[0.16, tall]} fill={office.steel} shade={[0.04, office.steelShade]} line={3.4} />
			{[0.02, tall - 0.02].flatMap((by) =>
				[0.02, 0.14].map((bx) => (
					<circle key={`${bx} ${by}`} cx={g.x(x + bx)} cy={g.y(y + by)} r="4" fill={paint.white} stroke={palette.ink} strokeWidth="1.6" />
				)),
			)}
			<Box g={g} at={[x + 0.06, y + 0.035]} size={[0.04, tall - 0.07]} fill={palette.ink} line={0} />
			<Words at={[g.x(x - 0.02), n(g.y(y + tall) + 38)]} size={19} align="right" weight={1.5} colour={palette.ink}>
				No
			</Words>
			<Words at={[g.x(x - 0.02), n(g.y(y) - 20)]} size={19} align="right" weight={1.5} colour={palette.ink}>
				Yes
			</Words>
			<Box g={g} at={[x + 0.055, y + 0.1]} size={[0.05, 0.07]} fill={steel.dark} line={2.4} />
			<circle cx={g.x(x + 0.08)} cy={g.y(y + 0.135)} r={n(g.k * 0.045)} fill={palette.red} stroke={palette.ink} strokeWidth="3.4" />
			<path d={`M${g.x(x + 0.062)} ${g.y(y + 0.15)}q8-12 20-8`} fill="none" stroke={coral.light} strokeWidth="4" />
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const white = { ...view, ground: office.wall };
	const x = middle - screen.width / 2;
	const top = foot + 0.13 + screen.height;
	return (
		<>
			<Dimension view={white} from={at(x, top)} to={at(x + screen.width, top)} off={n(g.k * 0.11)} />
			<Dimension view={white} from={at(x, top - screen.height)} to={at(x, top)} off={n(g.k * 0.13)} />
			<Dimension view={white} from={at(middle - 0.08, 0.14)} to={at(middle - 0.08, 0.14 + tall)} off={n(g.k * 0.2)} />
			<Leader view={white} to={at(0.14, 0.13)} from={at(0.06, 0.34)} side="right">
				Tea
			</Leader>
			<Leader view={white} to={at(1.02, 0.24)} from={at(0.98, 0.43)} side="right">
				Why no
			</Leader>
		</>
	);
}
