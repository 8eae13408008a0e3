import { measures } from '../content/measures.ts';
import { stations } from '../content/stations.ts';
import type { FlagLetter } from '../model/flags.ts';
import { atStart } from '../model/numbers.ts';
import type { Point } from './kit/shapes.ts';
import { measureArea, roundCorners, spaceAlong } from './kit/shapes.ts';

const { deck, garden, levels: decks, line, mole: breakwater, well } = measures;

/** Metres from one deck's floor to the next. */
export const deckHeight = deck.height;

/**
 * Finds a deck's floor. There is no Deck 0: Deck 1 stands on the waterline and Deck −1 hangs from it.
 * @param deck its number, −40 to 60
 * @returns metres above the waterline, negative below
 */
export function findFloor(deck: number): number {
	return deck > 0 ? (deck - 1) * deckHeight : deck * deckHeight;
}

/** A deck's ceiling in metres above the waterline. */
export function findHead(deck: number): number {
	return findFloor(deck) + deckHeight;
}

/** The four levels, from the top down, each with its highest and lowest deck. */
export const levels = [
	{ name: 'UPPER', ...decks.upper, use: ['Light, wind, offices,', 'terraces'] },
	{ name: 'MID', ...decks.mid, use: ['Where most people', 'live'] },
	{ name: 'LOWER', ...decks.lower, use: ['Docks, workshops,', 'kitchens, cheap bunks'] },
	{ name: 'SUBMERGED', ...decks.submerged, use: ['Plant, storage, the deep', 'gardens'] },
] as const;

/** The highest deck that green water reaches, by the survey of 2118. */
export const splashDeck = deck.splash;

/** Hollis Rise: depth of the summit in metres, and the water that section A–A leaves out. */
export const seamount = {
	summit: -line.summit,
	breakTop: -250,
	breakFoot: -600,
	toe: -800,
} as const;

/** How many mooring lines, in how many sectors, numbered clockwise from north. */
export const mooring = {
	lines: line.count,
	sectors: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'],
	/** The decks between which lines leave the hull, and the deck of their clamps. */
	mouths: line.mouths,
	clamp: line.clamp,
} as const;

const rawHull: readonly Point[] = [
	[-262, 506],
	[240, 506],
	[436, 446],
	[540, 266],
	[552, -160],
	[486, -386],
	[304, -498],
	[-160, -506],
	[-404, -452],
	[-536, -292],
	[-552, 110],
	[-446, 414],
];

/** The hull's outline at the waterline: metres east and north of the survey origin, clockwise. */
export const hull: readonly Point[] = roundCorners(rawHull, 3).map(([x, y]): Point => [x * 1.0117, y * 1.0117]);

/** The hull's area in square kilometres. */
export const hullArea = measureArea(hull) / 1e6;

/** The hull's reach east and north of the origin, in whole metres. */
export const hullReach = {
	west: Math.round(Math.min(...hull.map((p) => p[0]))),
	east: Math.round(Math.max(...hull.map((p) => p[0]))),
	south: Math.round(Math.min(...hull.map((p) => p[1]))),
	north: Math.round(Math.max(...hull.map((p) => p[1]))),
} as const;

/** A district: its ground runs past the hull and is cut to it. */
export type District = {
	readonly name: string;
	readonly short: string;
	readonly ground: readonly Point[];
	/** Lines of the name on the plan and where their first baseline is centred. */
	readonly lines: readonly string[];
	readonly label: Point;
};

const crossing = {
	northWest: [-250, 130],
	north: [-60, 196],
	northEast: [200, 156],
	east: [228, 50],
	southEast: [150, -140],
	southWest: [-214, -150],
} as const satisfies Record<string, Point>;
const { northWest, north, northEast, east, southEast, southWest } = crossing;

/** The six districts, clockwise from the middle. */
export const districts: readonly District[] = [
	{
		name: 'Central Administrative',
		short: 'CA',
		lines: ['CENTRAL', 'ADMINISTRATIVE'],
		label: [10, -66],
		ground: [northWest, north, northEast, east, southEast, southWest],
	},
	{
		name: 'Cultural & Arts',
		short: 'CU',
		lines: ['CULTURAL', '& ARTS'],
		label: [-128, 290],
		ground: [northWest, [-640, 440], [-640, 700], [20, 700], [-20, 400], north],
	},
	{
		name: 'Innovation',
		short: 'IN',
		lines: ['INNOVATION'],
		label: [236, 420],
		ground: [north, [-20, 400], [20, 700], [700, 700], [700, 196], east, northEast],
	},
	{
		name: 'Biosphere Gardens',
		short: 'BG',
		lines: ['BIOSPHERE', 'GARDENS'],
		label: [452, -112],
		ground: [east, [700, 196], [700, -270], [420, -230], southEast],
	},
	{
		name: 'Residential Quarters',
		short: 'RQ',
		lines: ['RESIDENTIAL', 'QUARTERS'],
		label: [40, -262],
		ground: [southEast, [420, -230], [700, -270], [700, -700], [-700, -700], [-700, -236], [-420, -210], southWest],
	},
	{
		name: 'Maritime Industrial Zone',
		short: 'MI',
		lines: ['MARITIME', 'INDUSTRIAL', 'ZONE'],
		label: [-446, 40],
		ground: [northWest, southWest, [-420, -210], [-700, -236], [-700, 480], [-640, 440]],
	},
];

/** The slips cut into the western quay: west, south, east and north edges in metres. */
export const slips = [
	{ west: -580, south: 92, east: -478, north: 112 },
	{ west: -580, south: 136, east: -492, north: 156 },
	{ west: -580, south: -146, east: -470, north: -118 },
] as const;

/** The mole: its centre line west of the hull in metres, and its width. */
export const mole = {
	line: [
		[-622, -232],
		[-640, -190],
		[-651, -130],
		[-656, -60],
		[-652, 20],
		[-638, 92],
	] as readonly Point[],
	width: breakwater.drawn.width,
	decks: breakwater.decks,
} as const;

/** The six headquarters, west to east. */
export const houses = {
	breakwater: {
		flag: 'G',
		name: 'Breakwater Station',
		decks: `On the mole, Decks 1 to ${breakwater.decks}`,
		at: [-656, -60],
	},
	well: {
		flag: 'C',
		name: 'The Well',
		decks: `Well Decks ${well.foot} to ${well.top}`,
		at: [-150, -60],
	},
	keelHouse: { flag: 'F', name: 'Keel House', decks: 'Deck 44', at: [0, 70] },
	halyard: { flag: 'V', name: 'Halyard Tower', decks: 'Decks 41 to 60', at: [135, 70] },
	relay: { flag: 'N', name: 'Relay Nine', decks: 'Deck 38', at: [272, 230] },
	lung: {
		flag: 'E',
		name: 'The Lung',
		decks: `${atStart(garden.tiers)} tiers, Decks –${-garden.foot} to ${garden.top}`,
		at: [424, -20],
	},
} as const satisfies Record<string, { flag: FlagLetter; name: string; decks: string; at: Point }>;

/** Section A–A on the plan, west to east, stepped so that it meets every headquarters. */
export const sectionLine: readonly Point[] = [
	[-686, -60],
	[-75, -60],
	[-75, 70],
	[205, 70],
	[205, 230],
	[320, 230],
	[320, -20],
	[664, -20],
];

/** The Axion Loop's centre line in metres, clockwise: the hull's outline, drawn in. */
export const loop: readonly Point[] = hull.map(([x, y]): Point => [x * 0.64 + 4, y * 0.7]);

/** The stations' places, evenly along the loop, the first one due north. */
export const stationFixes = spaceAlong(loop, stations.length).map((_, i, all) => {
	// Evenly spaced points begin half a step past north; the first station stands on it.
	const before = all[(i + all.length - 1) % all.length];
	const here = all[i];
	if (!before || !here) throw new Error(`The loop has no place for station ${i + 1}`);
	return nearestOnLoop([(before.at[0] + here.at[0]) / 2, (before.at[1] + here.at[1]) / 2]);
});

function nearestOnLoop(point: Point): Point {
	const distance = (p: Point) => Math.hypot(p[0] - point[0], p[1] - point[1]);
	return loop.reduce((best, p) => (distance(p) < distance(best) ? p : best), loop[0] ?? point);
}

/** The survey's grid: letters west to east (no I, no O), numbers north to south, one square per 100 m. */
export const grid = {
	west: -700,
	east: 700,
	north: 600,
	south: -600,
	step: 100,
	letters: 'ABCDEFGHJKLMNP',
} as const;

/**
 * Names the grid square that a point lies in.
 * @param point metres east and north of the origin
 * @returns letter and number, as in “G6”
 */
export function findSquare([x, y]: Point): string {
	const column = Math.floor((x - grid.west) / grid.step);
	const row = Math.floor((grid.north - y) / grid.step) + 1;
	return `${grid.letters.charAt(column)}${row}`;
}
