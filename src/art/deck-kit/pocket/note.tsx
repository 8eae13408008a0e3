import { useId } from 'react';
import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './pocket-colours.ts';

/** A note of ten claims, printed on the back of a chart, and the chart. */

const { ink, blue } = palette;
const { note } = measures.pocket.drawn;

interface NoteProps {
	/** The middle. */
	at: Point;
	per: number;
	turn: number;
}

/** Soundings in metres, as they stood in somebody's harbour. */
const soundings: readonly (readonly [x: number, y: number, depth: string])[] = [
	[-0.42, -0.24, '4'],
	[-0.3, 0.1, '7'],
	[-0.38, 0.4, '11'],
	[-0.14, -0.34, '9'],
	[-0.06, 0.02, '14'],
	[-0.16, 0.38, '18'],
	[0.14, -0.22, '22'],
	[0.2, 0.2, '31'],
	[0.36, -0.36, '40'],
	[0.42, 0.02, '46'],
	[0.36, 0.4, '52'],
];

export function ChartSide({ at: [x, y], per, turn }: NoteProps) {
	const id = useId();
	const [w, h] = [n(note.width * per), n(note.height * per)];
	const [l, t] = [n(-w / 2), n(-h / 2)];
	return (
		<g transform={`translate(${n(x)} ${n(y)})rotate(${turn})`}>
			<clipPath id={id}>
				<path d={`M${l} ${t}h${w}v${h}h${-w}z`} />
			</clipPath>
			<path d={`M${l} ${t}h${w}v${h}h${-w}z`} fill={colour.chartSea} stroke={ink} strokeWidth="4" />
			<g clipPath={`url(#${id})`} fill="none" stroke={blue} strokeWidth="1.2">
				<path
					d={`M${l} ${t}H${n(l + w * 0.22)}C${n(l + w * 0.1)} ${n(t + h * 0.3)} ${n(l + w * 0.16)} ${n(t + h * 0.5)} ${n(l + w * 0.04)} ${n(t + h * 0.62)}L${l} ${n(t + h * 0.7)}Z`}
					fill={colour.chart}
					stroke={ink}
				/>
				<path
					d={`M${n(l + w * 0.3)} ${t}C${n(l + w * 0.22)} ${n(t + h * 0.4)} ${n(l + w * 0.28)} ${n(t + h * 0.6)} ${n(l + w * 0.1)} ${n(t + h)}M${n(l + w * 0.56)} ${t}C${n(l + w * 0.42)} ${n(t + h * 0.3)} ${n(l + w * 0.6)} ${n(t + h * 0.6)} ${n(l + w * 0.44)} ${n(t + h)}M${n(l + w * 0.8)} ${t}C${n(l + w * 0.68)} ${n(t + h * 0.4)} ${n(l + w * 0.84)} ${n(t + h * 0.7)} ${n(l + w * 0.7)} ${n(t + h)}`}
				/>
				{soundings.map(([sx, sy, depth]) => (
					<Words key={depth} at={[sx * w, sy * h + 5]} size={11} align="middle" colour={blue} weight={1.3}>
						{depth}
					</Words>
				))}
			</g>
		</g>
	);
}

/** Arcs that cross, as engravers make them against copying. */
const guilloche = Array.from({ length: 9 }, (_, i) => {
	const a = (i * 20 * Math.PI) / 180;
	const [dx, dy] = [n(78 * Math.cos(a)), n(78 * Math.sin(a))];
	return `M${-dx} ${-dy}Q${n(dy * 0.7)} ${n(-dx * 0.7)} ${dx} ${dy}Q${n(-dy * 0.7)} ${n(dx * 0.7)} ${-dx} ${-dy}`;
}).join('');

export function PrintSide({ at: [x, y], per }: Omit<NoteProps, 'id' | 'turn'>) {
	const [w, h] = [n(note.width * per), n(note.height * per)];
	const [l, t] = [n(-w / 2), n(-h / 2)];
	const frame = (by: number) => `M${l + by} ${t + by}h${w - by * 2}v${h - by * 2}h${by * 2 - w}z`;
	return (
		<g transform={`translate(${n(x)} ${n(y)})`} stroke={colour.print} fill="none">
			<path d={frame(0)} fill={colour.chart} stroke={ink} strokeWidth="4" />
			<path d={frame(10)} strokeWidth="3" />
			<path d={frame(16)} strokeWidth="1.2" />
			<g transform={`translate(${n(l + w * 0.25)} 2)`}>
				<path d={guilloche} strokeWidth="1" />
				<circle r="48" fill={colour.chart} strokeWidth="2" />
				<Words at={[-2, 22]} size={44} align="middle" colour={colour.print} weight={1.6}>
					10
				</Words>
			</g>
			<Words at={[w * 0.2, t + 56]} size={23} align="middle" colour={colour.print} weight={1.5}>
				Ten claims
			</Words>
			<path
				d={`M${n(w * 0.02)} 18q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0M${n(w * 0.02)} 26q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0`}
				strokeWidth="1.6"
			/>
			<path
				d={`M${n(w * 0.2 - 11)} 14L${n(w * 0.2 - 6)}-18H${n(w * 0.2 + 6)}L${n(w * 0.2 + 11)} 14Z`}
				fill={colour.green}
				strokeWidth="2"
			/>
			<Words at={[w * 0.2, t + h - 36]} size={15} align="middle" colour={colour.print} weight={1.3}>
				Keel House
			</Words>
		</g>
	);
}
