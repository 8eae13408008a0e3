import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../src/build/check-site.ts';
import { type Settings, settings } from '../../src/site.ts';

/** What is said of links and addresses on a landing page that holds `head` and `body`. */
function check(changed: Partial<Settings>, { head = '', body = '' }): string[] {
	const said: string[] = [];
	const page = (inHead: string, inBody: string) =>
		`<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">${inHead}</head><body>${inBody}</body></html>`;
	const files = new Map([
		['/index.html', page(head, body)],
		['/resources/index.html', page('', '')],
	]);
	checkSite(
		{ files, settings: { ...settings, ...changed }, fragments: new Map(), copies: new Set() },
		({ what }) => {
			if (/leads|Structured/.test(what)) said.push(what);
		},
	);
	return said.filter((what) => !/No path of links/.test(what));
}

const link = (href: string) => ({ body: `<a href="${href}">x</a>` });

describe('the checks of a site with relative links', () => {
	const base = './';
	it('find nothing wrong with a link that names its index.html, or a place on the page', () => {
		assert.deepEqual(check({ base }, link('resources/index.html')), []);
		assert.deepEqual(check({ base }, { body: '<p id="a"></p><a href="#a">x</a>' }), []);
	});
	it('refuse a folder, which shows no page on a disk', () => {
		assert.match(check({ base }, link('resources/'))[0] ?? '', /leads to a folder/);
	});
	it('refuse what starts at a root or climbs above the site', () => {
		assert.match(check({ base }, link('/resources/index.html'))[0] ?? '', /not there/);
		assert.match(check({ base }, link('../resources/index.html'))[0] ?? '', /not there/);
	});
});

describe('the checks of structured data', () => {
	const address = 'https://lagan.example/';
	const data = (value: unknown) => ({
		head: `<script type="application/ld+json">${JSON.stringify(value)}</script>`,
	});
	it('refuse an address of this site that leads nowhere, at any depth', () => {
		const [said] = check({ address }, data({ '@graph': [{ item: [`${address}gone/`] }] }));
		assert.match(
			said ?? '',
			/Structured data “https:\/\/lagan\.example\/gone\/” leads to \/gone\//,
		);
	});
	it('accept pages of this site, other sites, and names', () => {
		const value = {
			url: `${address}resources/`,
			sameAs: 'https://b.example/x',
			'@id': `${address}#p`,
		};
		assert.deepEqual(check({ address }, data(value)), []);
	});
});

describe('a mistake that very many pages share', () => {
	it('is told of the first of them, with how many more there are', () => {
		const said: string[] = [];
		const page =
			'<!doctype html><html lang="en"><body><h1>x</h1><a href="/gone/">x</a></body></html>';
		const files = new Map(Array.from({ length: 70 }, (_, i) => [`/${i}/index.html`, page]));
		checkSite({ files, settings, fragments: new Map(), copies: new Set() }, ({ where, what }) => {
			if (/gone/.test(what)) said.push(`${where} ${what}`);
		});
		assert.equal(said.length, 50);
		assert.match(
			said[0] ?? '',
			/^\/0\/ <a href="\/gone\/"> leads to \/gone\/, which is not there\.$/,
		);
		assert.match(said[49] ?? '', /^\/49\/ .* So do 20 more\.$/);
	});
});
