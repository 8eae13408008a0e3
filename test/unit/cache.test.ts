import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the cache', () => {
	let cached: typeof import('../../src/lib/cache.ts').cached;
	let made = 0;
	const make = (text: string) => () => {
		made += 1;
		return Buffer.from(text);
	};
	const ask = async (parts: string[], text: string) =>
		Buffer.from(await cached('test', parts, make(text))).toString();
	before(async () => {
		// The module reads this variable once, when it is loaded.
		process.env.LAGAN_CACHE = path.join(await makeTemporaryFolder(), 'cache');
		({ cached } = await import('../../src/lib/cache.ts'));
	});

	it('calls the maker once for each distinct list of inputs', async () => {
		assert.equal(await ask(['ab', 'c'], 'one'), 'one');
		assert.equal(await ask(['ab', 'c'], 'not made'), 'one');
		assert.equal(await ask(['a', 'bc'], 'two'), 'two');
		assert.equal(await ask(['ab', 'c', ''], 'three'), 'three');
		assert.equal(made, 3);
	});
});
