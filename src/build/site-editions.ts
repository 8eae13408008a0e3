import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { readHeadersFile } from './hosting/netlify.ts';

/** A file of the site that may be sent. */
export interface SiteFile {
	size: number;
	/** When it was written, in milliseconds since 1970. */
	modified: number;
}

/** The site as it was when it was looked at: all of one build. */
export interface Edition {
	folder: string;
	/** By the path below the site, which starts with a slash. Nothing else is ever sent. */
	files: ReadonlyMap<string, SiteFile>;
	/** What the build had hosts send with every answer; none for a site that is not for hosts. */
	headers: readonly (readonly [name: string, value: string])[];
	/** Streams a file that is asked for by its whole path. */
	send: RequestHandler;
}

const nothing: Edition = {
	folder: '',
	files: new Map(),
	headers: [],
	send: sirv(os.tmpdir(), { dev: true }),
};

/** What hosts read and do not send: dot files, Netlify's two. Links could lead anywhere. */
const isPrivate = (name: string) => /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/.test(name);

/** Looks through a folder. */
function listFiles(folder: string): Map<string, SiteFile> {
	const files = new Map<string, SiteFile>();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const full = path.join(entry.parentPath, entry.name);
		const name = path.relative(folder, full).split(path.sep).join('/');
		if (!entry.isFile() || isPrivate(name)) continue;
		const { size, mtime } = statSync(full);
		files.set(`/${name}`, { size, modified: mtime.getTime() });
	}
	return files;
}

function readHeaders(folder: string): Edition['headers'] {
	try {
		return readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
	} catch {
		return [];
	}
}

/** Copies what may be sent to a folder of this process, with the times of the files. */
function copySite(folder: string): string {
	const copy = mkdtempSync(path.join(os.tmpdir(), 'lagan-preview-'));
	process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
	for (const [file, { modified }] of listFiles(folder)) {
		const target = path.join(copy, file);
		mkdirSync(path.dirname(target), { recursive: true });
		copyFileSync(path.join(folder, file), target);
		utimesSync(target, new Date(modified), new Date(modified));
	}
	return copy;
}

/** What tells one build’s folder from the next one’s under the same name. */
function identify(folder: string): string | undefined {
	const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
	return found && [found.dev, found.ino, found.mtimeNs, found.ctimeNs].join();
}

/**
 * Follows a folder in which builds put one site after another.
 * @param keepsCopy whether each is copied as soon as it is seen: its files can then be sent whole and
 * of one build, whatever happens to the folder
 * @returns gives the site as it is now, and the one before it, if there was one; without a folder
 * that is the last that was seen
 */
export function followSite(folder: string, keepsCopy: boolean): () => readonly Edition[] {
	let editions: readonly Edition[] = [nothing];
	let known: string | undefined;

	/** Reads the folder, or gives undefined when another was put in its place meanwhile. */
	function read(identity: string): Edition | undefined {
		let copy: string | undefined;
		try {
			const headers = readHeaders(folder);
			if (keepsCopy) copy = copySite(folder);
			const from = copy ?? folder;
			const files = listFiles(from);
			if (identify(folder) === identity) {
				return { folder: from, files, headers, send: sirv(from, sendOptions) };
			}
		} catch (error) {
			if (identify(folder) === identity) throw error;
		}
		if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
		return undefined;
	}

	return () => {
		const identity = identify(folder);
		if (identity === undefined || identity === known) return editions;
		const now = read(identity);
		// A request that comes later finds the next one.
		if (now === undefined) return editions;
		known = identity;
		const [last = nothing, ...older] = editions;
		if (keepsCopy) for (const each of older) rmSync(each.folder, { recursive: true, force: true });
		editions = last === nothing ? [now] : [now, last];
		return editions;
	};
}

/** It is only asked for files that are there, by their whole names. */
const sendOptions = { dev: true, etag: true } as const;
