import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeep } from '../../src/build/dev/keep.ts';
import type { Problem } from '../../src/build/problems.ts';

describe('what npm run dev keeps', () => {
	const silent = () => assert.fail('Nothing is wrong.');

	it('is made again when any of what it is made of is another thing', async () => {
		const keep = createKeep();
		let times = 0;
		const make = (of: readonly unknown[]) => keep('it', of, silent, () => ++times);
		const thing = { a: 1 };
		assert.equal(await make([thing, 'words']), 1);
		assert.equal(await make([thing, 'words']), 1);
		assert.equal(await make([{ a: 1 }, 'words']), 2);
		assert.equal(await make([thing, 'words']), 3);
		assert.equal(await make([thing]), 4);
		assert.equal(await make([thing, 'other words']), 5);
	});

	it('says again what was wrong with it', async () => {
		const keep = createKeep();
		const problem: Problem = { where: 'here', what: 'It leaks.' };
		for (let i = 0; i < 2; i++) {
			const said: Problem[] = [];
			await keep(
				'it',
				[1],
				(each) => said.push(each),
				(report) => report(problem),
			);
			assert.deepEqual(said, [problem]);
		}
	});

	it('is not kept when it could not be made', async () => {
		const keep = createKeep();
		const fail = () => {
			throw new Error('No kettle.');
		};
		await assert.rejects(keep('it', [1], silent, fail), /No kettle/);
		assert.equal(await keep('it', [1], silent, () => 'made'), 'made');
	});
});
