import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { ask } from '../support/ask.ts';
import { sendRaw } from '../support/raw-request.ts';
import { page, plan, secret, serveSmallSite, writeSite } from '../support/small-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

for (const base of ['/', '/lagan/'] as const) {
	describe(`the preview of a site at ${base}`, () => {
		let port: number;
		let origin: string;
		let stop: (() => void) | undefined;
		before(async () => {
			({ port, origin, stop } = await serveSmallSite(base));
		});
		after(() => stop?.());
		const under = base.slice(0, -1);

		describe('asked for what is not its own', () => {
			for (const target of [
				'/../secret.txt',
				'/x/../../secret.txt',
				'/%2e%2e/secret.txt',
				'/%2e%2e%2fsecret.txt',
				'/..%2fsecret.txt',
				'/%252e%252e%252fsecret.txt',
				'/..%5csecret.txt',
				'/..\\secret.txt',
				'//secret.txt',
				'/....//secret.txt',
				'/x/..;/..;/secret.txt',
				'/link.txt',
				'/up/secret.txt',
				'/up/dist/.htaccess',
				'/broken',
				'/.htaccess',
				'/x/../.htaccess',
				'/%2ehtaccess',
				'/_headers',
				'/index.html/',
				'/x/index.html/index.html',
				'/etc/passwd',
				'/C:/secret.txt',
				`/${'a/'.repeat(3000)}`,
				`/${'a'.repeat(5000)}`,
			]) {
				it(`sends nothing for ${target.slice(0, 40)}`, async () => {
					const { status, body } = await sendRaw(port, `GET ${under}${target} HTTP/1.1`);
					assert.equal(status, 404);
					assert.equal(body.includes(secret), false);
					assert.equal(body.includes('root:'), false);
				});
			}
			for (const target of [
				'/%00',
				'/x%00.html',
				'/%ff',
				'/%',
				'/%zz',
				'/%c0%ae%c0%ae/secret.txt',
			]) {
				it(`refuses ${target}`, async () => {
					assert.equal((await sendRaw(port, `GET ${under}${target} HTTP/1.1`)).status, 400);
				});
			}
			it('refuses what is no address at all', async () => {
				assert.equal((await sendRaw(port, 'GET x/ HTTP/1.1')).status, 400);
				assert.equal((await sendRaw(port, `GET ${'/x'.repeat(20_000)} HTTP/1.1`)).status, 431);
			});
			it('leads nowhere else', async () => {
				for (const target of [
					'//evil.example/x',
					'/\\evil.example/x',
					'http://evil.example/nothing',
					'/x%0d%0aSet-Cookie:%20a=b',
				]) {
					const { head } = await sendRaw(port, `GET ${target} HTTP/1.1`);
					assert.doesNotMatch(head, /evil\.example|^Set-Cookie/im, target);
				}
			});
		});

		it('sends a page with letters beyond ASCII, and what is meant to be well known', async () => {
			assert.equal((await ask(`${origin}/%C3%A9/`)).body.toString(), page('accent'));
			assert.equal((await ask(`${origin}/.well-known/security.txt`)).status, 200);
		});
		it('leads a folder without its slash to the page, below the base, with the query', async () => {
			const { status, headers } = await ask(`${origin}/x?a=b`);
			assert.equal(status, 301);
			assert.equal(headers.location, `${base}x/?a=b`);
			assert.equal((await ask(`${origin}/%C3%A9`)).headers.location, `${base}%C3%A9/`);
		});
		it('sends the nearest not-found page', async () => {
			for (const [route, words] of [
				['/nothing', 'none'],
				['/nothing/at/all/', 'none'],
				['/faction/nobody', 'no faction'],
				['/faction/nobody/at/all/', 'no faction'],
				['/character/nobody/', 'no character'],
			] as const) {
				const { status, headers, body } = await ask(origin + route);
				assert.equal(status, 404, route);
				assert.equal(headers['cache-control'], 'no-cache');
				assert.equal(body.toString(), page(words), route);
			}
		});
		it('sends what the build has hosts send, with every answer', async () => {
			for (const route of ['/', '/nothing', '/x', '/assets/digits.00000000.txt', '/%ff']) {
				const { headers } = await ask(origin + route);
				for (const [name, value] of plan.headers) {
					assert.equal(headers[name.toLowerCase()], value, `${route}: ${name}`);
				}
			}
		});
		it('lets files stay that are named after what they hold, and no others', async () => {
			const cached = async (route: string) => (await ask(origin + route)).headers['cache-control'];
			assert.equal(
				await cached('/assets/digits.00000000.txt'),
				'public, max-age=31536000, immutable',
			);
			assert.equal(await cached('/'), 'no-cache');
			assert.equal(await cached('/assets/none.00000000.txt'), 'no-cache');
		});

		it('says that a copy is still good, whatever its form', async () => {
			for (const encoding of ['identity', 'gzip', 'br']) {
				const accepted = { 'Accept-Encoding': encoding };
				const { headers } = await ask(`${origin}/`, accepted);
				const { etag = '' } = headers;
				assert.notEqual(etag, '');
				const again = await ask(`${origin}/`, { ...accepted, 'If-None-Match': etag });
				assert.deepEqual([again.status, again.body.length], [304, 0], encoding);
				const other = await ask(`${origin}/`, { ...accepted, 'If-None-Match': 'W/"1-2"' });
				assert.equal(other.status, 200, encoding);
			}
		});
		for (const [accepted, encoding, decode] of [
			['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
			['gzip, deflate', 'gzip', gunzipSync],
			['', undefined, (body: Buffer) => body],
		] as const) {
			it(`sends a page ${encoding ?? 'as it is'} to who accepts “${accepted}”`, async () => {
				const { headers, body } = await ask(`${origin}/x/`, { 'Accept-Encoding': accepted });
				assert.equal(headers['content-encoding'], encoding);
				assert.equal(headers.vary, 'Accept-Encoding');
				assert.match(headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/);
				assert.equal(decode(body).toString(), page('x'));
				// And as it is what has no such form.
				const big = await ask(`${origin}/big.bin`, { 'Accept-Encoding': accepted });
				assert.equal(big.headers['content-encoding'], undefined);
				assert.equal(big.body.length, 4_000_000);
			});
		}

		describe('asked by another method', () => {
			it('answers HEAD as GET, without the body', async () => {
				for (const route of ['/', '/nothing', '/x', '/assets/digits.00000000.txt']) {
					const { body: all } = await ask(origin + route);
					const { status, head, body } = await sendRaw(port, `HEAD ${under}${route} HTTP/1.1`);
					assert.equal(body, '');
					assert.equal(status, (await ask(origin + route)).status);
					if (route !== '/x')
						assert.match(head, new RegExp(`Content-Length: ${all.length}\r`, 'i'));
				}
			});
			for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
				it(`refuses ${method}, and says what it allows`, async () => {
					const { status, head } = await sendRaw(port, `${method} ${base} HTTP/1.1`);
					assert.equal(status, 405);
					assert.match(head, /^Allow: GET, HEAD\r?$/im);
				});
			}
			it('refuses a method that there is not', async () => {
				assert.equal((await sendRaw(port, `SING ${base} HTTP/1.1`)).status, 400);
			});
		});
	});
}

describe('the preview while builds replace the site', () => {
	it('goes on, and sends whole pages of the site that is there', async () => {
		const folder = path.join(await makeTemporaryFolder(), 'dist');
		const [next, aside] = [`${folder}-next`, `${folder}-aside`];
		await writeSite(folder, 'one');
		await writeSite(next, 'another');
		const sites = [page('homeone'), page('homeanother')];
		const server = createSiteServer({ folder, base: '/' });
		const origin = `http://127.0.0.1:${await listen(server, 0)}`;
		let over = false;
		const keepAsking = async () => {
			while (!over) {
				const answer = await ask(`${origin}/`).catch(() => undefined);
				// In the moment in which nothing stands there, it can only say so.
				if (answer?.status !== 200) continue;
				assert.ok(sites.includes(answer.body.toString()), 'half of one site');
			}
		};
		try {
			const clients = [keepAsking(), keepAsking(), keepAsking()];
			for (let build = 1; build <= 100; build++) {
				await rename(folder, aside);
				await rename(next, folder);
				await rename(aside, next);
				const [now, before] = build % 2 === 1 ? ['another', 'one'] : ['one', 'another'];
				const { status, body } = await ask(`${origin}/`);
				assert.deepEqual([status, body.toString()], [200, page(`home${now}`)]);
				assert.equal((await ask(`${origin}/assets/style.${now}.css`)).status, 200);
				assert.equal((await ask(`${origin}/assets/style.${before}.css`)).status, 404);
			}
			over = true;
			await Promise.all(clients);
		} finally {
			over = true;
			server.closeAllConnections();
			server.close();
		}
	});
});
