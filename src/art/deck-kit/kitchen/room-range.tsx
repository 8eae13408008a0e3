import { measures } from '../../../content/measures.ts';
import { concrete, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { colour } from './kitchen-colours.ts';
import { beside, face, facing, level, line, perMetre, project, room, type Spot, shrink } from './kitchen-space.ts';
import { Flame, Pan, Tally, Taps } from './kitchen-things.tsx';
import { rangeAt } from './layout.ts';

/** Range, flue and pot of the kitchen that is seen from its end. */

const { ink } = palette;
const { width, length, height } = room;
const kitchen = measures.kitchen.drawn;
const { range: top, run, hood } = kitchen;
const [near, far] = [length - rangeAt.to, length - rangeAt.from];
const edge = width - run.depth;

/** The flue in the far corner, chalked, and the pot on its ring before it. */
export function Corner() {
	const { flue, pot } = kitchen;
	const [left, front] = [width - flue.depth, length - flue.width];
	const k = shrink(front) * perMetre;
	const [cx, foot] = project([width - 0.8, pot.rim - pot.height, length - 0.44]);
	const s = shrink(length - 0.44) * perMetre;
	const r = n((pot.across / 2) * s);
	const tall = n(pot.height * s);
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={beside(left, [0, height], [front, length])} fill={colour.iron} />
			<path d={facing(front, [left, width], [0, height])} fill={colour.ironShade} />
			<path d={line([left, 2.3, length], [left, 2.3, front], [width, 2.3, front])} fill="none" strokeWidth="1.2" />
			<g transform={`translate(${project([left - 0.02, 2.1, front + 0.62]).join(' ')})scale(.5 1)`}>
				<Tally at={[0, 0]} scale={Math.round((k / perMetre) * 100) / 100} />
			</g>
			<path
				d={`M${n(cx - r * 0.8)} ${n(foot + 0.44 * s)}l4 ${n(-0.4 * s)}M${n(cx + r * 0.8)} ${n(foot + 0.44 * s)}l-4 ${n(-0.4 * s)}M${n(cx - r)} ${foot + 3}h${r * 2}`}
				strokeWidth="3.5"
				fill="none"
			/>
			<Flame at={[cx, foot]} wide={r} />
			<path
				d={`M${n(cx - r)} ${n(foot - tall)}V${n(foot - 6)}Q${n(cx - r)} ${foot} ${n(cx - r + 6)} ${foot}H${n(cx + r - 6)}Q${n(cx + r)} ${foot} ${n(cx + r)} ${n(foot - 6)}V${n(foot - tall)}Z`}
				fill={colour.copper}
			/>
			<ellipse cx={cx} cy={n(foot - tall)} rx={r} ry={n(r * 0.24)} fill={colour.soup} />
		</g>
	);
}

function Hood() {
	const lip = edge - 0.1;
	return (
		<g stroke={ink} strokeWidth="2.2">
			<path
				d={face(
					[width - 0.42, 2.35, near + 0.1],
					[width - 0.42, 2.72, near + 0.9],
					[width - 0.42, 2.72, length - kitchen.flue.width],
					[width - 0.42, 2.35, length - kitchen.flue.width],
				)}
				fill={colour.iron}
			/>
			<path
				d={face(
					[lip, hood + 0.1, near - 0.1],
					[lip, hood + 0.1, far + 0.1],
					[width - 0.42, 2.5, far - 0.1],
					[width - 0.42, 2.5, near + 0.2],
				)}
				fill={colour.iron}
			/>
			<path
				d={face([lip, hood + 0.1, near - 0.1], [width, hood + 0.1, near - 0.1], [width, 2.5, near + 0.2], [width - 0.42, 2.5, near + 0.2])}
				fill={colour.ironShade}
			/>
			<path d={beside(lip, [hood, hood + 0.1], [near - 0.1, far + 0.1])} fill={colour.iron} />
			<path d={facing(near - 0.1, [lip, width], [hood, hood + 0.1])} fill={colour.ironShade} />
		</g>
	);
}

export function RoomRange() {
	const front = Array.from({ length: 6 }, (_, i) => far - 0.3 - i * 0.54);
	const pans: readonly (readonly [at: Spot, width: number, height: number, tone: 'iron' | 'copper' | 'enamel'])[] = [
		[[width - 0.2, top, far - 0.6], 0.3, 0.3, 'enamel'],
		[[width - 0.54, top, front[0] ?? 0], 0.3, 0.16, 'iron'],
		[[width - 0.54, top, front[1] ?? 0], 0.28, 0.24, 'copper'],
		[[width - 0.2, top, far - 2.2], 0.3, 0.34, 'enamel'],
		[[width - 0.54, top, front[4] ?? 0], 0.3, 0.2, 'enamel'],
	];
	return (
		<g stroke={ink} strokeWidth="2.2">
			<Hood />
			<path d={beside(edge, [0.14, top], [near, far])} fill={colour.enamelShade} />
			<path d={facing(near, [edge, width - 0.02], [0.14, top])} fill={colour.enamel} />
			<path
				d={[0.5, 1.56, 2.62].map((door) => beside(edge, [0.24, 0.64], [near + door - 0.35, near + door + 0.35])).join('')}
				fill={colour.iron}
				strokeWidth="1.6"
			/>
			<path d={level(top, [edge - 0.04, width], [near - 0.04, far])} fill={colour.iron} />
			<path d={beside(edge - 0.04, [top - 0.07, top], [near - 0.04, far])} fill={colour.ironShade} strokeWidth="1.6" />
			<path d={facing(near - 0.04, [edge - 0.04, width], [top - 0.07, top])} fill={colour.ironShade} strokeWidth="1.6" />
			{front.map((away) => {
				const [cx, cy] = project([edge, 0.735, away]);
				return <circle key={away} cx={cx} cy={cy} r={n(4 * shrink(away))} fill={colour.brass} strokeWidth="1.4" />;
			})}
			{front.map((away) => {
				const [cx, cy] = project([width - 0.5, top, away]);
				const k = shrink(away) * perMetre;
				return <ellipse key={away} cx={cx} cy={cy} rx={n(0.13 * k)} ry={n(0.045 * k)} fill={colour.flame} strokeWidth="1.4" />;
			})}
			{pans.map(([at, wide, tall, tone]) => {
				const k = shrink(at[2]) * perMetre;
				return <Pan key={at[2]} at={project(at)} width={wide * k} height={tall * k} tone={tone} lid={tone !== 'iron'} />;
			})}
			<path d={level(0.86, [width - 0.5, width - 0.02], [0.06, 0.88])} fill={colour.deck} />
			<path d={beside(width - 0.5, [0.6, 0.86], [0.06, 0.88])} fill={colour.deckShade} />
			<path d={facing(0.06, [width - 0.5, width - 0.02], [0.6, 0.86])} fill={concrete.light} />
			<path
				d={line([width - 0.46, 0, 0.8], [width - 0.46, 0.6, 0.8]) + line([width - 0.46, 0, 0.14], [width - 0.46, 0.6, 0.14])}
				strokeWidth="5"
			/>
			<Taps at={project([width - 0.14, 1.06, 0.74])} apart={15} scale={0.86} />
		</g>
	);
}
