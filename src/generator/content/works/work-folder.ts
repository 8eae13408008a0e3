import path from 'node:path';
import type { Problem } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import { slugify } from '../../../model/slugify.ts';
import { findSlugFault, isDevice } from '../text-faults.ts';

/** The name under which a file is published: `Page 1.JPG` becomes `page-1.jpg`. */
export function publishedName(name: string): string {
	const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
	return `${slugify(stem) || 'file'}${ending.toLowerCase()}`;
}

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
	/** Its files except `work.md`. Letters with accents are composed, as `work.md` has them. */
	files: readonly string[];
}

/**
 * Opens the folder of a work.
 * @param works the folder around it
 * @param names the paths of all files below that
 */
export const openFolder = (works: string, slug: string, names: readonly string[]): WorkFolder => {
	const own = names
		.filter((name) => name.startsWith(`${slug}/`) && name !== `${slug}/work.md`)
		.map((name) => name.slice(slug.length + 1));
	return {
		slug,
		pathOf: (name) => path.join(works, slug, own.find((file) => file.normalize() === name) ?? name),
		files: own.map((file) => file.normalize()),
	};
};

/**
 * Finds file names that clash, and files that are not used.
 * @param used the names of files in `work.md`
 */
export function checkFiles({ files, pathOf }: WorkFolder, used: ReadonlySet<string>): Problem[] {
	return files.flatMap((name, i) => {
		const where = nameOf(pathOf(name));
		const published = publishedName(name);
		const other = files.slice(0, i).find((file) => publishedName(file) === published);
		if (other !== undefined) {
			const what = `It and “${other}” would both be published as “${published}”.`;
			return { where, what, fix: 'Give one of the two another name, here and in work.md.' };
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

/**
 * Checks the name of a work’s folder, which becomes its address.
 * @param works the folder around it
 * @param taken the names of other pages beside those of works
 */
export function findFolderFault(
	works: string,
	slug: string,
	taken: ReadonlySet<string>,
): Problem | undefined {
	const findFault = (name: string) =>
		findSlugFault(name) ??
		(taken.has(name) ? { what: `The site has another page at /read/${name}/.` } : undefined);
	const fault = findFault(slug);
	if (fault === undefined) return undefined;
	const name = slugify(slug).slice(0, 70).replace(/-$/, '');
	return {
		where: nameOf(path.join(works, slug)),
		what: fault.what,
		fix: `Call the folder “${findFault(name) ? `the-${name || 'title'}` : name}”: its name becomes the address.`,
	};
}
