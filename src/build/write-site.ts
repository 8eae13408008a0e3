import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

/** A whole site on disk that is not yet the one that is served. */
export interface StagedSite {
	/** Where it stands: beside the folder that it will replace, on the same file system. */
	folder: string;
	/** Puts it in the place of the old site, whole; what was there is gone. */
	publish(): Promise<void>;
	/** Takes it away again; does nothing once it is published. */
	discard(): Promise<void>;
}

/**
 * Writes all files to a folder beside `out`, so that `out` stays as it is until `publish`.
 * @throws for a file whose path climbs, and what the file system reports, after taking the
 * half-written folder away
 */
export async function stageSite(files: Files, out: string): Promise<StagedSite> {
	for (const file of files.keys()) {
		// No check before this one may be all that keeps a file inside the folder.
		if (!file.startsWith('/') || path.posix.normalize(file) !== file) {
			throw new Error(`“${file}” would leave the folder of the site.`);
		}
	}
	const parent = path.dirname(out);
	await mkdir(parent, { recursive: true });
	const folder = await mkdtemp(path.join(parent, '.dist-new-'));
	// A temporary folder is its maker's alone; a site is read by a server under another name.
	await chmod(folder, 0o755);
	const discard = () => rm(folder, { recursive: true, force: true });
	try {
		const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
		for (const each of folders) await mkdir(path.join(folder, each), { recursive: true });
		await Promise.all(
			[...files].map(([file, contents]) => writeFile(path.join(folder, file), contents)),
		);
	} catch (error) {
		await discard();
		throw error;
	}
	return {
		folder,
		discard,
		async publish() {
			const old = await mkdtemp(path.join(parent, '.dist-old-'));
			// Two renames are as close to one step as a plain folder allows.
			await rename(out, path.join(old, 'site')).catch((error: NodeJS.ErrnoException) => {
				if (error.code !== 'ENOENT') throw error;
			});
			await rename(folder, out);
			await rm(old, { recursive: true, force: true });
		},
	};
}
