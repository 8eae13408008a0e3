import { type ReactNode, useId } from 'react';
import { palette } from '../../model/colours.ts';
import type { Tone } from '../kit/forms.tsx';
import { n } from '../kit/forms.tsx';
import { uncover, useLighting, Within } from '../kit/lit.tsx';
import { lights } from '../kit/night.tsx';
import type { HeadProps } from './scene-head.tsx';
import { SceneHead } from './scene-head.tsx';

// The scenes' own people have a second light on their edges by night, which bodies of src/art/kit/body have not.

/** Outlines get lighter with distance, though not as fast as things get smaller. */
export const lineAt = (k: number) => n(1.4 + 1.5 * k);

interface LitFormProps {
	d: string;
	tone: Tone;
	/** How far the light reaches round the form: the lit side is the form itself, moved by this. */
	by?: readonly [x: number, y: number];
	children?: ReactNode;
}

/** A form lit from the upper left, whose shadow follows its own edge; it takes its group's ink. */
export function LitForm({ d, tone, by = [-5, -2], children }: LitFormProps) {
	const id = useId();
	const { shade, turned, rim, breadth = 1 } = useLighting();
	return (
		<>
			<clipPath id={id}>
				<path d={d} />
			</clipPath>
			<path d={d} fill={rim?.light ?? tone.dark} data-light={rim ? lights.own : shade} />
			<g clipPath={`url(#${id})`} stroke="none">
				{rim && <path d={d} fill={tone.dark} data-light={shade} transform={uncover(rim)} />}
				<path d={d} fill={tone.light} transform={`translate(${n((turned ? -by[0] : by[0]) * breadth)} ${n(by[1] * breadth)})`} />
				{children}
			</g>
		</>
	);
}

interface FigureProps {
	x: number;
	y: number;
	k: number;
	children: ReactNode;
}

/** Someone or something in centimetres from the ground that it stands on; up is negative. */
export function SceneFigure({ x, y, k, children }: FigureProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${k})`} stroke={palette.ink} strokeWidth={n((2 * lineAt(k)) / k)}>
			{children}
		</g>
	);
}

interface FaceProps extends Omit<HeadProps, 'light' | 'line'> {
	x: number;
	y: number;
	/** The figure's scale, for the weight of the line. */
	k: number;
	turn?: 1 | -1;
	tilt?: number;
	size?: number;
}

/** A head on its figure: at this size a face keeps one light, and shade only in its paint. */
export function SceneFace({ x, y, k, turn = 1, tilt = 0, size = 0.25, ...face }: FaceProps) {
	const { light, turned } = useLighting();
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${n(size * turn * 1000) / 1000} ${size})`}>
			<Within shade={light}>
				<SceneHead {...face} light={turned ? turn : -turn} line={n((lineAt(k) * 0.95) / k / size)} />
			</Within>
		</g>
	);
}
