import { readdirSync, readFileSync } from 'node:fs';
import { readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { type Problem, type Report, reasonOf } from '../problems.ts';
import { nameOf, root } from '../project.ts';
import { findUnseen } from './text-faults.ts';

/** What errors of reading mean, and what to do about them. */
const meanings: Readonly<Record<string, readonly [what: string, fix: string]>> = {
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

const codeOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : '';

/** Says why a source could not be read so that a person knows what to do. */
function describeReadError(error: unknown, where: string): Problem {
	const [what, fix] = meanings[codeOf(error)] ?? [
		'It could not be read.',
		'Look at the file, and at the disk that it is on.',
	];
	return { where, what: `${what} (${reasonOf(error)})`, fix };
}

const isInside = (file: string, folder: string) => {
	const inside = path.relative(folder, file);
	return inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside);
};

/** What is wrong with a link that should lead to a file of the project or of the folder that is read. */
async function findLinkFault(file: string, folder: string): Promise<Problem | undefined> {
	const where = nameOf(file);
	const to = await readlink(file);
	const fault = (what: string, fix: string) => ({
		where,
		what: `It is a link to ${to}, ${what}`,
		fix,
	});
	try {
		const [target = '', ...homes] = await Promise.all(
			[file, folder, root].map((each) => realpath(each)),
		);
		if (!homes.some((home) => isInside(target, home))) {
			return fault(
				'which lies outside the project: another machine would not have it.',
				'Put the file itself there.',
			);
		}
		if ((await stat(file)).isFile()) return undefined;
		return fault('which is no file.', 'Put the files themselves there.');
	} catch (error) {
		return codeOf(error) === 'ENOENT'
			? fault('which is not there.', 'Put the file itself there, or delete the link.')
			: describeReadError(error, where);
	}
}

/** Whether a folder can be listed; reports it when not. */
function canList(folder: string, report: Report): boolean {
	try {
		readdirSync(folder);
		return true;
	} catch (error) {
		report(describeReadError(error, nameOf(folder)));
		return false;
	}
}

/**
 * Lists all files below a folder of sources. What is neither file nor folder, and links that lead
 * nowhere, to a folder or out of the project, are reported and left out.
 * @returns paths below the folder, with slashes, sorted
 */
export async function listFiles(folder: string, report: Report): Promise<string[]> {
	if (!canList(folder, report)) return [];
	const entries = await fastGlob('**', {
		cwd: folder,
		dot: true,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		// A folder that cannot be listed is reported below, and the others are listed.
		suppressErrors: true,
	});
	const names: string[] = [];
	for (const { path: name, dirent } of entries.sort((a, b) => (a.path < b.path ? -1 : 1))) {
		const file = path.join(folder, name);
		const unseen = findUnseen(path.basename(name));
		if (unseen) {
			report({
				where: nameOf(file),
				what: `Its name holds a sign that no address should: ${unseen.what}`,
				fix: 'Rename it, with letters of UTF-8.',
			});
		} else if (dirent.isDirectory()) canList(file, report);
		else if (dirent.isFile()) names.push(name);
		else if (dirent.isSymbolicLink()) {
			const fault = await findLinkFault(file, folder);
			if (fault) report(fault);
			else names.push(name);
		} else {
			report({
				where: nameOf(file),
				what: 'It is neither a file nor a folder: a pipe, a socket or a device.',
				fix: 'Take it away.',
			});
		}
	}
	return names;
}

/**
 * Lists the sources of a folder and of those in it. A file of another kind would be passed over
 * without a word, and is reported; hidden ones, which systems and editors leave everywhere, are not.
 * @param endings such as `.md`, or whole names
 * @returns paths below the folder, with slashes, sorted
 */
export async function listSources(
	folder: string,
	endings: readonly string[],
	report: Report,
): Promise<string[]> {
	const names = (await listFiles(folder, report)).filter((name) => !/(^|\/)\./.test(name));
	const isRead = (name: string) => endings.some((ending) => name.endsWith(ending));
	for (const name of names.filter((each) => !isRead(each))) {
		report({
			where: nameOf(path.join(folder, name)),
			what: `Nothing reads this file: here a file ends in ${endings.join(' or ')}.`,
			fix: 'Rename it, or take it away.',
		});
	}
	return names.filter(isRead);
}

/** Reads a source; undefined for one that cannot be read, which is reported. */
export function readSource(file: string, report: Report): Buffer | undefined {
	try {
		// Sync reads are ten times faster for small files.
		return readFileSync(file);
	} catch (error) {
		report(describeReadError(error, nameOf(file)));
		return undefined;
	}
}
