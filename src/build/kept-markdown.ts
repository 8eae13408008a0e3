import type { LinkTarget } from '../content/links.ts';
import { keep, keyOf, recall } from './cache.ts';
import type { Figures, Markdown, Parsed } from './markdown.ts';
import { watchReport } from './problems.ts';
import { findCache, readSources } from './project.ts';

/** Globs, below the project's folder, of all code that decides what is read in a text. */
export const readBy: readonly string[] = [
	'package-lock.json',
	'src/build/{markdown,problems}.ts',
	'src/build/records/{addresses,fields,text-faults}.ts',
	'src/content/slugs.ts',
];

/**
 * Keeps texts in which nothing was wrong between builds, as they were read: the same text among the
 * same names and figures is not read again. One with a mistake is, so that it is reported each time.
 * @param targets and `figures`, as `markdown` has them
 */
export async function keepMarkdown(
	markdown: Markdown,
	targets: ReadonlyMap<string, LinkTarget>,
	figures: Figures,
): Promise<Markdown> {
	const makers = keyOf(
		...(await readSources(...readBy)),
		JSON.stringify([...targets]),
		JSON.stringify(figures),
	);
	const folder = findCache('prose');
	return {
		...markdown,
		parse(source, where, report) {
			const key = keyOf(makers, source);
			const kept = recall(folder, key);
			if (kept !== undefined) return JSON.parse(Buffer.from(kept).toString()) as Parsed;
			const watched = watchReport(report);
			const parsed = markdown.parse(source, where, watched.report);
			if (watched.isClean()) keep(folder, key, Buffer.from(JSON.stringify(parsed)));
			return parsed;
		},
	};
}
