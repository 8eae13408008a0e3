import { buffer } from 'node:stream/consumers';
import { edition } from '../../content/edition.ts';
import { type SheetName, sheetNumbers } from '../../sheets/sheet-numbers.ts';
import { digestOfModule, remember } from '../cache.ts';
import type { Download } from './download.ts';

/** The file carries this day and not the day of the build, so that the same source makes the same bytes. */
const stamp = new Date(`${edition}T00:00:00Z`);

/** A bookmark shows the whole page. */
const fit = { expanded: false, fit: true };

/**
 * Draws the project's one downloadable PDF: the comic page template at print size and as a board, and
 * the two framework sheets.
 * @returns the file's bytes; `sheetNumbers` has its pages
 */
export async function drawTemplatePdf(): Promise<Uint8Array> {
	// What draws it is much, and not needed when an earlier build has drawn it.
	const [{ default: PDFDocument }, { sheets }, { loadFaces }, { PdfSheet }] = await Promise.all([
		import('pdfkit'),
		import('../../sheets/sheets.ts'),
		import('./faces.ts'),
		import('./pdf-sheet.ts'),
	]);
	const doc = new PDFDocument({
		autoFirstPage: false,
		pdfVersion: '1.7',
		tagged: true,
		lang: 'en-GB',
		displayTitle: true,
		font: '',
		info: {
			Title: 'Comic page template and framework model',
			Author: 'Lagan',
			Subject:
				'Comic page template at print size and as an 11 × 17 in board; structural frame of the city, section and plan',
			Keywords: 'Lagan, Salvage Rights, comic page template, framework model',
			Creator: 'Lagan',
			Producer: 'Lagan, with PDFKit',
			CreationDate: stamp,
			ModDate: stamp,
		},
	});
	for (const [face, file] of Object.entries(await loadFaces())) doc.registerFont(face, file);

	const root = doc.struct('Document');
	doc.addStructure(root);
	const names = Object.keys(sheets) as SheetName[];
	for (const name of names.sort((a, b) => sheetNumbers[a] - sheetNumbers[b])) {
		const { title, size, grain, draw } = sheets[name];
		doc.addPage({ size: [size.width, size.height], margin: 0 });
		doc.outline.addItem(title, fit);
		const section = doc.struct('Sect', { title });
		root.add(section);
		draw(new PdfSheet(doc, section, grain));
		section.end();
	}
	root.end();
	doc.end();
	return buffer(doc);
}

/** The comic page template and the framework sheets, as one PDF. */
export const templatePdf: Download = {
	file: '/downloads/lagan-templates.pdf',
	fragments: Object.values(sheetNumbers).map((page) => `page=${page}`),
	make: () =>
		remember('pdf', [digestOfModule('src/generator/downloads/template-pdf.ts')], drawTemplatePdf),
};
