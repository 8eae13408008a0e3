import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { describeReadError } from './file-errors.ts';
import { BuildFailure, type Problem } from './problems.ts';

/** The project's own folder, wherever a command is started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder below `.cache/`, or below LAGAN_CACHE: kept between builds, never needed. */
export const findCache = (name: string) =>
	path.join(process.env.LAGAN_CACHE ?? path.join(root, '.cache'), name);

/**
 * The project's own sources that something is made from, for the key of a cache.
 * @param patterns globs below the project's folder
 * @returns each file's path and text, in the order of the paths
 * @throws BuildFailure with all that cannot be read: nothing could be made from the others
 */
export async function readSources(...patterns: string[]): Promise<string[]> {
	const found = await glob(patterns, { cwd: root }).catch((error: unknown) => {
		throw new BuildFailure([describeReadError(error, patterns.join(', '))]);
	});
	const files = found.sort();
	const problems: Problem[] = [];
	const texts = files.flatMap((file) => {
		try {
			// Waiting for a small file costs a tenth of what it takes to be told that it is there.
			return `${file}\n${readFileSync(path.join(root, file), 'utf8')}`;
		} catch (error) {
			problems.push(describeReadError(error, file));
			return [];
		}
	});
	if (problems.length > 0) throw new BuildFailure(problems);
	return texts;
}

/** Folders of the project whose loss would be a loss. */
const precious = new Set([
	...['src', 'pages', 'pages-dev', 'islands', 'styles', 'public', 'test', 'node_modules'],
	...['.git', '.github', '.ci'],
]);

/**
 * Refuses to put a site in the place of what it is made from.
 * @param out the folder to write
 * @throws BuildFailure for the project's own folder, one above it, or one of its sources
 */
export function guardSources(out: string): void {
	const inside = path.relative(root, path.resolve(out));
	const [first = ''] = inside.split(path.sep);
	if (!/^(\.\.[\\/])*(\.\.)?$/.test(inside) && !precious.has(first)) return;
	throw new BuildFailure([
		{
			where: path.resolve(out),
			what: 'This folder holds what the site is made from, which the site would replace.',
			mend: 'Name another one: --out dist.',
		},
	]);
}
