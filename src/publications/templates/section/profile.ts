import type { Point } from '../../../art/shapes.ts';
import { findFloor, findHead, hullReach } from '../../../art/survey.ts';

/** Roofs along section A–A, west to east: from, to in metres east of the origin, and the highest deck below the towers. */
const roofs: readonly (readonly [from: number, to: number, deck: number])[] = [
	[hullReach.west, -506, 3],
	[-506, -450, 9],
	[-450, -392, 14],
	[-392, -334, 22],
	[-334, -288, 29],
	[-288, -240, 35],
	[-240, -184, 40],
	[-184, -94, 37],
	[-94, 232, 40],
	[232, 318, 38],
	[318, 344, 30],
	[344, 384, 24],
	[384, 464, 20],
	[464, 492, 15],
	[492, 522, 9],
	[522, hullReach.east, 3],
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

/** The whole cut, clockwise. */
export const shell: readonly Point[] = [...roofLine, ...keelLine.slice(1, -1)];

/** Where a deck begins and ends along the section, in metres; in several stretches where there is a court. */
export function findStretches(deck: number): [from: number, to: number][] {
	if (deck < 0) {
		const z = findFloor(deck) + 0.1;
		const crossings = keelLine.flatMap(([x, depth], i) => {
			const [x0, depth0] = keelLine[i - 1] ?? [x, depth];
			if (depth === depth0 || depth > z === depth0 > z) return [];
			return [x0 + ((z - depth0) / (depth - depth0)) * (x - x0)];
		});
		return [[Math.min(...crossings), Math.max(...crossings)]];
	}
	const stretches: [number, number][] = [];
	for (const [from, to, top] of roofs) {
		if (top < deck) continue;
		const last = stretches.at(-1);
		if (last && last[1] === from) last[1] = to;
		else stretches.push([from, to]);
	}
	return stretches;
}
