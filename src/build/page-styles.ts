import type { Files } from './files.ts';
import type { IslandScripts } from './islands.ts';
import { findIslands, type RenderedPage } from './render-pages.tsx';
import { createStyleCutter } from './styles.ts';

/** The styles that stand in pages, by the file in `pages/` that made them. */
export type PageStyles = ReadonlyMap<string, string>;

/** Whatever could be a class name in a script. */
const listWords = (script: string) => script.match(/[\w-]+/g) ?? [];

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page can carry its own styles
 * and be painted from its first bytes alone. Pages of one file share one text, which policies name by
 * one digest. In use are the classes of their markup, and every word of the scripts that they run.
 * @param sheet the whole stylesheet
 * @param files holds the scripts
 */
export function makePageStyles(
	sheet: string,
	rendered: readonly RenderedPage[],
	{ islands }: IslandScripts,
	files: Files,
): PageStyles {
	const wordsOf = new Map(
		[...islands].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	const used = new Map<string, Set<string>>();
	for (const { source, body, environment } of rendered) {
		const names = used.get(source) ?? new Set();
		used.set(source, names);
		for (const [, value = ''] of body.matchAll(/ class="([^"]*)"/g)) {
			for (const name of value.split(' ')) names.add(name);
		}
		for (const island of findIslands(body)) {
			for (const word of wordsOf.get(island) ?? []) names.add(word);
		}
		for (const code of environment.inlineCode) {
			for (const word of listWords(code.source)) names.add(word);
		}
	}
	const cut = createStyleCutter(sheet);
	return new Map([...used].map(([source, names]) => [source, cut(names)]));
}
