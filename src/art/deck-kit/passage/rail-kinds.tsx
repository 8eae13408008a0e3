import { measures } from '../../../content/measures.ts';
import { brass, canvas, navy, palette, wood } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { n, skins } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { type Grid, Pipe, paint } from './fittings.tsx';

/** The rails of the four levels, near. */

const { person } = measures;
export const long = 0.9;
/** How high each rail is drawn, from the upper level down. */
export const rows = { brass: 1.42, ash: 1.16, rope: 0.86, pipe: 0.62 };

/** A bracket from the wall, under a rail. */
function Brackets({ g, y }: { g: Grid; y: number }) {
	return (
		<path
			d={[0.16, 0.74].map((x) => `M${g.x(x)} ${g.y(y)}v24h-9v12h18v-12h-9`).join('')}
			fill={paint.shade}
			stroke={palette.ink}
			strokeWidth="4"
		/>
	);
}

function bar(y: number): Point[] {
	return [
		[0, y],
		[long, y],
	];
}

export function Brass({ g }: { g: Grid }) {
	return (
		<>
			<Brackets g={g} y={rows.brass} />
			<Pipe g={g} points={bar(rows.brass)} across={0.042} colour={paint.brass} shade={brass.deep} line={2.4} />
			<path d={`M${g.x(0.04)} ${n(g.y(rows.brass) - 4)}H${g.x(0.5)}`} stroke={brass.pale} strokeWidth="2.4" />
		</>
	);
}

/** With the household’s rope along it, knotted once for every Mooring Day. */
export function Ash({ g }: { g: Grid }) {
	const y = rows.ash - 0.052;
	const knots = Array.from({ length: 14 }, (_, i) => 0.03 + i * 0.063);
	const rope = `M${g.x(0)} ${g.y(y)}${knots.map((x) => `Q${g.x(x - 0.03)} ${g.y(y - 0.022)} ${g.x(x)} ${g.y(y)}`).join('')}`;
	return (
		<>
			<Brackets g={g} y={rows.ash} />
			<Pipe g={g} points={bar(rows.ash)} across={0.05} colour={paint.ash} shade={wood.dark} line={2.4} />
			<path
				d={`M${g.x(0.05)} ${n(g.y(rows.ash) - 3)}q60-4 110 0M${g.x(0.5)} ${n(g.y(rows.ash) + 2)}q50 4 120 0`}
				fill="none"
				stroke={wood.dark}
				strokeWidth="1.6"
			/>
			<path d={rope} fill="none" stroke={palette.ink} strokeWidth="9" />
			<path d={rope} fill="none" stroke={paint.rope} strokeWidth="5" />
			{knots.map((x) => (
				<g key={x} transform={`translate(${g.x(x)} ${g.y(y)})`}>
					<path d="M-6-3C-5-9 5-9 6-2 7 6 0 9-4 6-7 4-7 0-6-3Z" fill={paint.rope} stroke={palette.ink} strokeWidth="2" />
					<path d="M-3-4Q2-1 3 5" fill="none" stroke={palette.ink} strokeWidth="1.4" />
				</g>
			))}
		</>
	);
}

/** Laid in three strands, through rings; it sags between them. */
export function Rope({ g }: { g: Grid }) {
	const y = rows.rope;
	const d = `M${g.x(0)} ${g.y(y - 0.02)}Q${g.x(0.08)} ${g.y(y - 0.01)} ${g.x(0.16)} ${g.y(y)}Q${g.x(0.45)} ${g.y(y - 0.11)} ${g.x(0.74)} ${g.y(y)}Q${g.x(0.82)} ${g.y(y - 0.01)} ${g.x(long)} ${g.y(y - 0.03)}`;
	const sag = (x: number) => {
		const t = Math.abs(x - 0.45) / 0.29;
		return t > 1 ? y - 0.008 : y - 0.055 * (1 - t * t);
	};
	const lay = Array.from({ length: 26 }, (_, i) => 0.02 + i * 0.034);
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={[0.16, 0.74].map((x) => `M${g.x(x)} ${g.y(y)}v-26`).join('')} stroke={palette.ink} strokeWidth="8" />
			<path d={d} stroke={palette.ink} strokeWidth="19" />
			<path d={d} stroke={canvas.deep} strokeWidth="14.5" />
			<path d={d} stroke={paint.rope} strokeWidth="9" transform="translate(0-2.4)" />
			<path d={lay.map((x) => `M${n(g.x(x) - 5)} ${n(g.y(sag(x)) + 7)}l10-14`).join('')} stroke={palette.ink} strokeWidth="2" />
			{[0.16, 0.74].map((x) => (
				<ellipse key={x} cx={g.x(x)} cy={g.y(y)} rx="6" ry="14" stroke={palette.ink} strokeWidth="5" />
			))}
		</g>
	);
}

/** Below the waterline it is the heating, and a hand stays on it. */
export function Warm({ g }: { g: Grid }) {
	const y = rows.pipe;
	const at = [g.x(0.34), n(g.y(y) - 6)] as const;
	/** The panel's own, where the arm comes in. */
	const edge = g.x(-0.02);
	return (
		<>
			<Pipe g={g} points={bar(y)} across={0.06} colour={wood.dark} shade={wood.deep} line={2.4} />
			<path
				d={[0.16, 0.74].map((x) => `M${g.x(x) - 9} ${n(g.y(y) - 15)}h18v30h-18z`).join('')}
				fill={paint.shade}
				stroke={palette.ink}
				strokeWidth="2.4"
			/>
			<path
				d={`M${edge} ${at[1] - 46}C${at[0] - 50} ${at[1] - 50} ${at[0] - 30} ${at[1] - 40} ${at[0] - 6} ${at[1] - 22}L${at[0] - 14} ${at[1] + 8}C${at[0] - 44} ${at[1] - 6} ${at[0] - 60} ${at[1] + 4} ${edge} ${at[1] + 2}`}
				fill={navy.mid}
				stroke={palette.ink}
				strokeWidth="3"
			/>
			<Hand
				pose="over"
				skin={skins.umber}
				build="broad"
				x={at[0] - 8}
				y={at[1] - 8}
				turn={6}
				size={n((person.drawn.hand * g.k) / 2) / 100}
				line={2.4}
				near
			/>
		</>
	);
}
