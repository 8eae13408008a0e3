import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';

/** The project's own folder, wherever a command is started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder below `.cache/`: kept between builds, never needed. */
export const findCache = (name: string) => path.join(root, '.cache', name);

/**
 * The project's own sources that something is made from, for the key of a cache.
 * @param patterns globs below the project's folder
 * @returns each file's path and text, in the order of the paths
 */
export async function readSources(...patterns: string[]): Promise<string[]> {
	const files = (await glob(patterns, { cwd: root })).sort();
	return Promise.all(
		files.map(async (file) => `${file}\n${await readFile(path.join(root, file), 'utf8')}`),
	);
}
