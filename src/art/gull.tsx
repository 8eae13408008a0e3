import { palette } from '../model/colours.ts';
import { cloth } from './kit/forms.tsx';

/** A gull, wings up or down, seen from afar. */
export function Gull({ x, y, scale = 1, tilt = 0 }: { x: number; y: number; scale?: number; tilt?: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${scale})`}>
			<path
				d="M-50-14C-34-24-14-18-4-4 4-12 30-28 54-22 38-16 22-4 10 6 4 14-12 16-22 12-14 10-10 6-10 2-20-8-36-14-50-14Z"
				fill={palette.white}
				stroke={palette.ink}
				strokeWidth="8"
			/>
			<path d="M-50-14C-40-16-32-14-28-11L-34-17ZM54-22C46-18 40-16 36-13L42-22Z" fill={palette.ink} />
			<path d="M-4-4C4-2 8 2 10 6 4 14-12 16-22 12-10 10-4 4-4-4Z" fill={cloth.foam.dark} />
		</g>
	);
}
