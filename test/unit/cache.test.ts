import assert from 'node:assert/strict';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { remember } from '../../src/build/cache.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the cache', () => {
	let folder: string;
	let made: number;
	const make = (text: string) => async () => {
		made += 1;
		return Buffer.from(text);
	};
	const ask = async (from: string[], text: string) =>
		Buffer.from(await remember(folder, from, make(text))).toString();
	const onlyEntry = async () => path.join(folder, (await readdir(folder))[0] ?? '');
	beforeEach(async () => {
		folder = path.join(await makeTemporaryFolder(), 'cache');
		made = 0;
	});

	it('makes a thing once', async () => {
		assert.equal(await ask(['a'], 'one'), 'one');
		assert.equal(await ask(['a'], 'one'), 'one');
		assert.equal(made, 1);
	});

	it('makes it anew when any of what it is made from is another', async () => {
		await ask(['ab', 'c'], 'one');
		assert.equal(await ask(['a', 'bc'], 'two'), 'two');
		assert.equal(await ask(['ab', 'c', ''], 'three'), 'three');
		assert.equal(made, 3);
	});

	for (const [damage, apply] of [
		['cut short', (entry: Buffer) => entry.subarray(0, entry.length - 1)],
		['empty', () => Buffer.alloc(0)],
		[
			'changed by a byte',
			(entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('!')]),
		],
	] as const) {
		it(`does not believe an entry that is ${damage}, and mends it`, async () => {
			await ask(['a'], 'one');
			const file = await onlyEntry();
			await writeFile(file, apply(await readFile(file)));
			assert.equal(await ask(['a'], 'one'), 'one');
			assert.equal(made, 2);
			assert.equal(await ask(['a'], 'one'), 'one');
			assert.equal(made, 2);
		});
	}

	it('does not believe a whole entry under the name of another', async () => {
		await ask(['a'], 'one');
		const first = await onlyEntry();
		await rename(first, `${first}.kept`);
		await ask(['b'], 'two');
		const second = (await readdir(folder)).find((name) => !name.endsWith('.kept')) ?? '';
		await rename(`${first}.kept`, path.join(folder, second));
		assert.equal(await ask(['b'], 'two'), 'two');
		assert.equal(made, 3);
	});

	it('leaves no drafts behind, and does without a folder that it cannot write', async () => {
		await ask(['a'], 'one');
		assert.equal((await readdir(folder)).length, 1);
		await writeFile(path.join(folder, 'file'), '');
		folder = path.join(folder, 'file');
		assert.equal(await ask(['a'], 'one'), 'one');
	});
});
