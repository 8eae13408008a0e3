/** What the moon leaves of the city's colours, seen from a night flight. */
export const moonlight = '#7389b8';

/** Walls and roofs, in the light of each district's own lamps. */
export const streetLights = {
	arts: '#a183b4',
	homes: '#c29374',
	offices: '#7f9fc4',
	quays: '#8c98ad',
} as const;

/** Fronts, flags and the Well, which are floodlit. */
export const floodlight = '#dcd8dc';

/** Cranes, stalls, washing, buoys: what has a lamp near. */
export const lampNear = '#d6b684';

/** Glass with gardeners' lamps in it. */
export const glasshouse = '#d5ecb4';

/** The paving of the middle of the city, and the step above it: the best lit ground there is. */
export const plazaLight = '#b39660';
export const upperLight = '#dcc08a';

/** What lights the windows of each district. */
export const panes = { warm: '#ffe08a', amber: '#ffb347', cool: '#d9f0e6' } as const;

/** The sea at night, from the open to the hull, which lights it. */
export const seaByNight = {
	open: '#061529',
	far: '#08203a',
	near: '#0b2c4c',
	shore: '#103a60',
} as const;

/** Each district's ground at the rim, on its terraces, and the wall between: dark, and no two of one hue. */
export const groundsByNight: Readonly<Record<string, readonly [rim: string, terrace: string, wall: string]>> = {
	CA: ['#7a6740', 'url(#city-plan-setts)', '#7a6740'],
	CU: ['#2a1038', '#552468', '#2a1038'],
	IN: ['#1d4a64', '#265d7a', '#347089'],
	BG: ['#0d3526', '#1d5f3d', '#14462f'],
	RQ: ['#4f2430', '#6e3833', '#702a22'],
	MI: ['#25344a', '#3a475c', '#152438'],
};

/** Street lamps, where a district has others than the warm ones. */
export const lampsOf: Readonly<Record<string, string>> = {
	CU: panes.amber,
	IN: panes.cool,
	MI: panes.amber,
};
