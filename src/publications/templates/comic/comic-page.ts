import type { Sheet } from '../sheet.ts';
import type { ComicGeometry } from './geometry.ts';
import { drawGuides, drawMarks, drawTicks } from './guides.ts';
import { drawFields, drawNotes } from './margins.ts';

/**
 * Draws one page of the comic template: boxes, guides, marks, names, notes and lines to fill in.
 * @param sheet an empty page
 * @param geometry the page's boxes in points
 */
export function drawComicPage(sheet: Sheet, geometry: ComicGeometry): void {
	sheet.setBoxes(geometry);
	drawFields(sheet, geometry);
	const { media, inches } = geometry;
	sheet.figure(
		`Three nested boxes in light blue: bleed ${inches.bleed}, trim ${inches.trim}, live ${inches.live}. The page is empty inside them; crop and centre marks and ticks for panels stand outside.`,
		[0, 0, media.width, media.height],
		(pen) => {
			drawTicks(pen, geometry);
			drawGuides(pen, geometry);
			drawMarks(pen, geometry);
		},
	);
	drawNotes(sheet, geometry);
}
