import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readCommit } from '../../src/generator/content/read-commit.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const hasGit = (() => {
	try {
		execFileSync('git', ['--version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
})();

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

describe('the commit that a site is made from', { skip: !hasGit && 'git is not installed' }, () => {
	it('is that of the checkout, with its committer’s day', async () => {
		const { folder, hash } = await makeCheckout();
		const commit = { hash, day: '2026-11-20', isChanged: false };
		assert.deepEqual(readCommit(folder, { SOURCE_DATE_EPOCH: '0' }), commit);
		// What a checksum is compared with lies there too.
		await writeFile(path.join(folder, 'SHA256SUMS.txt'), '');
		assert.deepEqual(readCommit(folder, {}), commit);
		await writeFile(path.join(folder, 'rope.txt'), 'dry\n');
		assert.deepEqual(readCommit(folder, {}), { ...commit, isChanged: true });
	});

	it('is unknown where Git refuses to tell, and the build says why', async () => {
		const { folder } = await makeCheckout();
		const said: string[] = [];
		console.warn = (line: string) => said.push(line);
		// Git's own tests have this name for a checkout of another user.
		process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
		assert.equal(readCommit(folder, {}), undefined);
		delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
		assert.match(said.join(), /\/downloads\/.*dubious ownership/s);
	});

	it('is not that of a checkout around an archive', async () => {
		const { folder } = await makeCheckout();
		const archive = path.join(folder, 'archive');
		await mkdir(archive);
		assert.equal(readCommit(archive, {}), undefined);
	});
});

it('an archive is of the day that SOURCE_DATE_EPOCH says, or of none', async () => {
	const folder = await makeTemporaryFolder();
	const read = (SOURCE_DATE_EPOCH?: string) => readCommit(folder, { SOURCE_DATE_EPOCH });
	assert.deepEqual(read('1795392000'), { day: '2026-11-23', isChanged: false });
	for (const said of [undefined, '', 'yesterday']) assert.equal(read(said), undefined);
});
