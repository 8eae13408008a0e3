import { measures } from '../../../content/measures.ts';
import { concrete, deal, linen, palette, slate, wood } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Box, type Grid, Pipe, paint, StreetLamp, Way } from '../passage/fittings.tsx';

/** Bed, shelf, lamp and radiator of a finished berth, from the side. */

const { berth, corridor } = measures;
const { depth } = berth.drawn.finished;
export const wall = 0.08;
/** Where the room begins, from the passage's far wall. */
export const room = corridor.width + wall;
export const end = room + depth;

export function Furniture({ g }: { g: Grid }) {
	const bed = room + 0.86;
	return (
		<>
			<Box g={g} at={[bed, 0.1]} size={[berth.bunk.length, 0.24]} fill={paint.ash} shade={[0.5, wood.dark]} />
			<Box g={g} at={[bed + 0.03, 0]} size={[0.08, 0.1]} fill={wood.dark} line={1.6} />
			<Box g={g} at={[bed + berth.bunk.length - 0.11, 0]} size={[0.08, 0.1]} fill={wood.dark} line={1.6} />
			<Box g={g} at={[bed + 0.02, 0.34]} size={[berth.bunk.length - 0.04, 0.12]} fill={paint.white} />
			<path
				d={`M${g.x(bed + 0.5)} ${g.y(0.5)}H${g.x(bed + 1.86)}V${g.y(0.24)}Q${g.x(bed + 1.2)} ${g.y(0.2)} ${g.x(bed + 0.5)} ${g.y(0.26)}Z`}
				fill={slate.light}
				stroke={palette.ink}
				strokeWidth="2"
			/>
			<path
				d={`M${g.x(bed + 0.04)} ${g.y(0.48)}C${g.x(bed + 0.02)} ${g.y(0.66)} ${g.x(bed + 0.42)} ${g.y(0.66)} ${g.x(bed + 0.44)} ${g.y(0.48)}Z`}
				fill={concrete.light}
				stroke={palette.ink}
				strokeWidth="2"
			/>
			<Box g={g} at={[room + 0.86, 1.62]} size={[1.3, 0.05]} fill={paint.ash} line={2} />
			<Way
				g={g}
				points={[
					[room + 1, 1.62],
					[room + 1, 1.5],
				]}
				width={3}
			/>
			<Way
				g={g}
				points={[
					[room + 2.02, 1.62],
					[room + 2.02, 1.5],
				]}
				width={3}
			/>
			<Things g={g} x={room + 0.9} y={1.67} />
			<StreetLamp g={g} at={[room + 0.52, 1.94]} across={0.15} />
			<Box g={g} at={[end - 0.16, 0.12]} size={[0.14, 0.78]} fill={paint.white} shade={[0.06, linen.mid]} />
			<Pipe
				g={g}
				points={[
					[end - 0.09, 0.9],
					[end - 0.09, 3.04],
				]}
				across={0.05}
				colour={paint.warm}
				line={1.2}
			/>
		</>
	);
}

/** On the shelf: shoes, a loaf, a cup. */
function Things({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(x)} ${g.y(y)})`} stroke={palette.ink} strokeWidth="1.8">
			{[0, 0.3].map((by) => (
				<path
					key={by}
					d={`M${m(by)} 0V${m(-0.13)}H${m(by + 0.11)}C${m(by + 0.12)} ${m(-0.07)} ${m(by + 0.27)} ${m(-0.09)} ${m(by + 0.27)} 0Z`}
					fill={paint.brownShade}
				/>
			))}
			<path d={`M${m(0.66)} 0C${m(0.62)} ${m(-0.16)} ${m(0.94)} ${m(-0.16)} ${m(0.92)} 0Z`} fill={deal.mid} />
			<path d={`M${m(0.72)} ${m(-0.1)}l${m(0.04)} ${m(0.05)}M${m(0.8)} ${m(-0.11)}l${m(0.04)} ${m(0.05)}`} fill="none" />
			<path d={`M${m(1.04)} 0V${m(-0.1)}H${m(1.13)}V0Z`} fill={paint.white} />
			<path d={`M${m(1.04)} ${m(-0.09)}H${m(1.13)}`} stroke={palette.blue} strokeWidth="3" />
		</g>
	);
}
