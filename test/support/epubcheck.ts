import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './programs.ts';

/** On Debian this is a Java archive, which not every kernel can execute directly. */
const { file: program, skip } = findProgram(
	'EPUBCheck',
	['/usr/bin/epubcheck'],
	'the book was not validated. Install it (Debian: epubcheck).',
);
export const skipEpubCheck = skip;

/**
 * Validates a book with EPUBCheck.
 * @param file the path of an EPUB
 * @returns all its errors and warnings; none for a valid book
 */
export async function checkEpub(file: string): Promise<string[]> {
	const { stdout, stderr } = await promisify(execFile)(
		'java',
		['-jar', program, file],
		{ maxBuffer: 10_000_000 },
		// It exits with 1 if it finds errors, which are in its output.
	).catch((error: { stdout: string; stderr: string }) => error);
	const said = `${stdout}\n${stderr}`;
	const found = said.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)\b/.test(line));
	return found.length > 0 || /No errors or warnings detected/.test(said) ? found : [said];
}
