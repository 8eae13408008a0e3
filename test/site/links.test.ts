import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { it } from 'node:test';
import { listen } from '../../src/generator/output/site-server.ts';
import { crawlSite } from '../support/crawl-site.ts';
import { serveSite } from '../support/shared-site.ts';

it('linkinator finds every link of the site in order', async () => {
	const { origin, routes } = await serveSite();
	const { links, broken } = await crawlSite(origin, routes);
	assert.deepEqual(broken, []);
	assert.ok(links > routes.length * 10, `${links} links`);
});

it('linkinator finds a dead anchor on each page that has one, and a dead link', async () => {
	const html = '<p id="here">x</p><a href="/#here">1</a><a href="/#gone">2</a><a href="/no">3</a>';
	const server = createServer(({ url }, response) => {
		response.writeHead(url === '/no' ? 404 : 200, { 'Content-Type': 'text/html' }).end(html);
	});
	const port = await listen(server, 0);
	const { broken } = await crawlSite(`http://127.0.0.1:${port}`, ['/', '/other/']);
	server.closeAllConnections();
	server.close();
	assert.deepEqual(broken.map((line) => line.replace(/ is broken.*/, '')).toSorted(), [
		'/: /#gone',
		'/: /no',
		'/other/: /#gone',
		'/other/: /no',
	]);
});
