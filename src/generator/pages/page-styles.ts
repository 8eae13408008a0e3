import type { FontSet } from '../assets/fonts.ts';
import type { Assets } from '../assets/make-assets.ts';
import { cutStyles } from '../assets/styles.ts';
import { listClasses, listWords } from './page-use.ts';
import type { RenderedBody } from './render-bodies.tsx';

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page carries its own styles and
 * is painted from its first bytes alone. Pages of one file in `pages/` share one text, which content
 * policies name by one hash. In use are the classes of their markup, and every word of the scripts
 * they run; a page has no font that only elements it lacks are set in.
 * @param writeFontRules writes the `@font-face` rules of pages with some elements
 * @returns the styles by the file in `pages/`
 */
export function cutPageStyles(
	bodies: readonly RenderedBody[],
	{ sheet = '', scripts, files }: Assets,
	writeFontRules: FontSet['writeRules'],
): ReadonlyMap<string, string> {
	const used = new Map<string, Set<string>>();
	const elements = new Map<string, Set<string>>();
	const read = new Set<string>();
	const wordsOf = new Map(
		[...(scripts?.islands ?? [])].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	for (const { planned, environment, html, islands } of bodies) {
		const names = used.get(planned.source) ?? new Set();
		used.set(planned.source, names);
		const tags = elements.get(planned.source) ?? new Set();
		elements.set(planned.source, tags);
		for (const [, tag = ''] of html.matchAll(/<([a-z]+)/g)) tags.add(tag);
		if (planned.page.isRead) read.add(planned.source);
		for (const name of listClasses(html, environment.inlineCode)) names.add(name);
		for (const island of islands) for (const word of wordsOf.get(island) ?? []) names.add(word);
	}
	/** Kinds of pages that use the same classes share one cut. */
	const cuts = new Map<string, string>();
	return new Map(
		[...used].map(([source, names]) => {
			const rules = writeFontRules(elements.get(source) ?? new Set(), read.has(source));
			const key = [rules, ...[...names].sort()].join(' ');
			const cut = cuts.get(key) ?? cutStyles(sheet, rules, names);
			cuts.set(key, cut);
			return [source, cut];
		}),
	);
}
