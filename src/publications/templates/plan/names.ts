import type { Point } from '../../../art/kit/shapes.ts';
import { districts, houses, stationFixes } from '../../../art/survey.ts';
import { stations } from '../../../content/stations.ts';
import { letter, measure } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Plate } from '../plate.ts';
import { drawFlag } from '../signal-flags.ts';
import { onPlate, panel } from './layout.ts';

const { white, yellow } = palette;

const district = { face: 'head', size: 13, tracking: 0.5 } as const;

/** District names in boxes, as captions are in a comic. */
function letterDistricts(plate: Plate): void {
	for (const { lines, label } of districts) {
		const [x, y] = onPlate(label);
		const width = Math.max(...lines.map((line) => measure(plate.pen, line, district))) + 14;
		const height = lines.length * 13 + 6;
		plate.artifact((pen) =>
			pen.rect(x - width / 2, y - height + 13, x + width / 2, y + 13, {
				fill: yellow,
				width: 1.8,
			}),
		);
		plate.part('P', (pen) => {
			for (const [i, line] of lines.entries())
				letter(pen, i < lines.length - 1 ? `${line} ` : line, [x, y - i * 13], {
					...district,
					align: 'centre',
				});
		});
	}
}

const name = { face: 'label', size: 8.4 } as const;

/** Stations beside their circles, away from the middle. */
function letterStations(plate: Plate): void {
	for (const [i, fix] of stationFixes.entries()) {
		const [x, y] = onPlate(fix);
		const [ux, uy] = [fix[0] / Math.hypot(...fix), fix[1] / Math.hypot(...fix)];
		const isSide = Math.abs(ux) > 0.45;
		// Outwards, unless a great house stands there.
		const isTaken = Object.values(houses).some(
			({ at: [hx, hy] }) => Math.hypot(hx - fix[0] - Math.sign(ux) * 70, hy - fix[1]) < 60,
		);
		const side = isTaken ? -Math.sign(ux) : Math.sign(ux);
		const at: Point = isSide ? [x + side * 11, y + uy * 7 - 3] : [x, y + (uy > 0 ? 10.6 : -16)];
		const align = isSide ? (side > 0 ? 'left' : 'right') : 'centre';
		plate.part('P', (pen) =>
			letter(pen, stations[i]?.name ?? '', at, { ...name, align, plate: white }),
		);
	}
}

/** Where a house's name stands from its middle, in points. */
const offsets: Readonly<Record<keyof typeof houses, Point>> = {
	breakwater: [-31, 52],
	well: [-25, 40],
	keelHouse: [-36, 27],
	halyard: [-30, 21],
	relay: [-34, 25],
	lung: [-22, 32],
};

/** The headquarters: a flag, and the name on a plate. */
function letterHouses(plate: Plate): void {
	for (const [key, { at, flag, name: words }] of Object.entries(houses)) {
		const [dx, dy] = offsets[key as keyof typeof houses];
		const [x, y] = onPlate(at);
		const width = measure(plate.pen, words, name) + 22;
		plate.artifact((pen) => {
			pen.rect(x + dx, y + dy - 4.4, x + dx + width, y + dy + 9.6, { fill: white, width: 1.2 });
			drawFlag(pen, flag, x + dx + 3, y + dy - 1.8, 9);
		});
		plate.part('P', (pen) => letter(pen, words, [x + dx + 16, y + dy - 0.4], name));
	}
}

/** Which way is which: the city says weather and lee. */
function letterSea(plate: Plate): void {
	const big = { face: 'title', size: 23, colour: white, tracking: 2 } as const;
	plate.part('P', (pen) => letter(pen, 'WEATHER', [56, 486], { ...big, turn: 90 }));
	plate.part('P', (pen) => letter(pen, 'LEE', [796, 598], { ...big, turn: -90 }));
	const how = { face: 'label', size: 7.4, colour: white } as const;
	const ferries = [
		'FERRIES FROM THE LEE STEPS',
		'Jetsam, 4 hours',
		'Waveson, 6 hours',
		'Flotsam, 8 hours, often 10',
	];
	for (const [i, words] of ferries.entries())
		plate.part('P', (pen) =>
			letter(pen, words, [panel.right - 32, 148 - i * 9], {
				...how,
				...(i > 0 ? { face: 'note', size: 6.8 } : { size: 7 }),
				align: 'right',
			}),
		);
}

/**
 * Letters the plan: districts, houses, stations, and the two sides of the world.
 * @param plate the page
 */
export function letterPlan(plate: Plate): void {
	letterDistricts(plate);
	letterStations(plate);
	letterHouses(plate);
	letterSea(plate);
}
