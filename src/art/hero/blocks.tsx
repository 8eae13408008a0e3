import type { ReactNode } from 'react';
import { palette, slate } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { tenth } from '../kit/shapes.ts';
import { Inner, line, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, ink, yellow, foam } = palette;

interface BlockProps {
	/** The front's upper left corner and its size. */
	x: number;
	y: number;
	w: number;
	h: number;
	fill: string;
	roof?: string;
	/** How far the block goes back: to the right, and up. */
	side?: number;
	rise?: number;
	stroke?: number;
	/** Its front too lies away from the light. */
	dim?: boolean;
	children?: ReactNode;
}

/** One box of the heap: its front, its roof to walk on, and the side away from the light. */
export function Block(props: BlockProps) {
	const { x, y, w, h, fill, roof = white, side = 10, rise = 9, stroke = 3, dim, children } = props;
	const night = useNight();
	/** Under the moon a roof is pale or dull, and the paint is all one. */
	const top = !night ? roof : roof === white || roof === foam ? white : slate.pale;
	const flank = `M${x + w} ${y}l${side}-${rise}v${h}l-${side} ${rise}Z`;
	return (
		<>
			<path fill={fill} strokeWidth={stroke} d={`M${x} ${y}l${side}-${rise}h${w}v${h}l-${side} ${rise}H${x}Z`} />
			<path fill={ink} fillOpacity=".3" strokeWidth={line.inner} strokeOpacity=".8" d={flank} />
			{dim && <Shade dark={0.18} d={`M${x} ${y}h${w}v${h}H${x}Z`} />}
			<path fill={top} strokeWidth={line.inner} d={`M${x} ${y}l${side}-${rise}h${w}l-${side} ${rise}Z`} data-light={by.fullMoon} />
			{children}
		</>
	);
}

/** A rail along an edge that people stand behind; by night, with its lanterns. */
export function Rail({ x, to, y, h = 9 }: { x: number; to: number; y: number; h?: number }) {
	const gap = 11;
	const n = Math.max(1, Math.round((to - x) / gap));
	const posts = Array.from({ length: n + 1 }, (_, i) => `M${tenth(x + ((to - x) * i) / n)} ${y}v-${h}`);
	const night = useNight();
	return (
		<>
			<Inner width={line.fine} d={`${posts.join('')}M${x} ${y - h}H${to}`} />
			{night && (
				<path fill="none" stroke={yellow} strokeWidth="2.6" strokeDasharray="0 11" d={`M${x + 5} ${y - h}H${to}`} data-light={by.own} />
			)}
		</>
	);
}

/** Stairs that climb in turns, seen from the side. */
export function Stairs(p: { x: number; w: number; foot: number; turns: number; rise: number }) {
	const flights = Array.from({ length: p.turns }, (_, i) => {
		const y = p.foot - i * p.rise;
		return i % 2 ? `M${p.x + p.w} ${y}L${p.x} ${y - p.rise}` : `M${p.x} ${y}L${p.x + p.w} ${y - p.rise}`;
	}).join('');
	return (
		<>
			<path fill="none" strokeWidth="7" d={flights} />
			<path fill="none" stroke={white} strokeWidth="4" strokeDasharray="2.4 1.6" strokeLinecap="butt" d={flights} />
		</>
	);
}

/** A house with a pitched roof, its gable to the front. */
export function Gable(p: { x: number; y: number; w: number; h: number; fill: string; roof: string; pitch?: number }) {
	const { x, y, w, h, pitch = 16 } = p;
	const mid = x + w / 2;
	return (
		<>
			<path fill={p.fill} d={`M${x} ${y + h}V${y}L${mid} ${y - pitch}L${x + w} ${y}V${y + h}Z`} />
			<Shade d={`M${mid} ${y - pitch}L${x + w} ${y}v${h}h${-w / 4}V${y - pitch / 2}Z`} />
			<path
				fill={p.roof}
				strokeWidth="2"
				d={`M${x - 4} ${y + 3}L${mid} ${y - pitch - 5}L${x + w + 4} ${y + 3}l-4 3L${mid} ${y - pitch + 3}L${x} ${y + 6}Z`}
			/>
		</>
	);
}
