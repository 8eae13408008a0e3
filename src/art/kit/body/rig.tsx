import type { ReactNode } from 'react';
import { n, through } from '../forms.tsx';
import { Arm } from './arm.tsx';
import { type Build, type Crease, Poise, useBody } from './figure.tsx';
import type { HandPose } from './hands.tsx';
import type { HeadView, Mood } from './head.ts';
import { type BootView, Leg } from './leg.tsx';
import type { Spot } from './limb.ts';

/** A pose as data, and the order in which a body's parts are drawn in it. */

export interface ArmPose {
	to: Spot;
	bend?: 1 | -1;
	/** How much of its length shows, where it comes towards us. */
	long?: number;
	elbow?: Spot;
	hand?: HandPose;
	/** Degrees that the hand turns from the line of the forearm. */
	wrist?: number;
	/** The hand's own direction, whatever the forearm's; 0 points right. */
	level?: number;
	flip?: boolean;
	/** Drawn over the trunk, for a far arm that comes across; a near one behind it. */
	over?: boolean;
	behind?: boolean;
	/** Drawn between the legs and the trunk, for a far hand that rests on a knee. */
	lap?: boolean;
	bare?: boolean;
	seam?: 1 | -1 | 0;
	holds?: ReactNode;
	/** Where something else that is held has its origin. */
	grip?: Spot;
}

export interface LegPose {
	/** The ankle; a flat boot's sole is nine below it. */
	to: Spot;
	bend?: 1 | -1;
	long?: number;
	boot?: BootView;
	heel?: number;
	flip?: boolean;
}

export interface Pose {
	view: HeadView;
	/** The middle of the waist, and how far the trunk leans forward. */
	waist: Spot;
	lean?: number;
	head?: { view?: HeadView; tilt?: number; turn?: 1 | -1; by?: Spot; mood?: Mood; look?: number };
	near: ArmPose;
	far: ArmPose;
	nearLeg: LegPose;
	farLeg: LegPose;
	/** A coat's skirts, from the back of the waist round to its front. */
	skirts?: {
		d: string;
		core?: string;
		shade?: string;
		front?: string;
		buttons?: string;
		creases?: readonly Crease[];
	};
	/** Nothing hangs at the hip; no hat on the head. */
	bareHip?: boolean;
	hatless?: boolean;
	/** Drawn first, over the trunk and under the near arm, and last. */
	under?: ReactNode;
	lap?: ReactNode;
	over?: ReactNode;
}

/** Where shoulders, hips and head are, from the middle of the waist of a trunk that stands. */
export interface Frame {
	near: Spot;
	far: Spot;
	nearHip: Spot;
	farHip: Spot;
	head: Spot;
	/** Half the width of the waist to the back and to the front, and the girth of the seat. */
	waist: Spot;
	seat: number;
}

export interface Wear {
	frames: Record<HeadView, Frame>;
	/** Drawn with the waist as origin. */
	Trunk: (props: { pose: Pose }) => ReactNode;
	/** What lies over the neck. */
	Collar: (props: { pose: Pose }) => ReactNode;
	/** What hangs at the far and the near hip, with the waist as origin. */
	Hip?: (props: { pose: Pose; side: 'far' | 'near' }) => ReactNode;
	/** Over the legs and under the trunk, on the floor's own grid. */
	Skirts?: (props: { pose: Pose }) => ReactNode;
}

/** From the trunk's own grid to the floor's. */
export function placer({ waist: [x, y], lean = 0 }: Pose) {
	const a = (lean * Math.PI) / 180;
	return ([px, py]: Spot): Spot => [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)];
}

/** The seat, between the waist and the thigh. */
function seatOf(pose: Pose, frame: Frame, light: number): readonly [string, string] {
	const put = placer(pose);
	const [rear, front] = frame.waist;
	const hip = put(frame.nearHip);
	const r = frame.seat;
	const far = put(frame.farHip);
	const middle = (hip[0] + far[0]) / 2;
	// Seen from before, the seat ends at the fly: it would be drawn across the far thigh.
	const side: Spot[] =
		pose.view === 'front'
			? [
					[middle + r * 0.08, hip[1] + r * 0.4],
					[middle + r * 0.1, hip[1] - r * 0.5],
				]
			: [[far[0] + r * 0.75, far[1] + r * 0.55], put([front + r * 0.06, 5]), put([front, -2])];
	const points: Spot[] = [
		put([-rear, -2]),
		put([-rear - r * 0.12, 5]),
		[hip[0] - r, hip[1] - 1],
		[hip[0] - r * 0.72, hip[1] + r * 0.75],
		[middle, hip[1] + r],
		...side,
	];
	const [x, y] = points[0] ?? [0, 0];
	const outline = `M${n(x)} ${n(y)}${through(points)}Z`;
	// Under a thigh that lies, the shadow goes on underneath; over one that stands, it goes on in it.
	const sits = pose.nearLeg.to[1] - hip[1] < 48;
	const foot: Spot = sits ? [hip[0] + 12, hip[1] + r * 0.35] : [hip[0] - r * 0.26, hip[1] + 7];
	const low = sits ? hip[1] + r + 9 : hip[1] + 7;
	const [ex, ey] = [x + r * (light > 0 ? 0.7 : 1.6), y];
	const inner = `L${n(ex)} ${n(ey)}Q${n(hip[0] - 3)} ${n(hip[1] - 8)} ${n(foot[0])} ${n(foot[1])}L${n(foot[0])} ${n(low)}`;
	const shade = light > 0 || sits ? `M${n(x - 20)} ${n(y)}${inner}H${n(hip[0] - r * 2)}Z` : '';
	return [outline, shade];
}

/** The head stands on its neck, which comes out of the collar wherever the trunk has taken it. */
function headAt(pose: Pose, frame: Frame, build: Build): Spot {
	const { tilt = 0, by = [0, 0] } = pose.head ?? {};
	const length = build.head / 2 + build.neck[1];
	const [x, y] = placer(pose)([frame.head[0], frame.head[1] + length]);
	const a = (tilt * Math.PI) / 180;
	return [x + by[0] + Math.sin(a) * length, y + by[1] - Math.cos(a) * length];
}

/** How high the crown of the bare head is over the floor, in centimetres of the pose. */
export function crownOf(pose: Pose, wear: Wear, build: Build): number {
	const a = ((pose.head?.tilt ?? 0) * Math.PI) / 180;
	return (build.head / 2) * Math.cos(a) - headAt(pose, wear.frames[pose.view], build)[1];
}

export function Rig({ pose, wear }: { pose: Pose; wear: Wear }) {
	const frame = wear.frames[pose.view];
	const { light, held, build } = useBody();
	const put = placer(pose);
	const head = pose.head ?? {};
	const at = headAt(pose, frame, build);
	const { Trunk, Collar, Hip, Skirts } = wear;
	const arm = (side: 'near' | 'far') => {
		const { over, behind: _behind, lap: _lap, holds, grip, ...rest } = pose[side];
		// A far arm that comes across the trunk grows out of its other side.
		const seam = side === 'near' || pose.view === 'back' ? undefined : over ? 1 : 0;
		return (
			<Arm from={put(frame[side])} {...(seam !== undefined && { seam })} {...rest}>
				{grip !== undefined && held !== undefined ? <g transform={`translate(${n(grip[0])} ${n(grip[1])})`}>{held}</g> : holds}
			</Arm>
		);
	};
	const [wx, wy] = pose.waist;
	const grid = `translate(${n(wx)} ${n(wy)})rotate(${pose.lean ?? 0})`;
	return (
		<>
			{pose.under}
			{!pose.far.over && !pose.far.lap && arm('far')}
			{pose.near.behind && arm('near')}
			{Hip && (
				<g transform={grid}>
					<Hip pose={pose} side="far" />
				</g>
			)}
			<Leg from={put(frame.farHip)} {...pose.farLeg} />
			<Leg from={put(frame.nearHip)} seat={seatOf(pose, frame, light)} {...pose.nearLeg} />
			{pose.far.lap && arm('far')}
			{Skirts && <Skirts pose={pose} />}
			<g transform={grid}>
				<Trunk pose={pose} />
				{Hip && <Hip pose={pose} side="near" />}
			</g>
			<Poise
				at={at}
				view={head.view ?? pose.view}
				tilt={head.tilt ?? 0}
				turn={head.turn ?? 1}
				mood={head.mood ?? 'plain'}
				look={head.look ?? 0}
			/>
			<g transform={grid}>
				<Collar pose={pose} />
			</g>
			{pose.far.over && arm('far')}
			{pose.lap}
			{!pose.near.behind && arm('near')}
			{pose.over}
		</>
	);
}
