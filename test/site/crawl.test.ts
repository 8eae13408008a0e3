import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { buildSite } from '../../src/generator/build-site.ts';
import { crawlSite } from '../../src/generator/checks/crawl-site.ts';
import { fileOfRoute } from '../../src/generator/files.ts';
import { settings } from '../../src/site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('linkinator, asked without the checks of the build', () => {
	let folder: string;
	let routes: readonly string[];
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'dist');
		({ routes } = await buildSite(settings, folder));
	});

	it('finds nothing wrong with the site as it is built', async () => {
		const { links, problems } = await crawlSite(folder, settings.base, routes);
		assert.deepEqual(problems, []);
		assert.ok(links > routes.length * 10, `${links} links`);
	});

	it('finds a dead anchor on every page, also where nothing leads and where another says the same', async () => {
		assert.ok(routes.includes('/world-details/'));
		assert.equal(routes.filter((route) => route.endsWith('/404.html')).length, 3);
		for (const [number, route] of routes.entries()) {
			const file = folder + fileOfRoute(route);
			const html = await readFile(file, 'utf8');
			const planted = html.replace('</main>', `<a href="/resources/#dead-${number}">x</a></main>`);
			assert.notEqual(planted, html, route);
			await writeFile(file, planted);
		}
		const { problems } = await crawlSite(folder, settings.base, routes);
		const found = problems.map(
			({ where, what }) => `${where} ${/\/resources\/#dead-\d+/.exec(what)?.[0]}`,
		);
		const planted = routes.map((route, number) => `${route} /resources/#dead-${number}`);
		assert.deepEqual(found.toSorted(), planted.toSorted());
	});
});
