import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { listDrawn, ofKind } from '../../src/model/works.ts';
import type { Paper } from '../support/driver.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { listEmpty, listStrays } from '../support/printed-comic.ts';
import {
	listLonely,
	listOutside,
	listOverlaps,
	measureText,
	readPdf,
	type Sheet,
	skipPrinted,
} from '../support/printed-pages.ts';
import { kinds } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';
import { Tab } from '../support/tab.ts';

/** The paper’s margin of 20 mm in points, less a pixel for rounding. */
const margin = (20 / 25.4) * 72 - 0.75;

/** Documents of the city, which have their own typography. */
const papers = ofKind(shelf, 'paper').map(({ slug }) => `/read/${slug}/`);

const comics = listDrawn(shelf).map(({ slug, drawn }) => ({
	url: `/read/${slug}/`,
	pages: drawn.pages,
}));
const comicUrls = comics.map(({ url }) => url);

/**
 * Every kind of page on A4; on Letter a long page, one with drawings, one that fills one sheet and comics.
 */
const jobs: readonly { url: string; paper: Paper }[] = [
	...[...new Set([...kinds, ...papers, ...comicUrls])].map(
		(url) => ({ url, paper: 'A4' }) as const,
	),
	...['/world-bible/', '/people/', '/read/price-board/', ...comicUrls].map(
		(url) => ({ url, paper: 'Letter' }) as const,
	),
];

/** The sheets of a printed page, the texts of its headings, and words without a space between them. */
interface Printed {
	sheets: readonly Sheet[];
	headings: readonly string[];
	joined: readonly string[];
}

async function printPage(
	tab: Tab,
	url: string,
	paper: Paper,
	isChromium: boolean,
): Promise<Printed> {
	await tab.open(url);
	await tab.loadFaces();
	const headings = await tab.run(() => {
		const sheet = new CSSStyleSheet();
		// The text in drawings may be slanted or drawn twice.
		sheet.replaceSync('svg text { visibility: hidden }');
		document.adoptedStyleSheets.push(sheet);
		const listTexts = (selector: string) =>
			[...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
		// A heading may also head a row of a table, where it is never alone.
		const inTables = listTexts('th');
		return listTexts('main :is(h1, h2, h3, h4, dt, p.caption)').filter(
			(text) => !inTables.includes(text),
		);
	});
	const sheets = await readPdf(await tab.print(paper));
	if (!isChromium) return { sheets, headings, joined: [] };
	// Which elements are beside each other is the same in all engines.
	await tab.wish({ print: true });
	const joined = await listJoined(tab);
	await tab.wish({});
	return { sheets, headings, joined };
}

/** Words of two elements that are printed without a space between them. */
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

/** The faults of a printed page. */
const listFaults = ({ sheets, headings, joined }: Printed) => ({
	joined,
	overlaps: listOverlaps(sheets),
	outside: listOutside(sheets, margin),
	lonely: listLonely(sheets, headings),
	// The copyright line must not take a sheet of its own.
	spare: sheets.slice(1).at(-1)?.lines.length === 1,
});

describeInAllEngines('a printed page', (engine, tab, { origin }) => {
	const isChromium = engine.name === 'Chromium';
	const skip = skipPrinted || engine.lacks.print;
	// Firefox pauses between sheets, so three of them print in parallel.
	const others = engine.name === 'Firefox' ? [new Tab(engine.start), new Tab(engine.start)] : [];
	const printed = new Map<(typeof jobs)[number], Printed>();

	before(async () => {
		if (skip) return;
		const left = jobs.values();
		await Promise.all(
			[tab, ...others].map(async (each) => {
				await each.resize(718, 1000);
				for (const job of left) {
					const page = await printPage(each, origin + job.url, job.paper, isChromium);
					printed.set(job, page);
				}
			}),
		);
	});
	after(() => Promise.all(others.map((each) => each.close())));

	for (const job of jobs) {
		it(`has no overlapping, joined, clipped or stranded words: ${job.url} on ${job.paper}`, {
			skip,
		}, () => {
			const page = printed.get(job) ?? { sheets: [], headings: [], joined: [] };
			assert.ok(page.sheets.length > 0 && page.headings.length > 0);
			assert.deepEqual(listFaults(page), {
				joined: [],
				overlaps: [],
				outside: [],
				lonely: [],
				spare: false,
			});
			const comic = comics.find(({ url }) => url === job.url);
			if (comic === undefined) return;
			assert.deepEqual(listEmpty(page.sheets), [], 'one page is on each sheet');
			assert.deepEqual(listStrays(page.sheets, comic.pages), [], 'words are inside their panels');
		});
	}
	it('has the same text size as all others', { skip }, () => {
		const sizes = jobs.map((job) => ({
			...job,
			size: measureText(printed.get(job)?.sheets ?? []),
		}));
		const first = sizes.find(({ url }) => url === '/world-bible/');
		/** Pages that are mostly small text or lettering; panels of a comic have hardly any. */
		const lists = [
			...[
				'/',
				'/search/',
				'/a-to-z/',
				'/canon/',
				'/creative-resources/',
				'/downloads/',
				'/404.html',
			],
			'/read/the-other-minute/',
		];
		// Browsers shrink the whole page if something is wider than the paper.
		assert.deepEqual(
			sizes.filter(
				({ url, size }) =>
					size !== first?.size &&
					![...papers, ...lists].includes(url) &&
					!url.startsWith('/panel/'),
			),
			[],
			`${first?.url} is set in ${first?.size} points`,
		);
	});
});
