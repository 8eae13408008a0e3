import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { explainFileError } from './file-errors.ts';
import { BuildFailure } from './problems.ts';

/**
 * The folder beside the site in which a build prepares the next one. It is the lock as well: it
 * comes into being whole, by a rename, and only one can stand there.
 */
export interface Workshop {
	folder: string;
	/** The folder that will be replaced, by its real name. */
	out: string;
	/** Where each folder is put, by the name under which the workshop has it. */
	targets: Readonly<Record<Part, string>>;
	/** Whether it is still this build's own. */
	isOurs(): Promise<boolean>;
	/** Takes it away, with all that is in it. */
	close(): Promise<void>;
}

/** What a build makes: the site, and what is for whoever runs a server. */
export type Part = 'site' | 'hosting';

/** Who builds, as a file's name in the workshop says it. */
export interface Owner {
	id: string;
	pid: number;
	host: string;
	since: number;
}

/** No build takes that long, whatever else runs under its number by now. */
const longest = 60 * 60 * 1000;

/**
 * An owner is a file's name and no text: a rename hands it on in one step, and to one taker alone.
 */
export const nameOwner = ({ id, pid, since, host }: Owner) =>
	`owner.${pid}.${since}.${id}.${encodeURIComponent(host)}`;

function parseOwner(name: string): Owner | undefined {
	const [, pid, since, id, host] = /^owner\.(\d+)\.(\d+)\.([^.]+)\.(.+)$/.exec(name) ?? [];
	if (!pid || !since || !id || !host) return undefined;
	return { id, pid: Number(pid), since: Number(since), host: decodeURIComponent(host) };
}

const createOwner = (): Owner => ({
	id: randomUUID(),
	pid: process.pid,
	host: os.hostname(),
	since: Date.now(),
});

/** Where a replaced folder stands for the moment in which nothing has its name. */
export const asideOf = (folder: string, part: Part) => path.join(folder, `old-${part}`);

const targetsOf = (out: string): Workshop['targets'] => ({ site: out, hosting: `${out}-hosting` });

/** The workshop of a folder, and the names of what is on its way in and out of that place. */
function nameParts(out: string) {
	const name = `.${path.basename(out)}-build`;
	const parent = path.dirname(out);
	return {
		parent,
		folder: path.join(parent, name),
		opening: `${name}-opening-`,
		done: `${name}-done-`,
	};
}

async function readOwner(folder: string): Promise<Owner | undefined> {
	const names = await readdir(folder).catch(() => []);
	return names.map(parseOwner).find((owner) => owner !== undefined);
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// A process of another user is one as well.
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Whether the build that an owner names is over, although its workshop still stands. */
function isOver({ pid, host, since }: Owner): boolean {
	if (Date.now() - since > longest) return true;
	if (host !== os.hostname()) return false;
	return since < Date.now() - os.uptime() * 1000 || !isRunning(pid);
}

/** What is gone already has been cleared away by somebody else. */
function unlessMissing(error: NodeJS.ErrnoException) {
	if (error.code !== 'ENOENT') throw error;
}

/** Puts back what a build set aside that died before anything stood in its place. */
async function putBack(folder: string, out: string): Promise<void> {
	for (const [part, target] of Object.entries(targetsOf(out)) as [Part, string][]) {
		const aside = asideOf(folder, part);
		if (!existsSync(target) && existsSync(aside)) {
			await rename(aside, target).catch(unlessMissing);
		}
	}
}

/** Takes the caller's own workshop away so that nobody sees it half gone: by its name first. */
async function discard(folder: string, out: string): Promise<void> {
	const { parent, done } = nameParts(out);
	const gone = path.join(parent, done + randomUUID());
	await rename(folder, gone).catch(unlessMissing);
	// What cannot be deleted now is deleted by a later build.
	await rm(gone, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Clears away after a build that died: a site that it had set aside is in its place again. Does
 * nothing while that build is running.
 * @param out the folder of the site
 * @returns who is building, if anybody is
 */
export async function recoverSite(out: string): Promise<Owner | undefined> {
	const { folder } = nameParts(out);
	for (;;) {
		const owner = await readOwner(folder);
		if (owner === undefined) {
			// A workshop has an owner from the start, so an empty folder is nobody's.
			await rmdir(folder).catch(() => undefined);
			return undefined;
		}
		if (!isOver(owner)) return owner;
		try {
			await rename(
				path.join(folder, nameOwner(owner)),
				path.join(folder, nameOwner(createOwner())),
			);
		} catch (error) {
			// Somebody else was faster, and clears away or builds already.
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
			throw error;
		}
		await putBack(folder, out);
		await discard(folder, out);
	}
}

/** Gives a folder its name, and returns whether that was free; Windows says it in its own way. */
async function takePlace(folder: string, place: string): Promise<boolean> {
	try {
		await rename(folder, place);
		return true;
	} catch (error) {
		const code = String((error as NodeJS.ErrnoException).code);
		const isTaken = ['ENOTEMPTY', 'EEXIST'].includes(code);
		if (!isTaken && !(process.platform === 'win32' && existsSync(place))) throw error;
		return false;
	}
}

/** The real name of the folder to write, which need not be there yet. */
async function resolveOut(out: string): Promise<string> {
	const full = path.resolve(out);
	const there = await lstat(full).catch(() => undefined);
	if (there === undefined) return full;
	// A link stays, and the folder to which it leads is replaced.
	const real = await realpath(full).catch(() => undefined);
	if (real !== undefined && (await lstat(real)).isDirectory()) return real;
	throw new BuildFailure([
		{
			where: full,
			what: real === undefined ? 'This is a link that leads nowhere.' : 'This is a file.',
			mend: 'Move it, or name another folder: --out.',
		},
	]);
}

/**
 * Opens the workshop of a site, so that no other build writes the same folder meanwhile. What builds
 * before it left behind is cleared away first.
 * @throws BuildFailure when another build is at work, or when nothing can be written there
 */
export async function openWorkshop(asked: string): Promise<Workshop> {
	try {
		const out = await resolveOut(asked);
		const { parent, folder, opening, done } = nameParts(out);
		await mkdir(parent, { recursive: true });
		const owner = createOwner();
		const draft = path.join(parent, opening + nameOwner(owner));
		try {
			for (;;) {
				const busy = await recoverSite(out);
				if (busy !== undefined) throw refuse(out, folder, busy);
				await mkdir(draft, { recursive: true });
				await writeFile(path.join(draft, nameOwner(owner)), '');
				if (await takePlace(draft, folder)) break;
				const names = await readdir(folder).catch(() => []);
				if (names.length > 0 && !names.some(parseOwner)) throw refuseFolder(folder);
			}
		} catch (error) {
			await rm(draft, { recursive: true, force: true });
			throw error;
		}
		for (const name of await readdir(parent)) {
			const opener = name.startsWith(opening) && parseOwner(name.slice(opening.length));
			if (!name.startsWith(done) && !(opener && isOver(opener))) continue;
			await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
		}
		const isOurs = async () => (await readOwner(folder))?.id === owner.id;
		return {
			folder,
			out,
			targets: targetsOf(out),
			isOurs,
			async close() {
				if (!(await isOurs())) return;
				await putBack(folder, out);
				// What cannot be taken away now is by a later build, which finds its owner gone.
				await discard(folder, out).catch(() => undefined);
			},
		};
	} catch (error) {
		throw explainFileError(error, path.resolve(asked));
	}
}

/** Says that somebody else is building the same folder. */
function refuse(out: string, folder: string, { pid, host, since }: Owner): BuildFailure {
	const where = host === os.hostname() ? '' : ` on ${host}`;
	return new BuildFailure([
		{
			where: out,
			what: `Another build (process ${pid}${where}) has been at work on it since ${new Date(since).toTimeString().slice(0, 8)}.`,
			mend: `Wait for it to end. If there is no such build, delete ${folder}.`,
		},
	]);
}

/** Says that somebody's folder stands where the workshop would. */
const refuseFolder = (folder: string) =>
	new BuildFailure([
		{
			where: folder,
			what: 'A build prepares the site in a folder of this name, and this one is no build’s.',
			mend: 'Move it, or delete it.',
		},
	]);
