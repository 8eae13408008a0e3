import { measures } from '../../../content/measures.ts';
import { concrete, copper, denim, moss, orange, palette, skinTone, wood } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, paint } from '../passage/fittings.tsx';
import { office } from './desk-colours.ts';

const { corridor, desk } = measures;
const { room, bed, screen } = desk.drawn;
const { door } = corridor.drawn;
const wall = 0.08;
const deskAt = { x: room.width - desk.drawn.depth, y: 0.86 };
const doorAt = 0.34;

/** Room, desk and bed from above, the wall with the door at the foot. */
export function Plan({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 96, 466);
	const { width, depth } = room;
	return (
		<>
			<Layer name="Floor">
				<Box g={g} at={[0, 0]} size={[width, depth]} fill={office.shade} line={0} />
				<Box g={g} at={[0.14, 0.12]} size={[width - 0.3, depth - 0.3]} fill={office.wall} line={0} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[-wall, -wall]} size={[wall, depth + 2 * wall]} />
				<CutFace g={g} at={[width, -wall]} size={[wall, depth + 2 * wall]} />
				<CutFace g={g} at={[-wall, depth]} size={[width + 2 * wall, wall]} />
				<CutFace g={g} at={[-wall, -wall]} size={[doorAt + wall, wall]} />
				<CutFace g={g} at={[doorAt + door.width, -wall]} size={[width - doorAt - door.width, wall]} />
			</Layer>
			<Layer name="Sill">
				<Box g={g} at={[doorAt, -wall - 0.02]} size={[door.width, wall + 0.04]} fill={paint.steel} line={1.8} />
			</Layer>
			<path
				d={`M${g.x(doorAt + door.width)} ${g.y(0)}A${n(door.width * g.k)} ${n(door.width * g.k)} 0 0 0 ${g.x(doorAt)} ${g.y(door.width)}`}
				fill="none"
				stroke={palette.ink}
				strokeWidth="1.4"
				strokeDasharray="6 6"
			/>
			<Layer name="Door">
				<Box g={g} at={[doorAt - 0.02, 0]} size={[0.05, door.width]} fill={office.door} line={1.8} />
			</Layer>
			<Layer name="Bed">
				<Bed g={g} x={0.08} y={depth - bed.width - 0.05} />
			</Layer>
			<Layer name="Desk">
				<Desk g={g} />
			</Layer>
			<Layer name="Sitter">
				<Sitter g={g} x={deskAt.x - 0.19} y={deskAt.y + 0.7} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

function Bed({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<>
			<Box g={g} at={[x, y]} size={[bed.length, bed.width]} fill={paint.ash} line={2.4} />
			<Box g={g} at={[x + 0.05, y + 0.05]} size={[bed.length - 0.1, bed.width - 0.1]} fill={paint.white} line={1.4} />
			<g transform={`translate(${g.x(x + 0.3)} ${g.y(y + 0.38)})`} stroke={palette.ink} strokeWidth="2">
				<rect x={m(-0.2)} y={m(-0.25)} width={m(0.36)} height={m(0.5)} rx={m(0.08)} fill={concrete.light} />
				<path
					d={`M${m(0.1)} ${m(-0.22)}C${m(0.3)} ${m(-0.32)} ${m(0.5)} ${m(-0.18)} ${m(0.7)} ${m(-0.2)}C${m(0.9)} ${m(-0.34)} ${m(1.1)} ${m(-0.3)} ${m(1.14)} ${m(-0.18)}L${m(1.54)} ${m(-0.1)}V${m(0.26)}H${m(0.2)}C${m(0.08)} ${m(0.14)} ${m(0.06)} ${m(-0.1)} ${m(0.1)} ${m(-0.22)}Z`}
					fill={office.blanket}
				/>
				<path
					d={`M${m(0.2)} ${m(0.18)}C${m(0.7)} ${m(0.2)} ${m(1.1)} ${m(0.1)} ${m(1.54)} ${m(0.14)}V${m(0.26)}H${m(0.2)}Z`}
					fill={office.blanketShade}
					stroke="none"
				/>
				<path
					d={`M${m(0.7)} ${m(-0.2)}C${m(0.62)} ${m(0)} ${m(0.5)} ${m(0.08)} ${m(0.3)} ${m(0.1)}M${m(1.14)} ${m(-0.18)}C${m(1.06)} ${m(0)} ${m(0.9)} ${m(0.08)} ${m(0.76)} ${m(0.1)}`}
					fill="none"
				/>
				<circle r={m(0.12)} fill={concrete.deep} />
			</g>
		</>
	);
}

function Desk({ g }: { g: Grid }) {
	const { x, y } = deskAt;
	const { width, depth } = desk.drawn;
	const middle = y + width / 2;
	return (
		<g stroke={palette.ink}>
			<Box g={g} at={[x, y]} size={[depth, width]} fill={office.top} line={2.6} />
			<Box g={g} at={[x + 0.3, middle - screen.width / 2]} size={[0.16, screen.width]} fill={office.case} line={2.4} />
			<path
				d={`M${g.x(x + 0.46)} ${g.y(middle + 0.22)}L${g.x(x + 0.66)} ${g.y(middle + 0.12)}V${g.y(middle - 0.12)}L${g.x(x + 0.46)} ${g.y(middle - 0.22)}Z`}
				fill={office.caseShade}
				strokeWidth="2.4"
			/>
			<path d={`M${g.x(x + 0.3)} ${g.y(middle + 0.2)}V${g.y(middle - 0.2)}`} stroke={palette.foam} strokeWidth="5" />
			<Box g={g} at={[x + 0.12, middle - 0.06]} size={[0.12, 0.12]} fill={office.steel} line={2} />
			<circle cx={g.x(x + 0.15)} cy={g.y(middle)} r={n(g.k * 0.04)} fill={palette.red} strokeWidth="2" />
			<Box g={g} at={[x + 0.06, y + 0.08]} size={[0.26, 0.24]} fill={paint.white} line={2} />
			<path
				d={[0.14, 0.2, 0.26].map((by) => `M${g.x(x + 0.1)} ${g.y(y + by)}H${g.x(x + 0.28)}`).join('')}
				stroke={palette.blue}
				strokeWidth="1.6"
			/>
			<Box g={g} at={[x + 0.4, y + 0.06]} size={[0.22, 0.2]} fill={paint.ash} line={2} />
			<Box g={g} at={[x + 0.3, y + width - 0.26]} size={[0.26, 0.2]} fill={orange.dark} line={2} />
			<circle cx={g.x(x + 0.43)} cy={g.y(y + width - 0.16)} r={n(g.k * 0.06)} fill={paint.white} strokeWidth="1.8" />
			<circle cx={g.x(x + 0.12)} cy={g.y(y + width - 0.3)} r={n(g.k * 0.05)} fill={copper.mid} strokeWidth="2" />
		</g>
	);
}

/** In the chair, from above, one arm out to the switch. */
function Sitter({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (metres: number) => n(metres * g.k);
	const skin = skinTone.olive;
	return (
		<g transform={`translate(${g.x(x)} ${g.y(y)})`} stroke={palette.ink} strokeWidth="2.2">
			<path d={`M${m(-0.26)} ${m(-0.23)}H${m(0.2)}V${m(0.23)}H${m(-0.26)}Z`} fill={paint.ash} />
			<path d={`M${m(-0.28)} ${m(-0.23)}H${m(-0.22)}V${m(0.23)}H${m(-0.28)}Z`} fill={wood.dark} />
			<path
				d={`M${m(0)} ${m(-0.14)}H${m(0.36)}V${m(-0.02)}H${m(0)}ZM${m(0)} ${m(0.04)}H${m(0.36)}V${m(0.16)}H${m(0)}Z`}
				fill={denim.dark}
			/>
			<path
				d={`M${m(-0.02)} ${m(0.2)}C${m(0.14)} ${m(0.26)} ${m(0.22)} ${m(0.16)} ${m(0.28)} ${m(0.06)}`}
				fill="none"
				strokeWidth={m(0.1)}
			/>
			<path
				d={`M${m(-0.02)} ${m(0.2)}C${m(0.14)} ${m(0.26)} ${m(0.22)} ${m(0.16)} ${m(0.28)} ${m(0.06)}`}
				fill="none"
				stroke={moss.dark}
				strokeWidth={m(0.075)}
			/>
			<circle cx={m(0.3)} cy={m(0.03)} r={m(0.05)} fill={skin} />
			<path
				d={`M${m(-0.12)} ${m(-0.22)}C${m(0.02)} ${m(-0.27)} ${m(0.08)} ${m(-0.2)} ${m(0.06)} ${m(0)}C${m(0.08)} ${m(0.2)} ${m(0.02)} ${m(0.27)} ${m(-0.12)} ${m(0.22)}C${m(-0.18)} ${m(0.1)} ${m(-0.18)} ${m(-0.1)} ${m(-0.12)} ${m(-0.22)}Z`}
				fill={moss.dark}
			/>
			<circle cx={m(0.02)} r={m(0.12)} fill={concrete.deep} />
			<path d={`M${m(0.1)} ${m(-0.06)}Q${m(0.16)} 0 ${m(0.1)} ${m(0.06)}Z`} fill={skin} />
		</g>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const { width, depth } = room;
	const { y } = deskAt;
	const long = desk.drawn.width;
	const white = { ...view, ground: office.wall };
	return (
		<>
			<Dimension view={view} from={at(0, depth)} to={at(width, depth)} off={n(g.k * 0.3)} />
			<Dimension view={view} from={at(0, 0)} to={at(0, depth)} off={n(g.k * 0.34)} />
			<Dimension view={view} from={at(width, y + long)} to={at(width, y)} off={n(g.k * 0.3)} />
			<Dimension view={white} from={at(0.08, depth - 0.8)} to={at(0.08 + bed.length, depth - 0.8)} off={n(-g.k * 0.54)} />
			<Leader view={view} to={at(deskAt.x + 0.2, y + 0.2)} from={at(deskAt.x - 0.1, -0.34)} side="left">
				Log
			</Leader>
			<Leader view={view} to={at(deskAt.x + 0.5, y + 0.12)} from={at(deskAt.x + 0.2, -0.34)} side="right">
				Why no
			</Leader>
			<Leader view={view} to={at(doorAt + 0.3, -0.02)} from={at(doorAt + 0.5, -0.34)} side="right">
				Door
			</Leader>
		</>
	);
}
