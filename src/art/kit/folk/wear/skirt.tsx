import { type Crease, Creases, Seam, Shape, useBody } from '../../body/figure.tsx';
import { bendLeg } from '../../body/leg.tsx';
import { between, type Spot } from '../../body/limb.ts';
import { type Pose, placer, type Wear } from '../../body/rig.tsx';
import { n, type Tone, through } from '../../forms.tsx';
import { hull } from './stretch.ts';

/** Cloth that hangs from the waist and follows the legs wherever the pose takes them. */

export interface SkirtCut {
	/** How far down the legs: 1 to the knee, 2 to the ankle. */
	reach: number;
	/** How far the hem stands off the legs. */
	flare: number;
	tone: 'top' | 'legs' | Tone;
	/** What shows of it: all round, open in front, or only in front. */
	kind: 'round' | 'coat' | 'apron';
	/** A band along the hem. */
	border?: string | undefined;
}

const along = (a: Spot, b: Spot, r: number): [Spot, Spot] => {
	const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const off: Spot = [(-(b[1] - a[1]) / d) * r, ((b[0] - a[0]) / d) * r];
	return [
		[b[0] + off[0], b[1] + off[1]],
		[b[0] - off[0], b[1] - off[1]],
	];
};

function legPoints(pose: Pose, frame: Wear['frames']['front'], side: 'near' | 'far', cut: SkirtCut, bones: Spot, girth: readonly number[]) {
	const leg = side === 'near' ? pose.nearLeg : pose.farLeg;
	const hip = placer(pose)(side === 'near' ? frame.nearHip : frame.farHip);
	const { knee, to } = bendLeg(hip, leg, bones);
	const shin = between(knee, to, Math.max(0.04, cut.reach - 1));
	const thigh = between(hip, knee, Math.min(1, cut.reach));
	const r = (girth[2] ?? 7) + cut.flare * Math.min(cut.reach, 1.9);
	const points: Spot[] = [...along(placer(pose)([0, 0]), hip, (girth[0] ?? 8) + 1)];
	if (cut.reach > 1) points.push(...along(hip, knee, (girth[2] ?? 7) + cut.flare * 0.6));
	const end: Spot = cut.reach > 1 ? shin : thigh;
	const flat = Math.abs(end[0] - knee[0]) > Math.abs(end[1] - knee[1]) && cut.reach > 1;
	// Below a knee that is lifted or knelt on, cloth hangs down instead of following the shin back.
	if (flat) points.push(...along(knee, shin, r * 0.7));
	else points.push([end[0] - r, end[1]], [end[0] + r, end[1]]);
	return { points, hip, knee, end };
}

export function Skirt({ pose, frame, cut }: { pose: Pose; frame: Wear['frames']['front']; cut: SkirtCut }) {
	const { build, light } = useBody();
	const put = placer(pose);
	const [rear, front] = frame.waist;
	const legs = (['near', 'far'] as const).map((side) => legPoints(pose, frame, side, cut, build.leg, build.trouser));
	const waist: Spot[] = [put([-rear - 0.6, -3]), put([front + 0.6, -3])];
	const apron = cut.kind === 'apron';
	const [hx, hy] = put(frame.nearHip);
	const seat: Spot[] = [
		[hx - frame.seat - 0.6, hy],
		[hx - frame.seat * 0.72, hy + frame.seat * 0.8],
	];
	const all = [...waist, ...(apron ? [] : seat), ...legs.flatMap(({ points }) => points)];
	const ring = hull(all);
	const low = Math.max(...all.map(([, y]) => y));
	const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
	// The hem runs between the lowest corners to the left and to the right.
	const corner = (side: number) => ring.reduce((p, q) => (q[1] + side * q[0] > p[1] + side * p[0] ? q : p));
	const [a, b] = [corner(-0.5), corner(0.5)];
	const slope = (b[1] - a[1]) / Math.max(8, b[0] - a[0]);
	const d = soften(ring);
	const tone = cut.tone === 'top' ? build.top : cut.tone === 'legs' ? build.legs : cut.tone;
	const top = put([0, -3]);
	const mid = (left + right) / 2;
	const high = low - top[1];
	const fold = (t: number, k: number): Crease => {
		const x = left + (right - left) * t;
		const up = top[0] + (x - top[0]) * 0.45;
		return [x, low + 1, (x + up) / 2 + 1, low - high * k * 0.5, up, low - high * k];
	};
	// An apron leaves the seat free.
	const cover = apron ? (pose.view === 'back' ? undefined : pose.view === 'front' ? 0.05 : pose.view === 'quarter' ? 0.14 : 0.34) : 0;
	if (cover === undefined) return null;
	const from = left + (right - left) * cover;
	const sits = high < 50;
	// As far out as the skirt, no farther: more is painted for nothing.
	const up = Math.min(...all.map(([, y]) => y));
	const shade =
		light > 0
			? `M${n(left - 3)} ${n(up - 3)}H${n(top[0] - rear * 0.3)}C${n(mid - 6)} ${n(low - high * 0.6)} ${n(from + (mid - from) * 0.5)} ${n(low - high * 0.4)} ${n(from + (right - from) * 0.3)} 60H${n(left - 3)}Z`
			: `M${n(right + 3)} ${n(up - 3)}H${n(top[0] + front * 0.2)}C${n(mid + 3)} ${n(low - high * 0.6)} ${n(mid + 2)} ${n(low - high * 0.4)} ${n(from + (right - from) * 0.62)} 60H${n(right + 3)}Z`;
	const open = cut.kind === 'coat' && pose.view !== 'back' ? put([pose.view === 'front' ? 2 : front * 0.62, -3]) : undefined;
	const kids = (
		<>
			{cut.border && (
				<path
					d={`M${n(a[0] - 30)} ${n(a[1] - 3 - slope * 30)}L${n(b[0] + 30)} ${n(b[1] - 3 + slope * 30)}`}
					stroke={cut.border}
					strokeWidth="5"
					fill="none"
				/>
			)}
			{open && (
				<Seam
					d={`M${n(open[0])} ${n(open[1])}Q${n(open[0] + 3)} ${n(low - high * 0.5)} ${n(left + (right - left) * 0.66)} ${n(low + 2)}`}
					w={0.7}
				/>
			)}
			<Creases of={sits ? [fold(0.7, 0.5)] : [fold(0.36, 0.55), fold(0.72, 0.42), fold(0.54, 0.3)]} />
		</>
	);
	if (!apron)
		return (
			<Shape d={d} tone={tone} shade={shade}>
				{kids}
			</Shape>
		);
	const panel = soften(
		hull([...all.map(([x, y]): Spot => [Math.max(from, x), y]), put([-rear * (pose.view === 'front' ? 0.9 : 0.3), -3])]),
	);
	return (
		<Shape d={panel} tone={tone} shade={shade}>
			{kids}
		</Shape>
	);
}

/** Corners taken off, but for the ends of the hem. */
function soften(ring: readonly Spot[]) {
	const points = ring.flatMap((p, i): Spot[] => {
		const q = ring[(i + 1) % ring.length] ?? p;
		return [p, between(p, q, 0.5)];
	});
	const closed = [...points, points[0] ?? [0, 0]];
	return `M${n(closed[0]?.[0] ?? 0)} ${n(closed[0]?.[1] ?? 0)}${through(closed)}Z`;
}
