import type { ReactNode } from 'react';
import { linen } from '../../model/colours.ts';
import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { Patches, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

/** A room cut open. */
export interface Room {
	x: number;
	y: number;
	w: number;
	h: number;
	/** The colour of its walls. */
	fill: string;
	/** What it is lit by at night, if not by a lamp. */
	light?: string;
	/** Where a lamp hangs under its ceiling. */
	lamp?: number;
	/** What is in it. */
	inside: ReactNode;
}

/** Rooms side by side: their walls, what is in them, and the cut edges over both. */
export function Rooms({ all }: { all: readonly Room[] }) {
	const night = useNight();
	const outline = ({ x, y, w, h }: Room) => `M${x} ${y}h${w}v${h}h-${w}Z`;
	const lamps = all.flatMap(({ y, h, lamp }) => (lamp ? [`M${lamp} ${y}l-18 ${h}h42l-18-${h}Z`] : []));
	return (
		<>
			<Patches stroke="none" all={all.map((room) => [room.fill, outline(room), room.light ?? by.lamp])} />
			<Shade dark={0.22} d={all.map(({ x, y, w, h }) => `M${x} ${y}h${w}v4h-${w - 4}v${h - 4}h-4Z`).join('')} />
			{night && lamps.length > 0 && <path data-light={by.own} fill={linen.pale} fillOpacity=".4" stroke="none" d={lamps.join('')} />}
			{all.map(({ x, y, light = by.lamp, inside }) => (
				<Lit key={`${x} ${y}`} light={light}>
					{inside}
				</Lit>
			))}
			<path fill="none" strokeWidth="3.4" d={all.map(outline).join('')} />
		</>
	);
}
