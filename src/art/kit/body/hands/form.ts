import { n, through } from '../../forms.tsx';
import { type Spot, unit } from '../limb.ts';

/** What a hand is made of, as data, and how its outlines are found. */

/** The side of the hand that is towards us; a palm is paler than a back. */
export type Face = 'back' | 'palm';

/** The body of the hand: the lower wrist, round by the knuckles, to the upper wrist. */
export interface Mass {
	kind: 'mass';
	edge: readonly Spot[];
	face: Face;
	before: boolean;
}

export interface Finger {
	kind: 'finger';
	/** The middle line, from where it leaves the hand to the middle of its round tip. */
	path: readonly Spot[];
	face: Face;
	/** Thickness against an ordinary finger. */
	thick: number;
	/** Where the nail lies across it, -1 to 1 from one edge to the other; none without. */
	nail?: number | undefined;
	/** 1 keeps it to the thing that it holds, whatever the build; 0 lets it grow. */
	holds: number;
	/** Outlined at its root as well: it comes round from the other side. */
	whole: boolean;
	before: boolean;
	/** How it is shaped: a thumb is broad at its tip; one that folds over ends in its knuckle. */
	form: 'finger' | 'thumb' | 'folded';
	/** How many half bones of its upper and lower line, from the root, are left to the hand. */
	skip: readonly [upper: number, lower: number];
}

/** Ink on the skin, for knuckles and folds. */
export interface Fold {
	kind: 'fold';
	path: readonly Spot[];
	before: boolean;
	/** Against a fold of ordinary weight. */
	weight: number;
}

export type Part = Mass | Finger | Fold;

/** Points written one after the other, as in a path. */
function spots(written: string): Spot[] {
	const values = written.split(' ').map(Number);
	return values.flatMap((x, i) => (i % 2 ? [] : [[x, values[i + 1] ?? 0] as const]));
}

export const mass = (face: Face, edge: string, before = true): Mass => ({
	kind: 'mass',
	face,
	edge: spots(edge),
	before,
});

type FingerOptions = Partial<Omit<Finger, 'kind' | 'path' | 'face'>>;

export const finger = (face: Face, path: string, options: FingerOptions = {}): Finger => ({
	kind: 'finger',
	path: spots(path),
	face,
	thick: 1,
	holds: 0,
	whole: false,
	before: true,
	form: 'finger',
	skip: [0, 0],
	...options,
});

export const fold = (path: string, weight = 1, before = true): Fold => ({
	kind: 'fold',
	path: spots(path),
	weight,
	before,
});

/** A person's hands: how broad they are, and how long and thick their fingers. */
export interface Shape {
	breadth: number;
	reach: number;
	girth: number;
	/** How far a finger draws in between its joints. */
	waist: number;
}

export const shapes = {
	broad: { breadth: 1.16, reach: 0.86, girth: 16.2, waist: 1.0 },
	long: { breadth: 0.9, reach: 1.2, girth: 11.8, waist: 0.88 },
	narrow: { breadth: 0.92, reach: 1.02, girth: 11.8, waist: 0.93 },
} as const satisfies Record<string, Shape>;

/** A finger's middle line, fitted to a build. */
export function fit({ path, holds }: Finger, { breadth, reach }: Shape): Spot[] {
	const [root = [0, 0]] = path;
	const grown = 1 + (reach - 1) * (1 - holds);
	const base: Spot = [root[0], root[1] * breadth];
	// What holds a thing ends where the thing is: only its root moves.
	const last = path.length - 1;
	return path.map(([x, y], i) => {
		const free: Spot = [base[0] + (x - root[0]) * grown, base[1] + (y - root[1]) * grown];
		const kept = (i / last) * holds;
		return [free[0] + (x - free[0]) * kept, free[1] + (y - free[1]) * kept];
	});
}

export const spread = (path: readonly Spot[], { breadth }: Shape): Spot[] => path.map(([x, y]) => [x, y * breadth]);

const at = ([x, y]: Spot) => `${n(x)} ${n(y)}`;

/** The curve through all points, begun at the first. */
export const curve = (points: readonly Spot[]) => `M${at(points[0] ?? [0, 0])}${through(points)}`;

/** What a line passes over when it is moved. */
export function strip(points: readonly Spot[], [dx, dy]: Spot) {
	const moved = points.map(([x, y]): Spot => [x + dx, y + dy]).reverse();
	return `${curve(points)}L${at(moved[0] ?? [0, 0])}${through(moved)}Z`;
}

export interface Tube {
	/** To be filled, and the same without its root, to be drawn round. */
	fill: string;
	edge: string;
	/** Its upper and its lower side, as far as they are drawn round. */
	sides: readonly [upper: readonly Spot[], lower: readonly Spot[]];
	/** Half its width at each joint, and the way that it goes there. */
	joints: readonly { at: Spot; r: number; way: Spot }[];
	/** The way of the whole finger. */
	way: Spot;
}

const tapers = {
	finger: [1.04, 1.02, 0.94, 0.84],
	thumb: [1.12, 1.02, 0.98, 0.86],
	folded: [0.98, 1, 1.02, 1.04],
};

/** The outline of a finger: bony at the joints, drawn in between them, round at the end. */
export function tube({ form, skip }: Finger, path: readonly Spot[], radius: number, waist: number, fine: boolean): Tube {
	const taper = tapers[form];
	const last = path.length - 1;
	const joints = path.map((p, i) => {
		const [a, b] = [path[i - 1] ?? p, path[i + 1] ?? p];
		const [u, v] = [i > 0 ? unit(a, p) : unit(p, b), i < last ? unit(p, b) : unit(a, p)];
		const way = unit([0, 0], [u[0] + v[0], u[1] + v[1]]);
		const half = Math.max(0.5, way[0] * v[0] + way[1] * v[1]);
		const turn = u[0] * v[1] - u[1] * v[0];
		const share = taper[Math.round((i / last) * 3)] ?? 1;
		return { at: p, r: radius * share, way, half, turn };
	});
	const side = (s: 1 | -1) =>
		joints.flatMap(({ at: p, r, way, half, turn }, i): Spot[] => {
			const inner = turn * s > 0;
			const k = s * r * (inner ? 1 / half : Math.min(1.12, 0.5 + 0.5 / half));
			const here: Spot = [p[0] - way[1] * k, p[1] + way[0] * k];
			const next = joints[i + 1];
			if (!fine || !next) return [here];
			const v = unit(p, next.at);
			const w = (s * (r + next.r) * waist) / 2;
			// The last bone is fullest at its middle: the pad.
			const pad = i + 1 === last ? w / waist : w;
			return [here, [(p[0] + next.at[0]) / 2 - v[1] * pad, (p[1] + next.at[1]) / 2 + v[0] * pad]];
		});
	const [up, down] = [side(-1), side(1).reverse()];
	const tip = joints[last];
	const root = joints[0];
	const r = n((tip?.r ?? radius) * 1.02);
	const outline = (a: readonly Spot[], b: readonly Spot[]) => `${curve(a)}A${r} ${r} 0 0 1 ${at(b[0] ?? [0, 0])}${through(b)}`;
	const [u, d] = skip.map((half) => (fine ? half : Math.round(half / 2)));
	const [upper, lower] = [up.slice(u), down.slice(0, down.length - (d ?? 0))];
	const back = root ? root.r * 1.5 : 0;
	const behind: Spot = root ? [root.at[0] - root.way[0] * back, root.at[1] - root.way[1] * back] : [0, 0];
	return {
		fill: `${outline(up, down)}Q${at(behind)} ${at(up[0] ?? [0, 0])}Z`,
		edge: outline(upper, lower),
		sides: [upper, lower],
		joints,
		way: unit(path[0] ?? [0, 0], path[last] ?? [1, 0]),
	};
}
