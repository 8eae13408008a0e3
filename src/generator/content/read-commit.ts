import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../lib/problems.ts';
import { root } from '../../lib/project.ts';
import type { Commit } from '../../model/built.ts';
import type { Day } from '../../model/dates.ts';

/**
 * Reads the commit that is checked out in a folder.
 * @returns undefined outside a repository, or if Git fails, which is logged
 */
export function readCommit(folder = root): Commit | undefined {
	// A parent folder may be another repository.
	if (!existsSync(path.join(folder, '.git'))) return undefined;
	// In a hook, Git's own variables name the repository of the hook.
	const env = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
	);
	const git = (...args: readonly string[]) =>
		execFileSync('git', ['--no-optional-locks', ...args], {
			cwd: folder,
			env,
			encoding: 'utf8',
			stdio: 'pipe',
		});
	try {
		// The full hash: Git abbreviates it differently from clone to clone.
		const shown = git('show', '-s', '--no-show-signature', '--format=%H %cI', 'HEAD');
		const [hash = '', time = ''] = shown.split(' ');
		const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
		return { hash: hash.slice(0, 12), day: time.slice(0, 10) as Day, isChanged };
	} catch (error) {
		// Git is missing, or the checkout has another owner, as in a container.
		console.warn(`/downloads/ cannot name its commit. ${reasonOf(error).trim()}\n`);
		return undefined;
	}
}
