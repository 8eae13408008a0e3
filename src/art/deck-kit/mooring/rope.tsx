import { type ReactNode, useId } from 'react';
import { canvas, oilskin, palette, wood } from '../../../model/colours.ts';
import { n, through } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** Rope at the scales at which one can count its strands, and at those where one cannot. */

export const rope = { light: canvas.light, dark: canvas.dark, worn: wood.dark } as const;

/** A rope along a path, with its lay as ticks across it. */
export function Rope({ d, width, line }: { d: string; width: number; line: number }) {
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={d} stroke={palette.ink} strokeWidth={n(width + line * 2)} />
			<path d={d} stroke={rope.light} strokeWidth={n(width)} />
			<path d={d} stroke={rope.dark} strokeWidth={n(width)} strokeDasharray={`${n(width * 0.22)} ${n(width * 0.5)}`} />
		</g>
	);
}

interface LayProps {
	/** The upper corner to the left, and how long and thick the piece is. */
	at: Point;
	length: number;
	thick: number;
	/** How far it is from one strand to the next, along the rope. */
	pitch: number;
	/** Strokes of yarn to a strand; 0 where it is worn smooth. */
	yarns: number;
	/** The cut ends, as far as they stand out. */
	fray?: number;
	light?: string;
	dark?: string;
	line?: number;
	children?: ReactNode;
}

/** A laid rope from aside: each strand goes from the upper edge to the lower one, leaning to the right. */
export function Lay(props: LayProps) {
	const id = useId();
	const { at, length, thick, pitch, yarns, fray = 0, line = 1.8 } = props;
	const { light = rope.light, dark = rope.dark } = props;
	const [x, y] = at;
	const steps = 6;
	const lean = pitch * 3;
	const strand = (from: number): Point[] =>
		Array.from({ length: steps + 1 }, (_, i) => {
			const turn = (i / steps) * Math.PI;
			return [from + (lean * i) / steps, y + (thick / 2) * (1 - Math.cos(turn))];
		});
	const first = x - lean;
	const seams = Array.from({ length: Math.ceil((length + lean) / pitch) + 1 }, (_, i) => first + i * pitch);
	const path = (points: readonly Point[]) => `M${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}${through(points)}`;
	const swell = n(pitch * 0.07);
	const count = Math.floor((length - fray) / pitch);
	const rest = n(length - count * pitch);
	const upper = `q${n(pitch / 2)} ${-2 * swell} ${n(pitch)} 0`.repeat(count);
	const lower = `q${n(-pitch / 2)} ${2 * swell} ${n(-pitch)} 0`.repeat(count);
	const teeth = [0.5, -0.7, 1, -0.8, 0.6, -0.6].map((out) => `l${n(fray * out)} ${n(thick / 6)}`);
	const ends = `M${x} ${y}${upper}h${rest}${fray ? teeth.join('') : `v${n(thick)}`}h${-rest}${lower}Z`;
	return (
		<>
			<clipPath id={id}>
				<path d={ends} />
			</clipPath>
			<path d={ends} fill={light} stroke={palette.ink} strokeWidth={line * 2} />
			<g clipPath={`url(#${id})`} fill="none">
				<path d={ends} fill={light} />
				<path d={`M${x - 20} ${n(y + thick * 0.68)}h${length + 60}v${thick}h${-length - 60}z`} fill={dark} />
				<path
					d={seams
						.flatMap((from) =>
							Array.from({ length: yarns }, (_, i) => {
								const points = strand(from + (pitch * (i + 1)) / (yarns + 1));
								return path(points.slice(1, -1));
							}),
						)
						.join('')}
					stroke={rope.worn}
					strokeWidth={n(line * 0.4)}
					strokeDasharray={`${n(pitch * 0.3)} ${n(pitch * 0.16)}`}
				/>
				<path d={seams.map((from) => path(strand(from))).join('')} stroke={palette.ink} strokeWidth={n(line * 0.9)} />
				{props.children}
			</g>
		</>
	);
}

/** A rope's end, cut square: strands round one, yarns in each. */
export function Section({ at: [x, y], radius, strand }: { at: Point; radius: number; strand: number }) {
	const strands: Point[] = [
		[x, y],
		...Array.from({ length: 6 }, (_, i): Point => {
			const turn = ((i * 60 - 90) * Math.PI) / 180;
			return [x + Math.cos(turn) * strand * 2, y + Math.sin(turn) * strand * 2];
		}),
	];
	const dots = strands
		.flatMap(([cx, cy]) =>
			Array.from({ length: 18 }, (_, i) => {
				const turn = ((i * 360) / 18) * (Math.PI / 180);
				const r = strand * 0.8;
				return `M${n(cx + Math.cos(turn) * r)} ${n(cy + Math.sin(turn) * r)}h0`;
			}),
		)
		.join('');
	return (
		<>
			<circle cx={x} cy={y} r={radius} fill={oilskin.dark} stroke={palette.ink} strokeWidth="3.4" />
			{strands.map(([cx, cy]) => (
				<circle
					key={`${n(cx)} ${n(cy)}`}
					cx={n(cx)}
					cy={n(cy)}
					r={n(strand - 0.8)}
					fill={rope.light}
					stroke={palette.ink}
					strokeWidth="1.8"
				/>
			))}
			<path d={dots} stroke={rope.worn} strokeWidth={n(strand * 0.13)} strokeLinecap="round" />
		</>
	);
}
