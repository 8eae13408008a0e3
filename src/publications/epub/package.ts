import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { packFiles } from '../pack-files.ts';
import type { Materials } from '../publication.ts';

/**
 * The unique identifier, generated once. It never changes, so that readers recognise a new version.
 */
export const identifier = 'urn:uuid:6f0f0c5e-3f53-4d0e-9a47-6a1c8d2f2118';

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
	jpg: 'image/jpeg',
	ncx: 'application/x-dtbncx+xml',
};

const coverPath = 'pictures/cover.png';

/** The manifest properties of special files. */
const properties: Readonly<Record<string, string>> = {
	'nav.xhtml': ' properties="nav"',
	[coverPath]: ' properties="cover-image"',
};

/** The id of a manifest item: its path, in which no name has an underscore. */
const itemId = (path: string) => path.replaceAll('/', '_');

const listMeta = (property: string, values: readonly string[]) =>
	values.map((value) => `<meta property="${property}">${escapeXml(value)}</meta>`);

/**
 * Writes the package document. Source: EPUB 3.3, section 5; accessibility metadata follow Standard
 * Ebooks' template `content.opf`, EPUB Accessibility 1.1 and schema.org.
 */
function makePackage(
	{ settings, records: { anthology } }: Materials,
	paths: readonly string[],
	spine: readonly string[],
): string {
	const items = paths.map((path) => {
		const type = mediaTypes[path.replace(/^.*\./, '')] ?? '';
		return `<item id="${itemId(path)}" href="${path}" media-type="${type}"${properties[path] ?? ''}/>`;
	});
	const project = `The ${escapeXml(settings.name)} project`;
	const year = anthology.figures.interface.copyrightYear;
	return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" dir="ltr" xml:lang="${settings.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="uid">${identifier}</dc:identifier>
<dc:title id="title">${escapeXml(settings.name)}</dc:title>
<meta property="title-type" refines="#title">main</meta>
<dc:title id="subtitle">${escapeXml(`The world of ${settings.anthology}`)}</dc:title>
<meta property="title-type" refines="#subtitle">subtitle</meta>
<dc:language>${settings.language}</dc:language>
<dc:creator id="creator">${project}</dc:creator>
<meta property="role" refines="#creator" scheme="marc:relators">aut</meta>
<dc:publisher>${project}</dc:publisher>
<dc:date>${edition}</dc:date>
<meta property="dcterms:modified">${edition}T00:00:00Z</meta>
<dc:rights>Copyright ${year} ${project}. All rights reserved.</dc:rights>
<dc:description>${escapeXml(anthology.landing.hero.lead)}</dc:description>
${[
	...(settings.address === null ? [] : [`<dc:source>${escapeXml(settings.address)}</dc:source>`]),
	// The publisher certifies its own conformance.
	'<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>',
	`<meta property="a11y:certifiedBy" refines="#conformance">${project}</meta>`,
	...listMeta('schema:accessMode', ['textual', 'visual']),
	...listMeta('schema:accessModeSufficient', ['textual']),
	...listMeta('schema:accessibilityFeature', [
		...['alternativeText', 'displayTransformability', 'readingOrder', 'structuralNavigation'],
		...['tableOfContents', 'unlocked'],
	]),
	...listMeta('schema:accessibilityHazard', ['none']),
	...listMeta('schema:accessibilitySummary', [
		'All text reflows and has headings in order. Every drawing that carries information gives it in the text or in alternative text; maps and sections list their places as links. Words in other languages are marked as such.',
	]),
	// For readers that support only EPUB 2.
	`<meta name="cover" content="${itemId(coverPath)}"/>`,
].join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine page-progression-direction="ltr" toc="toc.ncx">
${spine.map((path) => `<itemref idref="${itemId(path)}"/>`).join('\n')}
</spine>
</package>
`;
}

/**
 * Packs a book as an EPUB: `mimetype` first and uncompressed. The same input gives the same bytes.
 * Source: EPUB 3.3, section 4.
 * @param files documents, `nav.xhtml`, pictures and styles, by their path beside the package document
 * @param spine the documents' paths in reading order
 */
export function packBook(
	materials: Materials,
	files: ReadonlyMap<string, string | Uint8Array>,
	spine: readonly string[],
): Uint8Array {
	const all = new Map<string, string | Uint8Array>([
		['mimetype', Buffer.from('application/epub+zip')],
		['META-INF/container.xml', container],
		['epub/package.opf', makePackage(materials, [...files.keys()], spine)],
	]);
	for (const [path, contents] of files) all.set(`epub/${path}`, contents);
	return packFiles(all);
}
