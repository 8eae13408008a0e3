import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the cache', () => {
	let remember: typeof import('../../src/generator/cache.ts').remember;
	let cacheFolder: string;
	let name = '';
	let made: number;
	const make = (text: string) => async () => {
		made += 1;
		return Buffer.from(text);
	};
	const ask = async (from: string[], text: string) =>
		Buffer.from(await remember(name, from, make(text))).toString();
	const folder = () => path.join(cacheFolder, name);
	const onlyEntry = async () => path.join(folder(), (await readdir(folder()))[0] ?? '');
	before(async () => {
		// The cache’s place is read once, when the module is loaded.
		cacheFolder = path.join(await makeTemporaryFolder(), 'cache');
		process.env.LAGAN_CACHE = cacheFolder;
		({ remember } = await import('../../src/generator/cache.ts'));
	});
	beforeEach(() => {
		name += 'x';
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
		const second = (await readdir(folder())).find((each) => !each.endsWith('.kept')) ?? '';
		await rename(`${first}.kept`, path.join(folder(), second));
		assert.equal(await ask(['b'], 'two'), 'two');
		assert.equal(made, 3);
	});

	it('lets go of what no build has asked for in a long time, and keeps what one has', async () => {
		// Another process, weeks ago.
		const earlier = await import(`../../src/generator/cache.ts?${name}`);
		for (const text of ['asked for', 'forgotten']) await earlier.remember(name, [text], make(text));
		const long = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
		for (const entry of await readdir(folder())) {
			await utimes(path.join(folder(), entry), long, long);
		}
		await ask(['asked for'], 'asked for');
		await ask(['new'], 'new');
		assert.equal((await readdir(folder())).length, 2);
		made = 0;
		await ask(['asked for'], 'asked for');
		assert.equal(made, 0);
	});

	it('leaves no drafts behind, and does without a folder that it cannot write', async () => {
		await ask(['a'], 'one');
		assert.equal((await readdir(folder())).length, 1);
		await writeFile(path.join(folder(), 'file'), '');
		name = `${name}/file`;
		assert.equal(await ask(['a'], 'one'), 'one');
		name = 'y';
	});
});

describe('the digest of a module', () => {
	let project: string;
	const put = (file: string, text: string) => writeFile(path.join(project, file), text);
	/** The digest, as a process of a small project finds it. */
	async function digest(): Promise<string> {
		const program = `import { digestOfModule } from './src/generator/cache.ts'; console.log(digestOfModule('src/maker.ts'));`;
		const { stdout } = await promisify(execFile)(
			process.execPath,
			['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program],
			{ cwd: project },
		);
		return stdout.trim();
	}
	before(async () => {
		project = path.join(await makeTemporaryFolder(), 'small');
		await mkdir(path.join(project, 'src/generator'), { recursive: true });
		for (const file of ['cache', 'project']) {
			const module = `src/generator/${file}.ts`;
			await cp(path.join(root, module), path.join(project, module));
		}
		await put('package.json', '{"type":"module"}');
		await put('package-lock.json', '{}');
		await put(
			'src/maker.ts',
			"import { a } from './a.ts';\nimport type { T } from './type.ts';\nexport const lazy = () => import('./lazy.ts');\nexport default a as T;\n",
		);
		await put('src/a.ts', "export * from './b.ts';\n");
		await put('src/b.ts', 'export const a = 1;\n');
		await put('src/lazy.ts', 'export const late = 1;\n');
		await put('src/type.ts', 'export type T = number;\n');
		await put('src/other.ts', 'export const other = 1;\n');
	});

	it('is another once the module would make something else, and no other', async () => {
		const first = await digest();
		await put('src/other.ts', 'export const other = 2;\n');
		await put('src/type.ts', 'export type T = 1;\n');
		assert.equal(await digest(), first, 'a file that it does not run on');
		const seen = new Set([first]);
		for (const [file, text] of [
			['src/b.ts', 'export const a = 2;\n'],
			['src/lazy.ts', 'export const late = 2;\n'],
			['package-lock.json', '{"a":1}'],
		] as const) {
			await put(file, text);
			const next = await digest();
			assert.ok(!seen.has(next), file);
			seen.add(next);
		}
	});
});
