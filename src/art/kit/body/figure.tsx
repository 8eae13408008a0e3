import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react';
import { palette } from '../../../model/colours.ts';
import { FarContext, n, type Tone } from '../forms.tsx';
import { useLighting } from '../lit.tsx';
import { type Bounds, boundsOf } from './bounds.ts';
import type { Glove } from './hands.tsx';
import type { HeadProps, HeadView, Mood } from './head.ts';
import { type Fold, type Girth, type Spot, sliver } from './limb.ts';

/** How a dressed body is built: what all its parts share, its trunk, its creases and its head. */

/** What makes one person's body: lengths in centimetres, widths, and clothes. */
export interface Build {
	Head: ComponentType<HeadProps>;
	/** From chin to crown. */
	head: number;
	neck: readonly [width: number, length: number];
	skin: Tone;
	top: Tone;
	legs: Tone;
	arm: Spot;
	leg: Spot;
	sleeve: Girth;
	trouser: Girth;
	/** How far along the forearm the sleeve reaches, and along the shin the trouser. */
	cuff: number;
	hem: number;
	/** Half the widths of the bare forearm, at its thickest and at the wrist. */
	wrist: Spot;
	hand: number;
	boot: number;
	/** The boots' leather, black where nothing is said. */
	boots?: Tone | undefined;
	/** Gloves, with or without their fingers. */
	gloves?: Glove | undefined;
	build: 'broad' | 'long' | 'narrow';
}

/** What every figure takes; x, y is on the floor between its feet. */
export interface FigureProps<Pose extends string> {
	pose: Pose;
	x: number;
	y: number;
	/** Units of the panel per centimetre. */
	scale: number;
	/** 1 as drawn, facing right; -1 mirrored. */
	turn?: 1 | -1;
	mood?: Mood;
	look?: number;
	/** The outline in units of the panel, whatever the scale. */
	line?: number;
	/** For a crowd, where somebody who stands is at most 220 units tall: fewer forms, and less than half of the bytes. */
	far?: boolean;
	/** Where the light of the picture comes from: 1 from the right. */
	light?: 1 | -1;
	/** What the acting hand holds, in place of what it holds by itself: in centimetres, the grip as origin. */
	held?: ReactNode;
}

export interface Body {
	build: Build;
	/** The outline in centimetres. */
	line: number;
	/** Where the light comes from within the figure: 1 from the right. */
	light: 1 | -1;
	/** Whether it is large enough for small creases. */
	near: boolean;
	/** Whether it is one of a crowd. */
	far: boolean;
	turn: 1 | -1;
	mood: Mood | undefined;
	look: number | undefined;
	held: ReactNode;
}

export const BodyContext = createContext<Body | undefined>(undefined);

export function useBody() {
	const body = useContext(BodyContext);
	if (!body) throw new Error('A part of a body stands outside a figure.');
	return body;
}

/** From afar, outline and colour of a form are one path, of whose line the outer half shows. */
const fromAfar = { stroke: palette.ink, strokeLinecap: 'round', paintOrder: 'stroke' } as const;

const lineFor = (scale: number) => Math.min(5.5, 1.5 + 1.15 * scale);

/** Sets a body on the floor, and says to its parts how they are drawn. */
export function Figure(props: Omit<FigureProps<string>, 'pose'> & { pose?: string; build: Build; children: ReactNode }) {
	const { build, x, y, scale, turn = 1, line = lineFor(scale), mood, look, held, far = false, light = 1 } = props;
	const { turned } = useLighting();
	const body: Body = {
		build,
		line: line / scale,
		light: (turn * light * (far && turned ? -1 : 1)) as 1 | -1,
		near: scale > 1.5 && !far,
		far,
		turn,
		mood,
		look,
		held,
	};
	const k = Math.round(scale * 1000) / 1000;
	return (
		<g transform={`translate(${n(x)} ${n(y)})scale(${k * turn} ${k})`} strokeLinejoin="round" {...(far && fromAfar)}>
			<BodyContext value={body}>
				<FarContext value={far}>{props.children}</FarContext>
			</BodyContext>
		</g>
	);
}

interface ShapeProps {
	/** One outline, or several that grow together without a line between them. */
	d: string | readonly string[];
	tone: Tone;
	/** The line between light and shadow, from its upper end to its lower one. */
	core?: string;
	/** The shadow whole, where it lies the same way in any light. */
	shade?: string | undefined;
	/** The line, where it is not all round. */
	edge?: string;
	/** From afar, its shadow lies within the outline by itself, and nothing else is drawn on it. */
	within?: boolean;
	line?: number;
	children?: ReactNode;
}

/** What lies on the far side of a core from the light, as far out as the form: more is painted for nothing. */
function shadeBeside(core: string, [left, top, right]: Bounds, light: number) {
	const [x = 0, y = 0] = (/M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(core) ?? []).slice(1).map(Number);
	const far = light > 0 ? left : right;
	// A core that starts below the form's top goes on upwards, leaning away from the light.
	const rise = y > top ? `H${n(x - (light * (y - top)) / 2)}` : '';
	return `${core}H${n(far)}V${n(top)}${rise}Z`;
}

/** A form with its outline, its shadow and what is drawn on it, cut to it. */
export function Shape(props: ShapeProps) {
	const { d, tone, core, shade, edge, line = 1, within, children } = props;
	const name = useId();
	const { line: width, light, far } = useBody();
	const { shade: unlit } = useLighting();
	const outlines = typeof d === 'string' ? [d] : d;
	const side = core && shadeBeside(core, boundsOf(outlines.join('')), light);
	const stroke = { fill: 'none', stroke: palette.ink, strokeWidth: n2(width * 2 * line) };
	if (far) {
		const shadow = (side || shade) && <path d={side || shade} fill={tone.dark} stroke="none" data-light={unlit} />;
		const [first = '', ...others] = outlines;
		return (
			<>
				{outlines.map((outline) => (
					<path key={outline} d={outline} fill={tone.light} strokeWidth={stroke.strokeWidth} />
				))}
				{others.length > 0 && <path d={first} fill={tone.light} stroke="none" />}
				{within ? (
					shade && shadow
				) : (
					<>
						<clipPath id={name}>
							<path d={first} />
						</clipPath>
						<g clipPath={`url(#${name})`}>
							{shadow}
							{children}
						</g>
					</>
				)}
			</>
		);
	}
	return (
		<>
			<clipPath id={name}>
				{outlines.map((outline) => (
					<path key={outline} d={outline} />
				))}
			</clipPath>
			<path d={edge ?? outlines.join('')} {...stroke} strokeLinecap="round" />
			<g clipPath={`url(#${name})`}>
				{outlines.map((outline) => (
					<path key={outline} d={outline} fill={tone.light} />
				))}
				{side && <path d={side} fill={tone.dark} data-light={unlit} />}
				{shade && <path d={shade} fill={tone.dark} data-light={unlit} />}
				{children}
			</g>
		</>
	);
}

const n2 = (value: number) => Math.round(value * 100) / 100;

/** Ink of a width between the outline and nothing, for seams and rims. */
export function Seam({ d, w = 0.55, c = palette.ink }: { d: string; w?: number; c?: string }) {
	const { line } = useBody();
	return <path d={d} fill="none" stroke={c} strokeWidth={n2(line * w)} strokeLinecap="round" />;
}

/** Six numbers each: where a crease starts, by way of what, where it runs out. */
export type Crease = readonly [number, number, number, number, number, number];

/** Creases of cloth, the first of them at any size, all of them near by. */
export function Creases({ of, w = 1, all }: { of: readonly Crease[]; w?: number; all?: boolean }) {
	const { line, near, far } = useBody();
	if (far)
		return of.slice(0, 1).map(([a, b, c, e, f, g]) => <Seam key={a} d={`M${n(a)} ${n(b)}Q${n(c)} ${n(e)} ${n(f)} ${n(g)}`} w={0.8} />);
	const drawn = near || all ? of : of.slice(0, Math.ceil(of.length / 2));
	const d = drawn
		.map(([a, b, c, e, f, g]) =>
			sliver(
				[
					[a, b],
					[c, e],
					[f, g],
				],
				line * w * 0.95,
			),
		)
		.join('');
	return <path d={d} fill={palette.ink} />;
}

/** The creases that a bent limb makes by itself. */
export function Folds({ of }: { of: readonly Fold[] }) {
	const { line, near, far } = useBody();
	if (far) {
		const [fold] = of.length > 1 ? of : [];
		return fold && <Seam d={`M${fold[0].map(n).join(' ')}L${fold[2].map(n).join(' ')}`} w={0.8} />;
	}
	const drawn = near ? of : of.slice(0, 1);
	return <path d={drawn.map((fold) => sliver(fold, line * 0.95)).join('')} fill={palette.ink} />;
}

/** A band round the body, such as a belt or a strap: its middle line and its width. */
export function Band({ d, width, tone, core }: { d: string; width: number; tone: Tone; core?: string }) {
	const { line, far } = useBody();
	return (
		<g fill="none">
			<path d={d} stroke={palette.ink} strokeWidth={n2(width + line * 1.3)} />
			<path d={d} stroke={tone.light} strokeWidth={n2(width)} />
			{core && !far && <path d={core} stroke={tone.dark} strokeWidth={n2(width)} />}
		</g>
	);
}

interface PoiseProps {
	at: Spot;
	view?: HeadView;
	/** Degrees forward. */
	tilt?: number;
	/** -1 where it looks back over the body. */
	turn?: 1 | -1;
	mood?: Mood;
	look?: number;
}

/** The head, its middle where it is put; its own neck goes into the collar. */
export function Poise({ at: [x, y], view = 'quarter', tilt = 0, turn = 1, ...face }: PoiseProps) {
	const { build, line, near, far, ...body } = useBody();
	const size = build.head / 300;
	const mood = body.mood ?? face.mood ?? 'plain';
	return (
		<g transform={`translate(${n(x)} ${n(y)})rotate(${tilt})scale(${n2(size * turn * 10) / 10} ${n2(size * 10) / 10})`}>
			<build.Head
				view={view}
				mood={mood}
				look={body.look ?? face.look ?? 0}
				near={near && build.head / line > 20}
				far={far}
				line={n(line / size)}
			/>
		</g>
	);
}
