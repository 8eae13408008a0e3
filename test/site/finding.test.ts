import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';

/** What readers look for, and where they find it. */
const wanted: Readonly<Record<string, string>> = {
	'who Tomasi Faleafa is': '/character/tomasi-faleafa/',
	'who is against him': '/people/#table',
	'what the anthology pays': '/submission-guidelines/#pay-and-rights',
	'how people become citizens': '/world-bible/#citizenship-and-access',
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

describe('the landing page', () => {
	let built: SiteOnDisk;
	/** The number of clicks to each page and anchor. */
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
		it(`is at most two clicks away from ${what}`, () => {
			const [page = ''] = place.split('#');
			const { html = '' } = built.routes.find(({ route }) => route === page) ?? {};
			const [, id] = place.split('#');
			if (id !== undefined) assert.ok(readHtml(html).ids.includes(id), place);
			// Every anchor can be reached from the contents of its page.
			const count = clicks.get(place) ?? (clicks.get(page) ?? Number.POSITIVE_INFINITY) + 1;
			assert.ok(count <= 2, `${place}: ${count}`);
		});
	}
});
