import { type Dirent, readFileSync } from 'node:fs';
import { readdir, readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeReadError } from './file-errors.ts';
import type { Report } from './problems.ts';
import { root } from './project.ts';
import { findUnseen } from './records/text-faults.ts';

/** A path as messages name it. */
const nameOf = (file: string) => path.relative(process.cwd(), file) || '.';

const isInside = (file: string, folder: string) => {
	const inside = path.relative(folder, file);
	return inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside);
};

/** Whether a link leads to a file of the project or of the folder that is read; reports it when not. */
async function followLink(file: string, folder: string, report: Report): Promise<boolean> {
	const where = nameOf(file);
	const to = await readlink(file);
	const say = (what: string, mend: string) => {
		report({ where, what: `It is a link to ${to}, ${what}`, mend });
		return false;
	};
	try {
		const [target, ...homes] = await Promise.all(
			[file, folder, root].map((each) => realpath(each)),
		);
		if (!homes.some((home) => target !== undefined && isInside(target, home))) {
			return say(
				'which lies outside the project: another machine would not have it.',
				'Put the file itself there.',
			);
		}
		if ((await stat(file)).isFile()) return true;
		return say('which is no file.', 'Put the files themselves there.');
	} catch (error) {
		const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		if (isGone) return say('which is not there.', 'Put the file itself there, or delete the link.');
		report(describeReadError(error, where));
		return false;
	}
}

/** What stands in a folder, in the order of the names; a folder that cannot be listed is reported. */
async function listFolder(folder: string, report: Report): Promise<Dirent[]> {
	try {
		const entries = await readdir(folder, { withFileTypes: true });
		return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
	} catch (error) {
		report(describeReadError(error, nameOf(folder)));
		return [];
	}
}

/**
 * Lists all files below a folder of sources. What is neither file nor folder, and links that lead
 * nowhere, to a folder or out of the project, are reported and left out.
 * @returns paths below the folder, with slashes, sorted
 */
export async function listFiles(folder: string, report: Report): Promise<string[]> {
	const names: string[] = [];
	const walk = async (below: string): Promise<void> => {
		for (const entry of await listFolder(path.join(folder, below), report)) {
			const name = path.posix.join(below, entry.name);
			const file = path.join(folder, name);
			const fault = findUnseen(entry.name);
			if (fault) {
				report({
					where: nameOf(file),
					what: `Its name holds a sign that no address should: ${fault.what}`,
					mend: 'Rename it, with letters of UTF-8.',
				});
			} else if (entry.isDirectory()) await walk(name);
			else if (entry.isSymbolicLink()) {
				if (await followLink(file, folder, report)) names.push(name);
			} else if (entry.isFile()) names.push(name);
			else {
				report({
					where: nameOf(file),
					what: 'It is neither a file nor a folder: a pipe, a socket or a device.',
					mend: 'Take it away.',
				});
			}
		}
	};
	await walk('');
	return names.sort();
}

/** Reads a source; undefined for one that cannot be read, which is reported. */
export function readSource(file: string, report: Report): Buffer | undefined {
	try {
		// Waiting for a small file costs a tenth of what it takes to be told that it is there.
		return readFileSync(file);
	} catch (error) {
		report(describeReadError(error, nameOf(file)));
		return undefined;
	}
}
