import { type Point, spaceAlong } from '../../../art/kit/shapes.ts';
import { grid, hull, hullReach, mooring, sectionLine, stationFixes } from '../../../art/survey.ts';
import { drawDimension } from '../furniture/dimension.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { onPlate, panel, scale } from './layout.ts';

const { white } = palette;

/** The grid's letters and numbers, at the panel's edge. */
function letterGrid(pen: Pen): void {
	const [west, north] = onPlate([grid.west, grid.north]);
	const step = grid.step * scale;
	const how = { face: 'label', size: 7.6, colour: palette.foam, align: 'centre' } as const;
	for (const [i, name] of [...grid.letters].entries())
		for (const y of [panel.low + 5.4, panel.high - 11])
			letter(pen, name, [west + (i + 0.5) * step, y], how);
	for (let i = 0; i < (grid.north - grid.south) / grid.step; i++)
		for (const x of [panel.left + 7, panel.right - 7])
			letter(pen, `${i + 1}`, [x, north - (i + 0.5) * step - 2.6], how);
}

/** How far out a line's buoy rides, in metres: outside the mole, where there is one. */
function findReach([x, y]: Point, out: Point): number {
	if (x > 0 || y < -236 || y > 108) return 46;
	return Math.max(46, (-684 - x) / Math.min(-0.4, out[0]));
}

/** The mooring lines' buoys on the plate, in the order of their numbers. */
export function listBuoys(): Point[] {
	return spaceAlong(hull, mooring.lines).map(({ at, out }) => {
		const reach = findReach(at, out);
		return onPlate([at[0] + out[0] * reach, at[1] + out[1] * reach]);
	});
}

/** Each sector's name and the numbers of its lines, along the rim. */
function letterSectors(pen: Pen): void {
	const perSector = mooring.lines / mooring.sectors.length;
	const fixes = spaceAlong(hull, mooring.lines * 2);
	for (const [i, name] of mooring.sectors.entries()) {
		// Clear of the mole, which stands where the middles of sectors VI and VII are.
		const shift = name === 'VI' ? -7 : name === 'VII' ? 5 : 0;
		const middle = fixes[i * perSector * 2 + perSector + shift];
		if (!middle) continue;
		const { at, out } = middle;
		const turn = (Math.atan2(-out[0], out[1]) * 180) / Math.PI;
		const isUpright = Math.abs(turn) <= 90;
		const reach = isUpright ? 70 : 80;
		const first = i * perSector + 1;
		letter(
			pen,
			`SECTOR ${name}: ${first} TO ${first + perSector - 1}`,
			onPlate([at[0] + out[0] * reach, at[1] + out[1] * reach]),
			{
				face: 'label',
				size: 7.4,
				colour: white,
				align: 'centre',
				turn: isUpright ? turn : turn - 180,
				tracking: 0.6,
			},
		);
	}
}

/** Sizes over all, in the sea. */
function drawSizes(pen: Pen): void {
	const [west, south] = onPlate([hullReach.west, hullReach.south]);
	const [east, north] = onPlate([hullReach.east, hullReach.north]);
	const across = `${(hullReach.east - hullReach.west).toFixed(1)} over all`;
	drawDimension(pen, [west, 46], [east, 46], across, white);
	const along = `${(hullReach.north - hullReach.south).toFixed(1)} over all`;
	drawDimension(pen, [panel.right - 22, south], [panel.right - 22, north], along, white, 0.7);
}

/**
 * Letters what is written on the plan's drawing: grid, lines, sectors, sizes, section, stations, north.
 * @param pen the page's pen, in points
 */
export function letterMarks(pen: Pen): void {
	letterGrid(pen);
	for (const [i, [x, y]] of listBuoys().entries())
		letter(pen, `${i + 1}`, [x, y - 2], { face: 'label', size: 5.6, align: 'centre' });
	letterSectors(pen);
	drawSizes(pen);
	const section = { face: 'title', size: 11, colour: white, align: 'centre' } as const;
	const [first, last] = [sectionLine.at(0), sectionLine.at(-1)];
	if (first) letter(pen, 'A', [onPlate(first)[0] - 11, onPlate(first)[1] - 4.3], section);
	if (last) letter(pen, 'A', [onPlate(last)[0], onPlate(last)[1] - 4.3], section);
	for (const [i, fix] of stationFixes.entries()) {
		const [x, y] = onPlate(fix);
		letter(pen, `${i + 1}`, [x, y - 2.5], { face: 'label', size: 7, align: 'centre' });
	}
	letter(pen, 'N', [78, 741.8], { face: 'title', size: 12.9, colour: white, align: 'centre' });
}
