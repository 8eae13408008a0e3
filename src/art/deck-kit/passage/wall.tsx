import { measures } from '../../../content/measures.ts';
import { brass, concrete, hemp, steel } from '../../../model/colours.ts';
import { folk } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Paper, SheetLine } from '../../kit/measuring/paper.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Across } from './across.tsx';
import { Door } from './door.tsx';
import { Box, CutFace, type Grid, gridOf, Pipe, paint, rect, StreetLamp, Way } from './fittings.tsx';
import { KnottedRail, Plate } from './rail.tsx';

const { corridor, deck, person } = measures;
const { door, lamp, rail, plate } = corridor.drawn;
const { shoulder } = person.drawn;
const long = 3.25;
/** Left of it a dry deck, right of it one that the sea reaches. */
const split = 2.1;
const across = long + 0.64;

/** A length of a passage's wall, and the passage cut across, on one floor. */
export function Wall({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 71, 414);
	return (
		<>
			<Layer name="Walls and floor">
				<Ground g={g} />
			</Layer>
			<Layer name="Door">
				<Door g={g} at={[0.22, 0]} c={brass.mid} shade={brass.dark} />
			</Layer>
			<Layer name="Lamp">
				<StreetLamp g={g} at={[0.22 + door.width / 2, lamp.height]} across={lamp.across} />
			</Layer>
			<Layer name="Knotted rail">
				<KnottedRail g={g} from={1.02} to={1.98} y={rail} />
			</Layer>
			<Layer name="Plate">
				<Plate g={g} at={[1.06, plate.foot]} size={[plate.width, plate.height]} />
			</Layer>
			<Layer name="Door">
				<Door g={g} at={[2.38, 0]} c={concrete.light} shade={steel.mid} wet />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[0, -0.09]} size={[long, 0.09]} />
				<CutFace g={g} at={[0, deck.height - 0.09]} size={[long, 0.09]} />
			</Layer>
			<Paper d={rect(g, [split - 0.03, -0.1], [0.06, deck.height + 0.2])} />
			<Standing
				layer="Woman who ties a knot"
				view={view}
				at={[g.x(1.12), g.y(0.01)]}
				who={folk.weaver}
				wear={makeWear({ cut: 'skirt', top: cloth.foam, legs: cloth.plum })}
				pose={tying}
			/>
			<Layer name="Passage across">
				<Across view={view} left={g.x(across)} floor={g.y(0)} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** Both hands at the rope. */
const tying = {
	view: 'quarter',
	waist: [-2, -105],
	lean: 8,
	head: { tilt: 16 },
	near: { to: [30, -100], elbow: [-14, -112], hand: 'grip', level: 10 },
	far: { to: [43, -99], elbow: [26, -112], over: true, seam: 1, hand: 'grip', level: 4 },
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [12, -13], boot: 'quarter' },
} as const;

function Ground({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[0, 0]} size={[long, deck.height]} fill={paint.cream} line={0} />
			<Box g={g} at={[0, 0]} size={[long, shoulder]} fill={paint.brownLit} line={0} />
			<Box g={g} at={[split, 0]} size={[long - split, shoulder]} fill={paint.brown} line={0} />
			<Box g={g} at={[split, shoulder]} size={[long - split, 2]} fill={paint.creamShade} line={0} />
			<Way
				g={g}
				points={[
					[0, shoulder],
					[long, shoulder],
				]}
			/>
			<Box g={g} at={[0, deck.clear]} size={[long, 1.2]} fill={paint.plate} line={0} />
			{(
				[
					[3.12, 0.2, paint.warm],
					[3.36, 0.12, paint.cold],
					[3.52, 0.08, hemp.mid],
				] as const
			).map(([y, wide, c]) => (
				<Pipe
					key={y}
					g={g}
					points={[
						[0, y],
						[long, y],
					]}
					across={wide}
					colour={c}
				/>
			))}
			{[0.6, 1.6, 2.7].map((x) => (
				<g key={x}>
					<Box g={g} at={[x - 0.12, 3.66]} size={[0.24, 0.5]} fill={paint.shade} line={1.8} />
					<Way
						g={g}
						points={[
							[x, 3.02],
							[x, 3.66],
						]}
						width={3.4}
					/>
				</g>
			))}
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const m = (metres: number) => metres * g.k;
	const leaf = 2.38;
	const foot = 2 * door.sill;
	const white = { ...view, ground: concrete.light };
	return (
		<>
			<Dimension view={view} from={at(0, 0)} to={at(0, deck.height)} off={m(0.58)} />
			<Dimension view={view} from={at(0, 0)} to={at(0, deck.clear)} off={m(0.26)} />
			<Dimension view={view} from={at(long, lamp.height)} to={at(long, 0)} off={m(0.28)} />
			{/* On to the lamp's glass, where the passage is cut across. */}
			<SheetLine
				d={`M${at(long + 0.36, lamp.height)}H${g.x(across + corridor.width - 0.26 - lamp.across / 2)}`}
				ink="measures"
				strokeWidth="1"
			/>
			<Dimension view={white} from={at(leaf + 0.13, foot + door.height)} to={at(leaf + 0.13, foot)} />
			<Dimension
				view={{ ...view, ground: paint.creamShade }}
				from={at(leaf, door.height + foot)}
				to={at(leaf + door.width, door.height + foot)}
				off={m(0.24)}
			/>
			<Leader view={view} to={at(0.5, 0.05)} from={at(0.66, -0.38)} side="right">
				A sill
			</Leader>
			<Leader view={view} to={at(leaf + 0.2, 0.14)} from={at(leaf - 0.12, -0.38)} side="right">
				Two sills
			</Leader>
		</>
	);
}
