import { measures } from '../../../content/measures.ts';
import { concrete, palette, wood } from '../../../model/colours.ts';
import { changed } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, Pipe, paint, StreetLamp } from '../passage/fittings.tsx';
import { office } from './desk-colours.ts';

const { corridor } = measures;
const { door, lamp } = corridor.drawn;
const left = 0.5;
const wide = 2.74;

/** The door, from the passage; and somebody who reads it. */
export function Door({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 40, 584);
	return (
		<>
			<Layer name="Wall">
				<Box g={g} at={[0, 0]} size={[wide, 2.68]} fill={office.wall} line={0} />
				<Box g={g} at={[0, 0]} size={[0.1, 2.68]} fill={office.shade} line={0} />
				<Box g={g} at={[0, 0]} size={[wide, 0.1]} fill={office.steelShade} line={2} />
			</Layer>
			<Layer name="Rail">
				<Rail g={g} />
			</Layer>
			<Layer name="Leaf">
				<Leaf g={g} />
			</Layer>
			<Layer name="Lamp">
				<StreetLamp g={g} at={[left + door.width / 2, lamp.height]} across={lamp.across} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[0, -0.06]} size={[wide, 0.06]} />
			</Layer>
			<Standing
				layer="Docker who reads"
				view={view}
				at={[g.x(1.94), g.y(0.005)]}
				who={changed('docker', { cap: 'flat-cap', capTone: cloth.red })}
				wear={makeWear({ cut: 'jersey', top: cloth.orange, trim: cloth.yellow })}
				pose="stand"
				turn={-1}
			/>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** Ash, as on all the mid decks. */
function Rail({ g }: { g: Grid }) {
	const { rail } = corridor.drawn;
	return (
		<>
			<path d={[1.44, 2.5].map((x) => `M${g.x(x)} ${g.y(rail)}v18`).join('')} stroke={palette.ink} strokeWidth="7" />
			<Pipe
				g={g}
				points={[
					[1.28, rail],
					[wide, rail],
				]}
				across={0.05}
				colour={paint.ash}
				shade={wood.dark}
				line={2.2}
			/>
		</>
	);
}

/** Painted: the machine, the name, the number. Chalked: the hours. */
function Leaf({ g }: { g: Grid }) {
	const foot = door.sill;
	const middle = g.x(left + door.width / 2);
	return (
		<>
			<Box g={g} at={[left - 0.08, 0]} size={[door.width + 0.16, door.height + foot + 0.08]} fill={paint.steel} line={3} />
			<Box g={g} at={[left, foot]} size={[door.width, door.height]} fill={office.door} shade={[0.08, concrete.deep]} line={3} />
			<Box g={g} at={[left - 0.08, 0]} size={[door.width + 0.16, foot]} fill={paint.shade} line={3} />
			<Box g={g} at={[left + 0.05, 1.5]} size={[door.width - 0.14, 0.5]} fill={palette.paper} line={2.4} />
			{(
				[
					['40: Lifts', 1.86],
					['M. Teo', 1.72],
					['Tel. 3840', 1.58],
				] as const
			).map(([words, y]) => (
				<Words key={words} at={[n(middle - 5), g.y(y)]} size={16} align="middle" weight={1.4} colour={palette.ink}>
					{words}
				</Words>
			))}
			<Words at={[n(middle - 4), g.y(1.32)]} size={17} align="middle" weight={1.6} colour={office.chalk} turn={-3}>
				Slept 7½
			</Words>
			<path
				d={`M${g.x(left + 0.1)} ${g.y(1.22)}q30-5 64-6M${g.x(left + 0.14)} ${g.y(1.1)}q40 10 70-4`}
				fill="none"
				stroke={office.chalk}
				strokeWidth="3"
				strokeOpacity=".4"
			/>
			<path d={`M${g.x(left + 0.1)} ${g.y(1.02)}h28v6h-28z`} fill={paint.ash} stroke={palette.ink} strokeWidth="2" />
			<path d={`M${g.x(left + 0.13)} ${n(g.y(1.02) - 3)}h14`} stroke={office.chalk} strokeWidth="5" />
			<circle cx={g.x(left + door.width - 0.07)} cy={g.y(1.06)} r="7" fill={paint.brass} stroke={palette.ink} strokeWidth="2.4" />
			<Box g={g} at={[left + 0.1, 0.2]} size={[door.width - 0.24, 0.5]} fill="none" line={2} />
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const { sill, width, height } = door;
	const white = { ...view, ground: office.wall };
	return (
		<>
			<Dimension view={white} from={at(left, sill)} to={at(left, sill + height)} off={n(g.k * 0.24)} />
			<Dimension view={view} from={at(left, 0)} to={at(left + width, 0)} off={n(-g.k * 0.16)} />
			<Leader view={white} to={at(left + 0.5, 1.84)} from={at(left + 0.86, 2.42)} side="right">
				Painted
			</Leader>
			<Leader view={white} colour={palette.ink} to={at(left + 0.53, 1.37)} from={at(left + 0.86, 2.12)} side="right">
				Chalked
			</Leader>
		</>
	);
}
