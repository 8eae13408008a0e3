import type { ReactNode } from 'react';
import type { FlagLetter } from '../../content/types.ts';
import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import { inkStroke } from './brush.ts';

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

/** Drawn with a brush: strokes that swell to `w` and run out to nothing, or to `ends`. */
export function Brush(props: {
	d: string;
	w?: number;
	ends?: readonly [number, number];
	c?: string;
}) {
	const [first, last] = props.ends ?? [0.6, 0.6];
	return <path d={inkStroke(props.d, [first, props.w ?? 4, last])} fill={props.c ?? palette.ink} />;
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

/** An open eye between two drawn lids, the upper from corner to corner, the lower back again. */
export function Eye(props: {
	id: string;
	top: string;
	under: string;
	/** Where the iris is, and its radius. */
	iris: readonly [x: number, y: number, r: number];
	c?: string;
	white?: string;
	/** How heavy the upper lid is. */
	lid?: number;
}) {
	const { id, top, under, lid = 6 } = props;
	const [x, y, r] = props.iris;
	return (
		<>
			<clipPath id={id}>
				<path d={`${top}${under}Z`} />
			</clipPath>
			<path d={`${top}${under}Z`} fill={props.white ?? palette.white} />
			<g clipPath={`url(#${id})`}>
				<circle cx={x} cy={y} r={r} fill={props.c ?? '#2b1a12'} />
				<circle cx={x} cy={y} r={round(r * 0.52)} fill={palette.ink} />
				<path d={top} fill="none" stroke={palette.ink} strokeWidth={lid + 5} opacity=".3" />
				<circle
					cx={x - round(r * 0.35)}
					cy={y - round(r * 0.4)}
					r={round(r * 0.3)}
					fill={palette.white}
				/>
			</g>
			<Line d={`${top}${under}Z`} w={1.6} />
			<Brush d={top} w={lid} ends={[1.5, 2.5]} />
		</>
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
