import { chmodSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../files.ts';
import { BuildFailure, type Problem } from '../problems.ts';
import { type Compress, compressFiles } from './compress.ts';
import { explainFileError } from './file-errors.ts';
import type { Site } from './gather-site.ts';
import { asideOf, mark, type Part, type Staging, targetsOf } from './staging.ts';

/**
 * Writes files into a folder of their own, and sees that they are there.
 * @param target where the folder will stand, for messages
 * @throws BuildFailure when the disk is full or the like, and Error for a path that climbs
 */
export function stageFiles(folder: string, files: Files, target: string): void {
	try {
		mkdirSync(folder);
		// A site is read by a server under another name, whatever its maker's files are like.
		chmodSync(folder, 0o755);
		const made = new Set<string>();
		for (const [file, contents] of files) {
			// No check before this one may be all that keeps a file inside the folder.
			if (!file.startsWith('/') || path.posix.normalize(file) !== file) {
				throw new Error(`“${file}” would leave the folder of the site.`);
			}
			const parent = path.dirname(folder + file);
			if (!made.has(parent)) mkdirSync(parent, { recursive: true });
			made.add(parent);
			// Sync writes are far faster for small files.
			writeFileSync(folder + file, contents);
		}
	} catch (error) {
		throw explainFileError(error, target);
	}
	for (const [file, contents] of files) {
		const size = statSync(folder + file, { throwIfNoEntry: false })?.size;
		if (size === Buffer.byteLength(contents)) continue;
		throw new BuildFailure([
			{
				where: target + file,
				what: `It was written with ${Buffer.byteLength(contents)} bytes, and ${size === undefined ? 'is not there' : `has ${size}`}.`,
				fix: 'Look at the disk, and at what else writes there; then build again.',
			},
		]);
	}
}

/** Puts a staged folder in its place; returns what undoes it. The old one is set aside for a moment. */
function replaceFolder(staged: string, target: string, aside: string): () => void {
	const isThere = existsSync(target);
	if (isThere) renameSync(target, aside);
	try {
		renameSync(staged, target);
	} catch (error) {
		if (isThere) renameSync(aside, target);
		throw error;
	}
	return () => {
		renameSync(target, staged);
		if (isThere) renameSync(aside, target);
	};
}

/**
 * Puts staged parts in their places, the site last: each whole, and all or none.
 * @throws BuildFailure when one cannot be replaced; all are as they were then
 */
function publishParts({ folder, out, isOurs }: Staging, parts: readonly Part[]): void {
	const undo: (() => void)[] = [];
	for (const part of parts) {
		const target = targetsOf(out)[part];
		try {
			if (!isOurs()) {
				throw new BuildFailure([
					{
						where: folder,
						what: 'Another build, or somebody’s hand, has taken this folder away meanwhile.',
						fix: 'Build again.',
					},
				]);
			}
			undo.unshift(replaceFolder(path.join(folder, part), target, asideOf(folder, part)));
		} catch (error) {
			for (const each of undo) each();
			throw explainFileError(error, target);
		}
	}
}

/** How a site is written. */
export interface WriteOptions {
	/** Makes compressed forms; undefined for none. */
	compress?: Compress | undefined;
	/** Looks at the written site before it takes the place of the old one; returns what is wrong. */
	verify?: ((folder: string) => Promise<readonly Problem[]>) | undefined;
}

/**
 * Writes a site whole into its staging folder, has it verified there, and puts it in the place of the
 * old one.
 * @throws BuildFailure with what is wrong; the old site is as it was then
 */
export async function writeSite(
	{ files, beside }: Pick<Site, 'files' | 'beside'>,
	staging: Staging,
	{ compress, verify }: WriteOptions,
): Promise<void> {
	const compressed = compress ? await compressFiles(files, compress) : [];
	const { site, hosting } = targetsOf(staging.out);
	stageFiles(path.join(staging.folder, 'site'), new Map([...files, ...compressed, mark]), site);
	if (beside.size > 0)
		stageFiles(path.join(staging.folder, 'hosting'), new Map([...beside, mark]), hosting);
	const problems = (await verify?.(path.join(staging.folder, 'site'))) ?? [];
	if (problems.length > 0) throw new BuildFailure(problems);
	publishParts(staging, beside.size > 0 ? ['hosting', 'site'] : ['site']);
}
