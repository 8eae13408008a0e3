import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { lights, useNight } from './night.tsx';
import { tenth } from './shapes.ts';

/** A light from behind or from aside, on the edge of a form that faces it. */
interface Rim {
	light: string;
	/** Where it comes from, as far as it reaches in. */
	from: readonly [x: number, y: number];
}

/** How people and things are lit by night, where more than one light reaches them. */
export interface Lighting {
	/** The main light: it falls wherever nothing else here says otherwise. */
	light: string;
	/** What falls on the shadow side; without it the main light goes all round. */
	shade?: string;
	/** How broad that side is against the day's, where its edge is the form's own, moved. */
	breadth?: number;
	/** The main light comes from where by day the shadow lies: the two sides change places. */
	turned?: boolean;
	rim?: Rim;
}

/** Moves what is drawn over a rim off it, as a transform. */
export const uncover = ({ from: [x, y] }: Rim) => `translate(${tenth(-x)} ${tenth(-y)})`;

const LightingContext = createContext<Partial<Lighting>>({});

/** The lighting that a form stands in; empty by day, and where only the drawing's light falls. */
export const useLighting = () => useContext(LightingContext);

/** By night, stands its children in a light; by day it is not there. */
export function Lit({ children, ...lighting }: Lighting & { children: ReactNode }) {
	if (!useNight()) return children;
	return (
		<LightingContext value={lighting}>
			<g data-light={lighting.light}>{children}</g>
		</LightingContext>
	);
}

interface WithinProps {
	/** What falls on the shadow side, where it is something else: softer on a face, say. */
	shade?: string | undefined;
	/** How the form is turned and scaled, against which the rim keeps its side and width. */
	turn?: 1 | -1;
	size?: number;
	children: ReactNode;
}

/** The same lighting within a form that is turned or scaled. */
export function Within({ shade, turn = 1, size = 1, children }: WithinProps) {
	const lighting = useLighting();
	if (!lighting.light) return children;
	const within = { ...lighting };
	if (shade) within.shade = shade;
	const { rim } = lighting;
	if (rim) within.rim = { ...rim, from: [(rim.from[0] * turn) / size, rim.from[1] / size] };
	return <LightingContext value={within}>{children}</LightingContext>;
}

/** A group that is only there by night: it shines by itself unless it says what it stands in. */
export function ByNight({ light = lights.own, ...group }: ComponentProps<'g'> & { light?: string }) {
	return useNight() && <g {...group} data-light={light} />;
}
