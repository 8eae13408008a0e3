import { PDFDocument, StandardFonts } from 'pdf-lib';
import { drawComicPage } from './comic-page.ts';
import { drawFrameworkPlan } from './framework-plan.ts';
import { drawFrameworkSection } from './framework-section.ts';
import { boardGeometry, printGeometry, sheetMedia } from './geometry.ts';
import { addOutline } from './outline.ts';
import type { Fonts } from './pen.ts';

/** The file carries this day and not the day of the build, so that the same source makes the same bytes. */
const stamp = new Date('2025-10-01T00:00:00Z');

/** Where each part of the PDF begins: page numbers from 1. */
export type TemplatePages = {
	template: number;
	board: number;
	framework: number;
	frameworkPlan: number;
};

/**
 * Makes the project's one downloadable PDF: the comic page template at print size and as a board, and the
 * two framework sheets.
 * @returns the file's bytes, the same every time, and the page number of each part, counted from 1
 */
export async function makeTemplatePdf(): Promise<{ bytes: Uint8Array; pages: TemplatePages }> {
	const pdf = await PDFDocument.create({ updateMetadata: false });
	pdf.setTitle('Comic page template and framework model', { showInWindowTitleBar: true });
	pdf.setAuthor('The Lagan project');
	pdf.setSubject(
		'Comic page template at print size and as an 11 × 17 in board; structural frame of the city, section and plan',
	);
	pdf.setKeywords(['Lagan', 'Salvage Rights', 'comic page template', 'framework model']);
	pdf.setCreator('Lagan');
	pdf.setProducer('Lagan, with pdf-lib');
	pdf.setLanguage('en-GB');
	pdf.setCreationDate(stamp);
	pdf.setModificationDate(stamp);

	const fonts: Fonts = {
		regular: await pdf.embedFont(StandardFonts.Helvetica),
		bold: await pdf.embedFont(StandardFonts.HelveticaBold),
		italic: await pdf.embedFont(StandardFonts.HelveticaOblique),
	};
	const addPage = ({ width, height }: { width: number; height: number }) =>
		pdf.addPage([width, height]);

	drawComicPage(addPage(printGeometry.media), printGeometry, fonts);
	drawComicPage(addPage(boardGeometry.media), boardGeometry, fonts);
	drawFrameworkSection(addPage(sheetMedia), fonts);
	drawFrameworkPlan(addPage(sheetMedia), fonts);
	addOutline(pdf, [
		'Comic page template, print size',
		'Comic page template, board at 150 %',
		'Structural frame: section A–A',
		'Structural frame: plan',
	]);

	return {
		bytes: await pdf.save(),
		pages: { template: 1, board: 2, framework: 3, frameworkPlan: 4 },
	};
}
