import { createHash } from 'node:crypto';
import type { Files } from '../files.ts';

/** The file of checksums. It ends in .txt so that every host shows it, and none takes it for a page. */
export const checksumsFile = '/SHA256SUMS.txt';

/** What hosts read or leave out, and no reader is sent. */
const isUnsent = (file: string) => /\/\.(?!well-known\/)/.test(file);

/**
 * Writes the SHA-256 of every file that a reader can be sent, as `sha256sum -c` reads it. Compressed
 * forms are not among them: each is the file beside it, and another Node may pack it in other bytes.
 */
export function makeChecksums(files: Files): Map<string, string> {
	const lines = [...files]
		.filter(([file]) => !isUnsent(file))
		.map(([file, contents]) => {
			const sum = createHash('sha256').update(contents).digest('hex');
			return `${sum}  ${file.slice(1)}\n`;
		});
	// By name, whatever order they were made in.
	return new Map([
		[checksumsFile, lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('')],
	]);
}
