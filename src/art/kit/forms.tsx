import { type ReactNode, useId } from 'react';
import { uncover, useLighting } from './lit.tsx';
import { lights } from './night.tsx';
import { palette } from './palette.ts';
import { type Point, tenth } from './shapes.ts';

/** What forms are drawn with: cloth and skin, curves and limbs, and a side in the light and one in shadow. */

/** A colour as it is in the light and in the shadow. */
export interface Tone {
	light: string;
	dark: string;
}
const tone = (light: string, dark: string): Tone => ({ light, dark });

export const skins = {
	umber: tone('#6f4428', '#4b2b18'),
	brown: tone('#94602f', '#6d431f'),
	tan: tone('#c98d58', '#9f683a'),
	olive: tone('#dcab78', '#b07f50'),
	rose: tone('#f2c9a6', '#cf9a78'),
};
export const cloth = {
	orange: tone('#f08a24', '#bb600f'),
	red: tone(palette.red, '#981722'),
	blue: tone(palette.blue, palette.deep),
	navy: tone('#27466b', '#142b48'),
	yellow: tone(palette.yellow, '#d89b10'),
	white: tone(palette.white, '#cfc9b6'),
	foam: tone(palette.foam, '#86b7ba'),
	sea: tone(palette.sea, '#084a5f'),
	green: tone('#2f8a5b', '#1a5a3b'),
	grey: tone('#8d98a1', '#5d6973'),
	wood: tone('#c98f52', '#96622f'),
	plum: tone('#7a3f63', '#4f2541'),
	black: tone('#22364a', palette.ink),
	sand: tone('#e8d5a9', '#bfa674'),
};

/** A point of a limb's middle line, and half the limb's width there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Short, since outlines are full of it. */
export const n = tenth;
/** Puts a thing where it is held, turned in the hand; as a transform. */
export const placed = ({ at: [x, y], tilt = 0 }: { at: Point; tilt?: number }) => `translate(${n(x)} ${n(y)})rotate(${tilt})`;
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** The curve that passes through all points, after its first has been moved to. */
export function through(points: readonly Point[]) {
	return points
		.slice(1)
		.map((to, i) => {
			const from = points[i] ?? to;
			const before = points[i - 1] ?? from;
			const after = points[i + 2] ?? to;
			const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
			const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
			return `C${at(a)} ${at(b)} ${at(to)}`;
		})
		.join('');
}

/** The unit vector square to the limb at each joint. */
function normals(joints: readonly Joint[]): Point[] {
	return joints.map((joint, i) => {
		const a = joints[i - 1] ?? joint;
		const b = joints[i + 1] ?? joint;
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
	});
}

/** The outline of a limb, and of the side of it that lies in shadow. */
function limbPaths(joints: readonly Joint[], light: number, edge: number, ends: Ends) {
	const square = normals(joints);
	const offset = (share: number) =>
		joints.map(([x, y, r], i): Point => {
			const [nx, ny] = square[i] ?? [0, 0];
			return [x + nx * r * share, y + ny * r * share];
		});
	const facing = square.reduce((sum, [nx, ny]) => sum + nx * light * 0.8 - ny * 0.6, 0);
	const dark = facing > 0 ? -1 : 1;
	const left = offset(1);
	const right = offset(-1).reverse();
	const cap = (to: Point | undefined, from: Point | undefined, flat: boolean) => {
		if (!to || !from) return '';
		const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
		const r = n(Math.hypot(dx, dy) / 2);
		if (!flat) return `A${r} ${r} 0 0 0 ${at(to)}`;
		return `Q${at([from[0] + dx / 2 + dy * 0.12, from[1] + dy / 2 - dx * 0.12])} ${at(to)}`;
	};
	const start = left[0] ?? [0, 0];
	const outline = `M${at(start)}${through(left)}${cap(right[0], left.at(-1), ends !== 'round')}${through(right)}${cap(start, right.at(-1), ends === 'cut')}Z`;
	const outer = offset(dark);
	const inner = offset(dark * edge).reverse();
	const shadow = `M${at(outer[0] ?? start)}${through(outer)}L${at(inner[0] ?? start)}${through(inner)}Z`;
	return { outline, shadow };
}

/** Rounded at both ends, cut off like a hem at the second, or cut off at both. */
type Ends = 'round' | 'hem' | 'cut';

export interface LimbProps {
	joints: readonly Joint[];
	tone: Tone;
	/** Where the light comes from: 1 from the right, -1 from the left. */
	light?: number;
	line?: number;
	/** Where the shadow begins, as a share of the half-width. */
	edge?: number;
	ends?: Ends;
}

/** A rounded form along a line: an arm, a trunk, a pipe; with a light and a shadow side. */
export function Limb(props: LimbProps) {
	const { joints, tone, light = 1, line = 4, edge = 0.15, ends = 'round' } = props;
	const { outline, shadow } = limbPaths(joints, light, edge, ends);
	const { shade } = useLighting();
	return (
		<>
			<path d={outline} fill={tone.light} stroke={palette.ink} strokeWidth={n(line * 2)} />
			<path d={shadow} fill={tone.dark} data-light={shade} />
		</>
	);
}

interface SidesProps {
	/** The clip path that holds the outline, and the outline. */
	id: string;
	d: string;
	tone: Tone;
	shade?: string | undefined;
}

/** The two sides of a form, over the rim on it if there is one; to be cut to its outline. */
function Sides({ id, d, tone, shade }: SidesProps) {
	const { light, shade: unlit = light, rim, ...lighting } = useLighting();
	// What has no shadow side turns its one side to the lamp.
	const turned = lighting.turned && shade !== undefined;
	const [facing, away] = [
		{ fill: tone.light, 'data-light': light },
		{ fill: tone.dark, 'data-light': unlit },
	];
	const whole = <path d={d} {...(turned ? away : facing)} />;
	const side = shade && <path d={shade} {...(turned ? facing : away)} />;
	if (!rim) {
		return (
			<>
				{turned && whole}
				{side}
			</>
		);
	}
	return (
		<g clipPath={`url(#${id})`} transform={uncover(rim)}>
			{whole}
			{side}
		</g>
	);
}

export interface SolidProps {
	/** Its clip path, where something else is cut to it as well. */
	id?: string | undefined;
	d: string;
	tone: Tone;
	/** The shadow, drawn larger than it needs to be: the form cuts it. */
	shade?: string | undefined;
	children?: ReactNode;
}

/** A form with its two sides and whatever pattern it carries, cut to its outline. */
export function Solid({ id: given, d, tone, shade, children, ...outline }: SolidProps & { stroke?: string; strokeWidth?: number }) {
	const own = useId();
	const id = given ?? own;
	const { rim } = useLighting();
	return (
		<>
			<clipPath id={id}>
				<path d={d} />
			</clipPath>
			<path d={d} fill={rim?.light ?? tone.light} {...outline} data-light={rim && lights.own} />
			<g clipPath={`url(#${id})`}>
				<Sides id={id} d={d} tone={tone} shade={shade} />
				{children}
			</g>
		</>
	);
}

/** A drawn form on its outline, of which half the width shows. */
export function Form({ line = 4, ...solid }: SolidProps & { line?: number }) {
	return <Solid {...solid} stroke={palette.ink} strokeWidth={n(line * 2)} />;
}

/** A form with its two sides; the outline goes on last, of one width all round. */
export function Part({ line, ...solid }: SolidProps & { line: number }) {
	return (
		<>
			<Solid {...solid} />
			<path d={solid.d} fill="none" stroke={palette.ink} strokeWidth={n(line)} strokeLinejoin="round" />
		</>
	);
}

/** Ink without fill. */
export function Line({ d, width = 3, ink = palette.ink }: { d: string; width?: number; ink?: string }) {
	return <path d={d} fill="none" stroke={ink} strokeWidth={n(width)} strokeLinecap="round" />;
}
