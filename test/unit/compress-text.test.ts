import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressText } from '../../src/build/compress-text.ts';

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
		it(`is undone by those who read it: ${name}`, () => {
			const { br, gz } = compressText(text, 5);
			assert.ok(brotliDecompressSync(br).equals(text));
			assert.ok(gunzipSync(gz).equals(text));
		});
	}

	it('makes these very bytes on every machine and with every Node', () => {
		const text = writePage(200);
		const digests = [5, 10, 11].map((level) => {
			const { br, gz } = compressText(text, level);
			return createHash('sha256').update(br).update(gz).digest('base64');
		});
		assert.deepEqual(digests, [
			'zxA/Sx2XTWL6Xsiu+m/Xvs4pabom2+jbl26rRvgMiL4=',
			'xelQYNGoCnYgIEADvsULAfqSB6FomT0ngvOES4mZdJ4=',
			'2ryCBmlWZDnePPDDNe4LI95aKIeWLRUQXmgoYxeNfXY=',
		]);
	});
});
