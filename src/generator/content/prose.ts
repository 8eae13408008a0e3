import path from 'node:path';
import type { Report } from '../problems.ts';
import { nameOf } from '../project.ts';
import { listSources, readSource } from './list-files.ts';
import type { Markdown, Parsed } from './markdown.ts';

/** A prose file: where it stands, for messages, what it says, and the same as parsed. */
export interface ProseText {
	file: string;
	source: string;
	parsed: Parsed;
}

/** Prose by its path without `.md`, such as `factions/foundation`. */
export type Prose = ReadonlyMap<string, ProseText>;

/** Reads every Markdown file below a folder, and reports all that is wrong in it, by file and line. */
export async function readProse(
	folder: string,
	markdown: Markdown,
	report: Report,
): Promise<Prose> {
	const names = await listSources(folder, ['.md'], report);
	return new Map(
		names.map((name): [string, ProseText] => {
			const file = nameOf(path.join(folder, name));
			const bytes = readSource(path.join(folder, name), report);
			// Some editors put a byte order mark before the first line.
			const source = bytes?.toString().replace(/^\ufeff/, '') ?? '';
			// One that cannot be read was reported, and has its place among the others all the same.
			const parsed = bytes === undefined ? [] : markdown.parse(source, file, report);
			return [name.replace(/\.md$/, ''), { file, source, parsed }];
		}),
	);
}

/** File and line of each line that a test holds for. */
export const findLines = (
	texts: Iterable<Pick<ProseText, 'file' | 'source'>>,
	isMeant: (line: string) => boolean,
): string[] =>
	[...texts].flatMap(({ file, source }) =>
		source.split('\n').flatMap((line, i) => (isMeant(line) ? `${file}:${i + 1}` : [])),
	);

/**
 * Finds where Markdown links to a path.
 * @param target as it is written: a path of this site, with its anchor if there is one
 * @returns file and line of each link
 */
export const findLinks = (prose: Prose, target: string): string[] =>
	findLines(prose.values(), (line) => line.includes(`](${target})`));
