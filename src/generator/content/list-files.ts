import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Problem } from '../problems.ts';
import { nameOf } from '../project.ts';

/** Locks, backups and drafts that editors leave beside a file. */
export const editorFiles = ['**/.#*', '**/*~', '**/#*#'];

/**
 * Lists the sources below a folder. A file of another kind would be ignored silently, and is a problem;
 * hidden files and those of editors, which are left everywhere, are not.
 * @param endings such as `.md`, or whole names
 * @returns paths below the folder, with slashes, sorted
 * @throws the system's error for a folder that cannot be read
 */
export async function listSources(
	folder: string,
	endings: readonly string[],
): Promise<{ names: readonly string[]; problems: readonly Problem[] }> {
	const names = (await fastGlob('**', { cwd: folder, ignore: editorFiles })).sort();
	const isRead = (name: string) => endings.some((ending) => name.endsWith(ending));
	const problems = names
		.filter((name) => !isRead(name))
		.map((name) => ({
			where: nameOf(path.join(folder, name)),
			what: `Nothing reads this file: here a file ends in ${endings.join(' or ')}.`,
			fix: 'Rename it, or delete it.',
		}));
	return { names: names.filter(isRead), problems };
}
