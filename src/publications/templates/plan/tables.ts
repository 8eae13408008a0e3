import { readFileSync } from 'node:fs';
import { clipToConvex, measureArea, type Point } from '../../../art/kit/shapes.ts';
import {
	districts,
	findSquare,
	houses,
	hull,
	hullArea,
	stationFixes,
} from '../../../art/survey.ts';
import { stations } from '../../../content/stations.ts';
import { type Lettering, letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Plate } from '../plate.ts';
import { drawFlag } from '../signal-flags.ts';

const head: Lettering = { face: 'head', size: 11.4, tracking: 0.3 };
const words: Lettering = { face: 'label', size: 8.2 };
const figure: Lettering = { ...words, align: 'right', colour: palette.blue };
const column: Lettering = { face: 'label', size: 6.4, colour: palette.steel, align: 'right' };

/** Where a table stands: its left and right edges and the baseline of its heading, in points. */
type Place = { left: number; right: number; top: number };

/** A piece of a cell's text: its words, where they stand, and how they are set. */
type Piece = readonly [words: string, at: Point, how: Lettering];

/** A table's row of cells, each of one or more pieces. */
function letterRow(plate: Plate, type: 'TH' | 'TD', ...cells: (readonly Piece[])[]): void {
	plate.group('TR', () => {
		for (const pieces of cells)
			plate.part(
				type,
				(pen) => {
					for (const [text, at, how] of pieces) letter(pen, text, at, how);
				},
				type === 'TH' ? { scope: 'Column' } : {},
			);
	});
}

/** The districts' washes, names and areas. */
export function drawDistrictTable(plate: Plate, { left, right, top }: Place): void {
	plate.part('H2', (pen) => letter(pen, 'DISTRICTS', [left, top], head));
	// The districts' washes, hatches and roofs, in the order of the rows.
	const swatches = readFileSync(new URL('swatches.svg', import.meta.url), 'utf8');
	plate.picture('', [left - 0.6, top - 92.6, left + 34.6, top - 6.8], swatches, 1);
	plate.group('Table', () => {
		letterRow(
			plate,
			'TH',
			[['At the waterline', [right - 34, top], column]],
			[['Hectares', [right, top], column]],
		);
		for (const [i, district] of districts.entries()) {
			const y = top - 16 - i * 14.6;
			const area = measureArea(clipToConvex(district.ground, hull)) / 1e4;
			plate.artifact((pen) =>
				pen.line([left + 40, y - 3.6], [right, y - 3.6], { width: 0.4, colour: palette.mist }),
			);
			letterRow(
				plate,
				'TD',
				[[district.name, [left + 41, y], words]],
				[[area.toFixed(1), [right, y], figure]],
			);
		}
		const y = top - 16 - districts.length * 14.6;
		letterRow(
			plate,
			'TD',
			[[`The hull, or ${hullArea.toFixed(2)} km²`, [left + 41, y], words]],
			[[(hullArea * 100).toFixed(1), [right, y], figure]],
		);
	});
}

/** The loop's stations in calling order with their grid squares. */
export function drawStationTable(plate: Plate, { left, right, top }: Place): void {
	plate.part('H2', (pen) => letter(pen, 'AXION LOOP', [left, top], head));
	plate.group('Table', () => {
		letterRow(
			plate,
			'TH',
			[['In calling order', [right - 26, top], column]],
			[['Square', [right, top], column]],
		);
		for (const [i, { name }] of stations.entries()) {
			const y = top - 14.4 - i * 11.6;
			plate.artifact((pen) => {
				pen.line([left + 5, y + 9], [left + 5, y - 3.4], { width: 2.6, colour: palette.blue });
				pen.circle([left + 5, y + 2.8], 4.7, { fill: palette.white, width: 1.2 });
				letter(pen, `${i + 1}`, [left + 5, y + 0.5], {
					face: 'label',
					size: 6.2,
					align: 'centre',
				});
			});
			const fix = stationFixes[i];
			letterRow(
				plate,
				'TD',
				[[name, [left + 14, y], words]],
				[[fix ? findSquare(fix) : '', [right, y], figure]],
			);
		}
	});
}

/** The six headquarters with their flags, decks and grid squares. */
export function drawHouseTable(plate: Plate, { left, right, top }: Place): void {
	plate.part('H2', (pen) => letter(pen, 'HEADQUARTERS', [left, top], head));
	plate.group('Table', () => {
		letterRow(
			plate,
			'TH',
			[['Decks', [right - 26, top], column]],
			[['Square', [right, top], column]],
		);
		for (const [i, { name, decks, flag, at }] of Object.values(houses).entries()) {
			const y = top - 17 - i * 21;
			plate.artifact((pen) => drawFlag(pen, flag, left, y - 5.4, 13));
			letterRow(
				plate,
				'TD',
				[
					[`${name} `, [left + 18, y + 1.4], words],
					[decks, [left + 18, y - 6], { size: 6.3 }],
				],
				[[findSquare(at), [right, y + 1.4], figure]],
			);
		}
	});
}
