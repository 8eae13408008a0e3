import { readFile } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import type { Markdown, Parsed } from './markdown.ts';
import type { Report } from './problems.ts';

/** A prose file: where it stands, for messages, and what it says. */
export interface ProseFile {
	file: string;
	source: string;
	parsed: Parsed;
}

/**
 * Reads every Markdown file below a folder.
 * @returns the files by their path there without `.md`, such as `factions/foundation`
 */
export async function loadProse(
	folder: string,
	markdown: Markdown,
	report: Report,
): Promise<Map<string, ProseFile>> {
	const names = (await glob('**/*.md', { cwd: folder })).sort();
	const files = await Promise.all(
		names.map(async (name): Promise<[string, ProseFile]> => {
			const full = path.join(folder, name);
			const file = path.relative(process.cwd(), full);
			// Some editors put a byte order mark before the first line.
			const source = (await readFile(full, 'utf8')).replace(/^\ufeff/, '');
			return [
				name.replace(/\.md$/, ''),
				{ file, source, parsed: markdown.parse(source, file, report) },
			];
		}),
	);
	return new Map(files);
}

/**
 * Finds where Markdown links to a path.
 * @param target as it is written: a path of this site, with its anchor if there is one
 * @returns file and line of each link
 */
export function findLinks(prose: Iterable<ProseFile>, target: string): string[] {
	return [...prose].flatMap(({ file, source }) =>
		source
			.split('\n')
			.flatMap((line, i) => (line.includes(`](${target})`) ? `${file}:${i + 1}` : [])),
	);
}
