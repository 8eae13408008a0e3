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
	/** A second light from behind, and how far the form is moved to uncover the edge it catches. */
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

/** The same light with other shadows: softer on a face, say. */
export function Shadows({ light, children }: { light: string; children: ReactNode }) {
	const lighting = useLighting();
	if (!useNight()) return children;
	return <LightingContext value={{ ...lighting, shade: light }}>{children}</LightingContext>;
}

/** What is only there by night: it shines by itself unless it says what light it stands in. */
export function ByNight({ light = '#ffffff', children }: { light?: string; children: ReactNode }) {
	return useNight() && <g data-light={light}>{children}</g>;
}
