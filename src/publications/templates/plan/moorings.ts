import { offsetPolygon, type Point, spaceAlong } from '../../../art/shapes.ts';
import { hull, mooring } from '../../../art/survey.ts';
import { measures } from '../../../content/measures.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { onSheet } from './layout.ts';

/** How far out a line's buoy rides, in metres: outside the mole, where there is one. */
function findReach([x, y]: Point, out: Point): number {
	if (x > 0 || y < -236 || y > 108) return 46;
	return Math.max(46, (-684 - x) / Math.min(-0.4, out[0]));
}

/**
 * Draws the mooring lines with their buoys and numbers, and the sectors' bounds.
 * @param pen the page's pen, in points
 */
export function drawMoorings(pen: Pen): void {
	const fixes = spaceAlong(hull, mooring.lines).map(({ at, out }) => {
		const reach = findReach(at, out);
		const buoy = onSheet([at[0] + out[0] * reach, at[1] + out[1] * reach]);
		return { from: onSheet(at), buoy };
	});
	const ways = fixes.map(({ from, buoy }): [Point, Point] => [from, buoy]);
	pen.lines(ways, { width: 1.6, colour: palette.abyss });
	pen.lines(ways, { width: 0.7, colour: palette.rope });
	pen.circles(
		fixes.map(({ from }) => from),
		1.5,
		{ fill: palette.ink },
	);
	pen.circles(
		fixes.map(({ buoy }) => buoy),
		4.8,
		{ fill: palette.yellow, width: 0.8 },
	);
	for (const [i, { buoy }] of fixes.entries())
		letter(pen, `${i + 1}`, [buoy[0], buoy[1] - 2], { face: 'label', size: 5.6, align: 'centre' });
}

/**
 * Draws the sectors: a bound between each two, and each one's name and numbers.
 * @param pen the page's pen, in points
 */
export function drawSectors(pen: Pen): void {
	const perSector = mooring.lines / mooring.sectors.length;
	const fixes = spaceAlong(hull, mooring.lines * 2);
	for (const [i, name] of mooring.sectors.entries()) {
		const edge = fixes[(i * perSector * 2 + fixes.length - 1) % fixes.length];
		// Clear of the mole, which stands where the middles of sectors VI and VII are.
		const shift = name === 'VI' ? -7 : name === 'VII' ? 5 : 0;
		const middle = fixes[i * perSector * 2 + perSector + shift];
		if (!edge || !middle) continue;
		const along = ({ at, out }: typeof edge, metres: number) =>
			onSheet([at[0] + out[0] * metres, at[1] + out[1] * metres]);
		pen.line(along(edge, 8), along(edge, 92), {
			width: 1,
			colour: palette.foam,
			dash: [6, 2, 1.5, 2],
		});
		const [ux, uy] = middle.out;
		const turn = (Math.atan2(-ux, uy) * 180) / Math.PI;
		const isUpright = Math.abs(turn) <= 90;
		const first = i * perSector + 1;
		letter(
			pen,
			`SECTOR ${name}: ${first} TO ${first + perSector - 1}`,
			along(middle, isUpright ? 70 : 80),
			{
				face: 'label',
				size: 7.4,
				colour: palette.white,
				align: 'centre',
				turn: isUpright ? turn : turn - 180,
				tracking: 0.6,
			},
		);
	}
}

/** The water-bus: round the outside of the hull, between it and the buoys, with its stops. */
export function drawWaterBus(pen: Pen): void {
	const way = offsetPolygon(hull, -24).map(onSheet);
	pen.path(way, { width: 1.1, colour: palette.white, dash: [0, 3.2], isRound: true });
	const stops = spaceAlong(hull, measures.boat.waterBus.stops).map(({ at, out }) =>
		onSheet([at[0] + out[0] * 24, at[1] + out[1] * 24]),
	);
	pen.circles(stops, 2.6, { fill: palette.white, width: 0.9 });
}
