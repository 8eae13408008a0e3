import path from 'node:path';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import { slugify } from '../../../model/slugify.ts';
import { findSlugFault, isDevice } from '../text-faults.ts';

/** A file name that works on every host and system, and in links. */
const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/;

/** Whether a file is a Git LFS pointer, which a checkout without Git LFS has in place of a large file. */
export const isPointer = (contents: Uint8Array): boolean =>
	Buffer.from(contents)
		.toString('latin1', 0, 40)
		.startsWith('version https://git-lfs.github.com/spec/');

/** The folder of a work. */
export interface WorkFolder {
	slug: string;
	/** The path of a file in it. */
	pathOf(name: string): string;
	/** Its files except `work.md`. */
	files: readonly string[];
}

/**
 * Opens the folder of a work.
 * @param works the folder around it
 * @param names the paths of all files below that
 */
export const openFolder = (works: string, slug: string, names: readonly string[]): WorkFolder => ({
	slug,
	pathOf: (name) => path.join(works, slug, name),
	files: names
		.filter((name) => name.startsWith(`${slug}/`) && name !== `${slug}/work.md`)
		.map((name) => name.slice(slug.length + 1)),
});

/**
 * Finds invalid file names, and files that are not used.
 * @param used the names of files in `work.md`
 */
export function checkFiles({ files, pathOf }: WorkFolder, used: ReadonlySet<string>): Problem[] {
	return files.flatMap((name) => {
		const where = nameOf(pathOf(name));
		if (!fileName.test(name)) {
			const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name.normalize()) ?? [];
			return {
				where,
				what: 'This name cannot be part of an address everywhere.',
				fix: `Call the file “${slugify(stem) || 'picture'}${ending.toLowerCase()}”, here and in work.md.`,
			};
		}
		if (isDevice(name.replace(/\..*/, ''))) {
			const what = 'Windows has no files of this name, whatever the ending.';
			return { where, what, fix: 'Choose another name, here and in work.md.' };
		}
		if (used.has(name)) return [];
		const what = 'work.md does not mention this file.';
		return { where, what, fix: 'Name it there, or delete it.' };
	});
}

/** Checks the name of a work’s folder, which becomes its address. */
export function findFolderFault(works: string, slug: string): Problem | undefined {
	const fault = findSlugFault(slug);
	if (fault === undefined) return undefined;
	const name = slugify(slug).slice(0, 70);
	return {
		where: nameOf(path.join(works, slug)),
		what: fault.what,
		fix: `Call the folder “${findSlugFault(name) ? `the-${name || 'title'}` : name}”: its name becomes the address.`,
	};
}
