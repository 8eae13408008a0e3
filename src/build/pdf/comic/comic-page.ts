import type { Sheet } from '../sheet.ts';
import type { Box, ComicGeometry } from './geometry.ts';
import { drawGuides, drawMarks, drawTicks } from './guides.ts';
import { drawFields, drawNotes } from './margins.ts';

/** Sets the page's five boxes; the live area is its ArtBox. */
function setBoxes(doc: PDFKit.PDFDocument, { media, bleed, trim, live }: ComicGeometry): void {
	const corners = ({ x, y, width, height }: Box) => [x, y, x + width, y + height];
	Object.assign(doc.page.dictionary.data, {
		MediaBox: corners(media),
		CropBox: corners(media),
		BleedBox: corners(bleed),
		TrimBox: corners(trim),
		ArtBox: corners(live),
	});
}

/**
 * Draws one page of the comic template: boxes, guides, marks, names, notes and lines to fill in.
 * @param sheet an empty page
 * @param geometry the page's boxes in points
 */
export function drawComicPage(sheet: Sheet, geometry: ComicGeometry): void {
	setBoxes(sheet.pen.doc, geometry);
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
