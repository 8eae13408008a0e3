import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { explainFileError } from '../file-errors.ts';

/** Keeps bytes until they are wanted, in memory or out of it. */
export interface Spool {
	/** @returns a function that gives the bytes back */
	keep(bytes: Buffer): () => Buffer;
	close(): void;
}

/** Keeps bytes in memory. */
export const createMemorySpool = (): Spool => ({
	keep: (bytes) => () => bytes,
	close: () => undefined,
});

/**
 * Keeps bytes in a new file: the bodies of thousands of pages would fill the memory.
 * @param target what is being built, for messages
 * @throws BuildFailure when the file cannot be made or the disk is full; what it returns throws when
 * somebody has cut the file short
 */
export function createFileSpool(file: string, target: string): Spool {
	const explain = <Done>(act: () => Done): Done => {
		try {
			return act();
		} catch (error) {
			throw explainFileError(error, target);
		}
	};
	const descriptor = explain(() => openSync(file, 'wx+'));
	// It writes on until all is written, where a single write may stop half-way.
	const append = (bytes: Buffer) => explain(() => writeFileSync(descriptor, bytes));
	// A function of its own: one made where the bytes are known would keep them in memory.
	const createReader = (start: number, length: number) => () => {
		const kept = Buffer.alloc(length);
		const read = readSync(descriptor, kept, 0, length, start);
		if (read < length) throw new Error(`${file} has lost what was written to it.`);
		return kept;
	};
	let end = 0;
	return {
		keep(bytes) {
			const start = end;
			append(bytes);
			end += bytes.length;
			return createReader(start, bytes.length);
		},
		close: () => closeSync(descriptor),
	};
}
