import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { mark, recoverSite } from '../../src/generator/output/staging.ts';
import { root } from '../../src/generator/project.ts';
import { compilePrograms, digestFolder, waitForEnd } from '../support/moments/programs.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const tsx = import.meta.resolve('tsx');

describe('the build command', () => {
	let programs: Awaited<ReturnType<typeof compilePrograms>>;
	/** How many calls to the file system a build makes. */
	let calls: number;
	let newSite: string;

	/** Starts a build into a folder. */
	const start = (out: string, env: NodeJS.ProcessEnv = {}) =>
		spawn(
			process.execPath,
			['--import', tsx, '--import', programs.trouble, 'build.ts', '--out', out],
			{ cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
		);
	/** A folder in which a site stands as an earlier build left it. */
	async function makeOldSite() {
		const out = path.join(await makeTemporaryFolder(), 'dist');
		await mkdir(out);
		await writeFile(path.join(out, 'index.html'), 'old');
		await writeFile(out + mark[0], mark[1]);
		return out;
	}

	before(async () => {
		programs = await compilePrograms();
		const out = await makeOldSite();
		const counter = path.join(await makeTemporaryFolder(), 'count');
		const { code, said } = await waitForEnd(start(out, { COUNT_TO: counter }));
		assert.equal(code, 0, said);
		calls = Number(await readFile(counter, 'utf8'));
		newSite = await digestFolder(out);
	});

	it('leaves a whole site when it is killed at any moment', async () => {
		// Other moments with every run; the message says which.
		const points = [0.3, 0.9].map((part) => Math.ceil(calls * (part + Math.random() * 0.1)));
		await Promise.all(
			points.map(async (at) => {
				const out = await makeOldSite();
				const oldSite = await digestFolder(out);
				await waitForEnd(start(out, { KILL_AT: String(at) }));
				// What the next build and the preview do first.
				recoverSite(out);
				assert.ok(
					[oldSite, newSite].includes(await digestFolder(out)),
					`killed at call ${at} of ${calls}`,
				);
			}),
		);
	});

	it('says at once that it may not write where it is told to', async () => {
		const out = await makeOldSite();
		const parent = path.dirname(out);
		await chmod(parent, 0o555);
		// Whoever may do everything tries it as somebody who may not.
		const { code, said } = await waitForEnd(
			spawn(process.execPath, ['--import', tsx, 'build.ts', '--out', out], {
				cwd: root,
				stdio: ['ignore', 'pipe', 'pipe'],
				...(process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
			}),
		);
		await chmod(parent, 0o755);
		assert.equal(code, 1);
		assert.match(said, /may not write there.*\n.*--out/);
		assert.match(said, /the site is as it was/);
		assert.deepEqual(await readdir(parent), ['dist']);
	});
});
