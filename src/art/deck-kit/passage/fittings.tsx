import { brass, canvas, deal, hemp, leather, linen, palette, skinTone, slate, steel, water } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** What rooms and passages of the city are fitted with, placed in metres on a view's own grid. */

/** From metres, x to the right and y up from the floor, to a drawing's units. */
export interface Grid {
	k: number;
	x: (metres: number) => number;
	y: (metres: number) => number;
}

export const gridOf = (k: number, left: number, floor: number): Grid => ({
	k,
	x: (metres) => n(left + metres * k),
	y: (metres) => n(floor - metres * k),
});

/** The colours of what is painted, screwed on or laid. */
export const paint = {
	cream: canvas.pale,
	creamShade: canvas.mid,
	brown: skinTone.cocoa,
	brownLit: skinTone.brown,
	brownShade: leather.mid,
	floor: steel.dark,
	plate: slate.deep,
	steel: steel.mid,
	shade: steel.dark,
	cold: water.mid,
	warm: deal.dark,
	pipeShade: slate.dark,
	tea: brass.light,
	glass: linen.pale,
	rope: hemp.mid,
	ash: deal.mid,
	brass: brass.mid,
	red: palette.red,
	white: palette.white,
} as const;

export const rect = (g: Grid, [x, y]: Point, [w, h]: Point) => `M${g.x(x)} ${g.y(y)}h${n(w * g.k)}v${n(-h * g.k)}h${n(-w * g.k)}z`;

interface BoxProps {
	g: Grid;
	/** Its lower left corner. */
	at: Point;
	size: Point;
	fill: string;
	/** The outline; none at 0. */
	line?: number;
	/** How much of its right side lies in shadow, and the shadow's colour. */
	shade?: readonly [metres: number, colour: string];
}

/** A board, a plate, a post: square on. */
export function Box({ g, at, size, fill, line = 2.2, shade }: BoxProps) {
	const d = rect(g, at, size);
	const side = shade && rect(g, [at[0] + size[0] - shade[0], at[1]], [shade[0], size[1]]);
	return (
		<>
			<path d={d} fill={fill} />
			{side && <path d={side} fill={shade[1]} />}
			{line > 0 && <path d={d} fill="none" stroke={palette.ink} strokeWidth={line} />}
		</>
	);
}

/** Ink along a way in metres. */
export function Way(props: { g: Grid; points: readonly Point[]; width?: number; ink?: string }) {
	const { g, points, width = 2, ink = palette.ink } = props;
	const d = points.map(([x, y]) => `${g.x(x)} ${g.y(y)}`).join('L');
	return <path d={`M${d}`} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="butt" />;
}

/** A run of pipe with its shadow side, or a bar, a rail, a rope's core. */
export function Pipe(props: { g: Grid; points: readonly Point[]; across: number; colour: string; shade?: string; line?: number }) {
	const { g, points, across, colour, shade = paint.pipeShade, line = 1.6 } = props;
	const d = `M${points.map(([x, y]) => `${g.x(x)} ${g.y(y)}`).join('L')}`;
	const width = across * g.k;
	const [a = [0, 0], b = a] = points;
	const level = a[1] === b[1];
	const by = level ? `0 ${n(-width * 0.2)}` : n(-width * 0.2);
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={d} stroke={palette.ink} strokeWidth={n(width + line * 2)} />
			<path d={d} stroke={shade} strokeWidth={n(width)} />
			<path d={d} stroke={colour} strokeWidth={n(width * 0.58)} transform={`translate(${by})`} />
		</g>
	);
}

/** A street's lamp: round glass in a wire cage, on a bracket; its middle where it is put. */
export function StreetLamp({ g, at, across }: { g: Grid; at: Point; across: number }) {
	const r = (across / 2) * g.k;
	const [x, y] = [g.x(at[0]), g.y(at[1])];
	const m = (share: number) => n(r * share);
	return (
		<g transform={`translate(${x} ${y})`} stroke={palette.ink} strokeWidth={n(0.8 + r * 0.1)}>
			<g stroke="none" fill={paint.tea}>
				<circle r={m(4)} fillOpacity=".22" />
				<circle r={m(2.2)} fillOpacity=".4" />
			</g>
			<path d={`M${m(-0.7)} ${m(-1.5)}H${m(0.7)}V${m(-0.8)}H${m(-0.7)}Z`} fill={paint.shade} />
			<circle r={n(r)} fill={paint.tea} />
			<circle cx={m(0.2)} cy={m(-0.2)} r={m(0.5)} fill={paint.glass} stroke="none" />
			<path
				d={`M0 ${n(-r)}V${n(r)}M${n(-r)} 0H${n(r)}M${m(-0.85)} ${m(-0.52)}Q0 ${m(-0.2)} ${m(0.85)} ${m(-0.52)}M${m(-0.85)} ${m(0.52)}Q0 ${m(0.8)} ${m(0.85)} ${m(0.52)}`}
				fill="none"
				strokeWidth={n(0.6 + r * 0.06)}
			/>
		</g>
	);
}

/** What is cut: plate and frame, filled with ink. */
export function CutFace({ g, at, size }: { g: Grid; at: Point; size: Point }) {
	return <path d={rect(g, at, size)} fill={palette.ink} />;
}
