import { BuildFailure } from '../problems.ts';

/** What errors of writing mean, and what to do about them. */
const meanings: Readonly<Record<string, readonly [what: string, fix: string]>> = {
	ENOSPC: ['The disk is full.', 'Make room (the site takes some 10 MB), and build again.'],
	EDQUOT: ['Your share of the disk is used up.', 'Make room, and build again.'],
	EROFS: [
		'It stands on a file system that can only be read.',
		'Build into a folder that can be written: --out another/folder.',
	],
	EACCES: [
		'This user may not write there.',
		'Get the right to write into the folder around it, or name another: --out another/folder.',
	],
	EBUSY: [
		'It cannot be replaced: it is a mount point, or a program holds it open.',
		'Name a folder below it (--out), or end that program.',
	],
	ENOTDIR: ['A part of this path is a file.', 'Move that file, or name another folder: --out.'],
	ENOENT: ['Somebody took a folder away in which the build was writing.', 'Build again.'],
	EMFILE: ['Too many files are open at once.', 'Raise the limit (ulimit -n), and build again.'],
};
const aliases: Readonly<Record<string, string>> = { EPERM: 'EACCES', EXDEV: 'EBUSY' };

/**
 * Says an error of writing so that a person knows what to do.
 * @param where the folder or file that was being written
 * @returns a BuildFailure, or the error itself when it is of another kind
 */
export function explainFileError(error: unknown, where: string): unknown {
	if (!(error instanceof Error) || !('code' in error)) return error;
	const code = String(error.code);
	const [what, fix] = meanings[aliases[code] ?? code] ?? [];
	if (what === undefined || fix === undefined) return error;
	return new BuildFailure([{ where, what: `${what} (${error.message})`, fix }]);
}
