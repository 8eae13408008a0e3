import { readFileSync } from 'node:fs';
import { districts, grid, mooring } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { stations } from '../../../content/stations.ts';
import { atStart, inWords } from '../../../model/numbers.ts';
import { drawScaleBar } from '../furniture/dimension.ts';
import { drawBorder, outline } from '../furniture/panel.ts';
import { drawTitleBlock } from '../furniture/title-block.ts';
import { label, letter, letterBlock } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Plate } from '../plate.ts';
import { panel, scale } from './layout.ts';
import { letterMarks } from './marks.ts';
import { letterPlan } from './names.ts';
import { drawDistrictTable, drawHouseTable, drawStationTable } from './tables.ts';

const alt = `Plan of Lagan from above: a rounded hull, a kilometre across, in ${inWords(districts.length)} districts told apart by wash, hatch and the grain of their roofs. The Axion Loop runs round through ${inWords(stations.length)} stations. ${atStart(mooring.lines)} mooring lines stand out from the rim, each to its yellow number; off the weather side lies the mole with Breakwater Station.`;

const notes = [
	`${atStart(mooring.lines)} lines in ${inWords(mooring.sectors.length)} sectors of ${inWords(mooring.lines / mooring.sectors.length)}, numbered clockwise from north, which only navigators and visitors say.`,
	`Grid squares are ${grid.step} m. The letters leave out I and O.`,
	'Districts are bounded at the waterline. Above and below it they overlap, and so do their claims.',
	`Buoys are drawn closer in, as numbers at the rim: they ride ${measures.sea.field} m outside the mole.`,
	'Each station posts the tide table of the harbour it is named for. This sheet uses ±0.00.',
	`The Loop is drawn through the roofs. It runs on Deck ${measures.loop.deck}.`,
	'Derelict lies off this sheet: lines cut 2079, not surveyed since.',
] as const;

const side = { left: 852, right: 1202 } as const;
const title = { ...side, low: 600, high: 770 };
const tables = { ...side, low: 176, high: 590 };

function letterTitle(plate: Plate): void {
	const { left, high } = title;
	plate.artifact((pen) => {
		pen.path(outline(title), { fill: palette.yellow });
		drawBorder(pen, title);
	});
	plate.part('H1', (pen) => {
		letter(pen, 'LAGAN ', [left + 12, high - 84], { face: 'title', size: 94, tracking: 0.6 });
		letter(pen, 'THE STRUCTURAL FRAME ', [left + 14, high - 107], {
			face: 'head',
			size: 20,
			tracking: 0.4,
		});
	});
	plate.part('P', (pen) =>
		letter(pen, 'Plan of the roofs, with the loop and the moorings', [left + 15, high - 120], {
			face: 'label',
			size: 9.4,
			colour: palette.deep,
		}),
	);
	plate.part('P', (pen) =>
		letter(pen, 'SCALE 1:5000', [left + 15, high - 140], { ...label, tracking: 0.4 }),
	);
	plate.part('P', (pen) =>
		drawScaleBar(pen, [left + 16, high - 151], 50 * scale, [
			'0',
			'50',
			'100',
			'150',
			'200',
			'250',
			'300',
			'350',
			'400 m',
		]),
	);
}

function letterTables(plate: Plate): void {
	const { left, right, high } = tables;
	plate.artifact((pen) => {
		pen.path(outline(tables), { fill: palette.white });
		drawBorder(pen, tables);
	});
	const [first, last, middle] = [left + 14, right - 14, (left + right) / 2];
	drawDistrictTable(plate, { left: first, right: last, top: high - 21 });
	drawStationTable(plate, { left: first, right: middle - 12, top: high - 156 });
	drawHouseTable(plate, { left: middle + 4, right: last, top: high - 156 });
	plate.part('H2', (pen) =>
		letter(pen, 'NOTES', [first, high - 315], { face: 'head', size: 11.4, tracking: 0.3 }),
	);
	plate.group('L', () => {
		let y = high - 327;
		for (const [i, words] of notes.entries())
			plate.group('LI', () => {
				plate.part('Lbl', (pen) => letter(pen, `${i + 1}`, [first, y], { ...label, size: 7 }));
				plate.part('LBody', (pen) => {
					y = letterBlock(pen, words, [first + 10, y], last - first - 10, 7.8, { size: 6.6 }) - 1.4;
				});
			});
	});
}

/**
 * Draws framework plate 2: the city from above, with its loop and its moorings.
 * @param plate an empty tabloid landscape page
 */
export function drawPlanPlate(plate: Plate): void {
	plate.artifact((pen) => pen.rect(0, 0, 1224, 792, { fill: palette.paper }));
	letterTitle(plate);
	const { left, low, right, high } = panel;
	const artwork = readFileSync(new URL('plan.svg', import.meta.url), 'utf8');
	plate.picture(alt, [left, low, right, high], artwork, 1, letterMarks);
	letterPlan(plate);
	plate.artifact((pen) => drawBorder(pen, panel));
	letterTables(plate);
	drawTitleBlock(
		plate,
		{ number: 2, view: 'Plan', scale: '1:5000' },
		{ ...side, low: 22, high: 166 },
	);
}
