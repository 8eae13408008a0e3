import type { Files } from '../files.ts';
import type { IslandScripts } from '../islands.ts';
import { createStyleCutter } from '../styles.ts';
import { listWords, type PageUse } from './page-use.ts';

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page can carry its own styles
 * and be painted from its first bytes alone. Pages of one file share one text, which policies name by
 * one digest. In use are the classes of their markup, and every word of the scripts that they run.
 * @param sheet the whole stylesheet
 * @param files holds the scripts
 * @returns the styles by the file in `pages/`
 */
export async function makePageStyles(
	sheet: string,
	kinds: PageUse['kinds'],
	{ islands }: IslandScripts,
	files: Files,
): Promise<Map<string, string>> {
	const wordsOf = new Map(
		[...islands].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	const cut = createStyleCutter(sheet);
	const styles = [...kinds].map(async ([source, { words, islands: used }]) => {
		const names = new Set(words);
		for (const island of used) {
			for (const word of wordsOf.get(island) ?? []) names.add(word);
		}
		return [source, await cut(names)] as const;
	});
	return new Map(await Promise.all(styles));
}
