import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFolder } from './exchange.ts';
import { explainFileError } from './file-errors.ts';
import type { Files } from './files.ts';
import { BuildFailure } from './problems.ts';
import { asideOf, type Part, type Workshop } from './workshop.ts';

/**
 * Writes all files of a part into the workshop; what is in use stays as it is.
 * @returns the folder
 * @throws BuildFailure when the disk is full or the like, and Error for a file whose path climbs
 */
export async function stagePart(workshop: Workshop, part: Part, files: Files): Promise<string> {
	for (const file of files.keys()) {
		// No check before this one may be all that keeps a file inside the folder.
		if (!file.startsWith('/') || path.posix.normalize(file) !== file) {
			throw new Error(`“${file}” would leave the folder of the site.`);
		}
	}
	const folder = path.join(workshop.folder, part);
	try {
		await mkdir(folder);
		// A site is read by a server under another name, whatever its maker's files are like.
		await chmod(folder, 0o755);
		const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
		for (const each of folders) await mkdir(path.join(folder, each), { recursive: true });
		const writes = [...files].map(([file, contents]) =>
			writeFile(path.join(folder, file), contents),
		);
		// All of them are over before anybody clears up.
		const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected');
		if (failed?.status === 'rejected') throw failed.reason;
	} catch (error) {
		throw explainFileError(error, workshop.targets[part]);
	}
	return folder;
}

/**
 * Puts all parts in their places, the site last: each whole, and all or none.
 * @param parts what was staged
 * @throws BuildFailure when one cannot be replaced; all are as they were then
 */
export async function publishParts({ folder, targets, isOurs }: Workshop, parts: readonly Part[]) {
	const undo: (() => void | Promise<void>)[] = [];
	for (const part of parts) {
		try {
			if (!(await isOurs())) {
				throw new BuildFailure([
					{
						where: folder,
						what: 'Another build, or somebody’s hand, has taken this folder away meanwhile.',
						mend: 'Build again.',
					},
				]);
			}
			undo.unshift(
				await replaceFolder(path.join(folder, part), targets[part], asideOf(folder, part)),
			);
		} catch (error) {
			for (const each of undo) await each();
			throw explainFileError(error, targets[part]);
		}
	}
}
