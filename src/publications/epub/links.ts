import { createUrls, type Settings } from '../../site.ts';
import type { Chapter, RenderedChapter } from './chapters.tsx';
import { listIds } from './xhtml.ts';

/** Creates a function that resolves links of the site to chapters. */
export function createResolver(rendered: readonly RenderedChapter[], settings: Settings) {
	const places = new Map<string, string>();
	for (const { chapter, html } of rendered) {
		const { id, route, anchor, isExcerpt } = chapter;
		if (route === undefined) continue;
		const file = `${id}.xhtml`;
		// A page split into several chapters begins with the first.
		if (!isExcerpt && !places.has(route)) places.set(route, file);
		if (anchor !== undefined) places.set(`${route}#${anchor}`, file);
		for (const inner of listIds(html)) places.set(`${route}#${inner}`, `${file}#${inner}`);
	}
	const { absolute } = createUrls(settings);
	/**
	 * Resolves a link to a chapter, or else to the site if its address is known.
	 * @param href a path of the site, a fragment, or an external link, which is returned unchanged
	 * @param from the chapter that holds the link
	 * @returns undefined for a link without a target
	 */
	return (href: string, { id, route = '/' }: Chapter): string | undefined => {
		if (!/^[/#]/.test(href)) return href;
		const path = decodeURIComponent(href.startsWith('#') ? route + href : href);
		// A fragment that only the page has, such as that of a drawing, leads to the chapter.
		const found = places.get(path) ?? places.get(path.replace(/#.*/, ''));
		const own = `${id}.xhtml#`;
		if (found !== undefined) return found.startsWith(own) ? found.slice(own.length - 1) : found;
		return absolute(path);
	};
}
