import type { ReactNode } from 'react';
import { Shade } from './parts.tsx';

/** A room cut open: its walls, what is in it, and the cut edge over both. */
export function Room(p: {
	x: number;
	y: number;
	w: number;
	h: number;
	fill: string;
	children: ReactNode;
}) {
	const { x, y, w, h } = p;
	const edge = `M${x} ${y}h${w}v${h}h-${w}Z`;
	return (
		<>
			<path fill={p.fill} stroke="none" d={edge} />
			<Shade dark={0.22} d={`M${x} ${y}h${w}v4h-${w - 4}v${h - 4}h-4Z`} />
			{p.children}
			<path fill="none" strokeWidth="3.4" d={edge} />
		</>
	);
}
