import path from 'node:path';
import type { Prose, ProseText } from '../../lib/markdown.ts';
import type { Problem } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import { listSources } from './list-files.ts';
import { readText } from './read-text.ts';

/** Reads every Markdown file below a folder. */
export function readProse(folder: string): {
	prose: Map<string, ProseText>;
	problems: readonly Problem[];
} {
	const { names, problems } = listSources(folder, ['.md']);
	const read = names.map((name) => {
		const file = path.join(folder, name);
		const { text, problems } = readText(file);
		const id = name.replace(/\.md$/, '');
		return { entry: [id, { file: nameOf(file), source: text }] as const, problems };
	});
	return {
		prose: new Map(read.map(({ entry }) => entry)),
		problems: [...problems, ...read.flatMap((each) => each.problems)],
	};
}

/**
 * Finds where Markdown links to a path.
 * @param target a path of this site, with its anchor if there is one
 * @returns file and line of each link
 */
export const findLinks = (prose: Prose, target: string): string[] =>
	[...prose.values()].flatMap(({ file, source }) =>
		source
			.split('\n')
			.flatMap((line, i) => (line.includes(`](${target})`) ? `${file}:${i + 1}` : [])),
	);
