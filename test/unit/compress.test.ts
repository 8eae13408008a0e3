import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeTemporaryFolder } from '../support/temporary.ts';

// Read when the module is loaded: what is tested is compressed now, and not in an earlier run.
process.env.LAGAN_CACHE = await makeTemporaryFolder();
const { compressFiles, createCompressor } = await import('../../src/generator/output/compress.ts');

/** A page of so many paragraphs, the same in every run: common words come often, others seldom. */
function writePage(paragraphs: number): Buffer {
	let state = 7;
	const next = (below: number) => {
		state = (state * 48271) % 2147483647;
		return state % below;
	};
	const word = () => (next(next(1000) + 1) + 40).toString(36);
	const sentence = () => `${Array.from({ length: 8 + next(12) }, word).join(' ')}.`;
	const paragraph = () =>
		`<p class="${word()}">${sentence()} <a href="/${word()}/">${word()}</a> ${sentence()}</p>`;
	return Buffer.from(Array.from({ length: paragraphs }, paragraph).join('\n'));
}

const texts: readonly [string, Buffer][] = [
	['nothing', Buffer.alloc(0)],
	['one letter', Buffer.from('a')],
	['a page', writePage(200)],
	['more than a window of either format', writePage(40_000)],
];

describe('compressing a text', () => {
	for (const [name, text] of texts) {
		it(`is undone by those who read it: ${name}`, async () => {
			const forms = await compressFiles(new Map([['/x.html', text]]), createCompressor(1000));
			assert.ok(brotliDecompressSync(forms.get('/x.html.br') ?? '').equals(text));
			assert.ok(gunzipSync(forms.get('/x.html.gz') ?? '').equals(text));
		});
	}

	it('leaves alone what is compressed as it is', async () => {
		const files = new Map(['/a.woff2', '/b.png', '/c.pdf', '/_headers'].map((file) => [file, 'x']));
		assert.equal((await compressFiles(files, createCompressor(1))).size, 0);
	});

	// Brotli has made the same bytes from 1.0.9 to 1.2.0, on x64 and on arm64. Not every build of Node
	// has the same zlib: what gzip makes may differ by a few bytes.
	for (const [name, pages, file, digest] of [
		['of a page among very many', 1000, '/x.html', 'MgcYKMgBt2N+xQGxV7AFy4bX/jQdw2dYnQC7UY/ZSJo='],
		['of a drawing', 1, '/x.svg', '3eoWrB67gwtPnOZj678MJQsNRtDE+opEnt+OkO7K3+c='],
		['of a page', 1, '/x.html', 'UmlHI9dk5MyCvbMHBckyR3jgdixcO8h8UKhvaTlWrVg='],
	] as const) {
		it(`makes these very bytes with brotli on every machine and with every Node: ${name}`, async () => {
			const forms = await createCompressor(pages)(file, writePage(200));
			const sum = createHash('sha256').update(forms?.br ?? '');
			assert.equal(sum.digest('base64'), digest);
		});
	}
});
