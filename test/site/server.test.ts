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
	'faction/foundation/index.html': 'foundation',
	'x/index.html': 'x',
	'assets/style.00000000.css': 'p {}',
	'downloads/a.cbz': 'comic',
	'downloads/a.docx': 'manuscript',
	'downloads/a.odt': 'manuscript',
	'.well-known/security.txt': 'security',
	'.htaccess': 'secret',
	_headers: 'secret',
	'../secret.txt': 'secret',
};

for (const base of ['/', '/lagan/'] as const) {
	describe(`the preview server at ${base}`, () => {
		const folderPromise = makeTemporaryFolder();
		let server: ReturnType<typeof createSiteServer>;
		let origin: string;
		before(async () => {
			const folder = path.join(await folderPromise, 'dist');
			for (const [name, contents] of Object.entries(files)) {
				await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
				await writeFile(path.join(folder, name), contents);
			}
			server = createSiteServer({ folder, base });
			origin = `http://127.0.0.1:${await listen(server, 0)}${base.slice(0, -1)}`;
		});
		after(() => server.close());

		it('sends pages and files', async () => {
			for (const [route, contents, type] of [
				['/', 'home', /^text\/html/],
				['/x/', 'x', /^text\/html/],
				['/x/?a=b', 'x', /^text\/html/],
				['/assets/style.00000000.css', 'p {}', /^text\/css/],
				['/downloads/a.cbz', 'comic', /^application\/vnd\.comicbook\+zip/],
				['/downloads/a.docx', 'manuscript', /^application\/vnd\..*wordprocessingml\.document/],
				['/downloads/a.odt', 'manuscript', /^application\/vnd\.oasis\.opendocument\.text/],
				['/.well-known/security.txt', 'security', /^text\/plain/],
			] as const) {
				const { status, headers, body } = await ask(origin + route);
				assert.deepEqual([status, body.toString()], [200, contents], route);
				assert.match(headers['content-type'] ?? '', type, route);
			}
		});
		it('redirects a folder without its slash, with the query', async () => {
			const { status, headers } = await ask(`${origin}/x?a=b`);
			assert.deepEqual([status, headers.location], [301, `${base}x/?a=b`]);
		});
		it('sends the nearest not-found page', async () => {
			for (const [route, contents] of [
				['/nothing', 'no page'],
				['/nothing/at/all/', 'no page'],
				['/index.html/', 'no page'],
				['/%ff', 'no page'],
				['/faction/nobody', 'no faction'],
				['/faction/nobody/at/all/', 'no faction'],
			] as const) {
				const { status, body } = await ask(origin + route);
				assert.deepEqual([status, body.toString()], [404, contents], route);
			}
		});
		it('does not send hidden files or files outside the site', async () => {
			for (const route of [
				...['/.htaccess', '/_headers', '/x/../.htaccess'],
				...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//secret.txt'],
			]) {
				const { status, body } = await ask(origin + route);
				assert.equal(status, 404, route);
				assert.doesNotMatch(body.toString(), /secret/, route);
			}
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
			const { etag = '' } = (await ask(`${origin}/`)).headers;
			assert.equal((await ask(`${origin}/`, { 'If-None-Match': etag })).status, 304);
		});
	});
}

describe('the port', () => {
	it('is rejected if it is taken', async () => {
		const folder = await makeTemporaryFolder();
		const first = createSiteServer({ folder, base: '/' });
		const port = await listen(first, 0);
		const second = createSiteServer({ folder, base: '/' });
		await assert.rejects(listen(second, port), /This port is taken/);
		first.close();
	});
});
