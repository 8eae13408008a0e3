import type { ReactNode } from 'react';
import { Lit } from '../lit.tsx';
import { useNight } from '../night.tsx';
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
	/** Where a lamp hangs under its ceiling. */
	lamp?: number;
	children: ReactNode;
}) {
	const { x, y, w, h, light = by.lamp, lamp } = p;
	const night = useNight();
	const edge = `M${x} ${y}h${w}v${h}h-${w}Z`;
	return (
		<>
			<Lit light={light}>
				<path fill={p.fill} stroke="none" d={edge} />
				<Shade dark={0.22} d={`M${x} ${y}h${w}v4h-${w - 4}v${h - 4}h-4Z`} />
				{night && lamp && (
					<path
						data-light={by.own}
						fill="#fff0b8"
						fillOpacity=".4"
						stroke="none"
						d={`M${lamp} ${y}l-18 ${h}h42l-18-${h}Z`}
					/>
				)}
				{p.children}
			</Lit>
			<path fill="none" strokeWidth="3.4" d={edge} />
		</>
	);
}
