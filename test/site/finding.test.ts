import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';

/** What people come for, and a place where it is answered. */
const wanted: Readonly<Record<string, string>> = {
	'who Tomasi Faleafa is': '/character/tomasi-faleafa/',
	'who is against him': '/people/#table',
	'what pays': '/submission-guidelines/#pay-and-rights',
	'how one becomes marked': '/world-bible/#citizenship-and-access',
	'when the deadline is': '/submission-guidelines/#deadlines',
	'a map': '/world-bible/#city-districts',
	'all characters': '/a-to-z/',
	'what a claim is': '/world-bible/#money',
	'the comic template': '/creative-resources/',
	'where the Haiphong table hangs': '/world-bible/#haiphong',
	'what happened in 2079': '/timeline/#derelict-lost',
	'which facts a story may decide': '/canon/',
	'where to start': '/start/',
};

describe('from the landing page', () => {
	let built: SiteOnDisk;
	/** How many clicks away each place is; a link to a page is a link to all that it shows. */
	const clicks = new Map<string, number>([['/', 0]]);
	before(async () => {
		built = await readSite();
		const links = new Map(
			built.routes.map(({ route, html }) => [
				route,
				readHtml(html).references.flatMap(({ tag, url }) =>
					tag === 'a' && url.startsWith('/') ? url : [],
				),
			]),
		);
		for (const [place, count] of clicks) {
			for (const url of links.get(place.replace(/#.*/, '')) ?? []) {
				for (const found of [url, url.replace(/#.*/, '')]) {
					if (!clicks.has(found)) clicks.set(found, count + 1);
				}
			}
		}
	});

	for (const [what, place] of Object.entries(wanted)) {
		it(`it takes two clicks at most to find ${what}`, () => {
			const [page = ''] = place.split('#');
			const { html = '' } = built.routes.find(({ route }) => route === page) ?? {};
			const [, id] = place.split('#');
			if (id !== undefined) assert.ok(readHtml(html).ids.includes(id), place);
			// A place on a page is found in the page's own contents.
			const count = clicks.get(place) ?? (clicks.get(page) ?? Number.POSITIVE_INFINITY) + 1;
			assert.ok(count <= 2, `${place}: ${count}`);
		});
	}
});
