import type { Point } from '../../../art/shapes.ts';
import { letter } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';

/**
 * Draws a compass rose.
 * @param pen the page's pen, in points
 * @param at its middle
 * @param radius of its ring, in points
 */
export function drawCompass(pen: Pen, [x, y]: Point, radius: number): void {
	pen.circle([x, y], radius, { fill: palette.paper, width: 2 });
	pen.circle([x, y], radius * 0.86, { width: 0.6 });
	const ticks: [Point, Point][] = [];
	for (let i = 0; i < 32; i++) {
		const [sin, cos] = [Math.sin((i * Math.PI) / 16), Math.cos((i * Math.PI) / 16)];
		const from = radius * (i % 4 ? 0.86 : 0.76);
		ticks.push([
			[x + sin * from, y + cos * from],
			[x + sin * radius, y + cos * radius],
		]);
	}
	pen.lines(ticks, { width: 0.5 });
	const needle = (turn: number, length: number, fill: string) => {
		pen.inFrame({ x, y, turn, scale: radius }, () => {
			pen.path(
				[
					[0, length],
					[0.17, 0.17],
					[0, 0],
				],
				{ fill, width: 0.7 },
			);
			pen.path(
				[
					[0, length],
					[-0.17, 0.17],
					[0, 0],
				],
				{ fill: palette.ink, width: 0.7 },
			);
		});
	};
	for (const turn of [90, 180, 270]) needle(turn, 0.68, palette.white);
	needle(0, 1.32, palette.red);
	letter(pen, 'N', [x, y + radius * 1.42], {
		face: 'title',
		size: radius * 0.46,
		colour: palette.white,
		align: 'centre',
	});
}
