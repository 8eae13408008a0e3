import { createContext, type ReactNode, useContext, useId } from 'react';
import {
	canvas,
	crimson,
	deal,
	leaf,
	linen,
	midnight,
	navy,
	oilskin,
	orange,
	palette,
	plum,
	skinTone,
	steel,
	water,
	wood,
} from '../../model/colours.ts';
import { inkStroke } from './brush.ts';
import { uncover, useLighting } from './lit.tsx';
import { lights } from './night.tsx';
import { type Point, tenth } from './shapes.ts';

/** What forms are drawn with: cloth and skin, curves and limbs, and a side in the light and one in shadow. */

/** A colour as it is in the light and in the shadow. */
export interface Tone {
	light: string;
	dark: string;
}
const tone = (light: string, dark: string): Tone => ({ light, dark });

export const skins = {
	umber: tone(skinTone.cocoa, skinTone.ebony),
	brown: tone(skinTone.brown, skinTone.cocoa),
	tan: tone(skinTone.tan, skinTone.chestnut),
	olive: tone(skinTone.olive, skinTone.copper),
	rose: tone(skinTone.rose, skinTone.blush),
};
export const cloth = {
	orange: tone(orange.light, orange.dark),
	red: tone(palette.red, crimson.dark),
	blue: tone(palette.blue, palette.deep),
	navy: tone(navy.mid, navy.deep),
	yellow: tone(palette.yellow, oilskin.dark),
	white: tone(palette.white, linen.mid),
	foam: tone(palette.foam, water.mid),
	sea: tone(palette.sea, water.deep),
	green: tone(leaf.dark, leaf.deep),
	grey: tone(steel.mid, steel.dark),
	wood: tone(deal.mid, wood.dark),
	plum: tone(plum.mid, plum.dark),
	black: tone(midnight.light, palette.ink),
	sand: tone(canvas.light, canvas.dark),
};

const PenContext = createContext(4);

/** Sets the width of the outlines within it, for those forms that do not say their own. */
export const Pen = ({ width, children }: { width: number; children: ReactNode }) => <PenContext value={width}>{children}</PenContext>;

/** The width of outlines here. */
export const usePen = () => useContext(PenContext);

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
	const pen = usePen();
	const { joints, tone, light = 1, line = pen, edge = 0.15, ends = 'round' } = props;
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
export function Form({ line, ...solid }: SolidProps & { line?: number }) {
	const pen = usePen();
	return <Solid {...solid} stroke={palette.ink} strokeWidth={n((line ?? pen) * 2)} />;
}

/** Whether what is drawn is one of a crowd, in which a part is its outline and one colour. */
export const FarContext = createContext(false);

/** A form with its two sides; the outline goes on last, of one width all round. */
export function Part({ line, ...solid }: SolidProps & { line?: number }) {
	const pen = usePen();
	const far = useContext(FarContext);
	if (far) return <path d={solid.d} fill={solid.tone.light} strokeWidth={n((line ?? pen) * 1.6)} />;
	return (
		<>
			<Solid {...solid} />
			<path d={solid.d} fill="none" stroke={palette.ink} strokeWidth={n(line ?? pen)} strokeLinejoin="round" />
		</>
	);
}

/** Flat colour without an outline: lips, light, a stain. */
export function Flat({ d, fill = palette.ink }: { d: string; fill?: string }) {
	return <path d={d} fill={fill} />;
}

/** Flat colour in a line of ink. */
export function Outlined({ d, fill, line }: { d: string; fill: string; line?: number }) {
	const pen = usePen();
	return <path d={d} fill={fill} stroke={palette.ink} strokeWidth={line ?? pen} />;
}

interface BrushProps {
	d: string;
	width?: number;
	ends?: readonly [first: number, last: number];
	ink?: string | undefined;
}

/** Ink from a brush: it swells to its width and runs out to nothing, or to its ends. */
export function Brush({ d, width = 4, ends: [first, last] = [0.6, 0.6], ink = palette.ink }: BrushProps) {
	return <path d={inkStroke(d, [first, width, last])} fill={ink} />;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

interface CordProps {
	d: string;
	colour: string;
	width?: number;
	/** How much wider the ink is, in all. */
	edge?: number;
	/** The ink, where it is not that of the group. */
	ink?: string;
	/** The light it stands in by night, where that is not the drawing's. */
	light?: string;
}

/** A line of one colour on ink: rope, pipe, spar. */
export const Cord = ({ d, colour, width = 2, edge = 3, ink, light }: CordProps) => (
	<g fill="none">
		<path d={d} stroke={ink} strokeWidth={hundredth(width + edge)} />
		<path d={d} stroke={colour} strokeWidth={hundredth(width)} data-light={light} />
	</g>
);

/** Ink without fill. */
export function Line({ d, width = 3, ink = palette.ink }: { d: string; width?: number; ink?: string }) {
	return <path d={d} fill="none" stroke={ink} strokeWidth={n(width)} strokeLinecap="round" />;
}
