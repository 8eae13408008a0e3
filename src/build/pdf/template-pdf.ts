import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawComicPage } from './comic/comic-page.ts';
import { boardGeometry, printGeometry, sheetMedia } from './comic/geometry.ts';
import { loadFaces } from './faces.ts';
import { drawPlanSheet } from './plan/plan-sheet.ts';
import { drawSectionSheet } from './section/section-sheet.ts';
import { Sheet } from './sheet.ts';
import { sheetNumbers } from './sheet-numbers.ts';

/** The file carries this day and not the day of the build, so that the same source makes the same bytes. */
const stamp = new Date('2025-10-01T00:00:00Z');

/** A bookmark shows the whole page. */
const fit = { expanded: false, fit: true };

/** What is drawn on each sheet, and how finely. */
const sheets = {
	template: {
		title: 'Comic page template, print size',
		size: printGeometry.media,
		grain: 100,
		draw: (sheet: Sheet) => drawComicPage(sheet, printGeometry),
	},
	board: {
		title: 'Comic page template, board at 150 %',
		size: boardGeometry.media,
		grain: 100,
		draw: (sheet: Sheet) => drawComicPage(sheet, boardGeometry),
	},
	framework: {
		title: 'Structural frame: section A–A',
		size: sheetMedia,
		grain: 10,
		draw: drawSectionSheet,
	},
	frameworkPlan: {
		title: 'Structural frame: plan',
		size: sheetMedia,
		grain: 10,
		draw: drawPlanSheet,
	},
};

/**
 * Makes the project's one downloadable PDF: the comic page template at print size and as a board, and the
 * two framework sheets. A build has it drawn in a
 * process of its own.
 * @returns the file's bytes, the same every time; `sheetNumbers` has its pages
 */
export default async function makeTemplatePdf(): Promise<Uint8Array> {
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
	const names = Object.keys(sheets) as (keyof typeof sheets)[];
	for (const name of names.sort((a, b) => sheetNumbers[a] - sheetNumbers[b])) {
		const { title, size, grain, draw } = sheets[name];
		doc.addPage({ size: [size.width, size.height], margin: 0 });
		doc.outline.addItem(title, fit);
		const section = doc.struct('Sect', { title });
		root.add(section);
		draw(new Sheet(doc, section, grain));
		section.end();
	}
	root.end();
	doc.end();
	return buffer(doc);
}
