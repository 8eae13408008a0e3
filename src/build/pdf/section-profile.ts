import type { Point } from '../../art/shapes.ts';
import { findFloor, findHead, hullReach } from '../../art/survey.ts';

/** Roofs along section A–A, west to east: from, to in metres east of the origin, and the highest deck. */
const roofs: readonly (readonly [from: number, to: number, deck: number])[] = [
	[hullReach.west, -500, 3],
	[-500, -446, 9],
	[-446, -386, 14],
	[-386, -330, 22],
	[-330, -286, 29],
	[-286, -226, 35],
	[-226, -70, 40],
	[-70, -35, 42],
	[-35, 35, 46],
	[35, 60, 43],
	[60, 92, 48],
	[92, 105, 41],
	[105, 165, 60],
	[165, 205, 44],
	[205, 230, 40],
	[230, 320, 38],
	[320, 345, 30],
	[345, 384, 24],
	[384, 464, 20],
	[464, 490, 16],
	[490, 520, 9],
	[520, hullReach.east, 3],
];

/** Towers behind the cut: from, to in metres east of the origin, and the highest deck. */
export const skyline: readonly (readonly [from: number, to: number, deck: number])[] = [
	[-318, -296, 38],
	[-262, -240, 45],
	[-205, -170, 51],
	[-128, -96, 54],
	[-92, -74, 47],
	[44, 58, 53],
	[96, 112, 50],
	[178, 200, 55],
	[214, 240, 49],
	[292, 312, 45],
	[352, 372, 36],
];

/** The keel along section A–A, east to west: metres east of the origin and the deck that hangs lowest. */
const keels: readonly (readonly [x: number, deck: number])[] = [
	[hullReach.east, -8],
	[516, -13],
	[470, -13],
	[446, -19],
	[372, -19],
	[344, -27],
	[296, -27],
	[264, -35],
	[206, -35],
	[186, -40],
	[-170, -40],
	[-192, -34],
	[-256, -34],
	[-284, -26],
	[-366, -26],
	[-392, -17],
	[-470, -17],
	[-500, -10],
	[hullReach.west, -7],
];

/** The city above the waterline as a clockwise outline, in metres, from the western waterline. */
export const roofLine: readonly Point[] = [
	[hullReach.west, 0],
	...roofs.flatMap(([from, to, deck]): Point[] => [
		[from, findHead(deck)],
		[to, findHead(deck)],
	]),
	[hullReach.east, 0],
];

/** The hull below the waterline, in metres, from the eastern waterline round by the keel to the western one. */
export const keelLine: readonly Point[] = [
	[hullReach.east, 0],
	...keels.map(([x, deck]): Point => [x, findFloor(deck)]),
	[hullReach.west, 0],
];
