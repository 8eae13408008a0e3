import { brass, canvas, denim, hemp, linen, midnight, navy, palette, slate, steel as steelTones, water } from '../../model/colours.ts';
import { mix } from '../kit/mix.ts';

/** What Block K is made of, in its cold light and under its bulbs. */
export const steel = {
	/** Grey primer: in no light, in the passage's, under a bulb, right under it. */
	shade: steelTones.dark,
	light: steelTones.mid,
	warm: hemp.mid,
	glow: canvas.light,
	/** The flange, which faces the passage. */
	flange: steelTones.light,
	floor: slate.dark,
	seam: midnight.light,
	pool: canvas.deep,
	spot: hemp.mid,
	deckhead: navy.deep,
	beam: navy.dark,
	girder: denim.dark,
	berth: midnight.mid,
	berthFloor: midnight.light,
	berthFrame: midnight.light,
	/** The back of a berth, round its bulb. */
	glowBack: midnight.light,
	pipe: water.light,
	pipeDark: water.dark,
	brass: brass.mid,
	brassDark: brass.deep,
	bulb: linen.pale,
	/** What everything sinks into at the far end. */
	haze: slate.mid,
} as const;

/** How far a thing has sunk into the haze, in flat steps. */
export const sunk = (metres: number) => Math.min(0.875, Math.round((1 - Math.exp(-metres / 22)) * 8) / 8);

/** A colour as it looks from so far away. */
export const far = (colour: string, metres: number) => mix(colour, steel.haze, sunk(metres));
export const inkAt = (metres: number) => mix(palette.ink, steel.haze, sunk(metres) * 0.75);
