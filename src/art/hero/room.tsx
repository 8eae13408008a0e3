import type { ReactNode } from 'react';
import { Lit } from './lit.tsx';
import { by } from './moonlight.ts';
import { Shade } from './parts.tsx';

/**
 * A room cut open: its walls, what is in it, and the cut edge over both.
 * `light` is what it is lit by at night.
 */
export function Room(p: {
	x: number;
	y: number;
	w: number;
	h: number;
	fill: string;
	light?: string;
	children: ReactNode;
}) {
	const { x, y, w, h, light = by.lamp } = p;
	const edge = `M${x} ${y}h${w}v${h}h-${w}Z`;
	return (
		<>
			<Lit by={light}>
				<path fill={p.fill} stroke="none" d={edge} />
				<Shade dark={0.22} d={`M${x} ${y}h${w}v4h-${w - 4}v${h - 4}h-4Z`} />
				{p.children}
			</Lit>
			<path fill="none" strokeWidth="3.4" d={edge} />
		</>
	);
}
