import type { Tone } from '../forms.tsx';
import { Line } from '../forms.tsx';
import { palette } from '../palette.ts';

/** Hands in centimetres, the wrist at the origin, pointing to the right, the thumb on top. */
const hands = {
	/** Closed round something that passes through it from top to bottom. */
	fist: {
		d: 'M-3-4.4C0-7 5-9 9-8.4 13-9 16-6 16-3 17 0 16.4 4 14 6.6 11 8.6 6 8.2 2 6.6L-3 4.6Z',
		folds: 'M9.6-8.2C11-4 8-2 4-2.4M15.8-3.4L10-3M16.4.4L10 .8M15.4 4.2L10 4.4',
	},
	/** Open, its back to us, the fingers together. */
	flat: {
		d: 'M-3-4.4C1-5.4 3-9 7-11.4 9.6-12 10-10 8.6-7.6L9-5.6 18-7.4C20-7.4 20.4-5.4 18.6-4.6L20.8-3.4C22-2.6 21.6-.8 20-.6 21.4.8 20.6 2.4 19 2.4 19.6 4.2 18.4 5.2 16.6 5L8 7C3 7.6 0 6-3 4.6Z',
		folds: 'M18.6-4.6L11-3M20-.6L11.4-.2M19 2.4L11 2.8',
	},
	/** One finger out, the others closed. */
	point: {
		d: 'M-3-4.4C1-5.6 4-8.6 9-8.6L20-8C22-7.6 22-5.2 20-5L13-4.4C15-3 15.4 1 14 4 11 7.4 5 7.8 1 6.4L-3 4.6Z',
		folds: 'M13-4.4L8-3.6M14.6-.4L9.4.2M13.8 3.6L9 3.8M3-3.4Q6-5.4 8.4-4',
	},
	/** Holding something small between the thumb and the first finger. */
	pinch: {
		d: 'M-3-4.4C1-6 4-9 9-9.6L17-7.4C18.4-6.6 18-5 16.4-5L12.4-5.4 17-4C19-3 18.6-.8 16.8-.4 18 1.6 16 3.4 14 3.2 14 5.6 11 7 8 7 4 7.4 0 6.4-3 4.6Z',
		folds: 'M12.4-5.4L8-4.4M16.8-.4L10.4-1M14 3.2L9.4 2.6',
	},
};

interface HandProps {
	kind: keyof typeof hands;
	x: number;
	y: number;
	/** Degrees clockwise from pointing right. */
	turn: number;
	skin: Tone;
	size?: number;
	/** The thumb below instead of on top. */
	flip?: boolean;
	line?: number;
}

/** A hand at the end of a sleeve; it takes its group's ink for its outline. */
export function Hand({ kind, x, y, turn, skin, size = 1, flip = false, line = 1 }: HandProps) {
	const { d, folds } = hands[kind];
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})scale(${size} ${flip ? -size : size})`}>
			<path d={d} fill={skin.light} />
			<Line d={folds} width={line} ink={palette.ink} />
		</g>
	);
}
