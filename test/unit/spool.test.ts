import assert from 'node:assert/strict';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { createFileSpool, createMemorySpool } from '../../src/build/pages/spool.ts';
import { BuildFailure } from '../../src/build/problems.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('bodies that wait to be finished', () => {
	const texts = ['first', '', 'a “third” one', 'x'.repeat(100_000)];
	const open = async () => path.join(await makeTemporaryFolder(), 'bodies');

	it('come back as they were, in any order, from memory and from a file', async () => {
		for (const spool of [createMemorySpool(), createFileSpool(await open(), 'dist')]) {
			const kept = texts.map((text) => spool.keep(Buffer.from(text)));
			assert.deepEqual(
				kept.toReversed().map((read) => read().toString()),
				texts.toReversed(),
			);
			spool.close();
		}
	});
	it('are never half of what they were', async () => {
		const file = await open();
		const spool = createFileSpool(file, 'dist');
		const read = spool.keep(Buffer.from('whole'));
		await truncate(file, 2);
		assert.throws(read, /has lost what was written/);
		spool.close();
	});
	it('are refused in words where nothing can be written', async () => {
		const nowhere = path.join(await open(), 'missing', 'bodies');
		assert.throws(
			() => createFileSpool(nowhere, 'dist'),
			(error) => error instanceof BuildFailure && /^dist$/.test(error.problems[0]?.where ?? ''),
		);
	});
});
