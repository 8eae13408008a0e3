import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shelf } from '../../src/content/shelf.ts';
import type { Paper } from '../support/driver.ts';
import { describeInAllEngines } from '../support/engines.ts';
import {
	listLonely,
	listOutside,
	listOverlaps,
	measureText,
	readPdf,
	type Sheet,
	skipPrinted,
} from '../support/printed-pages.ts';
import { kinds, serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';

/** The paper’s margin in points: 20 mm, of which engines give a pixel away as they round it. */
const margin = (20 / 25.4) * 72 - 0.75;

/** Papers of the city, which are set as their offices set them. */
const papers = shelf.documents.map(({ slug }) => `/read/${slug}/`);

/** Every kind of page on A4, and on Letter a long one, one of drawings, and one that is cut to a sheet. */
const jobs: readonly { url: string; paper: Paper }[] = [
	...[...new Set([...kinds, ...papers])].map((url) => ({ url, paper: 'A4' }) as const),
	...['/world-bible/', '/people/', '/read/price-board/'].map(
		(url) => ({ url, paper: 'Letter' }) as const,
	),
];

/** A page on paper, and the texts of its headings. */
interface Printed {
	sheets: readonly Sheet[];
	headings: readonly string[];
}

/**
 * Prints a page.
 * @param planted styles that it gets before
 */
async function printPage(tab: Tab, url: string, paper: Paper, planted = ''): Promise<Printed> {
	await tab.open(url);
	await tab.loadFaces();
	const headings = await tab.run((styles) => {
		const sheet = new CSSStyleSheet();
		// Letters in a drawing are part of the picture: some are slanted, and some are drawn twice.
		sheet.replaceSync(`svg text { visibility: hidden } ${styles}`);
		document.adoptedStyleSheets.push(sheet);
		const listTexts = (selector: string) =>
			[...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
		// The name on a card may head a table’s row as well, where it is never alone.
		const inTables = listTexts('th');
		return listTexts('main :is(h1, h2, h3, h4, dt, p.caption)').filter(
			(text) => !inTables.includes(text),
		);
	}, planted);
	return { sheets: await readPdf(await tab.print(paper)), headings };
}

/** Words of other elements that a page on paper sets as one: the end of one, a bar, and how the next begins. */
const listJoined = (tab: Tab) =>
	tab.run(() => {
		const joined: string[] = [];
		const edge = (text: Text, at: number) => {
			const sign = document.createRange();
			sign.setStart(text, at);
			sign.setEnd(text, at + 1);
			return sign.getBoundingClientRect();
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		let last: Text | undefined;
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue;
			if (text.parentElement.closest('svg, .visually-hidden')) continue;
			if (last && /[\p{L}\p{N}.”]$/u.test(last.data) && /^[\p{L}\p{N}“]/u.test(text.data)) {
				const [end, start] = [edge(last, last.length - 1), edge(text, 0)];
				const isBeside = start.left - end.right < 2 && start.left - end.left > 0;
				if (start.width > 0 && isBeside && Math.abs(start.bottom - end.bottom) < 12) {
					joined.push(`${last.data.slice(-20)}|${text.data.slice(0, 20)}`);
				}
			}
			last = text;
		}
		return joined;
	});

/** What a reader would find wrong with a page on paper. */
const listFaults = ({ sheets, headings }: Printed) => ({
	overlaps: listOverlaps(sheets),
	outside: listOutside(sheets, margin),
	lonely: listLonely(sheets, headings),
	// Whose site it is, at the very end, is no reason for a sheet.
	spare: sheets.slice(1).at(-1)?.lines.length === 1,
});

describeInAllEngines('on paper', (engine) => {
	const skip = skipPrinted || engine.lacks.print;
	let tabs: readonly Tab[] = [];
	let origin = '';
	const printed = new Map<(typeof jobs)[number], Printed>();

	before(async () => {
		if (skip) return;
		({ origin } = await serveSite());
		// Firefox waits for most of a second between two sheets, and three of them wait at once.
		const count = engine.name === 'Firefox' ? 3 : 1;
		tabs = await Promise.all(Array.from({ length: count }, () => engine.start()));
		const left = jobs.values();
		await Promise.all(
			tabs.map(async (tab) => {
				for (const job of left) {
					printed.set(job, await printPage(tab, origin + job.url, job.paper));
				}
			}),
		);
	});
	after(() => Promise.all(tabs.map((tab) => tab.close())));

	for (const job of jobs) {
		it(`has no word of ${job.url} over another, cut or left alone, on ${job.paper}`, {
			skip,
		}, () => {
			const page = printed.get(job) ?? { sheets: [], headings: [] };
			assert.ok(page.sheets.length > 0 && page.headings.length > 0);
			assert.deepEqual(listFaults(page), { overlaps: [], outside: [], lonely: [], spare: false });
		});
	}
	it('has the text of all pages in one size', { skip }, () => {
		const sizes = jobs.map((job) => ({
			...job,
			size: measureText(printed.get(job)?.sheets ?? []),
		}));
		const first = sizes.find(({ url }) => url === '/world-bible/');
		/** Pages that are lists in small letters. */
		const lists = ['/', '/search/', '/canon/', '/creative-resources/', '/downloads/'];
		// What is wider than the paper makes browsers set its whole page smaller.
		assert.deepEqual(
			sizes.filter(({ url, size }) => size !== first?.size && ![...papers, ...lists].includes(url)),
			[],
			`${first?.url} is set in ${first?.size} points`,
		);
	});
	it('has no two words set as one', { skip }, async () => {
		const [tab] = tabs;
		assert.ok(tab);
		await tab.resize(718, 1000);
		await tab.usePrintStyles(true);
		const found: string[] = [];
		for (const route of kinds) {
			await tab.open(origin + route);
			found.push(...(await listJoined(tab)).map((words) => `${route}: ${words}`));
		}
		await tab.usePrintStyles(false);
		assert.deepEqual(found, []);
	});
	it('is told from a page whose styles were spoilt', { skip }, async () => {
		const [tab] = tabs;
		assert.ok(tab);
		const planted = `@media print {
			.steps { display: grid }
			.steps li + li { margin-block-start: -4em }
			.deadlines { margin-inline-start: -10mm }
			.entries h3 { break-after: page }
			.copyright { break-before: page }
		}`;
		const page = await printPage(tab, `${origin}/submission-guidelines/`, 'A4', planted);
		const { overlaps, outside, lonely, spare } = listFaults(page);
		assert.ok(overlaps.length > 0 && outside.length > 0 && lonely.length > 0 && spare);
	});
});
