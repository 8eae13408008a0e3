import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Settings } from '../../../site.ts';
import type { Chapter, Place } from './chapters.tsx';
import { escapeXml, frameXhtml } from './xhtml.ts';

/** The book's name among all books, made once by chance: a newer copy of it has the same. */
const identifier = 'urn:uuid:6f0f0c5e-3f53-4d0e-9a47-6a1c8d2f2118';

/** Files of the book by their path in it. */
type BookFiles = ReadonlyMap<string, string | Uint8Array>;

/** What a package says of the book as a whole. */
export interface BookDetails {
	settings: Settings;
	/** What it is about, in a sentence. */
	description: string;
	/** The day of its state, as `2026-11-23`. */
	edition: string;
	year: string;
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="epub/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** Where a chapter stands, seen from the package. */
export const chapterPath = ({ id }: Chapter) => `text/${id}.xhtml`;

const mediaTypes: Readonly<Record<string, string>> = {
	xhtml: 'application/xhtml+xml',
	css: 'text/css',
	png: 'image/png',
};

const propertyOf = (path: string) =>
	path === 'nav.xhtml' ? 'nav' : path === 'pictures/cover.png' ? 'cover-image' : undefined;

/** Ids of manifest items: paths, without what no XML name may hold. */
const itemId = (path: string) => path.replace(/[^\w.-]/g, '-');

/**
 * The package document. Source: EPUB 3.3, section 5; accessibility metadata in the form of Standard
 * Ebooks’ template `content.opf`, after EPUB Accessibility 1.1 and the vocabulary of schema.org. As there
 * it is the publisher who vouches for it.
 */
function makePackage(details: BookDetails, paths: readonly string[], spine: readonly string[]) {
	const { settings, description, edition, year } = details;
	const features = [
		...['alternativeText', 'displayTransformability', 'readingOrder', 'structuralNavigation'],
		...['tableOfContents', 'unlocked'],
	];
	const items = paths.map((path) => {
		const property = propertyOf(path);
		const type = mediaTypes[path.replace(/^.*\./, '')] ?? '';
		return `<item id="${itemId(path)}" href="${path}" media-type="${type}"${property ? ` properties="${property}"` : ''}/>`;
	});
	return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" dir="ltr" xml:lang="${settings.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">${identifier}</dc:identifier>
<dc:title id="title">${escapeXml(settings.name)}</dc:title>
<meta property="title-type" refines="#title">main</meta>
<dc:title id="subtitle">The world of ${escapeXml(settings.anthology)}</dc:title>
<meta property="title-type" refines="#subtitle">subtitle</meta>
<dc:language>${settings.language}</dc:language>
<dc:creator id="creator">The ${escapeXml(settings.name)} project</dc:creator>
<meta property="role" refines="#creator" scheme="marc:relators">aut</meta>
<dc:publisher>The ${escapeXml(settings.name)} project</dc:publisher>
<dc:date>${edition}</dc:date>
<meta property="dcterms:modified">${edition}T00:00:00Z</meta>
<dc:rights>Copyright ${year} The ${escapeXml(settings.name)} project. All rights reserved.</dc:rights>
<dc:description>${escapeXml(description)}</dc:description>
${settings.address === null ? '' : `<dc:source>${escapeXml(settings.address)}</dc:source>\n`}<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>
<meta property="a11y:certifiedBy" refines="#conformance">The ${escapeXml(settings.name)} project</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
${features.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`).join('\n')}
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">All text reflows and has headings in order. Every drawing that tells something has its words in the text or as an alternative; maps and sections name their places in a list of links. Words of other languages are marked as such.</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.map((path) => `<itemref idref="${itemId(path)}"/>`).join('\n')}
</spine>
</package>
`;
}

const entry = (href: string, title: string, inner: string) =>
	`<li><a href="${href}">${escapeXml(title)}</a>${inner}</li>`;

const listEntries = (entries: readonly string[]) =>
	entries.length === 0 ? '' : `\n<ol>\n${entries.join('\n')}\n</ol>\n`;

const listInner = (file: string, places: readonly Place[] = []): string =>
	listEntries(
		places.map(({ id, title, inner }) => entry(`${file}#${id}`, title, listInner(file, inner))),
	);

const listContents = (chapters: readonly Chapter[]): string =>
	listEntries(
		chapters.map((chapter) =>
			entry(
				chapterPath(chapter),
				chapter.title,
				chapter.chapters
					? listContents(chapter.chapters)
					: listInner(chapterPath(chapter), chapter.places),
			),
		),
	);

/** The contents, which are read as a page too, and the landmarks. Source: EPUB 3.3, section 7. */
function makeNavigation({ settings }: BookDetails, chapters: readonly Chapter[]): string {
	const first = chapters.find(({ kind }) => kind === 'chapter' || kind === 'part');
	const landmarks: (readonly [type: string, title: string, href: string])[] = [
		['cover', 'Cover', 'text/cover.xhtml'],
		['toc', 'Contents', 'nav.xhtml'],
		...(first ? [['bodymatter', 'Beginning', chapterPath(first)] as const] : []),
		...chapters.flatMap((chapter) =>
			['titlepage', 'glossary', 'appendix'].includes(chapter.kind)
				? [[chapter.kind, chapter.title, chapterPath(chapter)] as const]
				: [],
		),
	];
	const body = `<nav epub:type="toc" id="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">Contents</h1>${listContents(chapters)}</nav>
<nav epub:type="landmarks" id="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
${landmarks.map(([type, title, href]) => `<li><a epub:type="${type}" href="${href}">${escapeXml(title)}</a></li>`).join('\n')}
</ol>
</nav>`;
	return frameXhtml(settings.language, 'Contents', body, 'style.css');
}

/**
 * Packs a book as an EPUB: `mimetype` first and as it is, with the same bytes wherever and whenever.
 * Source: EPUB 3.3, section 4.
 * @param files documents, pictures and styles by their path beside the package
 * @param chapters the tree of all chapters; the cover and the contents come before and after the first
 */
export function packBook(
	details: BookDetails,
	files: BookFiles,
	chapters: readonly Chapter[],
): Uint8Array {
	const all = new Map(files).set('nav.xhtml', makeNavigation(details, chapters));
	const order = chapters
		.flatMap((chapter) => [chapter, ...(chapter.chapters ?? [])])
		.map(chapterPath);
	const spine = ['text/cover.xhtml', ...order.slice(0, 1), 'nav.xhtml', ...order.slice(1)];
	const zipped: Zippable = {
		mimetype: [strToU8('application/epub+zip'), { level: 0 }],
		'META-INF/container.xml': strToU8(container),
		'epub/package.opf': strToU8(makePackage(details, [...all.keys()], spine)),
	};
	for (const [path, contents] of all) {
		zipped[`epub/${path}`] =
			typeof contents === 'string' ? strToU8(contents) : [contents, { level: 0 }];
	}
	// Without a zone it is the hour of the day wherever it is packed, as ZIP has it.
	return zipSync(zipped, { mtime: `${details.edition}T00:00:00` });
}
