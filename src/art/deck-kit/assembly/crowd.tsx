import { leaf, orange, palette, plum, skinTone, steel } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { perMetre, section } from './hall-field.ts';

/** People of the hall, as small as they are in it. */

const { ink } = palette;
const { x, y } = section;

export const coats = [palette.red, palette.yellow, leaf.dark, plum.mid, palette.white, orange.light, palette.sea, steel.mid] as const;
export const faces = [skinTone.cocoa, skinTone.tan, skinTone.rose, skinTone.brown, skinTone.olive] as const;

export interface Spot {
	at: Point;
	/** How high the crown is over the seat or the floor. */
	tall: number;
}

/** Everybody who sits or stands somewhere, as one path to a colour: a coat with a head on it. */
export function Crowd({ spots }: { spots: readonly Spot[] }) {
	const unit = perMetre;
	const coat = ({ at: [mx, my], tall }: Spot) =>
		`M${n(x(mx) - 0.3 * unit)} ${y(my)}v${n(-(tall - 0.34) * unit)}q${n(0.3 * unit)}-1.4 ${n(0.6 * unit)} 0v${n((tall - 0.34) * unit)}z`;
	const face = ({ at: [mx, my], tall }: Spot) =>
		`M${n(x(mx) - 0.85)} ${n(y(my) - (tall - 0.12) * unit)}a.9.9 0 1 1 1.7 0a.9.9 0 1 1-1.7 0z`;
	return (
		<g stroke={ink} strokeWidth=".5">
			{coats.map((fill, c) => (
				<path
					key={fill}
					fill={fill}
					d={spots
						.filter((_, i) => (i * 5 + (i >> 2)) % coats.length === c)
						.map(coat)
						.join('')}
				/>
			))}
			{faces.map((fill, c) => (
				<path
					key={fill}
					fill={fill}
					d={spots
						.filter((_, i) => (i * 3 + (i >> 1)) % faces.length === c)
						.map(face)
						.join('')}
				/>
			))}
		</g>
	);
}
