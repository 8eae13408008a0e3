import assert from 'node:assert/strict';
import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	symlink,
	utimes,
	writeFile,
} from 'node:fs/promises';
import { Agent, get, type Server } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { makeHeadersFile } from '../../src/build/hosting/netlify.ts';
import { planHosting } from '../../src/build/hosting/plan.ts';
import { createSiteServer, listen } from '../../src/build/server.ts';
import { settings } from '../../src/site.ts';
import { ask } from '../support/ask.ts';
import { open, readAll, sendRaw } from '../support/raw-request.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const plan = planHosting(settings, [], ['/', '/404.html', '/faction/404.html', '/x/']);
const secret = 'nobody may read this';
const page = (name: string) => `<!doctype html><title>${name}</title>${name} `.repeat(200);
const digits = Array.from({ length: 10_000 }, (_, i) => String(i % 10)).join('');
const written = new Date('2025-08-20T10:00:00Z');

/** Writes a small site with all that a server could get wrong. */
async function writeSite(folder: string, version = '') {
	const files: Record<string, string | Buffer> = {
		'index.html': page(`home${version}`),
		'404.html': page('none'),
		'faction/404.html': page('no faction'),
		'character/404.html': page('no character'),
		'faction/foundation/index.html': page('foundation'),
		'x/index.html': page('x'),
		'assets/digits.00000000.txt': digits,
		'.htaccess': secret,
		'.well-known/security.txt': 'security',
		_headers: makeHeadersFile(plan),
		'é/index.html': page('accent'),
		'big.bin': Buffer.alloc(4_000_000, version || 'big'),
		[`assets/style.${version || 'first'}.css`]: `/* ${version} */`,
	};
	for (const [name, contents] of Object.entries(files)) {
		const file = path.join(folder, name);
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, contents);
		await utimes(file, written, written);
		if (!name.endsWith('index.html')) continue;
		await writeFile(`${file}.br`, brotliCompressSync(contents));
		await writeFile(`${file}.gz`, gzipSync(contents));
	}
	await writeFile(path.join(path.dirname(folder), 'secret.txt'), secret);
	await symlink('../secret.txt', path.join(folder, 'link.txt'));
	await symlink('..', path.join(folder, 'up'));
	await symlink('nowhere', path.join(folder, 'broken'));
}

for (const base of ['/', '/lagan/'] as const) {
	describe(`the preview of a site at ${base}`, () => {
		let server: Server;
		let port: number;
		let origin: string;
		before(async () => {
			const folder = path.join(await makeTemporaryFolder(), 'dist');
			await writeSite(folder);
			server = createSiteServer({ folder, base });
			port = await listen(server, 0);
			origin = `http://127.0.0.1:${port}${base.slice(0, -1)}`;
		});
		after(() => {
			server.closeAllConnections();
			server.close();
		});
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

		it('takes an address in the form of proxies', async () => {
			const { status, body } = await sendRaw(
				port,
				`GET http://lagan.example${base}x/?a=b HTTP/1.1`,
			);
			assert.equal(status, 200);
			assert.equal(body, page('x'));
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
			for (const target of ['*', '/', '/nothing']) {
				it(`says to OPTIONS ${target} what it allows`, async () => {
					const at = target === '*' ? target : under + target;
					const { status, head } = await sendRaw(port, `OPTIONS ${at} HTTP/1.1`);
					assert.equal(status, 204);
					assert.match(head, /^Allow: GET, HEAD, OPTIONS\r?$/im);
				});
			}
			for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
				it(`refuses ${method}, and says what it allows`, async () => {
					const { status, head } = await sendRaw(port, `${method} ${base} HTTP/1.1`);
					assert.equal(status, 405);
					assert.match(head, /^Allow: GET, HEAD, OPTIONS\r?$/im);
				});
			}
			it('refuses a method that there is not', async () => {
				assert.equal((await sendRaw(port, `SING ${base} HTTP/1.1`)).status, 400);
			});
		});

		describe('asked for a part', () => {
			const part = (range: string, more: Record<string, string> = {}) =>
				ask(`${origin}/assets/digits.00000000.txt`, { range, ...more });
			for (const [range, from, to] of [
				['bytes=0-4', 0, 4],
				['bytes=5-9', 5, 9],
				['bytes=9990-', 9990, 9999],
				['bytes=-7', 9993, 9999],
				['bytes=9995-99999', 9995, 9999],
				['bytes=-99999', 0, 9999],
			] as const) {
				it(`sends ${range}`, async () => {
					const { status, headers, body } = await part(range);
					assert.equal(status, 206);
					assert.equal(headers['content-range'], `bytes ${from}-${to}/10000`);
					assert.equal(headers['content-length'], String(to - from + 1));
					assert.equal(body.toString(), digits.slice(from, to + 1));
				});
			}
			for (const range of ['bytes=10000-', 'bytes=20000-30000', 'bytes=-0']) {
				it(`cannot send ${range}`, async () => {
					const { status, headers } = await part(range);
					assert.equal(status, 416);
					assert.equal(headers['content-range'], 'bytes */10000');
				});
			}
			for (const range of [
				'bytes=0-0',
				'bytes=0-1,5-6',
				'bytes=9-5',
				'bytes=-',
				'bytes=a-b',
				'lines=0-5',
				'5',
			]) {
				it(`sends the whole for ${range}`, async () => {
					const { status, body } = await part(range);
					assert.equal(status, 200);
					assert.equal(body.toString(), digits);
				});
			}
			it('sends the rest only of the file that the client began with', async () => {
				const { headers } = await part('bytes=0-4');
				const same = { 'if-range': headers['last-modified'] ?? '' };
				assert.equal((await part('bytes=0-4', same)).status, 206);
				for (const other of ['Wed, 20 Aug 2025 10:00:01 GMT', headers.etag ?? '', '"x"', 'x']) {
					assert.equal((await part('bytes=0-4', { 'if-range': other })).status, 200, other);
				}
			});
		});

		describe('asked whether something is new', () => {
			for (const encoding of ['identity', 'gzip', 'br']) {
				it(`says that it is known, with ${encoding}`, async () => {
					const accepted = { 'accept-encoding': encoding };
					const { headers } = await ask(`${origin}/`, accepted);
					const tag = headers.etag ?? assert.fail();
					for (const tags of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
						const {
							status,
							body,
							headers: of,
						} = await ask(`${origin}/`, {
							...accepted,
							'if-none-match': tags,
						});
						assert.equal(status, 304, tags);
						assert.equal(body.length, 0);
						assert.deepEqual([of.etag, of.vary], [tag, 'Accept-Encoding']);
					}
				});
			}
			it('sends it when it is new', async () => {
				for (const asked of [
					{ 'if-none-match': '"x"' },
					// The tag is worth more than the time.
					{ 'if-none-match': '"x"', 'if-modified-since': 'Wed, 20 Aug 2025 10:00:00 GMT' },
					{ 'if-modified-since': 'Wed, 20 Aug 2025 09:59:59 GMT' },
					{ 'if-modified-since': 'yesterday' },
				]) {
					assert.equal((await ask(`${origin}/`, asked)).status, 200, JSON.stringify(asked));
				}
			});
			it('goes by the time where there is no tag', async () => {
				const { headers } = await ask(`${origin}/`);
				assert.equal(headers['last-modified'], 'Wed, 20 Aug 2025 10:00:00 GMT');
				const since = { 'if-modified-since': headers['last-modified'] ?? '' };
				assert.equal((await ask(`${origin}/`, since)).status, 304);
			});
		});

		describe('asked for a compressed form', () => {
			for (const [accepted, encoding] of [
				['br', 'br'],
				['gzip, deflate, br', 'br'],
				['gzip', 'gzip'],
				['GZIP;q=0.5', 'gzip'],
				['br;q=0, gzip', 'gzip'],
				['*', 'br'],
				['deflate', undefined],
				['*;q=0', undefined],
				['', undefined],
				['gzip;q=0', undefined],
				['vibrant', undefined],
			] as const) {
				it(`sends ${encoding ?? 'the plain one'} for “${accepted}”`, async () => {
					const { headers, body } = await ask(`${origin}/x/`, { 'accept-encoding': accepted });
					assert.equal(headers['content-encoding'], encoding);
					assert.equal(headers.vary, 'Accept-Encoding');
					assert.match(headers['content-type'] ?? '', /^text\/html; ?charset=utf-8$/);
					const decode = { br: brotliDecompressSync, gzip: gunzipSync };
					const plain = encoding === undefined ? body : decode[encoding](body);
					assert.equal(plain.toString(), page('x'));
				});
			}
			it('sends as it is what has no such form', async () => {
				const { headers, body } = await ask(`${origin}/big.bin`, { 'accept-encoding': 'br, gzip' });
				assert.equal(headers['content-encoding'], undefined);
				assert.equal(headers.vary, undefined);
				assert.equal(body.length, 4_000_000);
			});
		});
	});
}

describe('the preview under load', () => {
	let server: Server;
	let port: number;
	let origin: string;
	before(async () => {
		const folder = path.join(await makeTemporaryFolder(), 'dist');
		await writeSite(folder);
		server = createSiteServer({ folder, base: '/' });
		port = await listen(server, 0);
		origin = `http://127.0.0.1:${port}`;
	});
	after(() => {
		server.closeAllConnections();
		server.close();
	});
	const isWell = async () => assert.equal((await ask(`${origin}/x/`)).body.toString(), page('x'));
	const countFiles = async () => (await readdir('/proc/self/fd')).length;

	it('answers a thousand requests at once, each whole', async () => {
		const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
		const bodies = await Promise.all(
			Array.from({ length: 1000 }, (_, i) => {
				const route = ['/x/', '/faction/foundation/', '/assets/digits.00000000.txt', '/nothing'][
					i % 4
				];
				return new Promise<string>((resolve, reject) => {
					get(origin + route, { agent }, (response) => {
						let body = '';
						response.on('data', (chunk: Buffer) => {
							body += chunk;
						});
						response.on('end', () => resolve(body));
						response.on('error', reject);
					}).on('error', reject);
				});
			}),
		);
		const right = [page('x'), page('foundation'), digits, page('none')];
		for (const [i, body] of bodies.entries()) assert.ok(body === right[i % 4], String(i));
	});

	it('cuts off who sends a request byte by byte, and answers others meanwhile', {
		timeout: 20_000,
	}, async () => {
		assert.ok(server.headersTimeout > 0 && server.headersTimeout <= 15_000);
		assert.ok(server.requestTimeout > 0 && server.requestTimeout <= 30_000);
		assert.ok(server.timeout > 0);
		const { headersTimeout } = server;
		server.headersTimeout = 500;
		const slow = await Promise.all(Array.from({ length: 50 }, () => open(port)));
		const endings = slow.map(readAll);
		const dripping = setInterval(() => {
			for (const socket of slow) if (socket.writable) socket.write('a');
		}, 50);
		for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
		await isWell();
		for (const said of await Promise.all(endings)) assert.match(said, /^HTTP\/1\.1 408 |^$/);
		clearInterval(dripping);
		server.headersTimeout = headersTimeout;
		await isWell();
	});

	it('waits for no client that takes nothing of its answer', async () => {
		const slow = await Promise.all(Array.from({ length: 50 }, () => open(port)));
		for (const socket of slow) {
			socket.pause();
			socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
		}
		await isWell();
		for (const socket of slow) socket.destroy();
		await isWell();
	});

	it('closes the file of a client that leaves', {
		skip: process.platform !== 'linux',
	}, async () => {
		const before = await countFiles();
		for (let i = 0; i < 50; i++) {
			const socket = await open(port);
			socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
			await new Promise((resolve) => socket.once('data', resolve));
			socket.destroy();
		}
		for (let i = 0; i < 50 && (await countFiles()) > before + 5; i++) await setTimeout(50);
		assert.ok((await countFiles()) <= before + 5, `${before}, then ${await countFiles()}`);
	});

	it('survives garbage', async () => {
		for (const garbage of ['\0\0\0', 'GET\r\n\r\n', '\x16\x03\x01\x02', 'GET / HTTP/9.9\r\n\r\n']) {
			const socket = await open(port);
			const ended = readAll(socket);
			socket.end(garbage);
			assert.match(await ended, /^$|^HTTP\/1\.1 (400|505) /);
		}
		await isWell();
	});
});

describe('the preview while a build replaces the site', () => {
	it('sends one site or the other, whole, and what a page of the old one still asks for', async () => {
		const folder = path.join(await makeTemporaryFolder(), 'dist');
		const [next, aside] = [`${folder}-next`, `${folder}-aside`];
		await writeSite(folder);
		await writeSite(next, 'second');
		const server = createSiteServer({ folder, base: '/', keepsCopy: true });
		const origin = `http://127.0.0.1:${await listen(server, 0)}`;
		const sites: ReadonlySet<string> = new Set([page('home'), page('homesecond')]);
		let asked = 0;
		let over = false;
		const keepAsking = async () => {
			while (!over) {
				const { status, body } = await ask(`${origin}/`);
				assert.equal(status, 200);
				assert.ok(sites.has(body.toString()), 'a mixture');
				const { body: big } = await ask(`${origin}/big.bin`);
				assert.equal(big.length, 4_000_000);
				asked += 1;
			}
		};
		try {
			const clients = [keepAsking(), keepAsking(), keepAsking()];
			const someAreAnswered = async () => {
				for (const until = asked + 6; asked < until; ) await setTimeout(5);
			};
			await someAreAnswered();
			assert.equal((await ask(`${origin}/assets/style.first.css`)).status, 200);
			// Even without the folder for a while, and with the old one gone for good.
			await rename(folder, aside);
			await rm(aside, { recursive: true });
			assert.equal((await ask(`${origin}/`)).body.toString(), page('home'));
			await someAreAnswered();
			await rename(next, folder);
			assert.equal((await ask(`${origin}/`)).body.toString(), page('homesecond'));
			assert.equal((await ask(`${origin}/assets/style.second.css`)).status, 200);
			assert.equal((await ask(`${origin}/assets/style.first.css`)).status, 200);
			await someAreAnswered();
			over = true;
			await Promise.all(clients);
		} finally {
			over = true;
			server.closeAllConnections();
			server.close();
		}
	});
	it('knows the site by its own times in its copy', async () => {
		const folder = path.join(await makeTemporaryFolder(), 'dist');
		await writeSite(folder);
		const server = createSiteServer({ folder, base: '/', keepsCopy: true });
		const origin = `http://127.0.0.1:${await listen(server, 0)}`;
		const { headers } = await ask(`${origin}/`);
		const { size } = await stat(path.join(folder, 'index.html'));
		assert.equal(headers.etag, `W/"${size}-${written.getTime()}"`);
		assert.equal((await ask(`${origin}/`, { 'if-none-match': headers.etag ?? '' })).status, 304);
		assert.equal(await readFile(path.join(folder, 'index.html'), 'utf8'), page('home'));
		server.closeAllConnections();
		server.close();
	});
});
