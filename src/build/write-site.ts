import { mkdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceFolder } from './exchange.ts';
import { explainFileError } from './file-errors.ts';
import { BuildFailure } from './problems.ts';
import { asideOf, type Part, type Workshop } from './workshop.ts';

/** A folder of the workshop that is being filled. */
export interface Stage {
	folder: string;
	/** Where the folder will stand, for messages. */
	target: string;
	/**
	 * Writes one file.
	 * @param file its path in the folder, which starts with a slash
	 * @throws BuildFailure when the disk is full or the like, and Error for a path that climbs
	 */
	write(file: string, contents: string | Uint8Array): void;
}

/**
 * Prepares to write into a folder that is there.
 * @param target where the folder will stand, for messages
 */
function createStage(folder: string, target: string): Stage {
	const made = new Set<string>();
	return {
		folder,
		target,
		write(file, contents) {
			// No check before this one may be all that keeps a file inside the folder.
			if (!file.startsWith('/') || path.posix.normalize(file) !== file) {
				throw new Error(`“${file}” would leave the folder of the site.`);
			}
			const place = folder + file;
			const parent = place.slice(0, place.lastIndexOf('/'));
			try {
				if (!made.has(parent)) mkdirSync(parent, { recursive: true });
				made.add(parent);
				// Being told that a small file is written costs far more than to wait for it.
				writeFileSync(place, contents);
			} catch (error) {
				throw explainFileError(error, target);
			}
		},
	};
}

/**
 * Makes the empty folder of a part in the workshop; what is in use stays as it is.
 * @throws BuildFailure when the disk is full or the like
 */
export async function openStage(workshop: Workshop, part: Part): Promise<Stage> {
	const folder = path.join(workshop.folder, part);
	try {
		await mkdir(folder);
		// A site is read by a server under another name, whatever its maker's files are like.
		await chmod(folder, 0o755);
	} catch (error) {
		throw explainFileError(error, workshop.targets[part]);
	}
	return createStage(folder, workshop.targets[part]);
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
