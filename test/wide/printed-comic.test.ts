import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shelf } from '../../src/content/shelf.ts';
import type { Paper } from '../support/driver.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { listEmpty, listStrays } from '../support/printed-comic.ts';
import { readPdf, skipPrinted } from '../support/printed-pages.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';

describeInAllEngines('a printed comic', (engine) => {
	const skip = skipPrinted || engine.lacks.print;
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());

	/**
	 * Prints a comic’s page.
	 * @param planted styles that it gets before
	 */
	async function print(slug: string, paper: Paper, planted = '') {
		await tab.open(`${origin}/read/${slug}/`);
		await tab.run(async (styles) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(styles);
			document.adoptedStyleSheets.push(sheet);
			await document.fonts.ready;
		}, planted);
		return readPdf(await tab.print(paper));
	}

	for (const { slug, title, pages } of shelf.comics) {
		it(`has a page on a sheet, with its words on their panels: ${title}`, { skip }, async () => {
			for (const paper of ['A4', 'Letter'] as const) {
				const sheets = await print(slug, paper);
				assert.deepEqual([listEmpty(sheets), listStrays(sheets, pages)], [[], []], paper);
			}
			const stacked =
				'@media print { .comic-page, .comic-page > li { position: static !important } }';
			const spoilt = listStrays(await print(slug, 'A4', stacked), pages);
			assert.ok(spoilt.length > 0, 'A stack of panels would not be seen.');
		});
	}
});
