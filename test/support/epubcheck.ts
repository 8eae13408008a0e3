import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Debian installs the Java archive itself under this name, which not every kernel runs. */
const program = (process.env.PATH ?? '')
	.split(':')
	.map((folder) => `${folder}/epubcheck`)
	.find((file) => existsSync(file));

/** Why no book is validated, or false where it is. In CI the test runs, and fails. */
export const skipEpubCheck =
	program === undefined && process.env.CI !== 'true'
		? 'NO EPUBCHECK FOUND: the book was not validated. Install it (Debian: epubcheck).'
		: false;

if (skipEpubCheck) console.warn(`\n!!! ${skipEpubCheck}\n`);

/**
 * Has EPUBCheck look over a book.
 * @param file the path of an EPUB
 * @returns all its errors and warnings; none for a valid book
 */
export async function checkEpub(file: string): Promise<string[]> {
	const { stdout, stderr } = await promisify(execFile)(
		'java',
		['-jar', program ?? 'epubcheck', file],
		{ maxBuffer: 10_000_000 },
		// It exits 1 where it finds errors, which stand in what it says.
	).catch((error: { stdout: string; stderr: string }) => error);
	const said = `${stdout}\n${stderr}`;
	const found = said.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)\b/.test(line));
	return found.length > 0 || /No errors or warnings detected/.test(said) ? found : [said];
}
