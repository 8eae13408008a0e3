import type { ReactNode } from 'react';
import type { FlagLetter } from '../../content/types.ts';
import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';

export const width = 400;
export const height = 480;

const round = (n: number) => Math.round(n * 10) / 10;

/** The panel: the faction's flag as ground, moved sideways by `shift`, then the sitter. */
export function Panel(props: { flag: FlagLetter; shift?: number; children: ReactNode }) {
	// Eight times the flag's field is 640 by 480: a sixth is cropped at either side.
	const x = -120 + (props.shift ?? 0);
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
		>
			<g transform={`translate(${x}) scale(8)`}>
				<FlagPattern letter={props.flag} />
			</g>
			<path d="M0 0h400v480H0z" fill={palette.paper} opacity=".2" />
			<g strokeLinecap="round" strokeLinejoin="round">
				{props.children}
			</g>
		</svg>
	);
}

/** An open line; inner lines are thinner than outlines. */
export function Line({ d, w = 3, c = palette.ink }: { d: string; w?: number; c?: string }) {
	return <path d={d} fill="none" stroke={c} strokeWidth={w} />;
}

/** Flat colour without an outline: lips, blushes, highlights, solid hair. */
export function Flat({ d, fill = palette.ink }: { d: string; fill?: string }) {
	return <path d={d} fill={fill} />;
}

/** Flat colour inside the heavy line. */
export function Shape({ d, fill, w = 5 }: { d: string; fill: string; w?: number }) {
	return <path d={d} fill={fill} stroke={palette.ink} strokeWidth={w} />;
}

/** A shape with a shadow side, and details that stay inside it; the outline goes on last. */
export function Shaded(props: {
	id: string;
	d: string;
	fill: string;
	dark: string;
	shade: string;
	w?: number;
	children?: ReactNode;
}) {
	return (
		<>
			<clipPath id={props.id}>
				<path d={props.d} />
			</clipPath>
			<path d={props.d} fill={props.fill} />
			<g clipPath={`url(#${props.id})`}>
				<path d={props.shade} fill={props.dark} />
				{props.children}
			</g>
			<path d={props.d} fill="none" stroke={palette.ink} strokeWidth={props.w ?? 5} />
		</>
	);
}

export interface EyeProps {
	id: string;
	x: number;
	y: number;
	/** Half the eye's width, and how far its lids open. */
	w?: number;
	h?: number;
	/** Where the iris sits, from the eye's middle. */
	look?: readonly [number, number];
	iris?: string;
	size?: number;
	tilt?: number;
	white?: string;
	/** How far the fold lies above the lid; 0 for none. */
	fold?: number;
}

/** An open eye: the white, an iris cut by the lids, the heavy upper lid and its fold. */
export function Eye(props: EyeProps) {
	const { id, x, y, w = 16, h = 12, look = [0, 0], size = 7, tilt = 0, fold = 6 } = props;
	const half = round(w / 2);
	const top = `M${-w} 2C${-half} ${-h} ${half} ${-h} ${w} 0`;
	const under = `C${half} ${round(h * 0.75)} ${-half} ${round(h * 0.75)} ${-w} 2`;
	return (
		<g transform={`translate(${x} ${y}) rotate(${tilt})`}>
			<clipPath id={id}>
				<path d={`${top}${under}Z`} />
			</clipPath>
			<path d={`${top}${under}Z`} fill={props.white ?? palette.white} />
			<g clipPath={`url(#${id})`}>
				<circle cx={look[0]} cy={look[1]} r={size} fill={props.iris ?? '#2b1a12'} />
				<circle cx={look[0]} cy={look[1]} r={round(size * 0.5)} fill={palette.ink} />
				<circle cx={look[0] - 2.5} cy={look[1] - 3} r="1.8" fill={palette.white} />
			</g>
			<Line d={`M${w} 0${under}`} w={1.8} />
			<Line d={top} w={4.5} />
			{fold > 0 && (
				<Line
					d={`M${round(-w * 0.8)} ${-fold - 2}Q0 ${round(-h * 0.9 - fold)} ${w} ${-fold}`}
					w={2}
				/>
			)}
		</g>
	);
}

/** A lid lowered over the eye: somebody who looks down at their hands. */
export function Lowered(props: { x: number; y: number; w?: number; sag?: number; tilt?: number }) {
	const { x, y, w = 16, sag = 9, tilt = 0 } = props;
	const half = round(w / 2);
	return (
		<g transform={`translate(${x} ${y}) rotate(${tilt})`}>
			<Line d={`M${-w} 0C${-half} ${sag} ${half} ${sag} ${w} -1`} w={4.5} />
			<Line d={`M${-w} -3C${-half} ${-sag} ${half} ${-sag} ${w} -4`} w={2} />
			<Line d={`M${-half} ${round(sag * 0.7)}l-3 5M${half} ${round(sag * 0.65)}l4 5`} w={2} />
		</g>
	);
}

/** Tern Provision's bird: on the partner's lapel, and on the crate that goes missing. */
export function Tern({ at, fill }: { at: string; fill: string }) {
	return (
		<path
			transform={at}
			fill={fill}
			d="M-30 -12C-18 -14 -8 -8 -2 0C6 -12 18 -20 34 -20C24 -12 16 -4 12 4L30 14L10 10
				C4 14 -4 14 -10 10L-20 8L-11 4C-14 -4 -20 -10 -30 -12Z"
		/>
	);
}
