import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readCommit } from '../../src/generator/content/read-commit.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
// A hook of Git names its own repository here, which these tests must not commit to.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

/** A checkout with one commit, made late in the evening west of Greenwich. */
async function makeCheckout() {
	const folder = await makeTemporaryFolder();
	const git = (...words: string[]) =>
		execFileSync('git', words, {
			cwd: folder,
			encoding: 'utf8',
			env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T23:30:00-05:00' },
		}).trim();
	git('init', '--quiet');
	git('config', 'user.email', 'nobody@lagan.example');
	git('config', 'user.name', 'Nobody');
	await writeFile(path.join(folder, 'rope.txt'), 'wet\n');
	git('add', '.');
	git('commit', '--quiet', '--no-gpg-sign', '--message', 'Tie it on');
	return { folder, hash: git('rev-parse', 'HEAD').slice(0, 12) };
}

describe('readCommit', { skip: !hasGit && 'git is not installed' }, () => {
	it('returns the commit of the checkout, and the date in the committer’s time zone', async () => {
		const { folder, hash } = await makeCheckout();
		const commit = { hash, day: '2026-11-20', isChanged: false };
		assert.deepEqual(readCommit(folder), commit);
		// An untracked file is not a change.
		await writeFile(path.join(folder, 'SHA256SUMS.txt'), '');
		assert.deepEqual(readCommit(folder), commit);
		await writeFile(path.join(folder, 'rope.txt'), 'dry\n');
		assert.deepEqual(readCommit(folder), { ...commit, isChanged: true });
	});

	it('returns the commit of its own folder in a hook of another repository', async () => {
		const { folder, hash } = await makeCheckout();
		process.env.GIT_DIR = '/elsewhere/.git';
		assert.deepEqual(readCommit(folder), { hash, day: '2026-11-20', isChanged: false });
		delete process.env.GIT_DIR;
	});

	it('returns nothing if Git cannot read the checkout, and warns with Git’s reason', async () => {
		// As in a container with a copy of a worktree.
		const folder = await makeTemporaryFolder();
		await writeFile(path.join(folder, '.git'), 'gitdir: /elsewhere/.git/worktrees/lagan\n');
		const warnings: string[] = [];
		console.warn = (line: string) => warnings.push(line);
		assert.equal(readCommit(folder), undefined);
		assert.match(warnings.join(), /\/downloads\/.*not a git repository/s);
	});

	it('ignores a checkout around the project’s folder', async () => {
		const { folder } = await makeCheckout();
		const archive = path.join(folder, 'archive');
		await mkdir(archive);
		assert.equal(readCommit(archive), undefined);
	});
});
