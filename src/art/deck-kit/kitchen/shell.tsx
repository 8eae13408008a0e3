import { measures } from '../../../content/measures.ts';
import { concrete, crimson, oilskin, palette, steel } from '../../../model/colours.ts';
import { colour } from './kitchen-colours.ts';
import type { Plot } from './plot.ts';

/** The room that a section cuts: plating, walls in two colours, pipes under the deck above. */

const { ink } = palette;
const { deck, person } = measures;

/** Plates of a cut, in metres. */
export const plate = 0.12;

export function Shell({ plot, length }: { plot: Plot; length: number }) {
	const { box, run, x } = plot;
	const shoulder = person.drawn.shoulder;
	const frames = Array.from({ length: Math.floor(length / 1.2) }, (_, i) => 0.6 + i * 1.2);
	return (
		<>
			<path d={box(0, 0, length, deck.height)} fill={colour.cream} />
			<path d={box(0, deck.clear, length, deck.height)} fill={colour.creamShade} />
			<path d={box(0, 0, length, shoulder)} fill={colour.tar} />
			<path d={run([0, shoulder], [length, shoulder])} stroke={ink} strokeWidth="1.4" fill="none" />
			<path
				d={frames.map((at) => run([at, shoulder], [at, deck.height]) + run([at, 0], [at, shoulder])).join('')}
				stroke={colour.tarShade}
				strokeWidth="1"
				strokeOpacity=".45"
				fill="none"
			/>
			<path
				d={`${box(-plate, -plate, length + plate, 0)}${box(-plate, deck.height, length + plate, deck.height + plate)}${box(-plate, 0, 0, deck.height)}${box(length, 0, length + plate, deck.height)}`}
				fill={colour.plate}
				stroke={ink}
				strokeWidth="2.6"
			/>
			{frames.map((at) => (
				<path key={at} d={box(at - 0.08, deck.height - 0.34, at + 0.08, deck.height)} fill={colour.deck} stroke={ink} strokeWidth="1.8" />
			))}
			<Pipe plot={plot} at={3.66} thick={0.2} fill={concrete.light} shade={steel.mid} length={length} />
			<Pipe plot={plot} at={3.34} thick={0.13} fill={palette.red} shade={crimson.dark} length={length} />
			<Pipe plot={plot} at={3.1} thick={0.09} fill={palette.yellow} shade={oilskin.dark} length={length} />
			<path d={`M${x(0)} ${plot.y(0)}H${x(length)}`} stroke={ink} strokeWidth="3" />
		</>
	);
}

interface PipeProps {
	plot: Plot;
	at: number;
	thick: number;
	fill: string;
	shade: string;
	length: number;
}

/** A pipe along the deck above, from plate to plate. */
function Pipe({ plot: { box }, at, thick, fill, shade, length }: PipeProps) {
	return (
		<>
			<path d={box(0, at - thick / 2, length, at + thick / 2)} fill={fill} stroke={ink} strokeWidth="1.8" />
			<path d={box(0, at - thick / 2, length, at - thick * 0.05)} fill={shade} />
		</>
	);
}
