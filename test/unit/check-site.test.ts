import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLinkFaults } from '../../src/generator/checks/check-links.ts';
import { findUndeclaredProperties } from '../../src/generator/checks/check-page.ts';
import { readPage } from '../../src/generator/checks/read-page.ts';
import { mergeProblems } from '../../src/lib/problems.ts';
import type { Settings } from '../../src/site.ts';
import { settings } from '../support/settings.ts';

/** Checks the links of some pages. */
function findFaults(
	pages: ReadonlyMap<string, string>,
	changed: Partial<Settings> = {},
	thrown: readonly string[] = [],
) {
	const read = [...pages].map(([file, html]) => readPage(file, html));
	return findLinkFaults(read, {
		settings: { ...settings, ...changed },
		files: pages,
		fragments: new Map(),
		copies: new Set(),
		hasFailed: (file) => thrown.includes(file),
		findSource: () => [],
	});
}

/** Checks the links and addresses of a landing page with this `head` and `body`. */
function check(changed: Partial<Settings>, { head = '', body = '' }): string[] {
	const page = (inHead: string, inBody: string) =>
		`<!doctype html><html lang="en"><head>${inHead}</head><body>${inBody}</body></html>`;
	const pages = new Map([
		['/index.html', page(head, body)],
		['/resources/index.html', page('', '')],
	]);
	return findFaults(pages, changed)
		.map(({ what }) => what)
		.filter((what) => /leads|Structured/.test(what) && !/No path of links/.test(what));
}

const link = (href: string) => ({ body: `<a href="${href}">x</a>` });

describe('the link check of a site with relative links', () => {
	const base = './';
	it('accepts links to an index.html and to an anchor on the page', () => {
		assert.deepEqual(check({ base }, link('resources/index.html')), []);
		assert.deepEqual(check({ base }, { body: '<p id="a"></p><a href="#a">x</a>' }), []);
	});
	it('rejects links to a folder, which would not open a page from a disk', () => {
		assert.match(check({ base }, link('resources/'))[0] ?? '', /leads to a folder/);
	});
	it('rejects links that start with a slash or leave the site', () => {
		assert.match(check({ base }, link('/resources/index.html'))[0] ?? '', /does not exist/);
		assert.match(check({ base }, link('../resources/index.html'))[0] ?? '', /does not exist/);
	});
});

describe('the link check of a site below a path', () => {
	it('rejects links that leave the path', () => {
		assert.deepEqual(check({ base: '/lagan/' }, link('/lagan/resources/')), []);
		assert.match(check({ base: '/lagan/' }, link('/resources/'))[0] ?? '', /does not exist/);
	});
});

describe('the check of structured data', () => {
	const address = 'https://lagan.example/';
	const data = (value: unknown) => ({
		head: `<script type="application/ld+json">${JSON.stringify(value)}</script>`,
	});
	it('rejects dead addresses of this site, at any depth', () => {
		const [fault] = check({ address }, data({ '@graph': [{ item: [`${address}gone/`] }] }));
		assert.match(
			fault ?? '',
			/Structured data “https:\/\/lagan\.example\/gone\/” leads to \/gone\//,
		);
	});
	it('accepts pages of this site, other sites and ids', () => {
		const value = {
			url: `${address}resources/`,
			sameAs: 'https://b.example/x',
			'@id': `${address}#p`,
		};
		assert.deepEqual(check({ address }, data(value)), []);
	});
});

describe('a mistake on many pages', () => {
	it('is reported once, for the first page, with the number of other places', () => {
		const page = '<!doctype html><html lang="en"><body><a href="/gone/">x</a></body></html>';
		const pages = new Map(Array.from({ length: 31 }, (_, i) => [`/${i}/index.html`, page]));
		const problems = mergeProblems(findFaults(pages)).filter(({ what }) => /gone/.test(what));
		assert.deepEqual(
			problems.map(({ where, what }) => [where, what]),
			[['/0/ and 30 more places', '<a href="/gone/"> leads to /gone/, which does not exist.']],
		);
	});
});

describe('custom properties', () => {
	it('are refused where nothing declares them', () => {
		const style =
			'a{color:var(--nope);width:var(--own);height:var(--set);top:var(--free,0);--own:1px}';
		const files = new Map([
			['/index.html', `<style>${style}</style>`],
			['/a.js', 'h({style:{"--set":1}})'],
		]);
		const page = readPage('/index.html', files.get('/index.html') ?? '');
		assert.deepEqual(
			findUndeclaredProperties([page], files).map(({ what }) => what),
			['Its styles use --nope, which nothing declares.'],
		);
	});
});

describe('a page that threw', () => {
	it('is no dead link, and no page is said to have no way to it', () => {
		const pages = new Map([
			['/index.html', '<a href="/thrown/#x">A</a><a href="/gone/">B</a>'],
			['/beyond/index.html', ''],
		]);
		const faults = findFaults(pages, {}, ['/thrown/index.html']);
		assert.deepEqual(
			faults.map(({ what }) => what),
			['<a href="/gone/"> leads to /gone/, which does not exist.'],
		);
	});
});
