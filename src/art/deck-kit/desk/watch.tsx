import { measures } from '../../../content/measures.ts';
import { denim, midnight, moss, palette, skinTone } from '../../../model/colours.ts';
import { folk } from '../../kit/folk/folk.ts';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, paint, Way } from '../passage/fittings.tsx';
import { office } from './desk-colours.ts';
import { Bed, head, Room, wide } from './watch-room.tsx';

const { desk } = measures;
const { depth, height, bed, seat } = desk.drawn;
const wall = 0.08;
/** The desk's front edge, and where whoever sits there sits. */
const edge = wide - depth;
const chair = edge - 0.34;

/** From the side: the relief at the desk, and the Hand in the bed. */
export function Watch({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 62, 506);
	return (
		<>
			<Layer name="Room">
				<Room g={g} />
			</Layer>
			<Layer name="Bed">
				<Bed g={g} />
			</Layer>
			<Layer name="Chair">
				<Chair g={g} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[-wall, -wall]} size={[wide + 2 * wall, wall]} />
				<CutFace g={g} at={[-wall, 0]} size={[wall, head]} />
				<CutFace g={g} at={[wide, 0]} size={[wall, head]} />
			</Layer>
			<Standing
				layer="Hand on watch"
				view={view}
				at={[g.x(chair), g.y(0)]}
				who={folk.draughtswoman}
				wear={makeOutfit({
					...makeWear({
						cut: 'jersey',
						top: { light: moss.dark, dark: moss.deep },
						legs: { light: denim.dark, dark: midnight.light },
					}).garment,
					collar: 'stand',
				})}
				pose="desk"
			/>
			<Layer name="Desk">
				<Desk g={g} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

function Chair({ g }: { g: Grid }) {
	const x = chair;
	return (
		<>
			<Box g={g} at={[x - 0.3, 0]} size={[0.05, 0.98]} fill={skinTone.brown} line={2} />
			<Box g={g} at={[x - 0.3, 0.72]} size={[0.06, 0.24]} fill={paint.ash} line={2} />
			<Box g={g} at={[x + 0.12, 0]} size={[0.05, seat - 0.05]} fill={skinTone.brown} line={2} />
			<Box g={g} at={[x - 0.3, seat - 0.06]} size={[0.48, 0.06]} fill={paint.ash} line={2} />
		</>
	);
}

/** The desk from its end, the screen and the switch on it from aside. */
function Desk({ g }: { g: Grid }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<>
			<Box g={g} at={[edge + 0.3, 0]} size={[depth - 0.34, height - 0.05]} fill={office.steel} shade={[0.12, office.steelShade]} />
			{[0.08, 0.29, 0.5].map((y) => (
				<Way
					key={y}
					g={g}
					points={[
						[edge + 0.3, y],
						[wide - 0.04, y],
					]}
					width={1.6}
				/>
			))}
			<Box g={g} at={[edge, height - 0.05]} size={[depth, 0.05]} fill={office.top} line={2.4} />
			<g transform={`translate(${g.x(edge)} ${g.y(height)})`} stroke={palette.ink} strokeWidth="2.4">
				<path d={`M${m(0.26)} 0L${m(0.3)} ${m(-0.1)}H${m(0.42)}V0Z`} fill={office.steel} />
				<path d={`M${m(0.28)} ${m(-0.05)}L${m(0.16)} ${m(-0.09)}`} strokeWidth="7" />
				<circle cx={m(0.15)} cy={m(-0.095)} r={m(0.03)} fill={palette.red} />
				<path
					d={`M${m(0.32)} ${m(-0.14)}L${m(0.36)} ${m(-0.56)}H${m(0.44)}C${m(0.58)} ${m(-0.52)} ${m(0.68)} ${m(-0.44)} ${m(0.68)} ${m(-0.34)}S${m(0.58)} ${m(-0.16)} ${m(0.46)} ${m(-0.14)}Z`}
					fill={office.case}
				/>
				<path
					d={`M${m(0.42)} ${m(-0.14)}L${m(0.45)} ${m(-0.3)}C${m(0.56)} ${m(-0.28)} ${m(0.68)} ${m(-0.3)} ${m(0.68)} ${m(-0.34)}C${m(0.68)} ${m(-0.24)} ${m(0.58)} ${m(-0.16)} ${m(0.46)} ${m(-0.14)}Z`}
					fill={office.caseShade}
					stroke="none"
				/>
				<path d={`M${m(0.32)} ${m(-0.14)}L${m(0.36)} ${m(-0.56)}`} stroke={palette.foam} strokeWidth="3.4" />
				<path d={`M${m(0.4)} ${m(-0.14)}V0H${m(0.56)}V${m(-0.16)}`} fill="none" />
				<path d={`M${m(0.04)} 0V${m(-0.09)}H${m(0.12)}V0Z`} fill={paint.white} />
			</g>
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const white = { ...view, ground: office.wall };
	return (
		<>
			<Dimension view={view} from={at(0, 0)} to={at(wide, 0)} off={n(-g.k * 0.5)} />
			<Dimension view={view} from={at(0.08, 0)} to={at(0.08 + bed.length, 0)} off={n(-g.k * 0.24)} />
			<Dimension view={view} from={at(edge, 0)} to={at(wide, 0)} off={n(-g.k * 0.24)} />
			<Dimension view={view} from={at(wide, height)} to={at(wide, 0)} off={n(g.k * 0.22)} />
			<Leader view={white} to={at(1.3, 2.3)} from={at(1.16, 2.7)} side="left">
				The Limits
			</Leader>
			<Leader view={white} to={at(1.9, 1.82)} from={at(2.1, 2.3)} side="right">
				Stop
			</Leader>
			<Leader view={white} to={at(edge + 0.11, height + 0.11)} from={at(edge - 0.1, 1.86)} side="right">
				Switch
			</Leader>
		</>
	);
}
