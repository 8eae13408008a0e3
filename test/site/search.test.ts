import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import type { Search } from '../../islands/search/reader.ts';
import { fold, listWords, stem } from '../../islands/search/words.ts';
import { commonWords, synonyms } from '../../src/content/search-words.ts';
import {
	type FoundSection,
	readSections,
	unreadClasses,
} from '../../src/generator/pages/search/read-sections.ts';
import { settings } from '../../src/site.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { expectedSearches } from '../fixtures/search-queries.ts';
import { buildAndRead, readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { openSiteSearch } from '../support/site-search.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the search of the site', () => {
	let built: SiteOnDisk;
	let search: Search;
	let scripts: ReturnType<typeof openSiteSearch>;
	/** What there is to be found, read from the pages on disk. */
	let sections: FoundSection[];

	before(async () => {
		built = await buildAndRead(settings, path.join(await makeTemporaryFolder(), 'dist'));
		scripts = openSiteSearch(built.files);
		({ search } = scripts);
		sections = built.routes
			.filter(({ route }) => !/404|world-details|^\/search\//.test(route))
			.flatMap(({ route, html }) => {
				const title = route === '/' ? 'Lagan' : readHtml(html).title.replace(/ · Lagan$/, '');
				return readSections(html, { route, title });
			});
	});
	const ask = (question: string) => search.find(question).results.map(({ href }) => href);

	for (const [question, ...first] of expectedSearches) {
		it(`answers “${question}” first with ${first.join(' or ')}`, () => {
			const results = ask(question);
			// What a word means, or when it was, may stand before the place that tells it.
			const told = results.slice(0, 3).find((href) => !/^\/(?:index|timeline)\/#/.test(href));
			assert.ok(first.includes(told ?? ''), results.slice(0, 5).join(', '));
		});
	}

	it('finds all that MiniSearch is sure of, and answers more questions first', (test) => {
		const common = new Set(commonWords);
		const judge = new MiniSearch({
			idField: 'path',
			fields: ['title', 'page', 'headings', 'text'],
			processTerm: (word) => {
				const folded = fold(word);
				return common.has(folded) ? null : folded;
			},
		});
		judge.addAll(
			sections.map(({ headings, sentences, ...section }) => ({
				...section,
				headings: headings.join(' '),
				text: sentences.join(' '),
			})),
		);
		const boost = { title: 4, headings: 2 };
		const missed: string[] = [];
		let score = 0;
		for (const [question, ...first] of expectedSearches) {
			// What has every word, as it was typed, by its own words.
			const sure = judge
				.search(question, { boost, combineWith: 'AND', fields: ['title', 'headings', 'text'] })
				.map(({ id }) => String(id));
			const { total, results } = search.find(question);
			const found = results.map(({ href }) => href);
			const lost = total > found.length ? [] : sure.filter((place) => !found.includes(place));
			if (lost.length > 0 || total < sure.length) missed.push(`${question}: ${total}, not ${lost}`);
			const [best] = judge.search(question, { boost, prefix: true, fuzzy: 0.2 });
			if (first.includes(String(best?.id))) score++;
		}
		assert.deepEqual(missed, []);
		test.diagnostic(`MiniSearch answers ${score} of ${expectedSearches.length} first`);
		assert.ok(expectedSearches.length >= 60);
		// Each is asked for above; a judge that answers next to none was not asked properly.
		assert.ok(score < expectedSearches.length && score > expectedSearches.length / 2);
	});

	it('finds every section of every page by its title, and every sentence leads to its place', () => {
		const ids = new Map(
			built.routes.map(({ route, html }) => [route, new Set(readHtml(html).ids)]),
		);
		const lost = sections.filter(({ path: place, title, page }) => {
			const [route = '', anchor] = place.split('#');
			assert.ok(anchor === undefined || ids.get(route)?.has(anchor), place);
			const { results } = search.find(`${title} ${page}`);
			return !results.some(({ href }) => href === place);
		});
		assert.deepEqual(
			lost.map(({ path: place }) => place),
			[],
		);
		assert.ok(sections.length > 270, `${sections.length}`);
	});

	it('has every faction, person, section and station that prose can name', () => {
		const known = new Set(sections.map(({ path: place }) => place));
		const missing = listLinkTargets(lagan).filter(([, { path: place }]) => !known.has(place));
		assert.deepEqual(missing, []);
	});

	it('shows of each result a sentence of its section, with marks where it has the word', () => {
		const texts = new Map(
			sections.map(({ path: place, sentences }) => [place, new Set(sentences)]),
		);
		for (const question of ['bread', 'quintanila', 'tenth of a claim', 'Ouédraogo', 'axion loop']) {
			for (const result of search.find(question).results) {
				const parts = result.quote() ?? [];
				assert.ok(texts.get(result.href)?.has(parts.join('')), `${question}: ${result.href}`);
			}
		}
		const [first] = search.find('quintanila bread').results;
		assert.match(
			first
				?.quote()
				?.filter((_, at) => at % 2 === 1)
				.join(' ') ?? '',
			/Quintanilha|bread/i,
		);
	});

	it('is at most 48 kB of index, and 3 kB of code with the page’s own script', () => {
		const weigh = (script: string | Uint8Array) => brotliCompressSync(script).length;
		const index = String(scripts.index[1]);
		const reader = index.slice(0, index.indexOf('search=openSearch('));
		assert.ok(reader.length > 1000);
		assert.ok(weigh(index) <= 48_000, `${weigh(index)}`);
		const code = weigh(reader) + weigh(scripts.island[1]);
		assert.ok(code <= 3000, `${code}`);
		for (const [file, text] of scripts.texts) assert.ok(weigh(text) <= 6000, file);
	});

	it('is loaded by its own page alone', () => {
		for (const { route, html } of built.routes) {
			const own = html.includes('/assets/search');
			assert.equal(own, route === '/search/', route);
		}
	});

	it('knows a word of the site in each group of those that people ask by', () => {
		const words = new Set(
			sections.flatMap(({ title, sentences }) =>
				listWords(`${title} ${sentences.join(' ')}`).map(stem),
			),
		);
		for (const group of synonyms) {
			assert.ok(
				group.some((word) => words.has(stem(word))),
				group.join(', '),
			);
		}
	});

	it('leaves out only what some page has', () => {
		const html = built.routes.map((page) => page.html).join('');
		for (const name of unreadClasses)
			assert.match(html, new RegExp(`class="[^"]*\\b${name}\\b`), name);
	});
});

describe('the search of a site that stands elsewhere', () => {
	for (const [base, first] of [
		['/lagan/', '/lagan/character/ines-quintanilha/'],
		['./', '../character/ines-quintanilha/index.html'],
	] as const) {
		it(`leads to its pages with the base ${base}`, async () => {
			const out = path.join(await makeTemporaryFolder(), 'dist');
			const { files } = await buildAndRead({ ...settings, base }, out);
			const { search } = openSiteSearch(files);
			assert.equal(search.find('Inès').results[0]?.href, first);
			const [station] = search.find('khulna').results;
			assert.match(station?.href ?? '', /world-bible\/(index\.html)?#khulna$/);
		});
	}
});
