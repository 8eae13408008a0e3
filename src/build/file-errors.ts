import { BuildFailure, type Problem } from './problems.ts';

/** What errors mean that come up while something is read. */
const readings: Readonly<Record<string, readonly [what: string, mend: string]>> = {
	EACCES: [
		'This user may not read it.',
		'Give the right to read it (chmod u+r, for folders u+rx).',
	],
	ENOENT: ['It is not there.', 'Put it back.'],
	EISDIR: ['It is a folder, and should be a file.', 'Put the file there, or rename the folder.'],
	ENOTDIR: ['It is a file, and should be a folder.', 'Put the folder there, or rename the file.'],
	ELOOP: ['It is a link that leads round in a circle.', 'Put the file itself there.'],
	EMFILE: ['Too many files are open at once.', 'Raise the limit (ulimit -n), and build again.'],
};

/** What errors mean to whoever builds the site while it is written, and what to do about them. */
const explanations: Readonly<Record<string, readonly [what: string, mend: string]>> = {
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

const codeOf = (error: unknown) => {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return aliases[code] ?? code;
};

/**
 * Says why a source could not be read so that a person knows what to do.
 * @param where the file or folder
 */
export function describeReadError(error: unknown, where: string): Problem {
	const reason = error instanceof Error ? error.message : String(error);
	const [what, mend] = readings[codeOf(error)] ?? [
		'It could not be read.',
		'Look at the file, and at the disk that it is on.',
	];
	return { where, what: `${what} (${reason})`, mend };
}

/**
 * Says an error of writing so that a person knows what to do.
 * @param where the folder or file that was being written
 * @returns a BuildFailure, or the error itself when it is of another kind
 */
export function explainFileError(error: unknown, where: string): unknown {
	if (!(error instanceof Error) || !('code' in error) || error instanceof BuildFailure) {
		return error;
	}
	const [what, mend] = explanations[codeOf(error)] ?? [];
	if (what === undefined || mend === undefined) return error;
	return new BuildFailure([{ where, what: `${what} (${error.message})`, mend }]);
}
