import { cobalt } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';

/** One blue pencil: a line that is meant is drawn twice, not quite in the same place, as when one is quick. */

const blue = cobalt.mid;

/** The same wobble for the same place, between -1 and 1. */
const wobble = (x: number, y: number, pass: number) => {
	const v = Math.sin(x * 12.9898 + y * 78.233 + pass * 37.719) * 43758.5453;
	return (v - Math.floor(v)) * 2 - 1;
};

const spots = (written: string): Point[] => {
	const values = written.trim().split(/\s+/).map(Number);
	return values.flatMap((x, i) => (i % 2 ? [] : [[x, values[i + 1] ?? 0] as const]));
};

/** A curve through all points in few letters: each corner's two handles mirror one another. */
function curve(points: readonly Point[]) {
	const grid = points.map(([x, y]): Point => [n(x), n(y)]);
	const [first = [0, 0]] = grid;
	const by = (x: number, y: number) => `${n(x)} ${n(y)}`.replace(/ -/g, '-').replace(/\b0\./g, '.');
	const parts = grid.slice(1).map(([x, y], i) => {
		const [fx, fy] = grid[i] ?? first;
		const [ax, ay] = grid[i + 2] ?? [x, y];
		const handle = by(x - (ax - fx) / 6 - fx, y - (ay - fy) / 6 - fy);
		return `s${handle} ${by(x - fx, y - fy)}`;
	});
	return `M${by(...first)}${parts.join('')}`;
}

/** From point to point, with corners. */
function angular(points: readonly Point[]) {
	const grid = points.map(([x, y]): Point => [n(x), n(y)]);
	return grid
		.map(([x, y], i) => {
			const [fx, fy] = grid[i - 1] ?? [0, 0];
			return `${i ? 'l' : 'M'}${n(x - fx)} ${n(y - fy)}`.replace(/ -/g, '-').replace(/\b0\./g, '.');
		})
		.join('');
}

/**
 * Strokes parted by semicolons, each the points that it goes through. One that begins with c has
 * corners; one that begins with z is a zigzag and is not gone over.
 */
function strokes(written: string, pass: number, loose: number) {
	return written
		.split(';')
		.filter((one) => one.trim())
		.map((one) => {
			if (one.startsWith('z')) return pass ? '' : angular(spots(one.slice(1)));
			const cornered = one.startsWith('c');
			const points = spots(cornered ? one.slice(1) : one);
			const [a, b]: readonly [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
			const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
			// A straight one bows a little where it is long, and the second time it runs on past its end.
			const bowed: readonly Point[] = points.length === 2 && far > 60 ? [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b] : points;
			const past = points.length === 2 ? Math.min(7, far * 0.05) * (1 + pass) : 0;
			const way: Point = [((b[0] - a[0]) / far) * past, ((b[1] - a[1]) / far) * past];
			const moved = bowed.map(([x, y], i): Point => {
				const end = i === 0 ? -1 : i === bowed.length - 1 ? 1 : 0;
				return [x + way[0] * end + wobble(x, y + i, pass) * loose, y + way[1] * end + wobble(y + i, x, pass + 7) * loose];
			});
			return cornered ? angular(moved) : curve(moved);
		})
		.join('');
}

/** An oval as a hand draws it: once round and on, not closed. */
export function oval(cx: number, cy: number, rx: number, ry = rx, tilt = 0) {
	const t = (tilt * Math.PI) / 180;
	const start = wobble(cx, cy, 3) * 2;
	return Array.from({ length: 10 }, (_, i) => {
		const a = start + (i / 8) * Math.PI * 2;
		const grown = 1 + (i - 4) * 0.01;
		const [x, y] = [Math.cos(a) * rx * grown, Math.sin(a) * ry * grown];
		return `${n(cx + x * Math.cos(t) - y * Math.sin(t))} ${n(cy + x * Math.sin(t) + y * Math.cos(t))}`;
	}).join(' ');
}

/** Shading to and fro between two upright sides, down from the top. */
export function hatch(x: number, y: number, width: number, height: number, gap = 6) {
	const rows = Math.floor(height / gap);
	return Array.from({ length: rows }, (_, i) => {
		const slip = Math.round(wobble(x + i, y, 5) * 3);
		return `${n(x + slip)} ${n(y + (i + 1) * gap)} ${n(x + width + slip)} ${n(y + i * gap - width * 0.16)}`;
	}).join(';');
}

/** A line of writing that nobody is meant to read, in words of several lengths. */
export function scribble(x: number, y: number, width: number, height = 4) {
	const steps = Math.max(4, Math.round(width / 2.1));
	const drawn: string[] = [];
	let word: string[] = [];
	for (let i = 0; i <= steps; i++) {
		const roll = wobble(x + i, y, 2);
		const tall = roll > 0.5 ? 1.7 : 0.75 + roll * 0.3;
		const up = i % 2 ? -height * 0.5 * tall : height * (roll < -0.7 ? 0.8 : 0.35);
		word.push(`${n(x + (width * i) / steps + (i % 2 ? 1.6 : roll * 0.7))} ${n(y + up)}`);
		if (word.length > 7 + 5 * wobble(x + i, y, 9) || i === steps) {
			if (word.length > 2) drawn.push(`z${word.join(' ')}`);
			word = [];
		}
	}
	return drawn.join(';');
}

/** Blacks, as far as a pencil has any: one line to and fro, close, between two points of a band. */
export function dark(ax: number, ay: number, bx: number, by: number, half: number) {
	const far = Math.hypot(bx - ax, by - ay) || 1;
	const steps = Math.max(3, Math.round(far / 1.5));
	const [sx, sy] = [(-(by - ay) / far) * half, ((bx - ax) / far) * half];
	const points = Array.from({ length: steps + 1 }, (_, i) => {
		const k = (i % 2 ? -1 : 1) * (0.78 + 0.22 * wobble(ax + i, ay, 4));
		// The strokes lean, as a right hand makes them.
		const t = i / steps - (k * half * 0.7) / far;
		return `${n(ax + (bx - ax) * t + sx * k)} ${n(ay + (by - ay) * t + sy * k)}`;
	});
	return `z${points.join(' ')}`;
}

/** Four ruled sides that run past their corners. */
export function frame(x: number, y: number, w: number, h: number) {
	const [r, b] = [x + w, y + h];
	return `${x} ${y} ${r} ${y};${r} ${y} ${r} ${b};${r} ${b} ${x} ${b};${x} ${b} ${x} ${y}`;
}

/** Several strokes, or groups of them, as one. */
export const all = (...parts: string[]) => parts.join(';');

/** So many lines of writing in a balloon round x, y. */
export function words(x: number, y: number, width: number, rows: number) {
	return all(
		...Array.from({ length: rows }, (_, i) => {
			const w = width * (rows > 1 && (i === 0 || i === rows - 1) ? 0.72 : 1);
			return scribble(x - w / 2, y + (i - (rows - 1) / 2) * 9, w);
		}),
	);
}

interface PencilProps {
	/** Looked for with a light hand, once; found, and gone over; pressed upon, and gone over. */
	faint?: string;
	line?: string;
	firm?: string;
	/** How far a line may stray, and how much wider all are drawn, in the drawing's own units. */
	loose?: number;
	width?: number;
	colour?: string;
}

export function Pencil({ faint = '', line = '', firm = '', loose = 0.9, width = 1, colour = blue }: PencilProps) {
	const pens = [
		{ d: faint, w: 0.9, opacity: 0.48, by: 1.2, passes: [0] },
		{ d: line, w: 1.2, opacity: 0.66, by: 0.8, passes: [0, 1] },
		{ d: firm, w: 1.9, opacity: 0.8, by: 0.75, passes: [0, 1] },
	];
	return (
		<g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
			{pens.flatMap(({ d, w, opacity, by, passes }) =>
				d
					? passes.map((pass) => (
							<path
								key={`${w}-${pass}`}
								d={strokes(d, pass, loose * by)}
								strokeWidth={n(w * width * (pass ? 0.8 : 1))}
								opacity={pass ? opacity * 0.8 : opacity}
							/>
						))
					: [],
			)}
		</g>
	);
}
