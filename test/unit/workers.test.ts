import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createThreads, withProcess } from '../../src/build/workers.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const halve = `
import { limit } from './parts/limit.ts';
interface Answer { half: number; bytes: Uint8Array; pid: number; place: string }
export default function halve(number: number): Answer {
	if (number > limit) throw new RangeError(\`\${number} is more than \${limit}\`);
	const bytes = new Uint8Array([1, 2]);
	return { half: number / 2, bytes, pid: process.pid, place: import.meta.url };
}
`;

interface Answer {
	half: number;
	bytes: Uint8Array;
	pid: number;
	place: string;
}
type Run = (number: number) => Promise<Answer>;

describe('work done elsewhere', () => {
	let module: string;
	before(async () => {
		const folder = await makeTemporaryFolder();
		await mkdir(path.join(folder, 'parts'));
		await writeFile(path.join(folder, 'parts/limit.ts'), 'export const limit: number = 10;');
		await writeFile(path.join(folder, 'halve.ts'), halve);
		module = pathToFileURL(path.join(folder, 'halve.ts')).href;
	});

	const inThreads = async (use: (run: Run) => Promise<void>) => {
		const { run, close } = createThreads<number, Answer>(module);
		try {
			await use(run);
		} finally {
			await close();
		}
	};
	const inProcess = (use: (run: Run) => Promise<void>) =>
		withProcess<number, Answer, void>(module, use);

	for (const [name, work, isHere] of [
		['in threads', inThreads, true],
		['in a process of its own', inProcess, false],
	] as const) {
		it(`${name} gives what the module gives, which is where it was`, () =>
			work(async (run) => {
				const answers = await Promise.all([4, 6, 8].map(run));
				assert.deepEqual(
					answers.map(({ half }) => half),
					[2, 3, 4],
				);
				for (const { bytes, place, pid } of answers) {
					assert.ok(bytes instanceof Uint8Array);
					assert.deepEqual([...bytes], [1, 2]);
					assert.equal(place, module);
					assert.equal(pid === process.pid, isHere);
				}
			}));
		it(`${name} fails as it would here, in few words`, () =>
			work(async (run) => {
				await assert.rejects(run(12), (error: unknown) => {
					assert.ok(error instanceof Error);
					assert.equal(error.message, '12 is more than 10');
					assert.match(error.stack ?? '', /halve\.ts/);
					assert.ok((error.stack ?? '').length < 2000, 'a module is named by its address alone');
					return true;
				});
				assert.equal((await run(2)).half, 1);
			}));
	}

	it('in threads can go on after they were ended', async () => {
		const { run, close } = createThreads<number, Answer>(module);
		await close();
		assert.equal((await run(2)).half, 1);
		await close();
		assert.equal((await run(4)).half, 2);
		await Promise.all([close(), close()]);
	});
});
