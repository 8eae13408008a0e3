import { createContext, type ReactNode, useContext } from 'react';

/**
 * The light of a drawing's night look: every fill and stroke is multiplied by the colour of the
 * light that falls on it, as a colourist lays one multiply layer over the flat colours.
 * A group that stands in another light says so: `<g data-light={lights.lamp}>`.
 */
export interface Night {
	/** The light that falls where no group says otherwise, as `#rrggbb`. */
	light: string;
	/** Colours of the day, as `#rrggbb`, that have a night colour of their own in that light. */
	colours?: Readonly<Record<string, string>>;
}

/** What one sees by in Lagan when the sun is down. */
export const lights = {
	/** A clear night under the open sky. */
	moon: '#7c93c6',
	/** Some way off from a lamp: the near side of a quay, a face turned to a window. */
	glow: '#c9b79a',
	/** In a room with its lamps lit. */
	lamp: '#ffe2b0',
	/** What shines by itself: a flame, a lit pane, a screen. Nothing is taken from its colour. */
	own: '#ffffff',
} as const;

const NightContext = createContext(false);

/** Draws its children as they are seen by night. */
export function NightLook({ children }: { children: ReactNode }) {
	return <NightContext value={true}>{children}</NightContext>;
}

/**
 * Whether a drawing is being drawn by night, for what only then is there: stars, lit panes, a beam.
 * Its colours are those of the day, unless it stands in a group of its own light.
 */
export const useNight = () => useContext(NightContext);
