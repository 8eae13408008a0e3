import { brass, canvas, deal, denim, linen, midnight, palette, skinTone, slate, steel, wood } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** What is drawn in metres: x to the right, y up from a floor or north on a plan. */

/** From metres to a drawing's units. */
export interface Plot {
	k: number;
	x: (metres: number) => number;
	y: (metres: number) => number;
	at: (x: number, y: number) => Point;
}

export function plotOf(k: number, left: number, floor: number): Plot {
	const x = (metres: number) => n(left + metres * k);
	const y = (metres: number) => n(floor - metres * k);
	return { k, x, y, at: (a, b) => [x(a), y(b)] };
}

/** A way through points, or round them. */
export const way = (p: Plot, points: readonly Point[], close = false) =>
	`M${points.map(([x, y]) => `${p.x(x)} ${p.y(y)}`).join('L')}${close ? 'Z' : ''}`;

/** A rectangle from its lower left corner. */
export const box = (p: Plot, x: number, y: number, w: number, h: number) =>
	`M${p.x(x)} ${p.y(y)}h${n(w * p.k)}v${n(-h * p.k)}h${n(-w * p.k)}z`;

/** Lines square to one another, a step apart. */
export const rungs = (p: Plot, from: Point, step: Point, count: number, reach: Point) =>
	Array.from({ length: count }, (_, i) => {
		const [x, y] = [from[0] + step[0] * i, from[1] + step[1] * i];
		return way(p, [
			[x, y],
			[x + reach[0], y + reach[1]],
		]);
	}).join('');

interface BitProps {
	d: string;
	c: string;
	/** The outline; none at 0. */
	line?: number;
	/** Painted over the form in its shadow's colour, inside its outline. */
	shade?: readonly [d: string, c: string];
}

/** A form with its shadow and its outline. */
export function Bit({ d, c, line = 2, shade }: BitProps) {
	return (
		<>
			<path d={d} fill={c} />
			{shade && <path d={shade[0]} fill={shade[1]} />}
			{line > 0 && <path d={d} fill="none" stroke={palette.ink} strokeWidth={line} />}
		</>
	);
}

/** The colours of Wells, cars and stations. */
export const paint = {
	cream: canvas.pale,
	creamShade: canvas.mid,
	brown: skinTone.brown,
	brownShade: skinTone.cocoa,
	steel: steel.mid,
	steelShade: steel.dark,
	plate: steel.light,
	shaft: midnight.light,
	shaftLit: slate.deep,
	ash: deal.mid,
	ashShade: wood.dark,
	brass: brass.mid,
	brassShade: wood.mid,
	tea: brass.light,
	glass: linen.pale,
	copper: deal.dark,
} as const;

/** Somebody from above, facing up the sheet before they are turned. */
export function Above(props: {
	p: Plot;
	at: Point;
	turn?: number;
	coat: string;
	hair: string;
	/** Knees before them: they sit. */
	seated?: boolean;
	line?: number;
}) {
	const { p, at, turn = 0, coat, hair, seated = false, line = 1.6 } = props;
	const m = (metres: number) => n(metres * p.k);
	return (
		<g transform={`translate(${p.x(at[0])} ${p.y(at[1])})${turn ? `rotate(${turn})` : ''}`} stroke={palette.ink} strokeWidth={line}>
			{seated && (
				<path
					d={`M${m(-0.17)} 0V${m(-0.38)}a${m(0.07)} ${m(0.07)} 0 0 1 ${m(0.14)} 0V${m(-0.2)}H${m(0.03)}V${m(-0.38)}a${m(0.07)} ${m(0.07)} 0 0 1 ${m(0.14)} 0V0Z`}
					fill={denim.dark}
				/>
			)}
			<ellipse rx={m(0.23)} ry={m(0.125)} fill={coat} />
			<circle cy={m(-0.03)} r={m(0.095)} fill={hair} />
		</g>
	);
}
