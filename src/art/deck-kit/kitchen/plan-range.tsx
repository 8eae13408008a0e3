import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './kitchen-colours.ts';
import { backRings as back, frontRings as front, rangeAt } from './layout.ts';
import { perMetre, plot } from './plan-field.ts';

/** The range, the pot and people from above. */

const { ink } = palette;
const kitchen = measures.kitchen.drawn;
const { x, y, box, run } = plot;
const { from, to } = rangeAt;

export function Rings() {
	return (
		<>
			<path d={box(from - 0.1, 0, to + 0.1, 0.86)} fill="none" stroke={ink} strokeWidth="1.4" strokeDasharray="7 5" />
			<path d={box(from, 0.02, to, 0.02 + kitchen.run.depth)} fill={colour.iron} stroke={ink} strokeWidth="2.4" />
			{[...back.map((place): Point => [place, 0.22]), ...front.map((place): Point => [place, 0.54])].map(([px, py]) => (
				<g key={`${px}-${py}`} fill="none">
					<circle cx={x(px)} cy={y(py)} r="9" stroke={ink} strokeWidth="2.2" fill={colour.ironShade} />
					<circle cx={x(px)} cy={y(py)} r="5" stroke={colour.flame} strokeWidth="2" />
				</g>
			))}
			<g stroke={ink} strokeWidth="1.8">
				<path d={run([front[0] ?? 0, 0.54], [(front[0] ?? 0) + 0.2, 0.9])} strokeWidth="4.5" />
				<circle cx={x(front[0] ?? 0)} cy={y(0.54)} r="13" fill={colour.iron} />
				<circle cx={x(front[1] ?? 0)} cy={y(0.54)} r="12" fill={colour.copper} />
				<circle cx={x(front[4] ?? 0)} cy={y(0.54)} r="12" fill={colour.enamel} />
				<circle cx={x(back[2] ?? 0)} cy={y(0.22)} r="12" fill={colour.enamel} />
			</g>
			<g stroke={ink} strokeWidth="2.4">
				<path d={box(0.02, 0.02, kitchen.flue.width, kitchen.flue.depth)} fill={colour.ironShade} />
				<path
					d={run([0.02, 0.02], [kitchen.flue.width, kitchen.flue.depth]) + run([0.02, kitchen.flue.depth], [kitchen.flue.width, 0.02])}
					stroke={colour.deck}
					strokeWidth="1.4"
				/>
				<circle cx={x(0.44)} cy={y(0.8)} r={n((kitchen.pot.across / 2) * perMetre)} fill={colour.copper} />
				<circle cx={x(0.44)} cy={y(0.8)} r={n((kitchen.pot.across / 2) * perMetre - 4)} fill={colour.soup} strokeWidth="1.4" />
				<path d={run([0.5, 0.76], [0.86, 0.66])} strokeWidth="4.5" />
				<path d={run([0.5, 0.76], [0.86, 0.66])} stroke={colour.wood} strokeWidth="2" />
			</g>
		</>
	);
}

/** Somebody from above, who faces up the sheet until turned. */
export function FromAbove({ at: [px, py], turn = 0, cloth, hair }: { at: Point; turn?: number; cloth: string; hair: string }) {
	return (
		<g transform={`translate(${x(px)} ${y(py)})rotate(${turn})scale(${perMetre / 100})`} stroke={ink} strokeWidth="2.6">
			<path d="M-21-2C-26-16-20-26-14-30M21-2C26-16 20-26 14-30" strokeWidth="13" fill="none" />
			<path d="M-21-2C-26-16-20-26-14-30M21-2C26-16 20-26 14-30" stroke={cloth} strokeWidth="8" fill="none" />
			<path d="M-24 0C-24-14 24-14 24 0S-24 14-24 0Z" fill={cloth} />
			<path d="M0-13C14-13 13 9 0 10S-14-13 0-13Z" fill={hair} />
		</g>
	);
}
