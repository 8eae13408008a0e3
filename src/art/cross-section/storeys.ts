import type { Colour } from './cross-section-colours.ts';
import { headOf, waterline } from './scale.ts';

/**
 * A storey, which stands for five decks: the highest of them, its western wall, and its rooms from
 * there, each as its eastern wall and its colour. What has no colour is drawn by somebody else.
 */
export type Storey = readonly [deck: number, x: number, rooms: readonly (readonly [to: number, fill: Colour | null])[]];

export interface Level {
	/** What shows where the city is cut through: decks, hull and bulkheads. */
	cut: Colour;
	floor: Colour;
	outline: string;
	storeys: readonly Storey[];
}

/** The stepped heap, level by level from the keel up. */
export const levels: readonly Level[] = [
	{
		cut: 'slate',
		floor: 'steel',
		outline: `M358 ${waterline}h964v46l-14 14v46l-14 14h-22v46l-14 14h-34v46l-14 14h-46v46l-14 14h-38v46l-14 14h-40v46l-14 14h-36v52l-14 14h-292l-14-14v-52h-60l-14-14v-46h-42l-14-14v-46h-34l-14-14v-46h-30l-14-14v-46h-28l-14-14v-46h-40l-14-14v-46l-14-14Z`,
		storeys: [
			[
				-1,
				368,
				[
					[452, 'steel'],
					[566, 'night'],
					[690, 'slate'],
					[884, 'steel'],
					[914, null],
					[1040, 'slate'],
					[1145, 'night'],
					[1262, null],
					[1312, 'steel'],
				],
			],
			[
				-6,
				380,
				[
					[470, 'night'],
					[566, 'steel'],
					[700, 'slate'],
					[884, 'night'],
					[914, null],
					[1000, 'slate'],
					[1190, 'steel'],
					[1300, 'night'],
				],
			],
			[
				-11,
				434,
				[
					[530, 'slate'],
					[750, 'steel'],
					[884, 'slate'],
					[914, null],
					[1030, 'steel'],
					[1130, 'slate'],
					[1262, 'night'],
				],
			],
			[
				-16,
				476,
				[
					[580, 'night'],
					[884, 'steel'],
					[914, null],
					[1060, 'slate'],
					[1214, 'steel'],
				],
			],
			[
				-21,
				520,
				[
					[640, 'night'],
					[884, 'slate'],
					[914, null],
					[1154, 'glass'],
				],
			],
			[
				-26,
				568,
				[
					[690, 'slate'],
					[884, 'steel'],
					[914, null],
					[1010, 'slate'],
					[1102, 'night'],
				],
			],
			[
				-31,
				624,
				[
					[764, 'wood'],
					[884, 'plum'],
					[914, null],
					[1048, 'steel'],
				],
			],
			[
				-36,
				698,
				[
					[884, 'slate'],
					[914, null],
					[998, 'night'],
				],
			],
		],
	},
	{
		cut: 'rust',
		floor: 'wood',
		outline: `M354 ${waterline}V754H404V662H440V602H1286V662H1308V754H1326V${waterline}Z`,
		storeys: [
			[
				15,
				450,
				[
					[506, 'brick'],
					[606, null],
					[762, 'oxide'],
					[884, 'brick'],
					[914, null],
					[1004, 'rose'],
					[1094, 'oxide'],
					[1150, null],
					[1257, null],
					[1277, 'brick'],
				],
			],
			[
				10,
				414,
				[
					[506, 'oxide'],
					[606, null],
					[810, 'ochre'],
					[884, 'brick'],
					[914, null],
					[1004, 'night'],
					[1094, 'brick'],
					[1150, null],
					[1257, null],
					[1298, 'oxide'],
				],
			],
			[
				5,
				414,
				[
					[506, 'rose'],
					[606, 'brick'],
					[706, 'ochre'],
					[790, 'night'],
					[884, 'oxide'],
					[914, null],
					[1004, 'brick'],
					[1150, 'rose'],
					[1257, null],
					[1298, 'brick'],
				],
			],
		],
	},
	{
		cut: 'sand',
		floor: 'white',
		outline: `M492 ${headOf(15)}V542H522V422H552V304H614V362H682V304H1138V482H1158V${headOf(15)}Z`,
		storeys: [
			[
				40,
				560,
				[
					[606, 'rose'],
					[690, null],
					[742, 'plaster'],
					[796, 'rose'],
					[834, null],
					[884, 'plaster'],
					[914, null],
					[984, 'plaster'],
					[1044, 'haze'],
					[1130, 'foam'],
				],
			],
			[
				35,
				560,
				[
					[606, 'plaster'],
					[664, 'rose'],
					[728, 'haze'],
					[796, 'plaster'],
					[834, null],
					[884, 'rose'],
					[914, null],
					[972, 'plaster'],
					[1044, 'haze'],
					[1130, 'white'],
				],
			],
			[
				30,
				530,
				[
					[584, 'plaster'],
					[640, 'rose'],
					[790, null],
					[834, null],
					[884, 'plaster'],
					[914, null],
					[1020, 'foam'],
					[1074, 'rose'],
					[1130, 'haze'],
				],
			],
			[
				25,
				530,
				[
					[584, 'rose'],
					[640, 'haze'],
					[790, null],
					[834, null],
					[884, 'glass'],
					[914, null],
					[1066, 'plaster'],
					[1150, 'rose'],
				],
			],
			[
				20,
				500,
				[
					[556, 'plaster'],
					[612, 'rose'],
					[756, 'plaster'],
					[884, null],
					[914, null],
					[994, 'glass'],
					[1070, 'plaster'],
					[1150, 'haze'],
				],
			],
		],
	},
	{
		cut: 'white',
		floor: 'mist',
		outline: 'M552 304V238H614V304ZM684 304V184H744V304ZM912 304V64H1002V304ZM1010 304V214H1068V304Z',
		storeys: [
			[60, 918, [[996, 'glass']]],
			[55, 918, [[996, 'foam']]],
			[50, 690, [[738, 'glass']]],
			[50, 918, [[996, 'paper']]],
			[45, 560, [[606, 'paper']]],
			[45, 690, [[738, 'foam']]],
			[45, 918, [[996, 'glass']]],
			[45, 1016, [[1062, 'foam']]],
		],
	},
];
