import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Linux's call that lets two names change places; Node has none. */
const script = `import ctypes, os, sys
one, other = map(os.fsencode, sys.argv[1:])
AT_FDCWD, RENAME_EXCHANGE = -100, 2
sys.exit(ctypes.CDLL(None).renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) != 0)`;

/** Programs that can do it: coreutils 9.5 and newer, and any Python. */
const programs: readonly (readonly [program: string, ...args: string[]])[] = [
	['mv', '--exchange', '--no-target-directory', '--'],
	['python3', '-I', '-S', '-c', script],
];

const identify = async (file: string) => {
	const { dev, ino } = await lstat(file, { bigint: true });
	return `${dev}:${ino}`;
};

/**
 * Lets two folders of one file system change places in one step, so that neither name is ever
 * without a folder.
 * @returns whether it could be done here; nothing has changed where it could not
 */
async function exchangeFolders(one: string, other: string): Promise<boolean> {
	if (process.platform !== 'linux') return false;
	const before = await identify(one);
	for (const [program, ...args] of programs) {
		// A program that is missing, too old or interrupted says nothing reliable: the folders do.
		await run(program, [...args, one, other], { timeout: 10_000 }).catch(() => undefined);
		if ((await identify(other)) === before) return true;
	}
	return false;
}

/**
 * Puts a folder in the place of another: in one step where that is possible, in two where not. A
 * process that dies between the two leaves the old folder where it was set aside.
 * @param aside where the old folder is set aside; nothing stands there
 * @returns what undoes it
 * @throws what the file system reports; the old folder is in its place then
 */
export async function replaceFolder(
	folder: string,
	target: string,
	aside: string,
): Promise<() => void | Promise<void>> {
	const isThere = await lstat(target).then(
		() => true,
		() => false,
	);
	if (isThere && (await exchangeFolders(folder, target))) {
		return async () => {
			await exchangeFolders(folder, target);
		};
	}
	// Nothing else of this process can come between the two.
	if (isThere) renameSync(target, aside);
	try {
		renameSync(folder, target);
	} catch (error) {
		if (isThere) renameSync(aside, target);
		throw error;
	}
	return () => {
		renameSync(target, folder);
		if (isThere) renameSync(aside, target);
	};
}
