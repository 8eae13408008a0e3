import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hash = (...parts: (string | Uint8Array)[]) => {
	const sum = createHash('sha256');
	// Each part with its length, so that no two lists of parts read the same.
	for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
	return sum.digest();
};

/** Bytes of the digest that stands before the contents of an entry. */
const digestLength = 32;

/** An entry's contents, or undefined when it is missing, cut short, changed or another's. */
async function readEntry(file: string, key: Buffer): Promise<Uint8Array | undefined> {
	const entry = await readFile(file).catch(() => undefined);
	if (entry === undefined) return undefined;
	const contents = entry.subarray(digestLength);
	return hash(key, contents).equals(entry.subarray(0, digestLength)) ? contents : undefined;
}

/** Writes an entry beside its place and moves it there, so that no reader meets half of one. */
async function writeEntry(file: string, key: Buffer, contents: Uint8Array): Promise<void> {
	const draft = `${file}.${randomUUID()}`;
	try {
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(draft, Buffer.concat([hash(key, contents), contents]));
		await rename(draft, file);
	} catch {
		// Without room or rights for a cache the build is slower, and as good.
		await rm(draft, { force: true }).catch(() => undefined);
	}
}

/**
 * Makes something once and keeps it between builds.
 * @param folder where entries are kept; it can be deleted at any time
 * @param madeFrom all that decides what is made, so that nothing stale is ever found
 * @param make makes it anew when there is no whole and unchanged entry
 * @returns what `make` returned, now or in an earlier build
 */
export async function remember(
	folder: string,
	madeFrom: readonly (string | Uint8Array)[],
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const key = hash(...madeFrom);
	const file = path.join(folder, key.toString('hex').slice(0, 32));
	const kept = await readEntry(file, key);
	if (kept !== undefined) return kept;
	const made = await make();
	await writeEntry(file, key, made);
	return made;
}
