import { brass, brick, leaf, leather, midnight, moss, navy, oilskin, orchid, plum, slate, water, wood } from '../../model/colours.ts';
import { lights } from '../kit/night.tsx';
/** What the moon leaves of the city's colours, seen from a night flight. */
export const moonlight = lights.moon;

/** Walls and roofs, in the light of each district's own lamps. */
export const streetLights = {
	arts: lights.shade,
	homes: lights.lantern,
	offices: lights.mist,
	quays: lights.mist,
} as const;

/** Fronts, flags and the Well, which are floodlit. */
export const floodlight = lights.overcast;

/** Cranes, stalls, washing, buoys: what has a lamp near. */
export const lampNear = lights.glow;

/** Glass with gardeners' lamps in it. */
export const glasshouse = lights.lamp;

/** The paving of the middle of the city, and the step above it: the best lit ground there is. */
export const plazaLight = lights.lantern;

/** What lights the windows of each district. */
export const panes = { warm: brass.pale, amber: oilskin.light, cool: water.pale } as const;

/** The sea at night, from the open to the hull, which lights it. */
export const seaByNight = {
	open: midnight.mid,
	far: navy.deep,
	near: navy.dark,
	shore: navy.mid,
} as const;

/** Each district's ground at the rim, on its terraces, and the wall between: dark, and no two of one hue. */
export const groundsByNight: Readonly<Record<string, readonly [rim: string, terrace: string, wall: string]>> = {
	CA: [leather.light, 'url(#city-plan-setts)', leather.light],
	CU: [plum.dark, orchid.deep, plum.dark],
	IN: [slate.deep, slate.dark, navy.light],
	BG: [moss.deep, leaf.deep, moss.dark],
	RQ: [plum.dark, wood.deep, brick.dark],
	MI: [midnight.light, slate.deep, midnight.mid],
};

/** Street lamps, where a district has others than the warm ones. */
export const lampsOf: Readonly<Record<string, string>> = {
	CU: panes.amber,
	IN: panes.cool,
	MI: panes.amber,
};
