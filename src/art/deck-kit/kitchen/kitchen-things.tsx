import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './kitchen-colours.ts';

/** Pans, taps, buckets: what stands about in a kitchen, seen from before. */

const { ink, white } = palette;

interface PanProps {
	/** The middle of its bottom. */
	at: Point;
	width: number;
	height: number;
	tone?: 'iron' | 'copper' | 'enamel';
	/** To which side its handle points; without, it has two ears. */
	handle?: 1 | -1;
	lid?: boolean;
}

/** A pan on a ring. */
export function Pan({ at: [x, y], width, height, tone = 'iron', handle, lid }: PanProps) {
	const [w, h] = [n(width / 2), n(height)];
	const r = n(Math.min(h * 0.35, w * 0.4));
	const body = `M${-w} ${-h}H${w}V${-r}Q${w} 0 ${n(w - r)} 0H${n(r - w)}Q${-w} 0 ${-w} ${-r}Z`;
	return (
		<g transform={`translate(${n(x)} ${n(y)})`} stroke={ink} strokeWidth="2">
			{handle ? (
				<path d={`M${n(w * handle)} ${n(4 - h)}L${n((w + width * 0.6) * handle)} ${n(1 - h)}`} strokeWidth="4.5" />
			) : (
				<path d={`M${-w} ${n(3 - h)}h-4v5h4M${w} ${n(3 - h)}h4v5h-4`} fill="none" strokeWidth="1.8" />
			)}
			{lid && <path d={`M${-w} ${-h}Q0 ${n(-h - width * 0.24)} ${w} ${-h}ZM-2 ${n(-h - width * 0.13)}v-4H2v4`} fill={colour[tone]} />}
			<path d={body} fill={colour[tone]} />
			<path d={`M${-w} ${-h}H${n(-w * 0.2)}V0H${n(r - w)}Q${-w} 0 ${-w} ${-r}Z`} fill={colour[`${tone}Shade`]} stroke="none" />
			<path d={body} fill="none" />
		</g>
	);
}

/** The flame of a ring under a pan, `wide` across. */
export function Flame({ at: [x, y], wide }: { at: Point; wide: number }) {
	const w = n(wide / 8);
	const teeth = Array.from({ length: 4 }, () => `l${w} -6 ${w} 6`).join('');
	return <path d={`M${n(x - wide / 2)} ${n(y)}${teeth}z`} fill={colour.flame} />;
}

interface TapsProps {
	/** Between the spout and the handle of the first. */
	at: Point;
	apart: number;
	scale: number;
	line?: number;
}

/** The three taps, told apart in the dark: round for drinking, square for washing, a ring for brine. */
export function Taps({ at: [x, y], apart, scale, line = 1.7 }: TapsProps) {
	const w = n(line / scale);
	const handle = [
		<circle key="round" r="5.5" cy="-12" fill={colour.brass} />,
		<path key="square" d="M-5.5-17.5H5.5V-6.5H-5.5Z" fill={colour.brass} />,
		<g key="ring" fill="none">
			<circle r="4.6" cy="-12" strokeWidth={n(1.8 + w * 2)} />
			<circle r="4.6" cy="-12" stroke={colour.brass} strokeWidth="1.8" />
		</g>,
	];
	return handle.map((shape, i) => (
		<g key={shape.key} transform={`translate(${n(x + i * apart)} ${n(y)})scale(${scale})`} stroke={ink} strokeWidth={w}>
			<path d="M-2-8H2V-3H4V8H-4V-3H-2Z" fill={colour.brass} />
			<path d="M-4-3H-.5V8H-4Z" fill={colour.brassShade} stroke="none" />
			<path d="M-2-8H2V-3H4V8H-4V-3H-2Z" fill="none" />
			{shape}
		</g>
	));
}

/** A fire bucket on its hook, full of sand: the middle of its foot as origin, in centimetres. */
export function FireBucket({
	at: [x, y],
	scale,
	paint = colour.brick,
	shade = colour.brickShade,
	line = 2.2,
}: {
	at: Point;
	/** The drawing's units to a centimetre. */
	scale: number;
	paint?: string;
	shade?: string;
	line?: number;
}) {
	const w = n(line / scale);
	return (
		<g transform={`translate(${n(x)} ${n(y)})scale(${Math.round(scale * 100) / 100})`} stroke={ink} strokeWidth={w}>
			<path d="M-14.5-27C-12-44 12-44 14.5-27" fill="none" />
			<path d="M-15-28H15L10.5 0H-10.5Z" fill={paint} />
			<path d="M-15-28H-3L-2 0H-10.5Z" fill={shade} stroke="none" />
			<path d="M-15-28Q-2-34 15-28Q0-24.5-15-28Z" fill={colour.sand} />
			<path d="M-15-28H15L10.5 0H-10.5Z" fill="none" />
		</g>
	);
}

/** Who owes for how many bowls, chalked by fives in two columns, the second for after the vote. */
export function Tally({ at: [x, y], scale }: { at: Point; scale: number }) {
	const five = (dx: number, dy: number) => `M${dx} ${dy}v9m3.5-9v9m3.5-9v9m3.5-9v9m-13-2l15-6`;
	const rest = (dx: number, dy: number, count: number) => Array.from({ length: count }, (_, i) => `M${n(dx + i * 3.5)} ${dy}v9`).join('');
	return (
		<g transform={`translate(${n(x)} ${n(y)})scale(${scale})`} fill="none" stroke={white} strokeWidth={n(1.3 / scale)}>
			<path
				d={`M0 12H50M26 0V74M3 5H20M30 3H46M30 8H40${five(3, 17)}${five(3, 31)}${rest(3, 45, 3)}${rest(3, 60, 2)}${rest(32, 17, 4)}${five(32, 31)}${rest(32, 45, 2)}`}
			/>
		</g>
	);
}

/** The cat of the kitchen, which looks to the left: the floor under it as origin. */
export function Ginger({ at: [x, y], scale = 1, line = 2 }: { at: Point; scale?: number; line?: number }) {
	const w = n(line / scale);
	return (
		<g transform={`translate(${n(x)} ${n(y)})scale(${scale})`} stroke={ink} strokeWidth={w}>
			<path d="M10-3C18-2 22-6 20-12 18-16 23-18 24-14 26-4 18 2 8 0Z" fill={colour.orange} />
			<path
				d="M-9 0C-10-8-10-14-9-18-15-18-17-25-13-28L-14-34-9-31H-4L0-34V-27C2-25 3-22 2-20 8-16 13-10 12-4 12-1 10 0 8 0Z"
				fill={colour.orange}
			/>
			<path d="M2-20C8-16 13-10 12-4 12-1 10 0 8 0H3C7-5 5-12 0-17Z" fill={colour.orangeShade} stroke="none" />
			<path d="M-10-26h.1M-5-26h.1M-5 0V-9M3-12l5-1M2-7l5 1" strokeWidth={n(w * 0.8)} fill="none" />
		</g>
	);
}
