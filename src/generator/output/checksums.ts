import { createHash } from 'node:crypto';
import type { Files } from '../../lib/files.ts';

/** The file of checksums. It ends in .txt so that hosts serve it as text. */
export const checksumsFile = '/SHA256SUMS.txt';

/** Whether a file is for hosts, which do not send it to readers. */
const isPrivate = (file: string) => /\/\.(?!well-known\/)/.test(file);

/**
 * Lists the SHA-256 of every file sent to readers, in the form that `sha256sum -c` reads. Compressed
 * copies are left out: their bytes depend on the version of Node.
 */
export function makeChecksums(files: Files): Map<string, string> {
	const lines = [...files]
		.filter(([file]) => !isPrivate(file))
		.map(([file, contents]) => {
			const sum = createHash('sha256').update(contents).digest('hex');
			return `${sum}  ${file.slice(1)}\n`;
		});
	// Sorted by name, which comes after the hash and two spaces.
	return new Map([
		[checksumsFile, lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('')],
	]);
}
