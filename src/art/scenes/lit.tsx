import { createContext, type ReactNode, useContext } from 'react';
import { useNight } from '../night.tsx';

/** How people and things are lit by night where more than one light reaches them. */
export interface Lighting {
	/** The light that falls on their shadow side. */
	shade?: string;
	/** How much broader that side is than by day, where the edge is a form's own, moved. */
	deep?: number;
	/** Whether the main light comes from the other side than it does by day. */
	turned?: boolean;
	/** A light from behind that bleaches an edge, and how far the form is moved to uncover that. */
	rim?: { light: string; by: readonly [x: number, y: number] };
}

const LightingContext = createContext<Lighting>({});
export const useLighting = () => useContext(LightingContext);

interface LitProps extends Lighting {
	/** The main light. */
	light: string;
	children: ReactNode;
}

/** By night, puts its children in a light; by day it is not there. */
export function Lit({ light, children, ...lighting }: LitProps) {
	if (!useNight()) return children;
	return (
		<g data-light={light}>
			<LightingContext value={lighting}>{children}</LightingContext>
		</g>
	);
}

interface WithinProps {
	/** The light on the shadow side, where it is another: softer on a face, say. */
	shade?: string;
	/** How the drawing within is turned and scaled, against which the rim keeps its side and width. */
	turn?: 1 | -1;
	size?: number;
	children: ReactNode;
}

/** The same lights within a form that is turned or scaled. */
export function Within({ shade, turn = 1, size = 1, children }: WithinProps) {
	const lighting = useLighting();
	if (!useNight()) return children;
	const { rim } = lighting;
	const within: Lighting = { ...lighting };
	if (shade) within.shade = shade;
	if (rim) within.rim = { ...rim, by: [(rim.by[0] * turn) / size, rim.by[1] / size] };
	return <LightingContext value={within}>{children}</LightingContext>;
}

/** What is only there by night: it shines by itself unless it says what light it stands in. */
export function ByNight({ light = '#ffffff', children }: { light?: string; children: ReactNode }) {
	return useNight() && <g data-light={light}>{children}</g>;
}
