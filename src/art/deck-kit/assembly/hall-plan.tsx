import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './assembly-colours.ts';
import { back, half, inner, perMetre, plan, room, rows, tiers } from './hall-field.ts';

/** Half of the hall from above: the other half mirrors it. */

const { ink } = palette;
const { x, y } = plan;

/** A point at a distance from the middle, by degrees from the lee side downwards. */
const polar = (out: number, degrees: number): Point => {
	const a = (degrees * Math.PI) / 180;
	return [n(x(0) + Math.cos(a) * out * perMetre), n(y(0) + Math.sin(a) * out * perMetre)];
};
const arc = (out: number, from: number, to: number) =>
	`M${polar(out, from)}A${n(out * perMetre)} ${n(out * perMetre)} 0 0 1 ${polar(out, to)}`;
const disc = (out: number) => `${arc(out, 0, 180)}Z`;

const aisles = [30, 60, 90, 120, 150];

/** Every place of one bench from its middle, which is due lee or due weather; half of them lie in this half. */
const placesOf = (side: 'lee' | 'weather') =>
	rows.flatMap(({ out, places }) =>
		Array.from({ length: Math.floor(places / 2) }, (_, i) => {
			const by = (((i + 0.5) * room.seat.width) / out) * (180 / Math.PI);
			return polar(out, side === 'lee' ? by : 180 - by);
		}),
	);

export function HallPlan() {
	const dots = (side: 'lee' | 'weather') =>
		placesOf(side)
			.map(([px, py]) => `M${n(px - 1.2)} ${py}a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0z`)
			.join('');
	const benches = tiers.flatMap(({ out }) => Array.from({ length: room.benches }, (_, i) => arc(out + 0.9 + i * 1.3, 0, 180))).join('');
	const steps = aisles.map((a) => `M${polar(inner, a)}L${polar(back, a)}`).join('');
	return (
		<g strokeLinejoin="round" strokeLinecap="butt">
			<path d={disc(half + 1)} fill={colour.plate} stroke={ink} strokeWidth="2.4" />
			<path d={disc(half)} fill={colour.hall} stroke={ink} strokeWidth="1.6" />
			<path d={disc(back)} fill={colour.sand} stroke={ink} strokeWidth="1.6" />
			<path
				d={`M${polar(back, 90)}A${n(back * perMetre)} ${n(back * perMetre)} 0 0 1 ${polar(back, 180)}H${x(0)}Z`}
				fill={colour.sandShade}
			/>
			<path d={benches} fill="none" stroke={colour.bench} strokeWidth="1.6" />
			<path d={tiers.map(({ out }) => arc(out, 0, 180)).join('')} fill="none" stroke={ink} strokeWidth="1" />
			<path d={steps} fill="none" stroke={ink} strokeWidth="9" />
			<path d={steps} fill="none" stroke={palette.white} strokeWidth="6.6" />
			<path d={steps} fill="none" stroke={ink} strokeWidth="6.6" strokeDasharray=".8 2.4" />
			<path d={disc(inner)} fill={colour.net} stroke={ink} strokeWidth="1.8" />
			<path d={disc(inner - room.net.reach)} fill={colour.floor} stroke={ink} strokeWidth="1" />
			<path d={dots('weather')} fill={colour.weather} stroke={ink} strokeWidth=".6" />
			<path d={dots('lee')} fill={colour.lee} stroke={ink} strokeWidth=".6" />
			<path d={`M${x(-0.5)} ${y(3)}h5v3h-5z`} fill={colour.drum} stroke={ink} strokeWidth="1" />
			<path d={disc(half + 1)} fill="none" stroke={ink} strokeWidth="2.4" />
		</g>
	);
}
