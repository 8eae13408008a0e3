import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { changed } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, Pipe, paint, rect, Way } from '../passage/fittings.tsx';
import { end, Furniture, room, wall } from './furniture.tsx';

const { berth, corridor, deck, person } = measures;
const { depth } = berth.drawn.finished;
const { door, rail } = corridor.drawn;
const { shoulder } = person.drawn;
const plate = 0.09;

/** Cut from the passage to the room's back wall, a whole deck high. */
export function Finished({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 78, 452);
	return (
		<>
			<Layer name="Walls">
				<Walls g={g} />
			</Layer>
			<Layer name="Pipes overhead">
				<Overhead g={g} />
			</Layer>
			<Layer name="Furniture">
				<Furniture g={g} />
			</Layer>
			<Layer name="Doorway">
				<Doorway g={g} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[-wall, -plate]} size={[end + 2 * wall, plate]} />
				<CutFace g={g} at={[-wall, 0]} size={[wall, deck.height]} />
				<CutFace g={g} at={[end, 0]} size={[wall, deck.height]} />
				<CutFace g={g} at={[-wall, deck.height - plate]} size={[end + 2 * wall, plate]} />
			</Layer>
			<Standing
				layer="Old woman"
				view={view}
				at={[g.x(room + 2.28), g.y(0.04)]}
				who={changed('gran', { cap: 'headscarf', capTone: cloth.plum })}
				wear={makeWear({ cut: 'oilskin', top: cloth.sea })}
				pose={warming}
			/>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** A hand on the radiator, to see whether it is on. */
const warming = {
	view: 'quarter',
	waist: [-2, -105],
	lean: 4,
	head: { tilt: 8 },
	near: { to: [-19, -85] },
	far: { to: [42, -91], elbow: [26, -112], over: true, seam: 1, hand: 'over', level: 6 },
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [12, -13], boot: 'quarter' },
} as const;

function Walls({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[0, 0]} size={[room, deck.height]} fill={paint.creamShade} line={0} />
			<Box g={g} at={[0, 0]} size={[room, shoulder]} fill={paint.brown} line={0} />
			<Box g={g} at={[room, 0]} size={[depth, deck.height]} fill={paint.cream} line={0} />
			<Box g={g} at={[room, 0]} size={[depth, shoulder]} fill={paint.brownLit} line={0} />
			<path d={rect(g, [room, 0], [0.34, deck.height])} fill={palette.ink} fillOpacity=".16" />
			<Way
				g={g}
				points={[
					[0, shoulder],
					[end, shoulder],
				]}
				width={2}
			/>
		</>
	);
}

/** The pipes run across the room, the frames over them; three metres are clear beneath. */
function Overhead({ g }: { g: Grid }) {
	const { clear, height } = deck;
	return (
		<>
			<Box g={g} at={[0, clear]} size={[end, height - clear]} fill={paint.plate} line={0} />
			<Box g={g} at={[0, height - 0.5]} size={[end, 0.42]} fill={paint.shade} line={2} />
			{[0.7, 1.9, 3.1, 4.2].map((x) => (
				<circle key={x} cx={g.x(x)} cy={g.y(height - 0.29)} r={n(g.k * 0.12)} fill={paint.plate} stroke={palette.ink} strokeWidth="1.6" />
			))}
			{(
				[
					[3.14, 0.2, paint.warm],
					[3.42, 0.14, paint.cold],
				] as const
			).map(([y, across, c]) => (
				<Pipe
					key={y}
					g={g}
					points={[
						[-wall, y],
						[end + wall, y],
					]}
					across={across}
					colour={c}
				/>
			))}
			{[0.5, 1.9, 3.3].map((x) => (
				<Way
					key={x}
					g={g}
					points={[
						[x, clear + 0.02],
						[x, height - 0.5],
					]}
					width={4}
				/>
			))}
		</>
	);
}

/** The door stands open towards us; its wall is cut over it, its sill under it. */
function Doorway({ g }: { g: Grid }) {
	const x = corridor.width;
	return (
		<>
			<Box g={g} at={[room, door.sill]} size={[0.05, door.height]} fill={palette.red} line={2} />
			<CutFace g={g} at={[x, door.sill + door.height]} size={[wall, deck.height - door.height - door.sill]} />
			<CutFace g={g} at={[x - 0.02, 0]} size={[wall + 0.04, door.sill]} />
			<Pipe
				g={g}
				points={[
					[0.02, rail],
					[0.12, rail],
				]}
				across={0.05}
				colour={paint.rope}
				line={1.4}
			/>
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const cream = { ...view, ground: paint.cream };
	const top = deck.height;
	return (
		<>
			<Dimension view={view} from={at(0, 0)} to={at(0, top)} off={n(g.k * 0.42)} />
			<Dimension view={view} from={at(end, deck.clear)} to={at(end, 0)} off={n(g.k * 0.78)} />
			<Dimension view={view} from={at(0, 0)} to={at(corridor.width, 0)} off={n(-g.k * 0.36)} />
			<Dimension view={view} from={at(room, 0)} to={at(end, 0)} off={n(-g.k * 0.36)} />
			<Dimension view={view} from={at(end, shoulder)} to={at(end, 0)} off={n(g.k * 0.36)} />
			<Leader view={cream} to={at(room + 1.2, 1.76)} from={at(room + 1.32, 2.26)} side="right">
				Shoes
			</Leader>
			<Leader view={cream} to={at(end - 0.09, 2.3)} from={at(end - 0.4, 2.66)}>
				Heat
			</Leader>
			<Leader view={{ ...view, ground: paint.creamShade }} to={at(corridor.width, 0.05)} from={at(1.1, 1.95)}>
				Sill
			</Leader>
		</>
	);
}
