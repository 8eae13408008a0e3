import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Search } from '../../islands/search/open-search.ts';
import { listWords, stem } from '../../islands/search/words.ts';
import { synonyms } from '../../src/content/search-words.ts';
import { readBody } from '../../src/generator/pages/read-body.ts';
import {
	type IndexedSection,
	readSections,
	skippedClasses,
} from '../../src/generator/pages/search/read-sections.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { expectedSearches } from '../fixtures/search-queries.ts';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';
import { openSiteSearch } from '../support/site-search.ts';

describe('the search of the site', () => {
	let built: SiteOnDisk;
	let search: Search;
	/** All sections that can be found, read from the pages on disk. */
	let sections: IndexedSection[];

	before(async () => {
		built = await readSite();
		search = await openSiteSearch(built.files);
		sections = built.routes
			.filter(({ route }) => !/404|world-details|^\/(search|panel)\//.test(route))
			.flatMap(({ route, html }) => {
				const title = route === '/' ? 'Lagan' : readHtml(html).title.replace(/ · Lagan$/, '');
				return readSections(readBody(html).document, { route, title });
			});
	});
	const ask = (question: string) => search(question).results.map(({ href }) => href);

	it('has the expected result first for nearly every query, and in the first three for all but one', () => {
		const later: string[] = [];
		const lost: string[] = [];
		for (const [question, ...first] of expectedSearches) {
			const results = ask(question).slice(0, 3);
			// A definition or a date may come before the section about it.
			const main = results.find((href) => !/^\/(?:a-to-z|timeline)\/#/.test(href));
			if (!first.includes(main ?? '')) later.push(`${question}: ${results.join(', ')}`);
			if (!results.some((href) => first.includes(href))) lost.push(question);
		}
		assert.ok(later.length <= 7, later.join('\n'));
		assert.ok(lost.length <= 1, lost.join('\n'));
	});

	it('finds every section by its title, and links to an anchor that exists', () => {
		const ids = new Map(
			built.routes.map(({ route, html }) => [route, new Set(readHtml(html).ids)]),
		);
		const lost = sections.filter(({ path: place, title, page }) => {
			const [route = '', anchor] = place.split('#');
			assert.ok(anchor === undefined || ids.get(route)?.has(anchor), place);
			const { results } = search(`${title} ${page}`);
			return !results.some(({ href }) => href === place);
		});
		assert.deepEqual(
			lost.map(({ path: place }) => place),
			[],
		);
		assert.ok(sections.length > 270, `${sections.length}`);
	});

	it('includes every faction, person, section and station that prose can link to', () => {
		const known = new Set(sections.map(({ path: place }) => place));
		const missing = listLinkTargets(lagan).filter(([, { path: place }]) => !known.has(place));
		assert.deepEqual(missing, []);
	});

	it('has a word of the site in each group of synonyms', () => {
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

	it('leaves out only classes that some page has', () => {
		const html = built.routes.map((page) => page.html).join('');
		for (const name of skippedClasses)
			assert.match(html, new RegExp(`class="[^"]*\\b${name}\\b`), name);
	});
});
