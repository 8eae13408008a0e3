import type { Plate } from '../plate.ts';
import type { ComicGeometry } from './geometry.ts';
import { drawGuides, drawMarks, drawTicks } from './guides.ts';
import { drawFields, drawNotes } from './margins.ts';

/**
 * Draws one page of the comic template: boxes, guides, marks, names, notes and lines to fill in.
 * @param plate an empty page
 * @param geometry the page's boxes in points
 */
export function drawComicPage(plate: Plate, geometry: ComicGeometry): void {
	plate.setBoxes(geometry);
	drawFields(plate, geometry);
	const { media, inches } = geometry;
	plate.figure(
		`Three nested boxes in light blue: bleed ${inches.bleed}, trim ${inches.trim}, live ${inches.live}. The page is empty inside them; crop and centre marks and ticks for panels stand outside.`,
		[0, 0, media.width, media.height],
		(pen) => {
			drawTicks(pen, geometry);
			drawGuides(pen, geometry);
			drawMarks(pen, geometry);
		},
	);
	drawNotes(plate, geometry);
}
