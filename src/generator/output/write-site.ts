import {
	accessSync,
	chmodSync,
	existsSync,
	mkdirSync,
	constants as modes,
	readdirSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from '../../lib/files.ts';
import { BuildFailure, type Problem, reasonOf } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';

/** The marker file of a folder that a build made: only such a folder is replaced. */
export const marker: readonly [file: string, contents: string] = [
	'/.lagan',
	'Made by npm run build of Lagan. The next build replaces this folder, with all that is in it.\n',
];

const exit = (_: NodeJS.Signals, number: number) => process.exit(128 + number);

/**
 * Lets what is synchronous finish before a signal ends the program: Node calls handlers between turns of
 * its event loop, and without one ends at once.
 */
function deferSignals(): void {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.off(signal, exit).on(signal, exit);
	}
}

/** The folder to write, and the two beside it: the next site, and the old one while it is replaced. */
function locateFolders(out: string): { target: string; next: string; old: string } {
	// A symbolic link stays, and the folder that it leads to is replaced.
	const target = existsSync(out) ? realpathSync(out) : path.resolve(out);
	const beside = (ending: string) =>
		path.join(path.dirname(target), `.${path.basename(target)}.${ending}`);
	return { target, next: beside(`${process.pid}.next`), old: beside('old') };
}

/** Whether a process runs, of whatever user. */
function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

/**
 * Removes what killed builds were writing beside the site.
 * @returns a problem if another build is writing
 */
function removeStale(target: string): Problem[] {
	const parent = path.dirname(target);
	const names = existsSync(parent) ? readdirSync(parent) : [];
	return names.flatMap((name) => {
		const [, of, pid] = /^\.(.+)\.(\d+)\.next$/.exec(name) ?? [];
		if (of !== path.basename(target)) return [];
		const where = path.join(parent, name);
		if (Number(pid) !== process.pid && isRunning(Number(pid))) {
			const fix = 'Wait until it has finished; if that process is not a build, delete the folder.';
			return { where, what: `Another build is writing, as process ${pid}.`, fix };
		}
		rmSync(where, { recursive: true, force: true });
		return [];
	});
}

/** Whether a build may replace a folder: it is missing, empty, or was made by a build. */
function isReplaceable(folder: string): boolean {
	const found = statSync(folder, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return found === undefined;
	return existsSync(folder + marker[0]) || readdirSync(folder).length === 0;
}

/**
 * Restores the site that a killed build had moved away, removes what it was writing, and checks that a site
 * can be written.
 * @param out the folder of the site
 * @throws BuildFailure when another build is writing, or when no build has made the folder
 */
export function prepareOut(out: string): void {
	const { target, old } = locateFolders(out);
	if (!existsSync(target) && existsSync(old)) renameSync(old, target);
	const problems = removeStale(target);
	if (!isReplaceable(target)) {
		problems.push({
			where: target,
			what: `The site would replace it, but it was not made by a build (it has no file ${marker[0].slice(1)}).`,
			fix: 'Move it, delete it, or name another folder: --out another/folder.',
		});
	}
	if (problems.length > 0) throw new BuildFailure(problems);
}

/** Writes files into a folder; throws for a path that leads out of it. */
function writeFiles(folder: string, files: Files): void {
	const made = new Set<string>();
	for (const [file, contents] of files) {
		if (!file.startsWith('/') || path.posix.normalize(file) !== file) {
			throw new Error(`“${file}” would leave the folder of the site.`);
		}
		const parent = path.dirname(folder + file);
		if (!made.has(parent)) mkdirSync(parent, { recursive: true });
		made.add(parent);
		// Sync writes are far faster for small files.
		writeFileSync(folder + file, contents);
	}
}

/**
 * Makes the folders of an old site writable, since a read-only one could be moved but not removed.
 * @throws BuildFailure when they belong to another user
 */
function makeWritable(folder: string): void {
	if (!existsSync(folder)) return;
	try {
		try {
			accessSync(folder, modes.W_OK | modes.X_OK);
		} catch {
			chmodSync(folder, 0o755);
		}
	} catch (error) {
		const what = `The build may not replace this folder: ${reasonOf(error)}`;
		const fix = 'Delete it as the user who made it, or name another folder: --out another/folder.';
		throw new BuildFailure([{ where: folder, what, fix }]);
	}
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.isDirectory()) makeWritable(path.join(folder, entry.name));
	}
}

/** Moves the old site aside; throws a BuildFailure for a folder that cannot be moved. */
function moveAside(target: string, old: string): void {
	try {
		renameSync(target, old);
	} catch (error) {
		const what = `It cannot be moved: ${reasonOf(error)}`;
		const fix = `If it is a mount, name a folder inside it: --out ${nameOf(target)}/site.`;
		throw new BuildFailure([{ where: target, what, fix }]);
	}
}

/** Text files; others are already compressed. */
const textFile = /\.(html|css|js|svg|xml|txt|json|atom)$/;

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Makes compressed copies of every text file, as `.br` and `.gz`. */
async function compressFiles(files: Files): Promise<Files> {
	const copies = [...files]
		.filter(([file]) => textFile.test(file))
		.map(
			async ([file, contents]): Promise<[string, Uint8Array][]> => [
				[`${file}.br`, await promisify(brotliCompress)(contents, best)],
				[`${file}.gz`, await promisify(gzip)(contents, { level: 9 })],
			],
		);
	return new Map((await Promise.all(copies)).flat());
}

/**
 * Writes a whole site beside the old one, and replaces it with two renames. Signals wait until
 * that is done.
 * @param out the folder of the site; it stays as it is when anything goes wrong
 * @param options.compress whether to write compressed copies beside the text files
 * @throws BuildFailure as `prepareOut` does, and when the old site cannot be moved or removed
 */
export async function writeSite(
	out: string,
	files: Files,
	{ compress = false } = {},
): Promise<void> {
	const copies = compress ? await compressFiles(files) : [];
	prepareOut(out);
	const { target, next, old } = locateFolders(out);
	// A web server runs as another user, and has to read the site however strict the umask here is.
	process.umask(0o022);
	deferSignals();
	makeWritable(old);
	makeWritable(target);
	mkdirSync(path.dirname(target), { recursive: true });
	mkdirSync(next);
	try {
		writeFiles(next, new Map([...files, ...copies, marker]));
		// A build that was killed after its renames left the old site there.
		rmSync(old, { recursive: true, force: true });
		if (existsSync(target)) moveAside(target, old);
		renameSync(next, target);
		rmSync(old, { recursive: true, force: true });
	} finally {
		rmSync(next, { recursive: true, force: true });
		if (!existsSync(target) && existsSync(old)) renameSync(old, target);
	}
}
