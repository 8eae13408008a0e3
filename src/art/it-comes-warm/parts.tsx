import { palette } from '../../model/colours.ts';
import { inkStroke } from '../kit/brush.ts';

/** What both pictures of the story are drawn with. */

/** A fold of cloth: thin where it starts, full in the middle, run out at its end. */
export function Fold({
	d,
	w = 6,
	ends = [0.6, 0.6],
	c = palette.ink,
}: {
	d: string;
	w?: number;
	ends?: readonly [number, number];
	c?: string;
}) {
	return <path d={inkStroke(d, [ends[0], w, ends[1]])} fill={c} />;
}

export function Flat({ d, c }: { d: string; c: string }) {
	return <path d={d} fill={c} />;
}

/** Dots on a slant, for what cannot be seen: here, warmth. */
export function Dots({ id, step, r, c }: { id: string; step: number; r: number; c: string }) {
	return (
		<pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
			<circle cx={step / 2} cy={step / 2} r={r} fill={c} />
		</pattern>
	);
}
