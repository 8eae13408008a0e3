import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { edition } from '../../content/edition.ts';
import type { Settings } from '../../site.ts';
import { type PlateName, plateNumbers } from '../../world/plate-numbers.ts';
import { loadFaces } from '../faces.ts';
import { plateMedia } from './comic/geometry.ts';
import { drawDeckPlate } from './deck/deck-plate.ts';
import type { DrawnDeckSheet } from './draw-views.ts';
import { PdfPlate } from './pdf-plate.ts';
import { plates } from './plates.ts';

/** The day of the edition: with the day of the build, the bytes would differ. */
const stamp = new Date(`${edition}T00:00:00Z`);

/** Bookmarks open at the whole page. */
const fit = { expanded: false, fit: true };

/**
 * Draws the templates PDF: the comic page template at print size and as a board, the two framework
 * plates, and the plates of the deck kit.
 * @returns the PDF; `plateNumbers` lists its pages
 * @throws Error when the content of a deck kit sheet does not fit
 */
export async function drawTemplates(
	{ name, anthology, language }: Settings,
	deckSheets: readonly DrawnDeckSheet[] = [],
): Promise<Uint8Array> {
	const doc = new PDFDocument({
		autoFirstPage: false,
		pdfVersion: '1.7',
		tagged: true,
		lang: language,
		displayTitle: true,
		font: '',
		info: {
			Title: 'Comic page template, framework model and deck kit',
			Author: name,
			Subject:
				'Comic page template at print size and as an 11 × 17 in board; structural frame of the city, section and plan; the deck kit, sheet by sheet',
			Keywords: `${name}, ${anthology}, comic page template, framework model, deck kit`,
			Creator: name,
			Producer: `${name}, with PDFKit`,
			CreationDate: stamp,
			ModDate: stamp,
		},
	});
	for (const [face, file] of await loadFaces()) doc.registerFont(face, file);

	const root = doc.struct('Document');
	doc.addStructure(root);
	const names = Object.keys(plates) as PlateName[];
	const plans = names
		.sort((a, b) => plateNumbers[a] - plateNumbers[b])
		.map((name) => plates[name])
		.concat(
			deckSheets.map(({ record, views, number, of }) => ({
				title: `Deck kit: ${record.title}`,
				size: plateMedia,
				precision: 100,
				draw: (plate) => drawDeckPlate(plate, record, views, { number, of }),
			})),
		);
	for (const { title, size, precision, draw } of plans) {
		doc.addPage({ size: [size.width, size.height], margin: 0 });
		doc.outline.addItem(title, fit);
		const section = doc.struct('Sect', { title });
		root.add(section);
		draw(new PdfPlate(doc, section, precision));
		section.end();
	}
	root.end();
	doc.end();
	return buffer(doc);
}
