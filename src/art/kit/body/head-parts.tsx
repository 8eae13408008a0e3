import { useId } from 'react';
import { palette } from '../../../model/colours.ts';
import { inkStroke } from '../brush.ts';
import { Flat, Line, n } from '../forms.tsx';
import type { HeadProps, Mood } from './head.ts';

/** What the heads share: the pen they are drawn with, and an eye. */

export interface Pen {
	mood: Mood;
	look: number;
	near: boolean;
	far: boolean;
	line: number;
}

export function penOf({ mood = 'plain', look = 0, near = true, far = false, line = 7 }: HeadProps): Pen {
	return { mood, look, near, far, line };
}

interface StrokeProps {
	pen: Pen;
	d: string;
	w?: number;
	ends?: readonly [number, number];
	c?: string;
}

/** A brush stroke near by, a plain line from afar; `w` is for an outline of seven units. */
export function Stroke({ pen, d, w = 4, ends = [0.6, 0.6], c = palette.ink }: StrokeProps) {
	if (!pen.near) return <Line d={d} width={Math.max(w, pen.line * 0.45)} ink={c} />;
	const k = pen.line / 7;
	return <path d={inkStroke(d, [ends[0] * k, w * k, ends[1] * k])} fill={c} />;
}

/** A stroke that only a near head shows. */
export function Fine(props: StrokeProps) {
	return props.pen.near && <Stroke w={3} {...props} />;
}

interface EyeProps {
	pen: Pen;
	at: readonly [x: number, y: number];
	/** Half the width between the corners, and how far the lids stand from their line. */
	size: readonly [width: number, up: number, down: number];
	/** How far the outer corner, on the left, lies under the inner one. */
	slant?: number;
	/** 0 shut, 1 as far as the lid goes. */
	open: number;
	iris: readonly [radius: number, colour: string];
	/** Where the iris stands when the look is level and ahead. */
	ahead?: readonly [x: number, y: number];
	lid: string;
	white?: string;
}

/** An eye whose lid comes down over it. */
export function Eye(props: EyeProps) {
	const clip = useId();
	const { pen, iris, lid, slant = 0, white = palette.white } = props;
	// From afar a half-open eye would look shut.
	const open = pen.near || props.open < 0.1 ? props.open : Math.min(1, props.open * 1.35);
	const { ahead = [0, 0] } = props;
	const [x, y] = props.at;
	const [w, up, down] = props.size;
	const left = `${n(x - w)} ${n(y + slant)}`;
	const right = `${n(x + w)} ${n(y - slant)}`;
	const arc = (peak: number) =>
		`M${left}C${n(x - w * 0.5)} ${n(y + slant * 0.5 + peak * 1.33)} ${n(x + w * 0.45)} ${n(y - slant * 0.5 + peak * 1.33)} ${right}`;
	const under = `C${n(x + w * 0.55)} ${n(y + down * 1.33)} ${n(x - w * 0.5)} ${n(y + down * 1.33)} ${left}Z`;
	const edge = arc(down - (up + down) * open);
	const cx = n(x + ahead[0] + pen.look * w * 0.5);
	const cy = n(y + ahead[1] - up * 0.12);
	const [r, colour] = iris;
	if (open < 0.1) {
		return (
			<>
				<Flat d={`${arc(-up)}${under}`} fill={lid} />
				<Fine pen={pen} d={arc(-up)} w={2.4} />
				<Stroke pen={pen} d={edge} w={6} ends={[2, 2]} />
			</>
		);
	}
	return (
		<>
			<clipPath id={clip}>
				<path d={`${edge}${under}`} />
			</clipPath>
			<Flat d={`${arc(-up)}${under}`} fill={lid} />
			<Flat d={`${edge}${under}`} fill={white} />
			<g clipPath={`url(#${clip})`}>
				{pen.near ? (
					<>
						<circle cx={cx} cy={cy} r={r} fill={colour} stroke={palette.ink} strokeWidth="1.6" />
						<circle cx={cx} cy={cy} r={n(r * 0.5)} fill={palette.ink} />
						<Line d={edge} width={8} ink={`${palette.ink}55`} />
						<circle cx={n(cx + r * 0.4)} cy={n(cy - r * 0.35)} r={n(r * 0.28)} fill={palette.white} />
					</>
				) : (
					<circle cx={cx} cy={cy} r={n(r * 1.15)} fill={palette.ink} />
				)}
			</g>
			<Fine pen={pen} d={arc(-up - 2)} w={2.6} />
			<Fine pen={pen} d={`M${right}${under.slice(0, -1)}`} w={2.2} />
			<Stroke pen={pen} d={edge} w={pen.near ? 6.5 : pen.line * 0.45} ends={[3, 2]} />
		</>
	);
}
