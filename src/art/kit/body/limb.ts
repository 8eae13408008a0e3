import { n, through } from '../forms.tsx';
import type { Point } from '../shapes.ts';

/** The geometry of a dressed limb of two bones: where its joint is, its outline, shadow and folds. */

export type Spot = Point;
/** Half the limb's width at its root, on the upper bone, at the joint, on the lower bone, at its end. */
export type Girth = readonly [number, number, number, number, number];

const add = (a: Spot, b: Spot, k = 1): Spot => [a[0] + b[0] * k, a[1] + b[1] * k];
/** The way from one to the other, of length 1. */
export const unit = (a: Spot, b: Spot): Spot => {
	const [x, y] = [b[0] - a[0], b[1] - a[1]];
	const length = Math.hypot(x, y) || 1;
	return [x / length, y / length];
};
const square = ([x, y]: Spot): Spot => [-y, x];
const gap = (a: Spot, b: Spot) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const at = ([x, y]: Spot) => `${n(x)} ${n(y)}`;
export const between = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const angleOf = (a: Spot, b: Spot) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** Where elbow or knee is; on a limb that hangs, side 1 is to the left. */
export function jointOf(from: Spot, to: Spot, bones: Spot, side: 1 | -1): Spot {
	const [a, b] = bones;
	const d = Math.min(gap(from, to), (a + b) * 0.998);
	const along = (a * a - b * b + d * d) / (2 * d);
	const out = Math.sqrt(Math.max(0, a * a - along * along));
	const u = unit(from, to);
	return add(add(from, u, along), square(u), out * side);
}

/** Bones as long as they show, and an end that they can reach; nearly straight, they do not sag. */
export function stretched(from: Spot, to: Spot, full: Spot, long?: number) {
	const sum = full[0] + full[1];
	const d = gap(from, to);
	const share = long ?? (d > sum * 0.86 && d < sum ? d / 0.988 / sum : 1);
	const bones: Spot = [full[0] * share, full[1] * share];
	const far = sum * share * 0.998;
	return { bones, to: d > far ? add(from, unit(from, to), far) : to };
}

/** A crease: where it starts, its bow, its point. */
export type Fold = readonly [Spot, Spot, Spot];

interface LimbDrawing {
	/** Closed, to be filled. */
	fill: string;
	/** Open where the limb grows out of the body. */
	edge: string;
	/** Open at its end, where it goes over into what grows there. */
	open: string;
	shade: string;
	folds: readonly Fold[];
}

/** The side of a bone that lies in shadow, as a band that its outline cuts. */
function shadow(a: Spot, b: Spot, ra: number, rb: number, light: number) {
	const v = square(unit(a, b));
	const dark = v[0] * light * 0.6 - v[1] * 0.8 > 0 ? -1 : 1;
	const middle = between(a, b, 0.5);
	const r = (ra + rb) / 2;
	const u = unit(a, b);
	const [from, to] = [add(a, u, -ra), add(b, u, rb * 0.35)];
	return `M${at(add(from, v, dark * ra * 0.3))}Q${at(add(middle, v, dark * r * 0.08))} ${at(add(to, v, dark * rb * 0.25))}L${at(add(to, v, dark * rb * 1.5))} ${at(add(from, v, dark * ra * 1.5))}Z`;
}

/** A limb's outline; seam is the side, along its root, on which it grows out of the body. */
export function limb(a: Spot, j: Spot, b: Spot, girth: Girth, light: number, seam: 1 | -1 | 0, far = false): LimbDrawing {
	const [ra, rm, rj, rn, rb] = girth;
	const [u, v] = [unit(a, j), unit(j, b)];
	const [nu, nv] = [square(u), square(v)];
	const turn = u[0] * v[1] - u[1] * v[0];
	const s = turn >= 0 ? 1 : -1;
	const sum: Spot = [nu[0] + nv[0], nu[1] + nv[1]];
	const half = Math.hypot(...sum) / 2;
	const inward: Spot = half > 0.05 ? [(s * sum[0]) / half / 2, (s * sum[1]) / half / 2] : [-u[0], -u[1]];
	const deep = Math.min(rj / Math.max(half, 0.2), 0.62 * Math.min(gap(a, j), gap(j, b)));
	const crease = add(j, inward, deep);
	const bent = Math.min(1, Math.abs(turn) + (u[0] * v[0] + u[1] * v[1] < 0 ? 1 : 0));
	const upper = between(a, j, 0.42);
	const lower = between(j, b, 0.4);
	const whole: Spot[] = [
		add(a, nu, -s * ra),
		add(upper, nu, -s * rm),
		add(add(j, u, -rj * 0.75), nu, -s * rj * 1.03),
		add(j, inward, -rj * (1.02 + 0.16 * bent)),
		add(add(j, v, rj * 0.75), nv, -s * rj * 1.03),
		add(lower, nv, -s * rn),
		add(b, nv, -s * rb),
	];
	// From afar, a limb is its ends and its joint.
	const kept = bent > 0.3 ? [0, 2, 3, 4, 6] : [0, 3, 6];
	const outer = far ? whole.filter((_, i) => kept.includes(i)) : whole;
	const inner: Spot[] = [add(b, nv, s * rb), ...(far ? [] : [add(lower, nv, s * rn * 0.97)]), crease];
	const back: Spot[] = [crease, ...(far ? [] : [add(upper, nu, s * rm * 0.98)]), add(a, nu, s * ra)];
	/** From afar, the whole side that is more in shadow, as far in as the bones. */
	const farShade = () => {
		const dark = sum[0] * light * 0.6 - sum[1] * 0.8 > 0 ? -1 : 1;
		const side = dark === -s ? [outer] : [inner, back];
		const [from, to] = dark === -s ? [a, b] : [b, a];
		return `M${at(side[0]?.[0] ?? a)}${side.map(through).join('')}L${at(to)}Q${at(j)} ${at(from)}Z`;
	};
	const cap = add(a, u, -ra * 0.95);
	const [first, last] = [outer[0] ?? a, back[2] ?? a];
	const hem = `Q${at(add(b, v, rb * 0.22))} ${at(inner[0] ?? b)}`;
	const body = `${through(outer)}${hem}${through(inner)}${through(back)}`;
	const outerCap = `M${at(cap)}Q${at(add(first, u, -ra * 0.85))} ${at(first)}`;
	const innerCap = `Q${at(add(last, u, -ra * 0.85))} ${at(cap)}`;
	const fill = `${outerCap}${body}${innerCap}Z`;
	// Where the seam is on the outer side, the line starts below the cap and closes over the inner one.
	const outside = seam === -s;
	// On the body's side the line comes out of the armpit, not out of the shoulder.
	const pit = between(a, j, 0.18);
	const edge =
		seam === 0
			? fill
			: outside
				? `M${at(add(pit, nu, -s * ra))}${through([add(pit, nu, -s * ra), ...outer.slice(1)])}${hem}${through(inner)}${through(back)}${innerCap}`
				: `${outerCap}${through(outer)}${hem}${through(inner)}${through([...back.slice(0, 2), add(pit, nu, s * ra * 0.98)])}`;
	const open = `M${at(inner[0] ?? b)}${through(inner)}${through(back)}${innerCap}${outerCap.replace(/^M\S+ \S+?(?=Q)/, '')}${through(outer)}`;
	const folds: [Spot, Spot, Spot][] = [];
	if (bent > 0.2) {
		// From the crease to the elbow's point; the others hang off the inner edge beside it, where it is not folded shut.
		const point = add(j, inward, -rj * 0.3);
		folds.push([crease, add(between(crease, point, 0.5), u, rj * 0.2), point]);
		const shut = u[0] * v[0] + u[1] * v[1] < -0.25;
		const below = add(add(j, v, rj * 1.7), nv, s * rn * 0.97);
		const drop = add(add(j, v, rj * 0.7), nv, -s * rj * 0.35);
		if (!shut) folds.push([below, add(between(below, drop, 0.5), v, -rj * 0.3), drop]);
		if (bent > 0.6 && !shut) {
			const above = add(add(j, u, -rj * 1.9), nu, s * rm * 0.97);
			const rise = add(add(j, u, -rj * 1.1), nu, -s * rj * 0.1);
			folds.push([above, add(between(above, rise, 0.5), u, rj * 0.25), rise]);
		}
	} else {
		const one = add(add(j, nu, s * rj * 0.96), u, -1);
		folds.push([one, add(j, u, 0.8), add(add(j, nu, -s * rj * 0.1), u, rj * 0.35)]);
	}
	const shade = far ? farShade() : shadow(a, j, ra, rj, light) + shadow(j, b, rj, rb, light);
	return { fill, edge, open, shade, folds };
}

/** A crease that starts broad and runs out to a point. */
export function sliver([from, bow, to]: Fold, width: number) {
	const off = square(unit(from, to));
	const w = width / 2;
	return `M${at(add(from, off, w))}Q${at(add(bow, off, w * 0.7))} ${at(to)}Q${at(add(bow, off, -w * 0.7))} ${at(add(from, off, -w))}Z`;
}
