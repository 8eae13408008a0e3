import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider } from '../../components/page-context.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import type { Materials } from '../publication.ts';
import { type Chapter, flattenChapters, listChapters, type RenderedChapter } from './chapters.tsx';
import { createBookEnvironment } from './environment.ts';
import { createResolver } from './links.ts';
import { chapterPath, makeNavigation, makeNcx } from './navigation.ts';
import { packBook } from './package.ts';
import { makeBookPictures } from './pictures.tsx';
import { stylesheet } from './stylesheet.ts';
import { frameXhtml, toXhtml } from './xhtml.ts';

/**
 * Wraps a chapter in a `<section>` with its EPUB type and ARIA role; DPUB-ARIA has no role for
 * title pages.
 */
const sectionOf = ({ kind, anchor }: Chapter, body: string) =>
	`<section${anchor ? ` id="${anchor}"` : ''} epub:type="${kind}"${kind === 'titlepage' ? '' : ` role="doc-${kind}"`}>\n${body}\n</section>`;

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
