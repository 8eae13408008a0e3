import { useId } from 'react';
import type { Spot } from '../body/limb.ts';
import { Line, n, Part } from '../forms.tsx';
import { buns, cuts, lines, locks, plaits, ringlets, rows, shades, sheens, skulls, strands, thin } from './hair-shapes.ts';
import { type PartProps, round, type Traits } from './traits.ts';

/** Hair: one mass over the skull, with the line it grows from, and what hangs behind. */

const middle: Spot = [-8, -36];
const off = ([x, y]: Spot, by: number): Spot => {
	const [dx, dy] = [x - middle[0], y - middle[1]];
	const k = 1 + by / Math.hypot(dx, dy);
	return [middle[0] + dx * k, middle[1] + dy * k];
};

/** A bumpy edge through points at about one distance. */
function curled(points: readonly Spot[], size: number) {
	const steps: Spot[] = [];
	let left = 0;
	points.forEach((p, i) => {
		const q = points[i + 1];
		if (!q) return;
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
		for (; left < d; left += size * 1.45) steps.push([p[0] + ((q[0] - p[0]) * left) / d, p[1] + ((q[1] - p[1]) * left) / d]);
		left -= d;
	});
	const arcs = steps.map(([x, y]) => `A${size} ${size} 0 0 1 ${n(x)} ${n(y)}`).slice(1);
	return `M${n(steps[0]?.[0] ?? 0)} ${n(steps[0]?.[1] ?? 0)}${arcs.join('')}`;
}

/** What lies behind the face, or, from behind, over it. */
export function Tail({ pen }: PartProps) {
	if (pen.traits.cap === 'veil') return null;
	const cut = cuts[pen.traits.hair];
	const { view, hair, line } = pen;
	if (cut?.behind === 'bun') {
		const [x, y, r] = pen.covered ? [buns[view][0] * 0.96, 34, view === 'front' ? 0 : 32] : buns[view];
		return (
			<Part
				d={`M${x - r} ${y}A${r} ${r * 0.92} 0 1 1 ${x + r} ${y}A${r} ${r * 0.92} 0 1 1 ${x - r} ${y}Z`}
				tone={hair}
				shade={`M${x - 60} ${y - 60}H${x - r * 0.3}Q${x - r * 0.6} ${y + r * 0.4} ${x + r} ${y + r * 0.5}V${y + 60}H${x - 60}Z`}
				line={line * 0.85}
			/>
		);
	}
	if (cut?.behind === 'plaits')
		return plaits[view].map(([x, y, lean]) => (
			<g key={x} transform={`translate(${x} ${y})rotate(${lean})`}>
				<Part
					d="M-12-20C-18 0-18 12-13 24-19 36-18 48-13 58-18 70-16 82-11 90-14 102-10 116 0 124 10 116 14 102 11 90 16 82 18 70 13 58 18 48 19 36 13 24 18 12 18 0 12-20Z"
					tone={hair}
					shade="M-30-30H-3V130H-30Z"
					line={line * 0.75}
				>
					<Line d="M-14 24Q0 34 14 24M-14 58Q0 68 14 58M-12 90Q0 98 12 90" width={n(line * 0.3)} />
				</Part>
			</g>
		));
	if (!cut?.fall || view === 'back') return null;
	const y = cut.fall;
	const right = { front: 88, quarter: 84, profile: 20, back: 0 }[view];
	const left = view === 'front' ? -88 : -100;
	return (
		<Part
			d={`M${left}-40C${left - 14} 20 ${left - 10} ${y - 30} ${left + 10} ${y}H${right - 6}C${right + 8} ${y - 30} ${right + 6} 20 ${right - 4}-40Z`}
			tone={{ light: hair.dark, dark: hair.dark }}
			shade=""
			line={line * 0.85}
		/>
	);
}

export function Hair({ pen }: PartProps) {
	const below = useId();
	const { view, hair, line, covered } = pen;
	if (pen.traits.cap === 'veil') return null;
	const cut = cuts[pen.traits.hair];
	// From afar, what stands out above the brim is less than a line.
	const cutOff = covered && !pen.far;
	const clip = cutOff ? `url(#${below})` : undefined;
	const brim = cutOff && (
		<clipPath id={below}>
			<path d="M-300-72H300V400H-300Z" />
		</clipPath>
	);
	if (!cut)
		return pen.traits.hair === 'bald'
			? null
			: thin[view].map((d, i) => <Part key={d} d={d} tone={hair} shade={i === 0 ? shades[view] : ''} line={line * 0.8} />);
	const by = covered ? Math.min(cut.volume, 6) : cut.volume;
	const lock = cut.fall ? locks[view](cut.fall) : undefined;
	const skull = skulls[view].map((p, i, { length }) => {
		const end = view === 'front' ? 1 : i === 0 || i === length - 1 ? 0.35 : i === length - 2 ? 0.8 : 1;
		return off(p, by * end);
	});
	const grown = lock ? [...lock.near, ...skull.slice(2, lock.far ? -2 : undefined), ...(lock.far ?? [])] : skull;
	const root = lines[view][cut.line];
	const inner = lock
		? [
				...(lock.farInner ?? []),
				...root.slice(lock.farInner ? 2 : 0, view === 'front' ? -2 : view === 'quarter' || view === 'profile' ? -3 : -3),
				...lock.inner,
			]
		: root;
	const d = cut.curly ? `${curled(grown, cut.curly)}L${inner.map((p) => p.map(n).join(' ')).join('L')}Z` : round([...grown, ...inner]);
	return (
		<>
			{brim}
			<g clipPath={clip}>
				<Part d={d} tone={hair} shade={shades[view]} line={line * 0.85}>
					{!covered && !cut.curly && !cut.rows && <path d={sheens[view]} fill={pen.sheen} />}
					{!covered && cut.curly && <Line d={ringlets[view]} width={n(Math.max(3, line * 0.34))} ink={pen.sheen} />}
					{cut.rows && <Line d={rows[view]} width={n(Math.max(4, line * 0.36))} ink={hair.dark} />}
					{!cut.rows && !cut.curly && <Line d={strands[view]} width={n(Math.max(3, line * 0.3))} ink={hair.dark} />}
				</Part>
			</g>
		</>
	);
}

/** Hair that falls hides the ears. */
export const hidesEars = ({ hair, cap }: Traits) => cuts[hair]?.fall !== undefined || cap === 'veil' || cap === 'souwester';
