import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { listFiles, readSource } from '../../src/generator/content/list-files.ts';
import type { Problem } from '../../src/generator/problems.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const run = promisify(execFile);

/** Lists and reads a folder. */
async function look(folder: string) {
	const problems: Problem[] = [];
	const report = (problem: Problem) => problems.push(problem);
	const names = await listFiles(folder, report);
	for (const name of names) await readSource(path.join(folder, name), report);
	return { names, problems };
}

/** What is said of the one thing that stands in a folder and cannot be used. */
async function refusedBecause(put: (folder: string) => Promise<void>): Promise<Problem> {
	const folder = await makeTemporaryFolder();
	await writeFile(path.join(folder, 'good.txt'), 'good');
	await put(folder);
	const { names, problems } = await look(folder);
	assert.ok(names.includes('good.txt'), 'The others are listed all the same.');
	const [problem, ...others] = problems;
	assert.ok(problem);
	assert.deepEqual(others, []);
	assert.match(problem.where, /bad/);
	assert.match(problem.fix ?? '', /\S/);
	return problem;
}

describe('a folder of sources', () => {
	it('is listed with all that is below it, and with links to files of its own', async () => {
		const folder = await makeTemporaryFolder();
		await mkdir(path.join(folder, 'b/.c'), { recursive: true });
		for (const name of ['b/.c/d', '.nojekyll', 'a']) await writeFile(path.join(folder, name), 'x');
		await symlink('../a', path.join(folder, 'b/link'));
		const { names, problems } = await look(folder);
		assert.deepEqual(problems, []);
		assert.deepEqual(names, ['.nojekyll', 'a', 'b/.c/d', 'b/link']);
	});
	it('that is not there is reported', async () => {
		const folder = path.join(await makeTemporaryFolder(), 'bad');
		const { names, problems } = await look(folder);
		assert.deepEqual(names, []);
		assert.match(problems[0]?.what ?? '', /It is not there/);
	});
	it('that is a file is reported', async () => {
		const file = path.join(await makeTemporaryFolder(), 'bad');
		await writeFile(file, 'x');
		assert.match((await look(file)).problems[0]?.what ?? '', /is a file, and should be a folder/);
	});
});

describe('what cannot be read is told by its path, and the rest is read:', () => {
	it('a link that leads nowhere', async () => {
		const { what } = await refusedBecause((folder) => symlink('gone', path.join(folder, 'bad')));
		assert.equal(what, 'It is a link to gone, which is not there.');
	});
	it('a link that leads round in a circle', async () => {
		const { what } = await refusedBecause((folder) => symlink('bad', path.join(folder, 'bad')));
		assert.match(what, /round in a circle/);
	});
	it('a link that leads out of the project', async () => {
		const { what } = await refusedBecause((folder) =>
			symlink('/etc/hostname', path.join(folder, 'bad')),
		);
		assert.match(what, /link to \/etc\/hostname, which lies outside the project/);
	});
	it('a link that climbs out of the project', async () => {
		const outside = await makeTemporaryFolder();
		await writeFile(path.join(outside, 'secret'), 'x');
		const { what } = await refusedBecause((folder) =>
			symlink(path.relative(folder, path.join(outside, 'secret')), path.join(folder, 'bad')),
		);
		assert.match(what, /outside the project/);
	});
	it('a link to a folder, which could go round for ever', async () => {
		const { what } = await refusedBecause((folder) => symlink('.', path.join(folder, 'bad')));
		assert.match(what, /which is no file/);
	});
	it('a pipe, which would keep the build waiting', async () => {
		const { what } = await refusedBecause(async (folder) => {
			await run('mkfifo', [path.join(folder, 'bad')]);
		});
		assert.match(what, /a pipe, a socket or a device/);
	});
	it('a socket', async () => {
		const server = createServer();
		const { what } = await refusedBecause(async (folder) => {
			await new Promise<void>((done) => server.listen(path.join(folder, 'bad'), done));
		});
		server.close();
		assert.match(what, /a pipe, a socket or a device/);
	});
	it('a name that is no UTF-8', async () => {
		const { what } = await refusedBecause((folder) =>
			writeFile(Buffer.concat([Buffer.from(`${folder}/bad`), Buffer.from([0xff])]), 'x'),
		);
		assert.match(what, /sign that no address should/);
	});
	it('a file and a folder without the right to read', async () => {
		const folder = await makeTemporaryFolder();
		await chmod(folder, 0o755);
		await mkdir(path.join(folder, 'shut'), { mode: 0o700 });
		await writeFile(path.join(folder, 'shut-file'), 'x', { mode: 0o600 });
		await writeFile(path.join(folder, 'good'), 'x', { mode: 0o644 });
		if (process.getuid?.() !== 0) {
			await chmod(path.join(folder, 'shut'), 0);
			await chmod(path.join(folder, 'shut-file'), 0);
		}
		// Root may read everything: it looks as somebody else for a moment.
		const isRoot = process.geteuid?.() === 0;
		if (isRoot) process.seteuid?.(65_534);
		try {
			const { names, problems } = await look(folder);
			assert.deepEqual(names, ['good', 'shut-file']);
			assert.deepEqual(
				problems.map(({ where, what }) => [path.basename(where), /may not read it/.test(what)]),
				[
					['shut', true],
					['shut-file', true],
				],
			);
		} finally {
			if (isRoot) process.seteuid?.(0);
		}
	});
});
