import type { Station } from '../world/types.ts';

/** The stations of the Axion Loop, in the order in which the trains call. */
export const stations: readonly Station[] = [
	{
		slug: 'alexandria',
		name: 'Alexandria',
		note: 'The eastern harbour, where the tide came to two hands at most, so the table is short and the space under it is let for postcards with notices: rooms, cellos, a cousin sought. A card stays up until the next spring tide. The platform is tiled in a blue that has defied every attempt to match it, and the coffee has cardamom.',
	},
	{
		slug: 'banjul',
		name: 'Banjul',
		note: 'A river mouth, crossed by a ferry whose bell was brought along and is rung for departures. Groundnuts are roasted at the up end, 3 tenths a cone. Two families have kept an end each of the long bench under the table since 2070. “We speak,” says Binta Sanyang of the left end. “At funerals.”',
	},
	{
		slug: 'funafuti',
		name: 'Funafuti',
		note: 'The shortest platform on the Loop, as wide as the islet was at its narrowest, by request of the people who came from it. Only the first two doors open. On Sunday evenings there is singing in four parts, and announcements wait; passengers tell one another where the train is going.',
	},
	{
		slug: 'haiphong',
		name: 'Haiphong',
		note: 'A port with one high water a day, and the only table aboard that can be learnt by heart. Gardeners change here for [[biosphere-gardens|the Lung]], in star anise and damp earth. Boots are brushed before boarding: the sweepings are weighed and sent back down on the first of the month.',
	},
	{
		slug: 'hull',
		name: 'Hull',
		note: 'The Humber rose and fell by nearly seven metres. It is painted up the platform wall to scale, so that at springs passengers wait well below the surface. The doors close to a lightship’s foghorn, tuned down, and silent from midnight to four since the night in 2071 when a boat outside answered.',
	},
	{
		slug: 'jakarta',
		name: 'Jakarta',
		note: 'The city that went down before the water came up. The platform was built with a step of forty centimetres across the middle, where the old quay broke. “Left foot, grandmother,” says the attendant, Wayan Sutrisno, to boys of twelve as well. Here a wedge, a shim or a prop needs a signature.',
	},
	{
		slug: 'khulna',
		name: 'Khulna',
		note: 'A river port of launches and jute mills, its benches the thwarts of country boats, worn by other people. The mop is jute and slaps. A lamp burns at the down end for launches that are late; the porter on whose watch it went out in 2094 still buys the oil.',
	},
	{
		slug: 'lagos',
		name: 'Lagos',
		note: 'The busiest of the {{count.stationsInWords}}. Conductors sing out every station on the line in one breath, as if there were another way to go, and the platform sells batteries, hot plantain and suits. “Try it on! The train will wait!” It will not, and a sale through closing doors is void, whichever side the money is on.',
	},
	{
		slug: 'norfolk',
		name: 'Norfolk',
		note: 'Naval piers once, and now the stop for the docks. Volunteers paint it grey every spring, the brass is polished, and people lower their voices at high water. In the uniform of [[global-aegis|Global Aegis]] two at most may stand together on it. The rest spread out along the edge, and look like a search.',
	},
	{
		slug: 'recife',
		name: 'Recife',
		note: 'Named for its reef. A pipe brought up from the waterline opens over the platform, so that it breathes surf, louder before weather. Small bright umbrellas hang from the roof, for dancing under, free to borrow until Ash Wednesday.',
	},
	{
		slug: 'rotterdam',
		name: 'Rotterdam',
		note: 'The harbour that had gates. The platform has a steel pair, eight metres high, which are shut for a test on the first Saturday of September while the trains wait and a brass band plays. It lives in tar and fried fish. No sign calls the gates a monument, because they are in working order.',
	},
];
