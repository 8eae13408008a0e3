import { deckKit } from '../content/deck-kit/index.ts';
import { pageOfDeckSheet, sheetNumbers } from '../sheets/sheet-numbers.ts';
import { describeSheets } from './deck-kit/deck-sheets.ts';
import type { Download } from './download.ts';

/** Where the PDF of the templates stands. */
export const templatePath = '/downloads/lagan-templates.pdf';

const pages = [...Object.values(sheetNumbers), ...deckKit.map((_, i) => pageOfDeckSheet(i + 1))];

/** The comic page template, the framework sheets and the deck kit, as one PDF. */
export const templatePdf: Download = {
	paths: [templatePath],
	fragments: pages.map((page) => `page=${page}`),
	kept: { module: 'src/publications/template-pdf.ts', from: describeSheets },
	async make(materials) {
		const { drawTemplatePdf } = await import('./draw-template-pdf.ts');
		const { drawViews } = await import('./deck-kit/draw-views.ts');
		return new Map([[templatePath, await drawTemplatePdf(drawViews(materials))]]);
	},
};
