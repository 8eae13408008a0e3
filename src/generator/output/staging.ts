import { randomUUID } from 'node:crypto';
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildFailure } from '../problems.ts';
import { explainFileError } from './file-errors.ts';

/** What a build writes: the site, and what is for whoever runs a server. */
export type Part = 'site' | 'hosting';

/**
 * The folder beside the site in which a build prepares the next one. It is the lock as well: it
 * comes into being whole, by a rename, and only one can stand there.
 */
export interface Staging {
	folder: string;
	/** The folder that will be replaced, by its real name. */
	out: string;
	/** Whether it is still this build's own. */
	isOurs(): boolean;
	/** Takes it away, with all that is in it; a site that was set aside is put back. */
	close(): void;
}

/** Who builds: the name of a file in the staging folder, which a rename hands on in one step. */
interface Owner {
	file: string;
	pid: number;
	since: number;
}

/** No build takes that long, whatever else runs under its number by now. In milliseconds. */
const longest = 60 * 60 * 1000;

const stagingOf = (out: string) => path.join(path.dirname(out), `.${path.basename(out)}-build`);

/** Where each part of a site is put. */
export const targetsOf = (out: string): Readonly<Record<Part, string>> => ({
	site: out,
	hosting: `${out}-hosting`,
});

/** Where a replaced folder stands for the moment in which nothing has its name. */
export const asideOf = (folder: string, part: Part) => path.join(folder, `old-${part}`);

const nameOwner = () => `owner.${process.pid}.${Date.now()}.${randomUUID()}`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Does something to a file that somebody else may have taken away; whether it was there. */
function unlessGone(act: () => void): boolean {
	try {
		act();
		return true;
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return false;
		throw error;
	}
}

function readOwner(folder: string): Owner | undefined {
	for (const file of existsSync(folder) ? readdirSync(folder) : []) {
		const [, pid, since] = /^owner\.(\d+)\.(\d+)\./.exec(file) ?? [];
		if (pid && since) return { file, pid: Number(pid), since: Number(since) };
	}
	return undefined;
}

/** Whether a build is over, although its folder still stands. */
function isOver({ pid, since }: Owner): boolean {
	const age = Date.now() - since;
	// A clock that was set back would have it be of the future.
	if (age > longest || age < -longest) return true;
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		// A process of another user is one as well.
		return codeOf(error) !== 'EPERM';
	}
}

/** Puts back what a build set aside that died before anything stood in its place. */
function putBack(folder: string, out: string): void {
	for (const [part, target] of Object.entries(targetsOf(out)) as [Part, string][]) {
		const aside = asideOf(folder, part);
		if (existsSync(target) || !existsSync(aside)) continue;
		unlessGone(() => renameSync(aside, target));
	}
}

/** Takes the caller's own folder away so that nobody sees it half gone: by its name first. */
function discard(folder: string): void {
	const gone = `${folder}-${process.pid}-${randomUUID()}`;
	unlessGone(() => renameSync(folder, gone));
	rmSync(gone, { recursive: true, force: true });
}

/**
 * Clears away after a build that died: a site that it had set aside is in its place again. Does
 * nothing while that build is running.
 * @param out the folder of the site
 * @returns who is building, if anybody is
 */
export function recoverSite(out: string): Owner | undefined {
	const folder = stagingOf(out);
	for (;;) {
		const owner = readOwner(folder);
		if (owner === undefined) return undefined;
		if (!isOver(owner)) return owner;
		const ours = path.join(folder, nameOwner());
		// One that is gone was taken by somebody faster, who clears away or builds already.
		if (!unlessGone(() => renameSync(path.join(folder, owner.file), ours))) continue;
		putBack(folder, out);
		discard(folder);
	}
}

/** Gives a folder its name, and returns whether that was free. */
function takePlace(folder: string, place: string): boolean {
	try {
		renameSync(folder, place);
		return true;
	} catch (error) {
		if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) && existsSync(place)) return false;
		throw error;
	}
}

const refuse = (where: string, what: string, fix: string) =>
	new BuildFailure([{ where, what, fix }]);

/** Stands in every folder that a build made: only such a folder is replaced, with all that is in it. */
export const mark: readonly [file: string, contents: string] = [
	'/.lagan',
	'Made by npm run build of Lagan. The next build replaces this folder, with all that is in it.\n',
];

/** Refuses to replace what no build has made; a folder that is missing or empty is anybody’s. */
function guardFolder(folder: string): void {
	if (!existsSync(folder) || existsSync(folder + mark[0])) return;
	if (readdirSync(folder).length === 0) return;
	throw refuse(
		folder,
		'Something stands there that no build has made (its mark, .lagan, is missing), and the site would replace it.',
		'Move it, delete it, or name another folder: --out another/folder.',
	);
}

/** The real name of the folder to write, which need not be there yet. */
function resolveOut(asked: string): string {
	const full = path.resolve(asked);
	if (lstatSync(full, { throwIfNoEntry: false }) === undefined) return full;
	// A link stays, and the folder to which it leads is replaced.
	if (statSync(full, { throwIfNoEntry: false })?.isDirectory()) return realpathSync(full);
	const what = existsSync(full) ? 'This is a file.' : 'This is a link that leads nowhere.';
	throw refuse(full, what, 'Move it, or name another folder: --out.');
}

/**
 * Opens the staging folder of a site, so that no other build writes the same folder meanwhile. What
 * builds before it left behind is cleared away first.
 * @param asked the folder to write
 * @throws BuildFailure when another build is at work, when nothing can be written there, or when
 * something stands there that no build has made
 */
export function openStaging(asked: string): Staging {
	const out = resolveOut(asked);
	for (const target of Object.values(targetsOf(out))) guardFolder(target);
	const folder = stagingOf(out);
	const parent = path.dirname(out);
	const owner = nameOwner();
	const draft = `${folder}-${process.pid}-${randomUUID()}`;
	try {
		mkdirSync(draft, { recursive: true });
		writeFileSync(path.join(draft, owner), '');
		do {
			const busy = recoverSite(out);
			if (busy !== undefined) {
				throw refuse(
					out,
					`Another build (process ${busy.pid}) has been at work on it since ${new Date(busy.since).toTimeString().slice(0, 8)}.`,
					`Wait for it to end. If there is no such build, delete ${folder}.`,
				);
			}
			if (existsSync(folder) && readOwner(folder) === undefined) {
				try {
					// A build's folder has an owner from the start, so an empty one is nobody's.
					rmdirSync(folder);
				} catch (error) {
					if (codeOf(error) !== 'ENOTEMPTY' || readOwner(folder)) continue;
					throw refuse(
						folder,
						'A build prepares the site in a folder of this name, and this one is no build’s.',
						'Move it, or delete it.',
					);
				}
			}
		} while (!takePlace(draft, folder));
		for (const name of readdirSync(parent)) {
			const [, pid] = /^(\d+)-/.exec(name.slice(`${path.basename(folder)}-`.length)) ?? [];
			if (!name.startsWith(`${path.basename(folder)}-`) || !pid) continue;
			if (!isOver({ file: '', pid: Number(pid), since: Date.now() })) continue;
			rmSync(path.join(parent, name), { recursive: true, force: true });
		}
	} catch (error) {
		rmSync(draft, { recursive: true, force: true });
		throw explainFileError(error, out);
	}
	const isOurs = () => existsSync(path.join(folder, owner));
	return {
		folder,
		out,
		isOurs,
		close() {
			if (!isOurs()) return;
			putBack(folder, out);
			try {
				discard(folder);
			} catch {
				// A later build finds its owner gone, and takes it away.
			}
		},
	};
}
