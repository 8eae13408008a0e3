import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawComicPage } from './comic/comic-page.ts';
import { boardGeometry, printGeometry, sheetMedia } from './comic/geometry.ts';
import { loadFaces } from './faces.ts';
import { drawPlanSheet } from './plan/plan-sheet.ts';
import { drawSectionSheet } from './section/section-sheet.ts';
import { Sheet } from './sheet.ts';

/** The file carries this day and not the day of the build, so that the same source makes the same bytes. */
const stamp = new Date('2025-10-01T00:00:00Z');

/** Where each part of the PDF begins: page numbers from 1. */
export type TemplatePages = {
	template: number;
	board: number;
	framework: number;
	frameworkPlan: number;
};

/** A bookmark shows the whole page. */
const fit = { expanded: false, fit: true };

const parts = [
	{
		title: 'Comic page template, print size',
		size: printGeometry.media,
		grain: 100,
		draw: (sheet: Sheet) => drawComicPage(sheet, printGeometry),
	},
	{
		title: 'Comic page template, board at 150 %',
		size: boardGeometry.media,
		grain: 100,
		draw: (sheet: Sheet) => drawComicPage(sheet, boardGeometry),
	},
	{
		title: 'Structural frame: section A–A',
		size: sheetMedia,
		grain: 10,
		draw: drawSectionSheet,
	},
	{
		title: 'Structural frame: plan',
		size: sheetMedia,
		grain: 10,
		draw: drawPlanSheet,
	},
];

/**
 * Makes the project's one downloadable PDF: the comic page template at print size and as a board, and the
 * two framework sheets.
 * @returns the file's bytes, the same every time, and the page number of each part, counted from 1
 */
export async function makeTemplatePdf(): Promise<{ bytes: Uint8Array; pages: TemplatePages }> {
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
	for (const { title, size, grain, draw } of parts) {
		doc.addPage({ size: [size.width, size.height], margin: 0 });
		doc.outline.addItem(title, fit);
		const section = doc.struct('Sect', { title });
		root.add(section);
		draw(new Sheet(doc, section, grain));
		section.end();
	}
	root.end();
	doc.end();
	return {
		bytes: await buffer(doc),
		pages: { template: 1, board: 2, framework: 3, frameworkPlan: 4 },
	};
}
