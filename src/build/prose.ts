import path from 'node:path';
import { keyOf } from './cache.ts';
import type { Markdown, Parsed } from './markdown.ts';
import type { Report } from './problems.ts';
import { listFiles, readSource } from './source-files.ts';

/** A prose file: where it stands, for messages, and what it says. */
export interface ProseFile {
	file: string;
	source: string;
}

/** Prose files by their path without `.md`, such as `factions/foundation`. */
export interface ProseFiles {
	/** The paths of all of them, sorted. */
	ids: readonly string[];
	/**
	 * Reads one, every time anew: the texts of a large site would fill the memory.
	 * @returns undefined when there is none; one that cannot be read is reported, and has its place all
	 * the same
	 */
	get(id: string): ProseFile | undefined;
	/** The digest of what one says, in base 64; undefined when there is none. */
	sum(id: string): string | undefined;
}

/** Lists every Markdown file below a folder. */
export async function listProse(folder: string, report: Report): Promise<string[]> {
	const names = await listFiles(folder, report);
	return names.flatMap((name) => (name.endsWith('.md') ? name.replace(/\.md$/, '') : []));
}

/** @param ids of all files below the folder */
export function openProse(folder: string, ids: readonly string[], report: Report): ProseFiles {
	const known = new Set(ids);
	const unread = new Set<string>();
	/** By the text's path: pages are read in one order, and their texts summed up in another. */
	const sums = new Map<string, string>();
	const shown = path.relative(process.cwd(), folder);
	function get(id: string): ProseFile | undefined {
		if (!known.has(id)) return undefined;
		const full = path.join(folder, `${id}.md`);
		const bytes = readSource(full, unread.has(id) ? () => undefined : report);
		if (bytes === undefined) unread.add(id);
		// Some editors put a byte order mark before the first line.
		const source = bytes?.toString().replace(/^\ufeff/, '') ?? unreadable;
		if (!sums.has(id)) sums.set(id, keyOf(source).toString('base64'));
		return { file: path.join(shown, `${id}.md`), source };
	}
	function sum(id: string): string | undefined {
		if (!sums.has(id)) get(id);
		return sums.get(id);
	}
	return { ids, get, sum };
}

/** Stands for a text that could not be read, so that nobody reports it for saying nothing. */
const unreadable = '…';

/** Reads prose when it is asked for, and keeps no more of it than pages may soon ask for again. */
export interface ProseReader {
	/** A text by its path, read; undefined when there is none. What is wrong is reported once. */
	read(id: string): Parsed | undefined;
	/** The digest of a text in base 64; undefined when there is none. */
	sum(id: string): string | undefined;
	/** The paths of all texts. */
	ids: readonly string[];
}

/** As many texts as are kept: more than this project has, and few for a site of thousands. */
const mostKept = 200;

export function createProseReader(
	prose: ProseFiles,
	markdown: Markdown,
	report: Report,
): ProseReader {
	const kept = new Map<string, Parsed>();
	const reported = new Set<string>();
	function read(id: string): Parsed | undefined {
		const known = kept.get(id);
		if (known) return known;
		const found = prose.get(id);
		if (found === undefined) return undefined;
		const parsed = markdown.parse(
			found.source,
			found.file,
			reported.has(id) ? () => undefined : report,
		);
		reported.add(id);
		if (kept.size >= mostKept) kept.clear();
		kept.set(id, parsed);
		return parsed;
	}
	return { read, sum: prose.sum, ids: prose.ids };
}

/**
 * Finds where Markdown links to a path.
 * @param target as it is written: a path of this site, with its anchor if there is one
 * @returns file and line of each link
 */
export function findLinks(prose: ProseFiles, target: string): string[] {
	return prose.ids.flatMap((id) => {
		const { file = '', source = '' } = prose.get(id) ?? {};
		return source
			.split('\n')
			.flatMap((line, i) => (line.includes(`](${target})`) ? `${file}:${i + 1}` : []));
	});
}
