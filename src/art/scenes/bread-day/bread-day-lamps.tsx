import { canvas, deal, linen, oilskin, orange, palette, rust, teal } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { project, quad, scaleAt } from './bread-day-room.tsx';

const { ink } = palette;

/** Where the hall's lamps hang, in metres. */
const hung = [
	[-4.05, 4.05, 9.4],
	[2.95, 4.3, 9.2],
	[-0.4, 4, 6.6],
] as const;

/** Enamel lamps from the girders, by night: a shade, a bulb, and what they throw. */
export function Lamps() {
	return (
		<ByNight>
			{hung.map(([x, y, z]) => {
				const [px, py] = project(x, y, z);
				const k = n(scaleAt(z) / 100);
				return (
					<g key={x} transform={`translate(${px} ${py})scale(${k})`}>
						<Halo y={12} steps={`54 .2 ${orange.light}, 36 .3 ${oilskin.light}`} />
						<path d="M0-20V-200" stroke={ink} strokeWidth="5" />
						<path d="M-14 8A14 14 0 0 0 14 8Z" fill={linen.pale} stroke={ink} strokeWidth="4" />
						<path d="M-34 10C-30-10-12-14-8-22H8C12-14 30-10 34 10Z" fill={teal.deep} stroke={ink} strokeWidth="5" />
						<path d="M-28 8C-20 4 20 4 28 8Z" fill={canvas.pale} />
					</g>
				);
			})}
		</ByNight>
	);
}

/** The light that two of them throw down the hall, behind its people. */
export function Cones() {
	return (
		<ByNight>
			{hung.slice(0, 2).map(([x, y, z]) => {
				const [px, py] = project(x, y, z);
				const [left, floor] = project(x - 1.7, 0, z);
				const [right] = project(x + 1.7, 0, z);
				return (
					<path key={x} d={`M${px - 26} ${py + 8}L${left} ${floor}H${right}L${px + 26} ${py + 8}Z`} fill={rust.light} fillOpacity=".2" />
				);
			})}
		</ByNight>
	);
}

/** The fire on the deck before the counter, where it is strongest. */
export function Hearth({ mouths }: { mouths: readonly (readonly [number, number])[] }) {
	return (
		<ByNight>
			<path
				d={mouths
					.map(([from, to]) => quad([1.6, 0, from + 0.1], [1.6, 0, to - 0.2], [-1.6, 0, to - 1], [-1.8, 0, from - 0.9]))
					.concat(quad([2.3, 0, 5.6], [-1.2, 0, 4.4], [-0.9, 0, 3.8], [2.3, 0, 4.4]))
					.join('')}
				fill={deal.light}
			/>
		</ByNight>
	);
}
