import { mix } from '../kit/mix.ts';
import { palette } from '../kit/palette.ts';

/** What Block K is made of, in its cold light and under its bulbs. */
export const steel = {
	/** Grey primer: in no light, in the passage's, under a bulb, right under it. */
	shade: '#53656f',
	light: '#8a99a0',
	warm: '#c9b98a',
	glow: '#f1dc9c',
	/** The flange, which faces the passage. */
	flange: '#a9b5b8',
	floor: '#3f5567',
	seam: '#253a4c',
	pool: '#8d845f',
	spot: '#cdb774',
	deckhead: '#142c47',
	beam: '#1f3a56',
	girder: '#4a5f6e',
	berth: '#0f2236',
	berthFloor: '#22384a',
	berthFrame: '#1b3247',
	/** The back of a berth, round its bulb. */
	glowBack: '#1c3347',
	pipe: '#9fd0c9',
	pipeDark: '#5d9a97',
	brass: '#e0a93a',
	brassDark: '#9a6a1c',
	bulb: '#fff3c4',
	/** What everything sinks into at the far end. */
	haze: '#5d7688',
} as const;

/** How far a thing has sunk into the haze, in flat steps. */
export const sunk = (metres: number) => Math.min(0.875, Math.round((1 - Math.exp(-metres / 22)) * 8) / 8);

/** A colour as it looks from so far away. */
export const far = (colour: string, metres: number) => mix(colour, steel.haze, sunk(metres));
export const inkAt = (metres: number) => mix(palette.ink, steel.haze, sunk(metres) * 0.75);
