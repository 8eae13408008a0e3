import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { listDrawn } from '../../src/world/works.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { listEmpty, listStrays } from '../support/printed-comic.ts';
import { readPdf, skipPrinted } from '../support/printed-pages.ts';
import { serveSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';
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

	for (const { slug, title, drawn } of listDrawn(shelf)) {
		const { pages } = drawn;
		it(`has one page on each sheet, with its words inside their panels: ${title}`, {
			skip,
		}, async () => {
			for (const paper of ['A4', 'Letter'] as const) {
				await tab.open(`${origin}/read/${slug}/`);
				await tab.run(() => document.fonts.ready.then(() => true));
				const sheets = await readPdf(await tab.print(paper));
				assert.deepEqual([listEmpty(sheets), listStrays(sheets, pages)], [[], []], paper);
			}
		});
	}
});
