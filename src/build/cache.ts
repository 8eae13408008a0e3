import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What something is made from, as the name under which a cache has it. */
export type Key = Buffer;

/** Sums up all that decides what something is. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): Key {
	const sum = createHash('sha256');
	// Each part with its length, so that no two lists of parts read the same.
	for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
	return sum.digest();
}

/** Bytes of the digest that stands before the contents of an entry. */
const digestLength = 32;

const fileOf = (folder: string, key: Key) => path.join(folder, key.subarray(0, 16).toString('hex'));

/**
 * An entry's contents.
 * @returns undefined when there is none, or it is cut short, changed or another's
 */
export function recall(folder: string, key: Key): Uint8Array | undefined {
	let entry: Buffer;
	try {
		// Waiting for a small file costs a tenth of what it takes to be told that it is there.
		entry = readFileSync(fileOf(folder, key));
	} catch {
		return undefined;
	}
	const contents = entry.subarray(digestLength);
	return keyOf(key, contents).equals(entry.subarray(0, digestLength)) ? contents : undefined;
}

/** Writes an entry beside its place and moves it there, so that no reader meets half of one. */
export function keep(folder: string, key: Key, contents: Uint8Array): void {
	const file = fileOf(folder, key);
	const draft = `${file}.${randomUUID()}`;
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(draft, Buffer.concat([keyOf(key, contents), contents]));
		renameSync(draft, file);
	} catch {
		// Without room or rights for a cache the build is slower, and as good.
		discard(draft);
	}
}

function discard(draft: string): void {
	try {
		rmSync(draft, { force: true });
	} catch {
		// Where nothing could be written there is nothing to take away.
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
	const key = keyOf(...madeFrom);
	const kept = recall(folder, key);
	if (kept !== undefined) return kept;
	const made = await make();
	keep(folder, key, made);
	return made;
}
