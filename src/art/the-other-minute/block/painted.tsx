import { tenth } from '../../kit/shapes.ts';

/** Signs as a brush paints them, each on a field 9 wide and 16 high. */
const strokes: Record<string, string> = {
	K: 'M0 0V16M9 0L1 9.5M3.5 7L9 16',
	'0': 'M4.5 0C1 0 0 3 0 8S1 16 4.5 16 9 13 9 8 8 0 4.5 0Z',
	'1': 'M2 3.5L5.5 0V16',
	'2': 'M0 4C0-1.5 9-1.5 9 4 9 8 0 11 0 16H9',
	'3': 'M0 0H9L4 6.5C11 6.5 10.5 16 4 16 2 16 0 15 0 13',
	'4': 'M7 16V0L0 11H9.5',
	'5': 'M8.5 0H1L0 7C3 5 9 6 9 11 9 16 3 17.5 0 14',
	'6': 'M8 .5C3 0 0 6 0 11 0 18 9 17.5 9 11 9 6 2 5.5 0 10',
	'7': 'M0 0H9L3 16',
	'8': 'M4.5 7.5C0 7 0 0 4.5 0S9 7 4.5 7.5C-1.5 8-1.5 16 4.5 16S10.5 8 4.5 7.5Z',
	'9': 'M1 15.5C6 16 9 10 9 5 9-2 0-1.5 0 5 0 10 7 10.5 9 6',
};

interface PaintedProps {
	text: string;
	/** The middle of the writing. */
	x: number;
	y: number;
	height: number;
	ink: string;
	/** How broad the brush is, against a sign's height of 16. */
	brush?: number;
	/** Squeezed to this share of its width. */
	narrow?: number;
}

/** Numbers painted, printed or stamped: drawn, so that they need no font. */
export function Painted({ text, x, y, height, ink, brush = 3, narrow = 1 }: PaintedProps) {
	const k = height / 16;
	let pen = 0;
	const signs = [...text].map((sign) => {
		const at = pen;
		pen += sign === ' ' ? 5 : 13;
		return { at, d: strokes[sign] };
	});
	const left = x - ((pen - 4) * k * narrow) / 2;
	return (
		<g
			transform={`translate(${tenth(left)} ${tenth(y - height / 2)})scale(${Math.round(k * narrow * 1000) / 1000} ${Math.round(k * 1000) / 1000})`}
			fill="none"
			stroke={ink}
			strokeWidth={brush}
		>
			{signs.map(({ at, d }) => d && <path key={at} d={d} transform={at ? `translate(${at})` : undefined} />)}
		</g>
	);
}
