import { createHash } from 'node:crypto';
import type { Comic } from '../../content/comics/types.ts';
import type { PictureId } from '../../content/picture-ids.ts';
import type { DownloadMaterials } from '../download.ts';
import { type Book, packBook } from '../epub/package.ts';
import { frameXhtml } from '../epub/xhtml.ts';
import { packFiles } from '../pack-files.ts';
import { type ComicDetails, writeComicInfo } from './comic-info.ts';
import { type ComposedPage, composeComic } from './compose.ts';
import { paintPage } from './draw-page.ts';
import { fontPath, pageStyles, writeFixedPage } from './fixed-pages.ts';
import { type Lettering, loadLettering } from './letter.ts';

/** A comic as the files that it is taken away in. */
export interface ComicFiles {
	cbz: Uint8Array;
	epub: Uint8Array;
}

/** A name among all books that a newer copy has too: a UUID of one's own making (RFC 9562, section 5.8). */
function nameComic(slug: string): string {
	const hex = createHash('sha256').update(`lagan comic ${slug}`).digest('hex');
	const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? [];
	return `urn:uuid:${parts[1]}-${parts[2]}-8${parts[3]}-8${parts[4]}-${parts[5]}`;
}

const pagePath = (index: number) => `text/page-${index}.xhtml`;

/** Contents, landmarks, and the list of pages, which are those of the printed comic. */
function makeNavigation(pages: readonly ComposedPage[], language: string): string {
	const list = (of: readonly ComposedPage[], title = ({ name }: ComposedPage) => name) =>
		of
			.map((page) => `<li><a href="${pagePath(pages.indexOf(page))}">${title(page)}</a></li>`)
			.join('\n');
	const body = `<nav epub:type="toc" id="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">Contents</h1>
<ol>
${list(pages)}
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
<li><a epub:type="cover" href="${pagePath(0)}">Cover</a></li>
<li><a epub:type="bodymatter" href="${pagePath(1)}">Beginning</a></li>
</ol>
</nav>
<nav epub:type="page-list" id="page-list" aria-label="Pages" hidden="hidden">
<ol>
${list(pages.slice(1), ({ name }) => name.replace(/\D+/, ''))}
</ol>
</nav>`;
	return frameXhtml(language, 'Contents', body, 'style.css');
}

/** The comic as an EPUB of fixed pages. Source: EPUB 3.3, section 8. */
function packFixedPages(
	{ settings, comic, notes }: ComicDetails,
	pages: readonly ComposedPage[],
	pictures: ReadonlyMap<string, string | Uint8Array>,
	{ fonts }: Lettering,
	year: string,
): Uint8Array {
	const { language } = settings;
	const book: Book = {
		...{ settings, identifier: nameComic(comic.slug), title: comic.title, year },
		subtitle: `A comic from ${settings.name}`,
		description: `${comic.hook} ${notes}`,
		metadata: [
			'<meta property="rendition:layout">pre-paginated</meta>',
			'<meta property="rendition:orientation">auto</meta>',
			'<meta property="rendition:spread">landscape</meta>',
		],
		accessModes: ['textual', 'textual,visual'],
		accessibilityFeatures: [
			...['alternativeText', 'pageNavigation', 'readingOrder', 'structuralNavigation'],
			...['tableOfContents', 'unlocked'],
		],
		accessibilitySummary:
			'Pages of a comic, as they are printed: they do not reflow, and letters grow only with their page. Every panel has its description as an alternative text, what is heard in it included; speeches and captions are text, in the order in which they are read, each speech with its speaker’s name.',
	};
	const files = new Map<string, string | Uint8Array>([
		['style.css', pageStyles],
		...pages.map((page, i): [string, string] => [pagePath(i), writeFixedPage(page, language)]),
		...pictures,
		...Object.entries(fonts).map(([kind, font]): [string, Uint8Array] => [
			fontPath(kind as keyof typeof fonts),
			font,
		]),
		['nav.xhtml', makeNavigation(pages, language)],
	]);
	// As in print: the cover and the first page are right-hand pages, with none beside them. A cover in the
	// middle would be as good, but readers that know no middle show it on the left.
	const sides = ['page-spread-left', 'page-spread-right'];
	const spine = pages.map((_, i) => ({
		path: pagePath(i),
		properties: i === 0 ? 'page-spread-right' : (sides[i % 2] ?? ''),
	}));
	return packBook(book, files, spine);
}

/** Makes both files of a comic from one layout of its pages. */
export async function makeComic(
	{ content, pictures, svgs }: DownloadMaterials,
	comic: Comic,
): Promise<ComicFiles> {
	const { settings, sources } = content;
	const { figures, shelf } = sources.anthology;
	const find = (id: PictureId) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const lettering = await loadLettering();
	const about = `A comic from ${settings.name}`;
	const seen = pictures.get(comic.cover)?.alt ?? '';
	const pages = composeComic(comic, { about, seen }, lettering.ruler);
	const details: ComicDetails = {
		...{ settings, comic, number: shelf.comics.indexOf(comic) + 1 },
		notes: `A specimen comic for ${settings.anthology}. It is not canon: a story may decide it otherwise.`,
	};

	const fonts = Object.values(lettering.fonts);
	const painted: Uint8Array[] = [];
	for (const page of pages) painted.push(await paintPage(page, find, fonts));
	const info = writeComicInfo(
		details,
		painted.map(({ length }) => length),
	);
	const files = new Map<string, string | Uint8Array>([
		['ComicInfo.xml', info],
		...painted.map((png, i): [string, Uint8Array] => [
			`${comic.slug}-${String(i).padStart(3, '0')}.png`,
			png,
		]),
	]);
	// The cover once more as a picture, for shelves.
	const drawings = new Map<string, string | Uint8Array>([
		['pictures/cover.png', painted[0] ?? Uint8Array.of()],
		...pages.flatMap(({ panels }) =>
			panels.map(({ picture }): [string, string] => [`pictures/${picture}.svg`, find(picture)]),
		),
	]);
	return {
		cbz: packFiles(files),
		epub: packFixedPages(details, pages, drawings, lettering, figures.interface.copyrightYear),
	};
}
