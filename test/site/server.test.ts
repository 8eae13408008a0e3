import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { caching, headers as siteHeaders } from '../../src/generator/output/hosting/plan.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { ask } from '../support/ask.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const files: Readonly<Record<string, string>> = {
	'index.html': 'home',
	'404.html': 'no page',
	'faction/404.html': 'no faction',
	'x/index.html': 'x',
	'assets/style.00000000.css': 'p {}',
	'downloads/a.cbz': 'comic',
	'downloads/a.docx': 'manuscript',
	'downloads/a.odt': 'manuscript',
	'.well-known/security.txt': 'security',
	'.htaccess': 'secret',
	_headers: 'secret',
};

describe('the preview server', () => {
	const base = '/lagan/';
	let server: ReturnType<typeof createSiteServer>;
	let origin: string;
	before(async () => {
		const folder = await makeTemporaryFolder();
		for (const [name, contents] of Object.entries(files)) {
			await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
			await writeFile(path.join(folder, name), contents);
		}
		server = createSiteServer({ folder, base });
		origin = `http://127.0.0.1:${await listen(server, 0)}/lagan`;
	});
	after(() => server.close());

	it('sends pages and files with their types, and the nearest not-found page for others', async () => {
		for (const [route, expected, contents, type] of [
			['/', 200, 'home', /^text\/html/],
			['/x/?a=b', 200, 'x', /^text\/html/],
			['/assets/style.00000000.css', 200, 'p {}', /^text\/css/],
			['/downloads/a.cbz', 200, 'comic', /^application\/vnd\.comicbook\+zip/],
			['/downloads/a.docx', 200, 'manuscript', /^application\/vnd\..*wordprocessingml\.document/],
			['/downloads/a.odt', 200, 'manuscript', /^application\/vnd\.oasis\.opendocument\.text/],
			['/.well-known/security.txt', 200, 'security', /^text\/plain/],
			['/nothing/at/all/', 404, 'no page', /^text\/html/],
			['/faction/nobody', 404, 'no faction', /^text\/html/],
			['/.htaccess', 404, 'no page', /^text\/html/],
			['/_headers', 404, 'no page', /^text\/html/],
		] as const) {
			const { status, headers, body } = await ask(origin + route);
			assert.deepEqual([status, body.toString()], [expected, contents], route);
			assert.match(headers['content-type'] ?? '', type, route);
		}
	});
	it('redirects a folder without its slash, with the query', async () => {
		const { status, headers } = await ask(`${origin}/x?a=b`);
		assert.deepEqual([status, headers.location], [301, `${base}x/?a=b`]);
	});
	it('sends the site’s headers with every response', async () => {
		for (const route of ['/', '/nothing', '/x', '/assets/style.00000000.css']) {
			const { headers } = await ask(origin + route);
			for (const [name, value] of siteHeaders) {
				assert.equal(headers[name.toLowerCase()], value, `${route}: ${name}`);
			}
		}
	});
	it('allows caching only for files with a hash in their name', async () => {
		for (const [route, expected] of [
			['/assets/style.00000000.css', caching.hashed],
			['/', caching.others],
			['/assets/none.00000000.css', caching.others],
		] as const) {
			assert.equal((await ask(origin + route)).headers['cache-control'], expected, route);
		}
	});
	it('is refused a port that is taken', async () => {
		const second = createSiteServer({ folder: '.', base });
		await assert.rejects(listen(second, Number(new URL(origin).port)), /This port is taken/);
	});
});
