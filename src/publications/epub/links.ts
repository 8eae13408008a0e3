import { createUrls, type Settings } from '../../site.ts';
import type { Chapter, RenderedChapter } from './chapters.tsx';
import { listIds } from './xhtml.ts';

/** Creates a function that resolves links to chapters. */
export function createResolver(rendered: readonly RenderedChapter[], settings: Settings) {
	const places = new Map<string, string>();
	for (const { chapter, html } of rendered) {
		const { id, route, anchor, isExcerpt } = chapter;
		if (route === undefined) continue;
		const file = `${id}.xhtml`;
		// A page that became several chapters starts at the first.
		if (!isExcerpt && !places.has(route)) places.set(route, file);
		if (anchor !== undefined) places.set(`${route}#${anchor}`, file);
		for (const inner of listIds(html)) places.set(`${route}#${inner}`, `${file}#${inner}`);
	}
	const { absolute } = createUrls(settings);
	/**
	 * The address that a link has in the book: a chapter where there is one, else the site's where its
	 * address is known.
	 * @param href a path of the site, an anchor of the page, or what is left as it is
	 * @param from the chapter in which it stands
	 * @returns undefined for a link that leads nowhere from the book
	 */
	return (href: string, { id, route = '/' }: Chapter): string | undefined => {
		if (!/^[/#]/.test(href)) return href;
		const path = href.startsWith('#') ? route + href : href;
		// An anchor that only the page has, such as that of a drawing, leads to its chapter.
		const found = places.get(path) ?? places.get(path.replace(/#.*/, ''));
		const own = `${id}.xhtml#`;
		if (found !== undefined) return found.startsWith(own) ? found.slice(own.length - 1) : found;
		return absolute(path);
	};
}
