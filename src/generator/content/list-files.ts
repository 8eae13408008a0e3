import { lstatSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Problem } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';

/** Locks, backups and drafts that editors write beside a file. */
const editorFiles = ['**/.#*', '**/*~', '**/#*#'];

/** Files below a folder, and problems with others. */
interface ListedFiles {
	/** Paths below the folder, with slashes, sorted. */
	names: readonly string[];
	problems: readonly Problem[];
}

/**
 * Lists the files below a folder. Symbolic links are problems and are not followed: one in a pull request
 * could publish any file of the machine that builds.
 * @param options.dot whether hidden files are listed
 * @throws the system's error for a folder that cannot be read
 */
export function listFiles(folder: string, { dot = false } = {}): ListedFiles {
	const isLink = lstatSync(folder).isSymbolicLink();
	const entries = isLink
		? []
		: fastGlob.sync('**', {
				...{ cwd: folder, ignore: editorFiles, dot },
				...{ onlyFiles: false, objectMode: true, followSymbolicLinks: false },
			});
	const pick = (isWanted: (entry: fastGlob.Entry) => boolean) =>
		entries
			.filter(isWanted)
			.map((entry) => entry.path)
			.sort();
	const links = isLink ? [''] : pick(({ dirent }) => dirent.isSymbolicLink());
	return {
		names: pick(({ dirent }) => dirent.isFile()),
		problems: links.map((name) => ({
			where: nameOf(path.join(folder, name)),
			what: 'It is a symbolic link, which could lead to a file outside the project.',
			fix: 'Put the file or folder itself here.',
		})),
	};
}

/**
 * Lists the sources below a folder. A file of another kind is a problem, as nothing would read it; hidden
 * files and those of editors are skipped.
 * @param endings such as `.md`, or whole names
 * @throws the system's error for a folder that cannot be read
 */
export function listSources(folder: string, endings: readonly string[]): ListedFiles {
	const { names, problems } = listFiles(folder);
	const isSource = (name: string) => endings.some((ending) => name.endsWith(ending));
	const ignored = names
		.filter((name) => !isSource(name))
		.map((name) => ({
			where: nameOf(path.join(folder, name)),
			what: `Nothing reads this file: files here end in ${endings.join(' or ')}.`,
			fix: 'Rename it, or delete it.',
		}));
	return { names: names.filter(isSource), problems: [...problems, ...ignored] };
}
