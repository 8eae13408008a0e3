import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../../src/generator/project.ts';
import { copyCache, copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const tsx = import.meta.resolve('tsx');
const programs = ['build.ts', 'src/generator/serve.ts', 'src/generator/dev/dev.ts'];

/** Runs a program of the project; returns how it ended and all that it said. */
function run(
	program: string,
	environment: NodeJS.ProcessEnv,
	{ folder = root, first = [] as string[], options = [] as string[] } = {},
): Promise<{ code: number; said: string }> {
	return new Promise((resolve) => {
		const args = [...first, '--import', tsx, program, ...options];
		const env = { ...process.env, ...environment };
		execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
			resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
		});
	});
}

const isOneLine = (said: string) => said.trim().split('\n').length === 1;

describe('where a command is started', () => {
	for (const program of programs) {
		it(`${program} says in a line which Node it needs`, async () => {
			const old =
				"data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})";
			const { code, said } = await run(program, {}, { first: ['--import', old] });
			assert.equal(code, 1);
			assert.match(said, /^This is Node 18\.20\.8, and Lagan needs 20\.19 or newer/);
			assert.ok(isOneLine(said), said);
		});
	}
	for (const program of programs.slice(1)) {
		it(`${program} says in a line what is no port`, async () => {
			for (const PORT of ['abc', '70000', '-1', '80.5']) {
				const { code, said } = await run(program, { PORT });
				assert.equal(code, 1);
				assert.match(said, new RegExp(`^PORT=${PORT} is no port`));
				assert.ok(isOneLine(said), said);
			}
		});
		it(`${program} says in a line that a port is taken, before it builds anything`, async () => {
			const other = createServer().listen(0, '127.0.0.1');
			await once(other, 'listening');
			const { port } = other.address() as AddressInfo;
			const { code, said } = await run(program, { PORT: String(port) });
			other.close();
			assert.equal(code, 1);
			assert.match(said, new RegExp(`^Port ${port} is taken`));
			assert.ok(isOneLine(said), said);
		});
	}
});

describe('a copy of the project', () => {
	let folder: string;
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'lagan');
		await copyProject(folder);
		await copyCache(folder);
	});

	it('keeps nothing where it was not told to: an empty LAGAN_CACHE is none', async () => {
		const kept = await readdir(folder, { recursive: true });
		const { code, said } = await run('build.ts', { LAGAN_CACHE: '' }, { folder });
		assert.equal(code, 0, said);
		const made = (await readdir(folder, { recursive: true })).filter(
			(name) => !kept.includes(name),
		);
		const places = new Set(made.map((name) => name.split(path.sep)[0] ?? ''));
		places.delete('.cache');
		assert.deepEqual([...places].sort(), ['dist']);
	});
	for (const [name, value, says] of [
		['address', "'example.org'", /address example\.org\n.*no whole address/],
		['base', "'/lagan'", /base \/lagan\n.*starts and ends with a slash/],
	] as const) {
		it(`is told of an impossible ${name} alone, and not of what follows from it`, async () => {
			const settings = path.join(folder, 'src/site.ts');
			const text = await readFile(settings, 'utf8');
			const wrong = text.replace(new RegExp(`\\n\\t${name}: .*,\\n`), `\n\t${name}: ${value},\n`);
			assert.notEqual(wrong, text);
			await writeFile(settings, wrong);
			const { code, said } = await run('build.ts', {}, { folder });
			await writeFile(settings, text);
			assert.equal(code, 1);
			assert.match(said, /^1 problem:/);
			assert.match(said, says);
		});
	}
});
