import type { Point } from '../../../art/shapes.ts';
import { deckHeight, findFloor, findHead } from '../../../art/survey.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { createSeeded } from '../seeded.ts';

const { foam, sand, mist, plaster, haze } = palette;

/** How a tower behind the cut ends: flat, gabled, vaulted, or with a step. */
type Crown = 'flat' | 'gable' | 'vault' | 'step';

/** Towers behind the cut: from, to in metres east of the origin, highest deck, wash and crown. */
const towers: readonly (readonly [from: number, to: number, deck: number, fill: string, Crown])[] =
	[
		[-366, -344, 30, haze, 'gable'],
		[-322, -298, 40, foam, 'flat'],
		[-284, -262, 45, sand, 'gable'],
		[-258, -232, 51, foam, 'step'],
		[-206, -178, 55, plaster, 'flat'],
		[-170, -150, 47, mist, 'vault'],
		[-142, -112, 54, foam, 'step'],
		[-106, -88, 48, sand, 'flat'],
		[-62, -40, 53, mist, 'gable'],
		[30, 58, 55, foam, 'vault'],
		[60, 80, 58, sand, 'step'],
		[96, 116, 53, mist, 'flat'],
		[172, 198, 56, foam, 'gable'],
		[200, 226, 51, plaster, 'flat'],
		[236, 262, 46, mist, 'step'],
		[286, 312, 47, foam, 'vault'],
		[322, 340, 38, sand, 'flat'],
		[352, 376, 33, haze, 'gable'],
		[470, 486, 21, mist, 'flat'],
	];

function crownOf(crown: Crown, from: number, to: number, top: number): Point[] {
	const [width, middle] = [to - from, (from + to) / 2];
	if (crown === 'gable') return [[middle, top + width * 0.42]];
	if (crown === 'vault')
		return [0.12, 0.3, 0.5, 0.7, 0.88].map(
			(t): Point => [from + width * t, top + Math.sin(t * Math.PI) * width * 0.4],
		);
	if (crown === 'step')
		return [
			[from + width * 0.3, top],
			[from + width * 0.3, top + 7],
			[to - width * 0.3, top + 7],
			[to - width * 0.3, top],
		];
	return [];
}

/**
 * Draws what stands behind the cut, pale with distance: towers with a shadow side and rows of windows.
 * @param pen the page's pen, in metres
 */
export function drawSkyline(pen: Pen): void {
	const next = createSeeded(52);
	for (const [from, to, deck, fill, crown] of towers) {
		const [foot, top] = [findFloor(10), findHead(deck)];
		const shade = from + (to - from) * 0.68;
		pen.path([[from, foot], [from, top], ...crownOf(crown, from, to, top), [to, top], [to, foot]], {
			fill,
			width: 0.9,
		});
		pen.rect(shade, foot, to, top, { fill: palette.haze });
		const windows: [Point, Point][] = [];
		const lit: [Point, Point][] = [];
		for (let z = top - 3; z > foot + 90; z -= deckHeight * 1.5) {
			for (let x = from + 2.5; x < to - 4; x += 4.6) {
				if (next() < 0.28) continue;
				(next() < 0.16 ? lit : windows).push([
					[x, z],
					[x + 2.6, z],
				]);
			}
		}
		pen.lines(windows, { width: 1.1, colour: palette.steel });
		pen.lines(lit, { width: 1.1, colour: palette.yellow });
		pen.line([to, foot], [to, top], { width: 0.9 });
	}
}
