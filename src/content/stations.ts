import type { Station } from '../model/types.ts';

/** The stations of the Axion Loop, in the order of the trains' route. */
export const stations: readonly Station[] = [
	{
		slug: 'alexandria',
		name: 'Alexandria',
		note: 'The eastern harbour, where the tide never rose more than two hands, so the table is short and the space under it is let for postcards with notices: rooms, cellos, a cousin sought. The platform is tiled in a blue nobody can match, and the coffee has cardamom.',
	},
	{
		slug: 'banjul',
		name: 'Banjul',
		note: 'A river mouth, crossed by a ferry whose bell was brought along and is rung for departures. Two families have kept an end each of the long bench under the table since 2070. They speak at funerals.',
	},
	{
		slug: 'funafuti',
		name: 'Funafuti',
		note: 'The shortest platform on the Loop, as wide as the islet was at its narrowest. Only the first two doors open. On Sunday evenings there is singing in four parts, and announcements wait.',
	},
	{
		slug: 'haiphong',
		name: 'Haiphong',
		note: 'A port with one high water a day, and the only table aboard that can be learnt by heart. Gardeners change here for [[biosphere-gardens|the Lung]], smelling of star anise and damp earth. Boots are brushed before boarding.',
	},
	{
		slug: 'hull',
		name: 'Hull',
		note: 'The Humber rose and fell by nearly seven metres. The range is painted up the platform wall to scale, so that at springs passengers wait well below the surface. The doors close to a lightship’s foghorn, tuned down, and silent from midnight to four since the night in 2071 when a boat outside answered.',
	},
	{
		slug: 'jakarta',
		name: 'Jakarta',
		note: 'The city that went down before the water came up. The platform was built with a step of forty centimetres across the middle, where the old quay broke. Nobody may level anything here, by so much as a wedge under a table leg, without a signature.',
	},
	{
		slug: 'khulna',
		name: 'Khulna',
		note: 'A river port of launches and jute mills, its benches the thwarts of country boats, worn by other people. The mop is jute and slaps. A lamp burns at the down end for launches that are late; it went out once, in 2094, and that night’s porter still buys the oil.',
	},
	{
		slug: 'lagos',
		name: 'Lagos',
		note: 'The busiest of the {{count.stationsInWords}}. The platform sells batteries, hot plantain and suits. “Try it on! The train will wait!” It will not.',
	},
	{
		slug: 'norfolk',
		name: 'Norfolk',
		note: 'Naval piers once, and now the stop for the docks. It is painted grey every spring, and people lower their voices at high water. No more than two people in [[global-aegis|Global Aegis]] uniform may stand together on it. The rest spread out along the edge, and look like a search party.',
	},
	{
		slug: 'recife',
		name: 'Recife',
		note: 'Named for its reef. A pipe brought up from the waterline opens over the platform, so that it breathes surf, louder before weather. Small bright umbrellas hang from the roof, for dancing under, free to borrow until Ash Wednesday.',
	},
	{
		slug: 'rotterdam',
		name: 'Rotterdam',
		note: 'The harbour that had gates. The platform has a steel pair, eight metres high, which are shut for a test on the first Saturday of September while the trains wait and a brass band plays. It reeks of tar and fried fish.',
	},
];
