import { createHash, randomUUID } from 'node:crypto';
import {
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from './project.ts';

type Part = string | Uint8Array;

/** Hashes parts, each with its length, so that different lists of parts have different hashes. */
function hash(parts: readonly Part[]): string {
	const sum = createHash('sha256');
	for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
	return sum.digest('hex');
}

/**
 * Lists the files below a folder, as paths in the project; a path to a file returns that file. Hidden files
 * and symbolic links are skipped: an editor’s lock may be a dangling link.
 */
function listFiles(file: string): string[] {
	const stats = lstatSync(path.join(root, file));
	if (!stats.isDirectory()) return stats.isFile() ? [file] : [];
	return readdirSync(path.join(root, file))
		.filter((name) => !name.startsWith('.'))
		.sort()
		.flatMap((name) => listFiles(`${file}/${name}`));
}

/**
 * Hashes the names and contents of files.
 * @param paths files and folders, as paths in the project
 * @throws if one of them cannot be read
 */
export const hashFiles = (...paths: readonly string[]): string =>
	hash(
		paths
			.flatMap(listFiles)
			.flatMap((file) => [file, readFileSync(path.join(root, file))] as const),
	);

function readEntry(file: string): Uint8Array | undefined {
	try {
		// Sync reads are ten times faster for small files.
		return readFileSync(file);
	} catch {
		// There is no entry yet.
		return undefined;
	}
}

/** Writes beside the entry and renames, so that no other build reads half of it. */
function writeEntry(file: string, contents: Uint8Array): void {
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(draft, contents);
		renameSync(draft, file);
	} catch {
		// Cache writes are best effort.
	}
}

/** The versions of the packages, on which every result depends. */
const packages = hashFiles('package-lock.json');

/**
 * Caches a result between builds.
 * @param name of the folder of such entries in the cache, which can be deleted at any time
 * @param parts what the result depends on: the inputs, and a version that changes with the code of `make`; the
 * versions of packages are added here
 * @returns the result of `make`, now or in an earlier build
 */
export async function cached(
	name: string,
	parts: readonly Part[],
	make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
	const file = path.join(cacheFolder, name, hash([packages, ...parts]));
	const entry = readEntry(file);
	if (entry !== undefined) return entry;
	const made = await make();
	writeEntry(file, made);
	return made;
}
