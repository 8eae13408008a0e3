import { offsetPolygon, type Point } from '../../../art/shapes.ts';
import { grid, hull } from '../../../art/survey.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { onSheet, panel, scale } from './layout.ts';

/** The sea round the hull in flat bands, lighter towards it, and lines that follow the shore and thin out. */
export function drawSea(pen: Pen): void {
	const { left, low, right, high } = panel;
	pen.rect(left, low, right, high, { fill: palette.abyss });
	for (const [metres, fill] of [
		[172, palette.deep],
		[108, palette.blue],
		[34, palette.sea],
	] as const)
		pen.path(offsetPolygon(hull, -metres).map(onSheet), { fill });
	for (const [i, metres] of [5, 11, 18].entries())
		pen.path(offsetPolygon(hull, -metres).map(onSheet), {
			width: 0.7 - i * 0.18,
			colour: palette.foam,
		});
}

/** The survey's grid with its letters and numbers at the panel's edge. */
export function drawGrid(pen: Pen): void {
	const [west, north] = onSheet([grid.west, grid.north]);
	const [east] = onSheet([grid.east, grid.north]);
	const step = grid.step * scale;
	const rules: [Point, Point][] = [];
	const how = { face: 'label', size: 7.6, colour: palette.foam, align: 'centre' } as const;
	for (const [i, name] of [...grid.letters].entries()) {
		const x = west + i * step;
		rules.push([
			[x, panel.low],
			[x, panel.high],
		]);
		for (const y of [panel.low + 5.4, panel.high - 11]) letter(pen, name, [x + step / 2, y], how);
	}
	rules.push([
		[east, panel.low],
		[east, panel.high],
	]);
	const rows = (grid.north - grid.south) / grid.step;
	for (let i = 0; i <= rows; i++) {
		const y = north - i * step;
		rules.push([
			[panel.left, y],
			[panel.right, y],
		]);
		if (i < rows)
			for (const x of [panel.left + 7, panel.right - 7])
				letter(pen, `${i + 1}`, [x, y - step / 2 - 2.6], how);
	}
	pen.lines(rules, { width: 0.3, colour: palette.steel });
}
