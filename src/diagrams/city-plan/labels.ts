import type { Point } from '../../art/kit/shapes.ts';

/** Where a station's name stands, seen from its disc. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** A line of a district's name, with its width in hundredths of an em. */
type PlateLine = readonly [line: string, width: number];

/** Where a district's plate stands on one of the two layouts. */
interface PlatePlace {
	/** The plate's middle in metres east and north. */
	at: Point;
	lines: readonly PlateLine[];
	/** Corners of the line from a plate in the sea to its district; its end is dotted. */
	leader?: readonly Point[];
}

/** What a station's label differs in between the layouts. */
interface StationPlace {
	side: Side;
	/** By how many pixels the name is moved away from its neighbours. */
	shift?: Point;
	/** The same for the part that can be pressed. */
	nudge?: Point;
}

/** The part of the ground that a layout lies on, in metres, and how wide the figure is at its smallest. */
export interface Layout {
	west: number;
	north: number;
	width: number;
	height: number;
	/** The figure's least width in CSS pixels; labels are measured in these. */
	least: number;
	/** The sizes of the stations' and the districts' names, in the same pixels. */
	names: number;
	lettering: number;
	/** The room round a district's name on its plate. */
	margin: number;
	districts: Readonly<Record<string, PlatePlace>>;
	stations: Readonly<Record<string, StationPlace>>;
}

const central: readonly PlateLine[] = [
	['Central', 322],
	['Administrative', 607],
];
const innovation: readonly PlateLine[] = [['Innovation', 436]];
const residential: readonly PlateLine[] = [
	['Residential', 456],
	['Quarters', 372],
];
const arts: readonly PlateLine[] = [
	['Cultural', 357],
	['& Arts', 269],
];
const maritime: readonly PlateLine[] = [
	['Maritime', 373],
	['Industrial Zone', 631],
];
const maritimeTall: readonly PlateLine[] = [
	['Maritime', 373],
	['Industrial', 423],
	['Zone', 186],
];
const gardens: readonly PlateLine[] = [
	['Biosphere', 392],
	['Gardens', 336],
];

/** The widths of the stations' names in hundredths of an em. */
export const nameWidths: Readonly<Record<string, number>> = {
	alexandria: 377,
	banjul: 218,
	funafuti: 294,
	haiphong: 331,
	hull: 131,
	jakarta: 277,
	khulna: 243,
	lagos: 211,
	norfolk: 261,
	recife: 224,
	rotterdam: 373,
};

/** For figures from 768 pixels: names of districts stand on the city itself. */
const wide: Layout = {
	west: -860,
	north: 644,
	width: 1640,
	height: 1264,
	least: 768,
	names: 14,
	lettering: 16,
	margin: 6,
	districts: {
		'central-administrative': { at: [40, -36], lines: central },
		innovation: { at: [440, 310], lines: innovation },
		'residential-quarters': { at: [20, -252], lines: residential },
		'cultural-and-arts': { at: [-86, 270], lines: arts },
		'maritime-industrial-zone': { at: [-474, 24], lines: maritimeTall },
		'biosphere-gardens': { at: [456, -162], lines: gardens },
	},
	stations: {
		alexandria: { side: 'above' },
		banjul: { side: 'above' },
		funafuti: { side: 'right' },
		haiphong: { side: 'left' },
		hull: { side: 'right', nudge: [0, 6] },
		jakarta: { side: 'below' },
		khulna: { side: 'below' },
		lagos: { side: 'left' },
		norfolk: { side: 'right' },
		recife: { side: 'right' },
		rotterdam: { side: 'above', shift: [-12, 0] },
	},
};

/** For phones: the stations have the city, and the districts' names lie off it. */
const narrow: Layout = {
	west: -676,
	north: 855,
	width: 1308,
	height: 1707,
	least: 288,
	names: 13,
	lettering: 13,
	margin: 4,
	districts: {
		'central-administrative': { at: [85, -30], lines: central },
		innovation: { at: [420, 728], leader: [[388, 404]], lines: innovation },
		'residential-quarters': { at: [20, -730], leader: [[20, -470]], lines: residential },
		'cultural-and-arts': { at: [-20, 728], leader: [[-154, 498]], lines: arts },
		'maritime-industrial-zone': {
			at: [-425, 728],
			leader: [
				[-562, 640],
				[-510, 190],
			],
			lines: maritime,
		},
		'biosphere-gardens': {
			at: [456, -730],
			leader: [
				[600, -600],
				[600, -110],
				[516, -110],
			],
			lines: gardens,
		},
	},
	stations: {
		alexandria: { side: 'above' },
		banjul: { side: 'above', shift: [5, 0], nudge: [1, 0] },
		funafuti: { side: 'right' },
		haiphong: { side: 'below', shift: [8, 0], nudge: [0, -2] },
		hull: { side: 'right', nudge: [0, 6] },
		jakarta: { side: 'below' },
		khulna: { side: 'below', nudge: [1, 0] },
		lagos: { side: 'below' },
		norfolk: { side: 'right' },
		recife: { side: 'right', nudge: [0, -5.7] },
		rotterdam: { side: 'above', shift: [-9, 0] },
	},
};

/** The two layouts of the labels; the styles show the one that fits. */
export const layouts = { wide, narrow } as const;
