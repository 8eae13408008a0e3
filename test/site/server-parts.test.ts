import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../support/ask.ts';
import { digits, page, serveSmallSite } from '../support/small-site.ts';

for (const base of ['/', '/lagan/'] as const) {
	describe(`the preview of a site at ${base}`, () => {
		let origin: string;
		let stop: (() => void) | undefined;
		before(async () => {
			({ origin, stop } = await serveSmallSite(base));
		});
		after(() => stop?.());

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
