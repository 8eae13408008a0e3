import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commit } from '../../components/page-context.ts';
import type { Day } from '../../world/dates.ts';
import { root } from '../project.ts';

/** Asks Git about a folder. */
const askGit = (folder: string, ...words: readonly string[]) =>
	execFileSync('git', ['--no-optional-locks', ...words], {
		cwd: folder,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	}).trim();

/**
 * Finds the commit that a folder's files are of. An archive has none: there SOURCE_DATE_EPOCH says when it
 * was made, in seconds (reproducible-builds.org). Nobody's clock does.
 * @returns undefined where neither tells
 */
export function readCommit(folder = root, environment = process.env): Commit | undefined {
	try {
		// A folder above may be the checkout of something else.
		if (!existsSync(path.join(folder, '.git'))) throw new Error('This is no checkout.');
		// The whole hash is asked for: how far Git shortens it differs from clone to clone.
		const said = askGit(folder, 'show', '-s', '--no-show-signature', '--format=%H %cI', 'HEAD');
		const [hash = '', time = ''] = said.split(' ');
		const isChanged = askGit(folder, 'status', '--porcelain', '--untracked-files=no') !== '';
		return { hash: hash.slice(0, 12), day: time.slice(0, 10) as Day, isChanged };
	} catch {
		const seconds = Number(environment.SOURCE_DATE_EPOCH || Number.NaN);
		// Later days than a date can hold are slips of the pen.
		if (!Number.isInteger(seconds) || seconds > 8.64e12) return undefined;
		return { day: new Date(seconds * 1000).toISOString().slice(0, 10) as Day, isChanged: false };
	}
}
