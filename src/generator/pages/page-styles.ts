import type { FontSet } from '../assets/fonts.ts';
import type { Assets } from '../assets/make-assets.ts';
import { cutStyles } from '../assets/styles.ts';
import type { PlannedPage } from '../content/list-pages.ts';
import type { RenderedBody } from './render-bodies.tsx';

/** Every word of a script, which could be the name of a class. */
export const listWords = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

/** Pages of one file are of one kind, except comics, which have many styles of their own. */
export const kindOf = ({ source, page }: PlannedPage) =>
	page.isComic ? `${source}, comics` : source;

/**
 * Cuts the stylesheet down to what each kind of page uses, so that a page carries its own styles and
 * is painted from its first bytes alone. Pages of a kind share one text, and so one hash in content policies.
 * In use are the classes of their markup, and every word of the scripts they run; a page without the
 * elements of a font does not load it.
 * @param writeFontRules writes the `@font-face` rules of pages with some elements
 * @returns the styles by kind of page
 */
export async function cutPageStyles(
	bodies: readonly RenderedBody[],
	{ stylesheet, scripts, files }: Assets,
	writeFontRules: FontSet['writeRules'],
): Promise<ReadonlyMap<string, string>> {
	const used = new Map<string, Set<string>>();
	const elements = new Map<string, Set<string>>();
	const wordsOf = new Map(
		[...scripts.islands].map(([name, file]) => [
			name,
			listWords(Buffer.from(files.get(file) ?? '').toString()),
		]),
	);
	for (const { planned, environment, ...body } of bodies) {
		const kind = kindOf(planned);
		const names = used.get(kind) ?? new Set();
		used.set(kind, names);
		const tags = elements.get(kind) ?? new Set();
		elements.set(kind, tags);
		for (const tag of body.elements) tags.add(tag);
		for (const name of [
			...body.classes,
			...environment.inlineCode.flatMap(({ source }) => listWords(source)),
			...body.islands.flatMap((island) => wordsOf.get(island) ?? []),
		]) {
			names.add(name);
		}
	}
	const styles = new Map<string, string>();
	for (const [kind, names] of used) {
		const rules = writeFontRules(elements.get(kind) ?? new Set());
		styles.set(kind, await cutStyles(stylesheet, rules, names));
	}
	return styles;
}
