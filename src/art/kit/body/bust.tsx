import type { ComponentProps, ReactNode } from 'react';
import { n, type Tone } from '../forms.tsx';
import { Arm } from './arm.tsx';
import { BodyContext, type Build, type Crease, Creases, Seam, Shape, useBody } from './figure.tsx';
import type { HeadView, Mood } from './head.ts';

/** A person from the chest up, near; everything in the units of the head, whose middle is the origin. */

export type BustView = 'quarter' | 'profile' | 'back';

export interface BustProps {
	view?: BustView;
	/** Where the middle of the head is. */
	x: number;
	y: number;
	/** The height from chin to crown, in units of the panel. */
	height: number;
	turn?: 1 | -1;
	/** How far the head is bowed forward, in degrees. */
	tilt?: number;
	/** The head's own view and turn, where it looks elsewhere than the chest. */
	headView?: HeadView;
	headTurn?: 1 | -1;
	mood?: Mood;
	look?: number;
	line?: number;
	/** In place of the near arm that hangs. */
	arms?: ReactNode;
	/** Over everything, in the head's units: arms, hands, what they hold. */
	children?: ReactNode;
}

interface Piece {
	d: string;
	/** Left open where it grows out of what it lies on. */
	edge?: string;
	core?: string;
	tone?: Tone;
}

export interface BustDrawing {
	far?: Piece;
	torso: Piece;
	arms?: readonly Piece[];
	/** The inside of a collar, behind the neck. */
	lining?: Piece;
	/** What is worn under the coat, before the neck. */
	inner?: Piece;
	collars: readonly Piece[];
	seams: string;
	/** Seams and creases on the collars and sleeves. */
	stitches?: string;
	creases: readonly Crease[];
	armCreases?: readonly Crease[];
	extra?: ReactNode;
}

export function Bust({ drawing, build, ...props }: BustProps & { drawing: BustDrawing; build: Build }) {
	const { view = 'quarter', x, y, height, turn = 1, line = 6, mood = 'plain', look = 0 } = props;
	const { tilt = 0, headView = view, headTurn = 1 } = props;
	const scale = height / 300;
	const body = {
		build,
		line: line / scale,
		light: turn,
		near: true,
		turn,
		mood,
		look,
		far: false,
		held: undefined,
	};
	const k = Math.round(scale * 1000) / 1000;
	const piece = (part: string, { d, tone, ...rest }: Piece) => <Shape key={part} d={d} tone={tone ?? build.top} {...rest} />;
	const face = <Face {...{ build, tilt, headView, headTurn, mood, look }} line={n(line / scale)} />;
	return (
		<g transform={`translate(${n(x)} ${n(y)})scale(${k * turn} ${k})`} strokeLinejoin="round">
			<BodyContext value={body}>
				{drawing.far && piece('far', drawing.far)}
				<Shape tone={build.top} {...drawing.torso}>
					<Seam d={drawing.seams} w={0.6} />
					<Creases of={drawing.creases} w={1.3} />
					{drawing.extra}
				</Shape>
				{drawing.lining && piece('lining', drawing.lining)}
				{view !== 'back' && face}
				{drawing.inner && piece('inner', drawing.inner)}
				{props.arms ? null : drawing.arms?.map((arm, i) => piece(`arm-${i}`, arm))}
				{!props.arms && drawing.armCreases && <Creases of={drawing.armCreases} w={1.3} />}
				{view === 'back' && face}
				{drawing.collars.map((collar, i) => piece(`collar-${i}`, collar))}
				{drawing.stitches && <Seam d={drawing.stitches} w={0.45} />}
				{props.arms}
				{props.children}
			</BodyContext>
		</g>
	);
}

/** An arm of a bust, in centimetres from the middle of the head. */
export function BustArm(props: ComponentProps<typeof Arm>) {
	const body = useBody();
	const k = 300 / body.build.head;
	return (
		<g transform={`scale(${n(k)})`}>
			<BodyContext value={{ ...body, line: body.line / n(k) }}>
				<Arm {...props} />
			</BodyContext>
		</g>
	);
}

interface FaceProps {
	build: Build;
	tilt: number;
	headView: HeadView;
	headTurn: 1 | -1;
	mood: Mood;
	look: number;
	line: number;
}

/** The head, which bows from the nape. */
function Face({ build: { Head }, tilt, headView, headTurn, ...face }: FaceProps) {
	return (
		<g transform={`${tilt ? `rotate(${tilt} -20 150)` : ''}${headTurn < 0 ? 'scale(-1 1)' : ''}` || undefined}>
			<Head view={headView} near {...face} />
		</g>
	);
}
