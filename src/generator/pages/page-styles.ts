import type { Assets } from '../assets/make-assets.ts';
import { cutStyles } from '../assets/styles.ts';
import { listClasses, listWords } from './page-use.ts';
import type { RenderedBody } from './render-bodies.tsx';

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page carries its own styles and
 * is painted from its first bytes alone. Pages of one file in `pages/` share one text, which content
 * policies name by one hash. In use are the classes of their markup, and every word of the scripts
 * they run.
 * @param fontRules the `@font-face` rules
 * @returns the styles by the file in `pages/`
 */
export function cutPageStyles(
	bodies: readonly RenderedBody[],
	{ sheet = '', scripts, files }: Assets,
	fontRules: string,
): ReadonlyMap<string, string> {
	const used = new Map<string, Set<string>>();
	const wordsOf = new Map(
		[...(scripts?.islands ?? [])].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	for (const { planned, environment, html, islands } of bodies) {
		const names = used.get(planned.source) ?? new Set();
		used.set(planned.source, names);
		for (const name of listClasses(html, environment.inlineCode)) names.add(name);
		for (const island of islands) for (const word of wordsOf.get(island) ?? []) names.add(word);
	}
	/** Kinds of pages that use the same classes share one cut. */
	const cuts = new Map<string, string>();
	return new Map(
		[...used].map(([source, names]) => {
			const key = [...names].sort().join(' ');
			const cut = cuts.get(key) ?? cutStyles(sheet, fontRules, names);
			cuts.set(key, cut);
			return [source, cut];
		}),
	);
}
