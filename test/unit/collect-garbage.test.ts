import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectGarbage } from '../../src/build/collect-garbage.ts';

describe('a look through the whole heap', () => {
	it('takes away what nobody holds, and nothing else', async () => {
		const held = { name: 'held' };
		const references = [new WeakRef({ name: 'left' }), new WeakRef(held)];
		// What a reference was made of is held until the work at hand is done.
		await new Promise((resolve) => setTimeout(resolve));
		collectGarbage();
		assert.deepEqual(
			references.map((reference) => reference.deref()),
			[undefined, held],
		);
	});
});
