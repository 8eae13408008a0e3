import { palette } from '../../../model/colours.ts';
import { n } from '../forms.tsx';
import { Layer } from '../layer.tsx';
import { lights, useNight } from '../night.tsx';
import type { Point } from '../shapes.ts';
import { useSheet } from './paper.tsx';
import { measureWords, Words } from './words.tsx';

/** What measures a drawing: dimensions, a bar of metres, names with a line to what they name. */

/** Metres as sheets write them: two places, or three where a thing is smaller than a hand. */
export const inMetres = (metres: number) => metres.toFixed(metres < 0.1 ? 3 : 2);

/** The sizes of a view's writing, which follow how large its field is. */
export interface Measured {
	/** The drawing's units to a metre. */
	perMetre: number;
	/** The capitals' height of dimensions. */
	letters: number;
	/** The thing that is written on; without it, the sheet. */
	ground?: string;
}

interface DimensionProps {
	view: Measured;
	/** The two points that are measured, in the drawing's units. */
	from: Point;
	to: Point;
	/** How far to the left of the way from one to the other the line stands; negative, to its right. */
	off?: number;
	/** In place of the distance itself: a size that the drawing cuts short, or one with a word. */
	words?: string;
	/** Writes beside the line and not on it, where the distance is too short for the figure. */
	beside?: 'from' | 'to';
}

/** A dimension: two thin lines from what is measured, one between them with a slash at each end, and metres. */
export function Dimension({ view, from, to, off = 0, words, beside }: DimensionProps) {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(dx, dy);
	const [ux, uy] = [dx / length, dy / length];
	const [px, py] = [uy, -ux];
	const at = ([x, y]: Point, along: number, across: number): Point => [n(x + ux * along + px * across), n(y + uy * along + py * across)];
	const { ground, letters: s } = view;
	const sheet = useSheet();
	const colour = ground ? sheet.measuresOnThings : sheet.measures;
	const text = words ?? inMetres(length / view.perMetre);
	const width = measureWords(text, s);
	// Writing runs from left to right, or from the foot to the head.
	let turn = (Math.atan2(dy, dx) * 180) / Math.PI;
	if (turn >= 90) turn -= 180;
	if (turn < -90) turn += 180;
	if (turn === 90) turn = -90;
	const along = beside ? (beside === 'to' ? length + s * 0.9 + width / 2 : -s * 0.9 - width / 2) : length / 2;
	const radians = (turn * Math.PI) / 180;
	const middle = at(from, along, off);
	const base: Point = [n(middle[0] - Math.sin(radians) * s * 0.5), n(middle[1] + Math.cos(radians) * s * 0.5)];
	const side = Math.sign(off);
	const reach = off + side * s * 0.5;
	const [a, b] = [at(from, 0, off), at(to, 0, off)];
	const tick = (end: Point) => {
		const [one, other] = [at(end, -s * 0.32, -s * 0.32), at(end, s * 0.32, s * 0.32)];
		return `M${one}L${other}`;
	};
	return (
		<Layer name={`Size ${text}`}>
			<g fill="none" stroke={colour} strokeLinecap="butt" data-light={lights.own}>
				{off !== 0 && (
					<path
						d={`M${at(from, 0, side * s * 0.4)}L${at(from, 0, reach)}M${at(to, 0, side * s * 0.4)}L${at(to, 0, reach)}`}
						strokeWidth={n(s * 0.06)}
					/>
				)}
				<path d={`M${a}L${b}`} strokeWidth={n(s * 0.08)} />
				<path d={tick(a) + tick(b)} strokeWidth={n(s * 0.16)} />
			</g>
			<Words at={base} size={s} align="middle" turn={n(turn)} {...(ground ? { colour, ground } : { measures: true, clear: true })}>
				{text}
			</Words>
		</Layer>
	);
}

/** A bar of metres, one field light and one dark, with figures over its ends. */
export function ScaleBar(props: { view: Measured; at: Point; metres: number; fields: number }) {
	const { view, metres, fields } = props;
	const [x, y] = props.at.map(n) as [number, number];
	const s = view.letters;
	const sheet = useSheet();
	const onThing = view.ground && { colour: palette.ink };
	const [pale, filled] = onThing ? [palette.white, palette.ink] : sheet.bar;
	const [width, height] = [n((metres * view.perMetre) / fields), n(s * 0.42)];
	const dark = Array.from({ length: fields }, (_, i) => i).filter((i) => i % 2 === 0);
	return (
		<g stroke={onThing ? palette.ink : sheet.ink} strokeWidth={n(s * 0.09)} data-light={lights.own}>
			<path d={`M${x} ${y}h${n(width * fields)}v${height}h${n(-width * fields)}z`} fill={pale} />
			<path d={dark.map((i) => `M${n(x + i * width)} ${y}h${width}v${height}h${-width}z`).join('')} fill={filled} />
			<Words at={[x, y - s * 0.45]} size={s * 0.8} align="middle" {...onThing}>
				0
			</Words>
			<Words at={[x + width * fields, y - s * 0.45]} size={s * 0.8} align="middle" {...onThing}>
				{`${metres} m`}
			</Words>
		</g>
	);
}

interface LeaderProps {
	view: Measured;
	/** On what is named. */
	to: Point;
	/** Where the line breaks, and where the name stands. */
	from: Point;
	children: string | readonly string[];
	/** To which side of `from` the name is written; without it, away from what is named. */
	side?: 'left' | 'right';
	/** The paint, where it is not written on the sheet. */
	colour?: string;
}

/** A name with a thin line to a dot on what it names. */
export function Leader({ view, to, from, children, side, colour = view.ground && palette.ink }: LeaderProps) {
	const s = view.letters;
	const sheet = useSheet();
	const pen = colour ?? sheet.ink;
	const right = side ? side === 'right' : from[0] >= to[0];
	const rows = typeof children === 'string' ? [children] : children;
	const end: Point = [n(from[0] + (right ? s : -s) * 0.9), n(from[1])];
	const line = `M${n(to[0])} ${n(to[1])}L${n(from[0])} ${n(from[1])}H${end[0]}`;
	const night = useNight();
	return (
		<Layer name={rows.join(' ')}>
			{/* Pale ink is edged with the paper's colour where it goes over something light. */}
			{night && !colour && <path d={line} fill="none" stroke={sheet.paper} strokeWidth={n(s * 0.24)} data-light={lights.own} />}
			<path d={line} fill="none" stroke={pen} strokeWidth={n(s * 0.08)} data-light={lights.own} />
			<circle cx={n(to[0])} cy={n(to[1])} r={n(s * 0.2)} fill={pen} data-light={lights.own} />
			{rows.map((row, i) => (
				<Words
					key={row}
					at={[end[0] + (right ? s : -s) * 0.35, from[1] + s * (0.5 + (i - (rows.length - 1) / 2) * 1.6)]}
					size={s}
					align={right ? 'left' : 'right'}
					{...(colour ? { colour, ground: view.ground } : { clear: true })}
				>
					{row}
				</Words>
			))}
		</Layer>
	);
}
