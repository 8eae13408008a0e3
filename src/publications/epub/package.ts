import { edition } from '../../content/edition.ts';
import type { Settings } from '../../site.ts';
import { packFiles } from '../pack-files.ts';
import { escapeXml } from './xhtml.ts';

/** What a package says of a book. */
export interface Book {
	settings: Settings;
	/** Its name among all books: a newer copy of it has the same. */
	identifier: string;
	title: string;
	subtitle: string;
	/** What it is about, in a sentence. */
	description: string;
	year: string;
	/** Further elements of its metadata: layout, conformance. */
	metadata: readonly string[];
	/** What those who do not see it can count on, in words of schema.org and in a sentence or two. */
	accessModes: readonly string[];
	accessibilityFeatures: readonly string[];
	accessibilitySummary: string;
}

/** Files of the book by their path beside the package. */
export type BookFiles = ReadonlyMap<string, string | Uint8Array>;

/** A document in reading order, with what the book wants of its place. */
export interface SpineItem {
	path: string;
	properties?: string;
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="epub/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

const mediaTypes: Readonly<Record<string, string>> = {
	xhtml: 'application/xhtml+xml',
	css: 'text/css',
	png: 'image/png',
	svg: 'image/svg+xml',
	ttf: 'font/ttf',
};

/** What reading systems are told of a file beforehand. */
function propertyOf(path: string, contents: string | Uint8Array): string | undefined {
	if (path === 'nav.xhtml') return 'nav';
	if (path === 'pictures/cover.png') return 'cover-image';
	return typeof contents === 'string' && path.endsWith('.xhtml') && contents.includes('<svg')
		? 'svg'
		: undefined;
}

/** Ids of manifest items: paths, without what no XML name may hold. */
const itemId = (path: string) => path.replace(/[^\w.-]/g, '-');

const writeProperties = (properties: string | undefined) =>
	properties === undefined ? '' : ` properties="${properties}"`;

const listMeta = (property: string, values: readonly string[]) =>
	values.map((value) => `<meta property="${property}">${escapeXml(value)}</meta>`);

/**
 * The package document. Source: EPUB 3.3, section 5; accessibility metadata in the form of Standard
 * Ebooks’ template `content.opf`, after EPUB Accessibility 1.1 and the vocabulary of schema.org.
 */
function makePackage(book: Book, files: BookFiles, spine: readonly SpineItem[]): string {
	const { settings } = book;
	const items = [...files].map(([path, contents]) => {
		const type = mediaTypes[path.replace(/^.*\./, '')] ?? '';
		return `<item id="${itemId(path)}" href="${path}" media-type="${type}"${writeProperties(propertyOf(path, contents))}/>`;
	});
	const project = `The ${escapeXml(settings.name)} project`;
	return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" dir="ltr" xml:lang="${settings.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">${book.identifier}</dc:identifier>
<dc:title id="title">${escapeXml(book.title)}</dc:title>
<meta property="title-type" refines="#title">main</meta>
<dc:title id="subtitle">${escapeXml(book.subtitle)}</dc:title>
<meta property="title-type" refines="#subtitle">subtitle</meta>
<dc:language>${settings.language}</dc:language>
<dc:creator id="creator">${project}</dc:creator>
<meta property="role" refines="#creator" scheme="marc:relators">aut</meta>
<dc:publisher>${project}</dc:publisher>
<dc:date>${edition}</dc:date>
<meta property="dcterms:modified">${edition}T00:00:00Z</meta>
<dc:rights>Copyright ${book.year} ${project}. All rights reserved.</dc:rights>
<dc:description>${escapeXml(book.description)}</dc:description>
${[
	...(settings.address === null ? [] : [`<dc:source>${escapeXml(settings.address)}</dc:source>`]),
	...book.metadata,
	...listMeta('schema:accessMode', ['textual', 'visual']),
	...listMeta('schema:accessModeSufficient', book.accessModes),
	...listMeta('schema:accessibilityFeature', book.accessibilityFeatures),
	...listMeta('schema:accessibilityHazard', ['none']),
	...listMeta('schema:accessibilitySummary', [book.accessibilitySummary]),
].join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine page-progression-direction="ltr">
${spine.map(({ path, properties }) => `<itemref idref="${itemId(path)}"${writeProperties(properties)}/>`).join('\n')}
</spine>
</package>
`;
}

/**
 * Packs a book as an EPUB: `mimetype` first and as it is, with the same bytes wherever and whenever.
 * Source: EPUB 3.3, section 4.
 * @param files documents, `nav.xhtml`, pictures and styles
 */
export function packBook(book: Book, files: BookFiles, spine: readonly SpineItem[]): Uint8Array {
	const all = new Map<string, string | Uint8Array>([
		['mimetype', Buffer.from('application/epub+zip')],
		['META-INF/container.xml', container],
		['epub/package.opf', makePackage(book, files, spine)],
	]);
	for (const [path, contents] of files) all.set(`epub/${path}`, contents);
	return packFiles(all);
}
