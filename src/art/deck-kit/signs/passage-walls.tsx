import { measures } from '../../../content/measures.ts';
import { linen, palette } from '../../../model/colours.ts';
import { border, end, head, plot } from './passage-field.ts';
import { colour } from './signs-colours.ts';

/** Walls, floor and doors of a passage where two districts meet. */

const { ink } = palette;
const { door, lamp, strip } = measures.corridor.drawn;
const shoulder = measures.person.drawn.shoulder;
const { x, y, box, run, at } = plot;

export function Walls() {
	return (
		<>
			<path d={box(0, 0, end, head)} fill={colour.cream} />
			<path d={box(0, 0, end, shoulder)} fill={colour.tar} />
			<path d={box(0, head - 0.16, end, head)} fill={colour.pipe} stroke={ink} strokeWidth="2" />
			<path d={box(0, head - 0.16, end, head - 0.09)} fill={colour.pipeShade} />
			<path d={run([0, shoulder], [end, shoulder])} stroke={ink} strokeWidth="1.6" />
			<path
				d={[0.2, 1.4, 2.6, 3.8, 5, 6.2].map((place) => run([place, 0], [place, head - 0.16])).join('')}
				stroke={colour.tarShade}
				strokeOpacity=".45"
			/>
			<path d={box(0, -0.2, border, 0)} fill={linen.mid} stroke={ink} strokeWidth="2.4" />
			<path d={[0.5, 0.95, 1.55, 2.1, 2.75].map((place) => run([place, -0.2], [place, 0])).join('')} stroke={ink} strokeWidth="1.8" />
			<path d={box(border, -0.1, end, 0)} fill={colour.floor} stroke={ink} strokeWidth="2.4" />
			<path d={box(border, -0.2, end, -0.1)} fill={colour.plate} stroke={ink} strokeWidth="2.4" />
			<path d={box(border - strip / 2, -0.2, border + strip / 2, 0.02)} fill={colour.brass} stroke={ink} strokeWidth="2" />
			<path d={run([0, head], [0, 0]) + run([end, head], [end, 0])} stroke={ink} strokeWidth="2" strokeDasharray="10 6" />
		</>
	);
}

export function Door({ from, paint, shade, lit }: { from: number; paint: string; shade: string; lit?: boolean }) {
	const to = from + door.width;
	const middle = from + door.width / 2;
	const across = lamp.across / 2;
	return (
		<g stroke={ink} strokeWidth="2.2">
			<path d={box(from - 0.07, 0, to + 0.07, door.height + 0.07)} fill={colour.pipeShade} />
			<path d={box(from, door.sill, to, door.height)} fill={paint} />
			<path d={box(from, door.sill, from + 0.14, door.height)} fill={shade} stroke="none" />
			<path d={box(from, 0, to, door.sill)} fill={colour.iron} />
			<circle cx={x(to - 0.09)} cy={y(1.02)} r="3" fill={colour.brass} strokeWidth="1.5" />
			{lit && (
				<g strokeWidth="1.8">
					<path d={box(middle - across, lamp.height + 0.06, middle + across, lamp.height + 0.14)} fill={colour.iron} />
					<path
						d={`M${at(middle - across, lamp.height + 0.06)}H${x(middle + across)}Q${at(middle + across, lamp.height - 0.12)} ${at(middle, lamp.height - 0.12)}T${at(middle - across, lamp.height + 0.06)}Z`}
						fill={colour.lamp}
					/>
					<path
						d={
							run([middle, lamp.height + 0.06], [middle, lamp.height - 0.12]) +
							run([middle - across, lamp.height - 0.02], [middle + across, lamp.height - 0.02])
						}
						strokeWidth="1.2"
					/>
				</g>
			)}
		</g>
	);
}
