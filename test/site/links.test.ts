import assert from 'node:assert/strict';
import { it } from 'node:test';
import { crawlSite } from '../support/crawl-site.ts';
import { serveSite } from '../support/shared-site.ts';

it('linkinator finds no broken link on the site', async () => {
	const { origin, routes } = await serveSite();
	const { links, broken } = await crawlSite(origin, routes);
	assert.deepEqual(broken, []);
	assert.ok(links > routes.length * 10, `${links} links`);
});
