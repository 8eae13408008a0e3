import { type ReactNode, useId } from 'react';
import { linen, palette, skinTone } from '../../../model/colours.ts';
import { n, type Tone } from '../forms.tsx';
import { useLighting } from '../lit.tsx';
import { mix } from '../mix.ts';
import { lights } from '../night.tsx';
import { curve, type Face, type Finger, fit, type Part, type Shape, shapes, spread, strip, type Tube, tube } from './hands/form.ts';
import { poses } from './hands/poses.ts';
import type { Spot } from './limb.ts';

/** Hands, one drawing for each thing that they do, fitted to whose they are. */

export type HandPose = keyof typeof poses;
export type HandBuild = keyof typeof shapes;

/** What is worn on a hand; without fingers, they are bare, or from the first joint on. */
export interface Glove {
	tone: Tone;
	fingers: boolean | 'half';
}

export interface HandProps {
	pose: HandPose;
	skin: Tone;
	glove?: Glove | undefined;
	build: HandBuild;
	/** The wrist, and how many degrees the hand turns from pointing right. */
	x?: number;
	y?: number;
	turn?: number;
	/** 1 is 200 units from the wrist to the fingertips. */
	size?: number;
	/** Mirrored: the thumb below before it is turned. */
	flip?: boolean;
	/** The outline in units of the drawing, whatever the size. */
	line?: number;
	/** With nails, knuckles and folds. */
	near?: boolean;
	/** What lies behind the held thing, or before it; both without. */
	layer?: 'behind' | 'before' | undefined;
	/** Where the light comes from: 1 from the right, -1 from the left, or where the figure is mirrored. */
	light?: 1 | -1;
	/** What is on its skin, such as a ring, in the hand's own units. */
	worn?: ReactNode;
}

/** The palm and the nails of a skin: the darker it is, the more they differ from it. */
function tonesOf(skin: Tone) {
	const depth = Math.max(0, 1 - Number.parseInt(skin.light.slice(1, 3), 16) / 235);
	const palm: Tone = {
		light: mix(skin.light, skinTone.flushed, 0.16 + depth * 0.6),
		dark: mix(skin.dark, skinTone.chestnut, 0.12 + depth * 0.62),
	};
	return { palm, back: skin, nail: mix(skin.light, linen.light, 0.42) };
}

interface Ink {
	tones: ReturnType<typeof tonesOf>;
	glove: Glove | undefined;
	shape: Shape;
	/** Within the hand, where a heavy one would fill the fingers. */
	line: number;
	near: boolean;
	/** The way to the light, and from the edges that a rim of light is on, in the hand's own directions. */
	light: Spot;
	rim: Spot | undefined;
}

/** A hand, with what it holds between its palm and its fingers. */
export function Hand({ children, ...hand }: HandProps & { children?: ReactNode }) {
	if (!children) return <Drawn {...hand} />;
	return (
		<>
			<Drawn {...hand} layer="behind" />
			{children}
			<Drawn {...hand} layer="before" />
		</>
	);
}

function Drawn(props: HandProps) {
	const { pose, skin, build, x = 0, y = 0, turn = 0, size = 1, flip, layer, light = 1 } = props;
	const { line = 5, near = size > 0.4 } = props;
	const { rim, turned } = useLighting();
	const a = (turn * Math.PI) / 180;
	/** A direction of the figure as the hand has it. */
	const within = ([dx, dy]: Spot): Spot => [dx * Math.cos(a) + dy * Math.sin(a), (dy * Math.cos(a) - dx * Math.sin(a)) * (flip ? -1 : 1)];
	const outer = line / size;
	const shape = shapes[build];
	const inner = Math.min(outer, shape.girth * 0.52);
	const ink: Ink = {
		tones: tonesOf(skin),
		glove: props.glove,
		shape,
		line: inner,
		near,
		light: within([0.5 * (turned ? -light : light), -0.87]),
		rim: rim && within([rim.from[0] / size, rim.from[1] / size]),
	};
	const parts: readonly Part[] = poses[pose];
	const isShown = (part: Part) => !layer || part.before === (layer === 'before');
	const k = Math.round(size * 1000) / 1000;
	return (
		<g transform={`translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${k} ${flip ? -k : k})`} strokeLinejoin="round" strokeLinecap="round">
			{outer > inner && (
				<path
					d={parts
						.filter(isShown)
						.map((part) => contourOf(part, ink))
						.join('')}
					fill="none"
					stroke={palette.ink}
					strokeWidth={n(outer * 1.7 - inner * 0.7)}
				/>
			)}
			{parts.map((part, i) => {
				if (!isShown(part)) return null;
				const key = `part-${i}`;
				if (part.kind === 'mass') return <Body key={key} edge={part.edge} face={part.face} ink={ink} />;
				if (part.kind === 'finger') return <Digit key={key} part={part} ink={ink} />;
				if (!near) return null;
				return (
					<path
						key={key}
						d={curve(spread(part.path, ink.shape))}
						fill="none"
						stroke={palette.ink}
						strokeWidth={n(ink.line * 0.5 * part.weight)}
					/>
				);
			})}
			{layer !== 'behind' && props.worn}
		</g>
	);
}

/** What the heavy line round the whole hand follows: all its parts lie on it, so that only its outer half shows. */
function contourOf(part: Part, { shape, near }: Ink) {
	if (part.kind === 'mass') return curve(spread(part.edge, shape));
	if (part.kind === 'finger') return tube(part, fit(part, shape), shape.girth * part.thick, shape.waist, near).edge;
	return '';
}

interface SidesProps {
	fill: string;
	edge: string;
	tone: Tone;
	line: number;
	/** How far the lit side is moved towards the light. */
	lit: Spot;
	/** What a rim of light covers, where there is one. */
	rim: string | undefined;
	children?: ReactNode;
}

/** A form whose shadow is what its lit side, moved towards the light, leaves uncovered. */
function Sides({ fill, edge, tone, line, lit, rim, children }: SidesProps) {
	const id = useId();
	const { shade, rim: second } = useLighting();
	return (
		<>
			<clipPath id={id}>
				<path d={fill} />
			</clipPath>
			<path d={fill} fill={tone.dark} data-light={shade} />
			<g clipPath={`url(#${id})`}>
				<path d={fill} fill={tone.light} transform={`translate(${n(lit[0])} ${n(lit[1])})`} />
				{rim && <path d={rim} fill={second?.light} data-light={lights.own} />}
				{children}
			</g>
			<path d={edge} fill="none" stroke={palette.ink} strokeWidth={n(line)} />
		</>
	);
}

function Body({ edge, face, ink }: { edge: readonly Spot[]; face: Face; ink: Ink }) {
	const outline = spread(edge, ink.shape);
	const d = curve(outline);
	const across = Math.abs(ink.light[1]) < 0.4 ? 0.4 * (Math.sign(ink.light[1]) || -1) : ink.light[1];
	return (
		<Sides
			fill={`${d}Z`}
			edge={d}
			tone={ink.glove?.tone ?? ink.tones[face]}
			line={ink.line}
			lit={[0, across * 17]}
			rim={rimAcross(outline, ink)}
		/>
	);
}

function Digit({ part, ink }: { part: Finger; ink: Ink }) {
	const radius = ink.shape.girth * part.thick;
	const path = fit(part, ink.shape);
	const drawn = tube(part, path, radius, ink.shape.waist, ink.near);
	const covered = ink.glove?.fingers === true;
	const [wx, wy] = drawn.way;
	// Only across the finger: its ends are not its sides.
	const lean = -wy * ink.light[0] + wx * ink.light[1];
	const by = radius * 0.78 * (Math.abs(lean) < 0.5 ? 0.5 * (Math.sign(lean) || -1) : lean);
	const sides = { line: ink.line, lit: [-wy * by, wx * by] } as const;
	const sleeve = ink.glove?.fingers === 'half' && tube(part, sleeveOf(path, part.form), radius * 1.1, ink.shape.waist, ink.near);
	return (
		<>
			<Sides
				fill={drawn.fill}
				edge={part.whole ? drawn.fill : drawn.edge}
				tone={covered && ink.glove ? ink.glove.tone : ink.tones[part.face]}
				rim={rimAlong(drawn, radius, ink)}
				{...sides}
			>
				{ink.near && <Creases drawn={drawn} part={part} line={ink.line} />}
				{ink.near && !covered && part.nail !== undefined && <Nail drawn={drawn} at={part.nail} colour={ink.tones.nail} line={ink.line} />}
			</Sides>
			{sleeve && ink.glove && (
				<Sides fill={sleeve.fill} edge={sleeve.edge} tone={ink.glove.tone} rim={rimAlong(sleeve, radius, ink)} {...sides} />
			)}
		</>
	);
}

/** A rim of light on the back or the palm, where it is not all under the outline. */
function rimAcross(outline: readonly Spot[], { rim, line }: Ink) {
	const reach = rim?.[1] ?? 0;
	return Math.abs(reach) > line / 2 ? strip(outline, [0, -reach]) : undefined;
}

/** A rim of light along the side of a finger that faces it, over no more than half of what shows. */
function rimAlong({ way: [wx, wy], sides }: Tube, radius: number, { rim, line }: Ink) {
	if (!rim) return undefined;
	const reach = wx * rim[1] - wy * rim[0];
	const most = (radius + line / 2) / 2;
	const by = Math.max(-most, Math.min(most, reach));
	return Math.abs(reach) > line / 2 ? strip(sides[reach < 0 ? 0 : 1], [wy * by, -wx * by]) : undefined;
}

/** The middle line of what a glove covers that leaves the tips bare. */
function sleeveOf([root = [0, 0], joint = root]: readonly Spot[], form: Finger['form']): Spot[] {
	if (form === 'thumb') return [root, joint];
	return [root, [(root[0] + joint[0]) / 2, (root[1] + joint[1]) / 2]];
}

/** Two short folds over a knuckle, one long one across the inside of a joint. */
function Creases({ drawn, part, line }: { drawn: Tube; part: Finger; line: number }) {
	const folded = part.form === 'folded';
	// A thumb has one joint less to show.
	const inner = folded ? drawn.joints.slice(-1) : drawn.joints.slice(part.form === 'thumb' ? 2 : 1, -1);
	const d = inner
		.map(({ at: [x, y], r, way: [wx, wy] }, i) => {
			const spot = (along: number, across: number) =>
				`${n(x + wx * along * r - wy * across * r)} ${n(y + wy * along * r + wx * across * r)}`;
			if (part.face === 'palm') return `M${spot(0, -0.95)}Q${spot(0.2, 0)} ${spot(0, 0.95)}`;
			if (i > 0) return `M${spot(0, -0.4)}Q${spot(0.15, 0)} ${spot(0, 0.4)}`;
			return `M${spot(-0.22, -0.55)}Q${spot(-0.45, 0)} ${spot(-0.22, 0.55)}M${spot(0.25, -0.45)}Q${spot(0.45, 0)} ${spot(0.25, 0.45)}`;
		})
		.join('');
	return <path d={d} fill="none" stroke={palette.ink} strokeWidth={n(line * 0.42)} />;
}

function Nail({ drawn, at, colour, line }: { drawn: Tube; at: number; colour: string; line: number }) {
	const tip = drawn.joints.at(-1);
	if (!tip) return null;
	const {
		at: [x, y],
		r,
		way,
	} = tip;
	const angle = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
	const half = n(r * 0.6 * Math.cos((at * Math.PI) / 2.3));
	const [from, to] = [n(-r * 0.5), n(r * 0.72)];
	return (
		<path
			transform={`translate(${n(x)} ${n(y)})rotate(${n(angle)})translate(0 ${n(r * at * 0.72)})`}
			d={`M${to} ${-half}H${n(from * 0.2)}C${from} ${-half} ${from} ${half} ${n(from * 0.2)} ${half}H${to}Q${n(to * 1.4)} 0 ${to} ${-half}Z`}
			fill={colour}
			stroke={palette.ink}
			strokeWidth={n(line * 0.42)}
		/>
	);
}
