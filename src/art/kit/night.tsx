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

/**
 * What one sees by in Lagan when the sun is down. These are multiplied with colours and are none
 * themselves, so they are not in the palette.
 */
export const lights = {
	/** What shines by itself: a flame, a lit pane, a screen. Nothing is taken from its colour. */
	own: '#ffffff',
	/** In a room with its lamps lit. */
	lamp: '#ffe2b0',
	/** Near a flame, or under one lamp. */
	flame: '#ffc888',
	/** Some way off from a lamp: the near side of a quay, a face turned to a window. */
	glow: '#c9b79a',
	/** A small lamp, or a large one turned down. */
	lantern: '#c9a585',
	/** What a fire leaves on brick and plates. */
	embers: '#a8706a',
	/** Red lamps, for those who need to keep eyes for the dark. */
	warning: '#ff8064',
	/** What lamplight leaves on things at the back. */
	ashen: '#b8a49c',
	/** A sky full of cloud, or white lamps overhead. */
	overcast: '#dcd8dc',
	/** Beyond the lamps, where forms are still seen. */
	gloom: '#7a7270',
	/** Where hardly any light comes. */
	cellar: '#3c3848',
	/** A clear night under the open sky. */
	moon: '#7c93c6',
	/** The moon on what lies level and takes it full. */
	fullMoon: '#a3c4ef',
	/** The moon on the side away from it, and in water. */
	deepMoon: '#466aa6',
	/** Far down, or far from the moon. */
	depths: '#3a4f80',
	/** The moon through haze. */
	mist: '#93a0bd',
	/** Between the moon and a lamp. */
	evening: '#6d6f92',
	/** Fog, and all lamps that are lit in it. */
	fog: '#52686c',
	/** A blue lamp. */
	beacon: '#7f9ff0',
	/** Screens, gauges and lit water. */
	screen: '#96dfe6',
	/** The side of a form that is turned from a lamp. */
	shade: '#a080ac',
	/** The same, farther from the lamp. */
	dusk: '#7d6478',
	/** The same, where the lamp is strong. */
	violet: '#8a63a6',
	/** The lamps that leaf grows under, and what they leave on the side away from them. */
	growLamp: '#ff9fd6',
	growShade: '#c89ccc',
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
