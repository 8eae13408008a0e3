import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider } from '../../components/page-context.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { createUrls, type Settings } from '../../site.ts';
import type { Materials } from '../publication.ts';
import { type Chapter, flattenChapters, listChapters, type RenderedChapter } from './chapters.tsx';
import { createBookEnvironment } from './environment.ts';
import { chapterPath, makeNavigation, makeNcx } from './navigation.ts';
import { packBook } from './package.ts';
import { makeBookPictures } from './pictures.tsx';
import { stylesheet } from './stylesheet.ts';
import { frameXhtml, listIds, toXhtml } from './xhtml.ts';

/**
 * Wraps a chapter in a `<section>` with its EPUB type and ARIA role; DPUB-ARIA has no role for
 * title pages.
 */
const sectionOf = ({ kind, anchor }: Chapter, body: string) =>
	`<section${anchor ? ` id="${anchor}"` : ''} epub:type="${kind}"${kind === 'titlepage' ? '' : ` role="doc-${kind}"`}>\n${body}\n</section>`;

/** Creates a function that resolves links of the site to chapters. */
function createResolver(rendered: readonly RenderedChapter[], settings: Settings) {
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

function renderChapter(materials: Materials, chapter: Chapter): RenderedChapter {
	const environment = createBookEnvironment(materials, chapter);
	const html = renderToStaticMarkup(
		<PageProvider value={environment}>{chapter.body()}</PageProvider>,
	);
	return { chapter, html, environment };
}

/**
 * Makes the book.
 * @returns an EPUB; the same input gives the same bytes
 */
export async function makeBook(materials: Materials): Promise<Uint8Array> {
	const { settings, records } = materials;
	const { language } = settings;
	const tree = listChapters(records);
	const chapters = flattenChapters(tree);
	const rendered = chapters.map((chapter) => renderChapter(materials, chapter));
	const resolve = createResolver(rendered, settings);
	const pictures = await makeBookPictures(
		materials,
		new Set(rendered.flatMap(({ environment }) => [...environment.usedPictures])),
	);
	const cover = frameXhtml(
		language,
		'Cover',
		`<section epub:type="cover" class="cover">\n<img src="../pictures/cover.png" role="doc-cover" alt="${escapeXml(`${settings.name}. The world of ${settings.anthology}. ${materials.pictures.get('hero-tall')?.alt ?? ''}`)}"/>\n</section>`,
		'../style.css',
	);
	const files = new Map<string, string | Uint8Array>([
		['style.css', stylesheet],
		['text/cover.xhtml', cover],
		...rendered.map(({ chapter, html }): [string, string] => {
			const body = toXhtml(html, (href) => resolve(href, chapter));
			const page = frameXhtml(language, chapter.title, sectionOf(chapter, body), '../style.css');
			return [chapterPath(chapter), page];
		}),
		...pictures,
		['nav.xhtml', makeNavigation(settings, tree)],
		['toc.ncx', makeNcx(settings, tree)],
	]);
	const [titlePage = '', ...others] = chapters.map(chapterPath);
	const spine = ['text/cover.xhtml', titlePage, 'nav.xhtml', ...others];
	return packBook(materials, files, spine);
}
