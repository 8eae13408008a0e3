import type { ReactNode } from 'react';
import { palette } from '../../model/colours.ts';
import { cloth, n, through } from '../kit/forms.tsx';
import { useNight } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { Rope } from '../scenes/waterline/rope.tsx';
import { beside } from './buoy-line-light.ts';
import { drift, findOnRope, put } from './course.ts';

const half = 11;

/** The mooring rope: three strands laid right-handed, so that they climb to the right. */
export function MooringRope() {
	const turns = Array.from({ length: 40 }, (_, i) => {
		const { at, along } = findOnRope(i / 39);
		const side = (across: number, down: number): Point => [
			at[0] - along[1] * across + along[0] * down,
			at[1] + along[0] * across + along[1] * down,
		];
		return { left: side(half, 6), right: side(-half, -6), core: side(-2, 0), mid: side(0, 0) };
	});
	const bulge = (a: Point, b: Point, out: number): string => {
		const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
		const length = Math.hypot(dx, dy) || 1;
		const c: Point = [(a[0] + b[0]) / 2 + (dy / length) * out, (a[1] + b[1]) / 2 - (dx / length) * out];
		return `Q${put(c)} ${put(b)}`;
	};
	const edge = (points: readonly Point[]) =>
		points
			.slice(1)
			.map((to, i) => bulge(points[i] ?? to, to, 4))
			.join('');
	const right = turns.map((turn) => turn.right);
	const left = turns.map((turn) => turn.left).toReversed();
	const core = turns.map((turn) => turn.core).toReversed();
	const start = right[0] ?? [0, 0];
	const lay = turns.map((t) => `M${put(t.left)}Q${put(t.mid)} ${put(t.right)}`).join('');
	return (
		<>
			<path
				d={`M${put(start)}${edge(right)}L${put(left[0] ?? start)}${edge(left)}Z`}
				fill={cloth.sand.light}
				stroke={palette.ink}
				strokeWidth="9"
			/>
			<path d={`M${put(start)}${edge(right)}L${core.map(put).join(' ')}Z`} fill={cloth.sand.dark} />
			<path d={lay} fill="none" stroke={palette.ink} strokeWidth="2.4" />
		</>
	);
}

/** A cord as thick as a thumb. */
export const Cord = ({ d }: { d: string }) => <Rope d={d} width={5} line={2.5} />;

/** What a hitch round the rope shows in front, the rope upright and the pull from the lower right. */
const hitches = {
	/** The end goes under the turn that rides. */
	clove: ['M12-10C12-18-4-14-9-5L-19 0', 'M8 4C-2 4-13 3-12 11', 'M12 15C13 4-13-2-12-13'],
	/** Two turns ride on the side of the pull, and one holds above them. */
	rolling: ['M12-12C12-20-2-18-8-8L-18-2', 'M12 21C13 12-13 12-12 3', 'M12 12C13 3-13 1-12-9'],
};

export type Hitch = keyof typeof hitches;

function Hitched({ t, kind }: { t: number; kind: Hitch }) {
	const { at, along } = findOnRope(t);
	const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI - 90;
	return (
		<g transform={`translate(${put(at)})rotate(${n(turn)})`}>
			{hitches[kind].map((d) => (
				<Cord key={d} d={d} />
			))}
		</g>
	);
}

/** A bowline's loop where it passes behind what it holds, 30 below the knot. */
const Behind = () => <Cord d="M4 6C16 18 16 40 2 41" />;

/** The bowline itself: a collar behind the standing part, the turn that nips, the end inside. */
const Bowline = () => (
	<>
		<Cord d="M-4 6C-16 18-16 40 2 41" />
		<Cord d="M1 6L2 24" />
		<Cord d="M-4 6C-10-6-8-16 0-16 8-16 9-6 4 6" />
		<Cord d="M0-19V2" />
		<Cord d="M-10-2C-12 10 12 11 10-1" />
	</>
);

interface TiedProps {
	/** Where on the rope the cord is made fast, and how. */
	t: number;
	hitch: Hitch;
	/** Where the thing hangs. */
	to: Point;
	/** Degrees that the current holds it out from hanging plumb: what is light and broad goes further. */
	out: number;
	/** How far from its end the cord begins to bend, as a share of its length. */
	bend?: number;
	/** Made fast to the thing by another knot than a bowline. */
	bare?: boolean;
	/** Its size, where it is not drawn at its size. */
	scale?: number;
	/** The light that it hangs in by night, where that is not the deep's. */
	light?: string;
	children: ReactNode;
}

/** A thing on its cord, drawn as it would hang plumb from the origin. */
export function Tied(props: TiedProps) {
	const { t, hitch, to, out, bend = 0.38, bare = false, scale = 1, light, children } = props;
	const { at } = findOnRope(t);
	const length = Math.hypot(to[0] - at[0], to[1] - at[1]);
	return (
		<>
			<Cord d={`M${put(at)}Q${put(drift(to, out, -length * bend))} ${put(to)}`} />
			<Hitched t={t} kind={hitch} />
			<g transform={`translate(${put(to)})rotate(${-out})`} data-light={light}>
				{!bare && <Behind />}
				<g transform={`translate(0 ${n(36 * (1 - scale))})scale(${scale})`}>{children}</g>
				{!bare && <Bowline />}
			</g>
		</>
	);
}

/** The rope's edge where the jar's light finds it, which is by night. */
export function LitEdge() {
	if (!useNight()) return null;
	const points = Array.from({ length: 9 }, (_, i): Point => {
		const { at, along } = findOnRope(0.71 + i * 0.028);
		return [at[0] + along[1] * 9, at[1] - along[0] * 9];
	});
	return (
		<g data-light={beside} fill="none">
			<path
				d={`M${put(points[0] ?? [0, 0])}${through(points)}`}
				stroke={cloth.sand.light}
				strokeWidth="4"
				strokeLinecap="butt"
				strokeDasharray="11 2.5"
			/>
		</g>
	);
}
