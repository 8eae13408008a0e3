import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** On Debian this is a Java archive, which not every kernel can execute directly. */
const program = (process.env.PATH ?? '')
	.split(':')
	.map((folder) => `${folder}/epubcheck`)
	.find((file) => existsSync(file));

/** The reason to skip validation, or false if it runs. In CI it runs, and fails, without EPUBCheck. */
export const skipEpubCheck =
	program === undefined && process.env.CI !== 'true'
		? 'NO EPUBCHECK FOUND: the book was not validated. Install it (Debian: epubcheck).'
		: false;

/**
 * Validates a book with EPUBCheck.
 * @param file the path of an EPUB
 * @returns all its errors and warnings; none for a valid book
 */
export async function checkEpub(file: string): Promise<string[]> {
	const { stdout, stderr } = await promisify(execFile)(
		'java',
		['-jar', program ?? 'epubcheck', file],
		{ maxBuffer: 10_000_000 },
		// It exits with 1 if it finds errors, which are in its output.
	).catch((error: { stdout: string; stderr: string }) => error);
	const said = `${stdout}\n${stderr}`;
	const found = said.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)\b/.test(line));
	return found.length > 0 || /No errors or warnings detected/.test(said) ? found : [said];
}
