import type { Station } from './types.ts';

/** The eleven stations of the Axion Loop, in the order in which the trains call. */
export const stations: readonly Station[] = [
	{
		slug: 'alexandria',
		name: 'Alexandria',
		note: 'The eastern harbour, where the tide never came to more than two hands, so the table is short and the space under it is let for cards: rooms, cellos, a cousin sought. The platform is tiled in a blue that nobody has managed to match, and smells of coffee with cardamom. A card may stay up until the next spring tide.',
	},
	{
		slug: 'banjul',
		name: 'Banjul',
		note: 'A river mouth with a ferry across it, of which the bell came along and is rung for departures. Groundnuts are roasted at the up end, 3 tenths a cone. Nobody may be asked to move from the long bench under the table, and two families have kept an end each since 2070.',
	},
	{
		slug: 'funafuti',
		name: 'Funafuti',
		note: 'The shortest platform on the Loop, as wide as the islet was at its narrowest, by request of the people who came from it. Only the first two doors open. On Sunday evenings there is singing in four parts, and no announcement may be made; passengers tell one another where the train is going.',
	},
	{
		slug: 'haiphong',
		name: 'Haiphong',
		note: 'A port with one high water a day, and the only table aboard that can be learnt by heart. Gardeners change here for [[biosphere-gardens|the Lung]], and it smells of star anise and damp earth. Boots must be brushed before boarding: the sweepings are weighed and sent back down on the first of the month.',
	},
	{
		slug: 'hull',
		name: 'Hull',
		note: 'The Humber rose and fell by nearly seven metres. It is painted up the platform wall to scale, so that at springs one waits well below the surface. The doors close to a lightship’s foghorn, tuned down. It may not be sounded from midnight to four, since the night in 2071 when a boat outside answered.',
	},
	{
		slug: 'jakarta',
		name: 'Jakarta',
		note: 'The city that went down before the water came up. The platform was built with a step of forty centimetres across the middle, where the old quay broke, and an attendant gives people a hand over it. It smells of clove tobacco, which nobody is allowed to smoke. Nothing here may be wedged, shimmed or propped without a signature.',
	},
	{
		slug: 'khulna',
		name: 'Khulna',
		note: 'A river port of launches and jute mills, its benches the thwarts of country boats, worn by other people. The mop is jute and slaps. A lamp hangs at the down end for launches that are late, and must not go out; the porter on whose watch it did in 2094 still buys the oil.',
	},
	{
		slug: 'lagos',
		name: 'Lagos',
		note: 'The busiest of the eleven. Conductors sing out every station on the line in one breath, as if there were another way to go, and on the platform one can buy batteries, hot plantain and a suit. A sale through closing doors is void, whichever side the money is on.',
	},
	{
		slug: 'norfolk',
		name: 'Norfolk',
		note: 'Naval piers once, and now the stop for the docks. Painted grey by volunteers every spring, it smells of brass polish, and people lower their voices at high water. No more than two in the uniform of [[global-aegis|Global Aegis]] may stand together on it. They spread out along the edge, and look like a search.',
	},
	{
		slug: 'recife',
		name: 'Recife',
		note: 'Named for its reef. A pipe brought up from the wave skirts opens over the platform, so that it breathes surf, louder before weather. Small bright umbrellas hang from the roof, for dancing under; anybody may borrow one, and none may be kept past Ash Wednesday.',
	},
	{
		slug: 'rotterdam',
		name: 'Rotterdam',
		note: 'The harbour that had gates. The platform has a steel pair, eleven metres high, which are shut for a test on the first Saturday of September while the trains wait and a brass band plays. It smells of tar and fried fish. The gates may not be called a monument, on any sign, because they are in working order.',
	},
];
