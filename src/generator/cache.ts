import { createHash, randomUUID } from 'node:crypto';
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from './project.ts';

type Part = string | Uint8Array;

/** Sums up parts, each with its length, so that no two lists of parts have one digest. */
function digestOf(parts: readonly Part[]): Buffer {
	const sum = createHash('sha256');
	for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
	return sum.digest();
}

/** Imports of the project's own files that bring code: `import type` brings none. */
const imports =
	/(?:^|\n)(?:import|export)\s(?!type\s)[^'"]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g;

/**
 * The digest of a module, of all project files that it imports, and of the lock file, which says what
 * the packages are: what a module makes can be kept as long as it is the same.
 * @param modules paths below the project's folder
 * @throws when one of the files cannot be read
 */
export function digestOfModule(...modules: readonly string[]): string {
	const files = new Set([...modules, 'package-lock.json']);
	const parts: string[] = [];
	for (const file of files) {
		const text = readFileSync(path.join(root, file), 'utf8');
		parts.push(file, text);
		if (!/\.tsx?$/.test(file)) continue;
		for (const [, from, lazy] of text.matchAll(imports)) {
			files.add(path.posix.join(path.posix.dirname(file), from ?? lazy ?? ''));
		}
	}
	return digestOf(parts).toString('base64');
}

/** Bytes of the digest that stands before the contents of an entry. */
const digestLength = 32;

/** An entry's contents; undefined when there is none, or it is cut short, changed or another's. */
function read(file: string, key: Buffer): Uint8Array | undefined {
	let entry: Buffer;
	try {
		// Sync reads are ten times faster for small files.
		entry = readFileSync(file);
	} catch {
		return undefined;
	}
	const contents = entry.subarray(digestLength);
	if (!digestOf([key, contents]).equals(entry.subarray(0, digestLength))) return undefined;
	try {
		utimesSync(file, new Date(), new Date());
	} catch {
		// Where nothing can be written nothing is let go either.
	}
	return contents;
}

/** How long an entry is kept that no build asks for: as long as a branch may be left alone. */
const keptFor = 14 * 24 * 60 * 60 * 1000;

/** Folders in which this process has looked for such entries: once is enough. */
const swept = new Set<string>();

/** Lets go of what no build has asked for in a long time: one changed text leaves 10 MB behind. */
function sweep(folder: string): void {
	if (swept.has(folder)) return;
	swept.add(folder);
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file, { force: true });
	}
}

function discard(draft: string): void {
	try {
		rmSync(draft, { force: true });
	} catch {
		// Where nothing could be written there is nothing to take away.
	}
}

/** Writes an entry beside its place and moves it there, so that no reader meets half of one. */
function write(file: string, key: Buffer, contents: Uint8Array): void {
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(draft, Buffer.concat([digestOf([key, contents]), contents]));
		renameSync(draft, file);
		sweep(path.dirname(file));
	} catch {
		// Without room or rights for a cache the build is slower, and as good.
		discard(draft);
	}
}

/**
 * Makes something once and keeps it between builds.
 * @param name of the folder of such things; it can be deleted at any time
 * @param madeFrom all that decides what is made, so that nothing stale is ever found
 * @param make makes it anew when there is no whole and unchanged entry
 * @returns what `make` returned, now or in an earlier build
 */
export async function remember(
	name: string,
	madeFrom: readonly Part[],
	make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
	const key = digestOf(madeFrom);
	const file = path.join(cacheFolder, name, key.subarray(0, 16).toString('hex'));
	const kept = read(file, key);
	if (kept !== undefined) return kept;
	const made = await make();
	write(file, key, made);
	return made;
}
