import path from 'node:path';
import type { Markdown, Parsed } from './markdown.ts';
import type { Report } from './problems.ts';
import { listFiles, readSource } from './source-files.ts';

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
	const names = (await listFiles(folder, report)).filter((name) => name.endsWith('.md'));
	const texts = await Promise.all(names.map((name) => readSource(path.join(folder, name), report)));
	return new Map(
		names.map((name, i): [string, ProseFile] => {
			const file = path.relative(process.cwd(), path.join(folder, name));
			// Some editors put a byte order mark before the first line.
			const source = texts[i]?.toString().replace(/^\ufeff/, '') ?? '';
			// One that could not be read was reported, and has its place all the same.
			const parsed = texts[i] === undefined ? [] : markdown.parse(source, file, report);
			return [name.replace(/\.md$/, ''), { file, source, parsed }];
		}),
	);
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
