import assert from 'node:assert/strict';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { Agent, get, type Server } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createSiteServer, listen } from '../../src/build/server.ts';
import { ask } from '../support/ask.ts';
import { open, readAll } from '../support/raw-request.ts';
import { digits, page, serveSmallSite, writeSite, written } from '../support/small-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the preview under load', () => {
	let server: Server;
	let port: number;
	let origin: string;
	let stop: (() => void) | undefined;
	before(async () => {
		({ server, port, origin, stop } = await serveSmallSite('/'));
	});
	after(() => stop?.());
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
		server.closeAllConnections();
		server.close();
	});
});
