import { escapeXml } from '../../lib/escape-xml.ts';
import type { Settings } from '../../site.ts';
import type { Chapter, Place } from './chapters.tsx';
import { identifier } from './package.ts';
import { frameXhtml } from './xhtml.ts';

/** The path of a chapter, relative to the package document. */
export const chapterPath = ({ id }: Chapter) => `text/${id}.xhtml`;

/** An entry of the table of contents. */
interface Entry {
	href: string;
	title: string;
	inner: readonly Entry[];
}

const listPlaces = (file: string, places: readonly Place[] = []): Entry[] =>
	places.map(({ id, title, sections }) => {
		return { href: `${file}#${id}`, title, inner: listPlaces(file, sections) };
	});

/** Lists the entries of the table of contents: chapters, each with its own chapters or places. */
const listContents = (chapters: readonly Chapter[]): Entry[] =>
	chapters.map((chapter) => {
		const href = chapterPath(chapter);
		const { title } = chapter;
		const inner = chapter.chapters
			? listContents(chapter.chapters)
			: listPlaces(href, chapter.places);
		return { href, title, inner };
	});

const writeList = (entries: readonly Entry[]): string => {
	if (entries.length === 0) return '';
	const lines = entries.map(
		({ href, title, inner }) =>
			`<li><a href="${href}">${escapeXml(title)}</a>${writeList(inner)}</li>`,
	);
	return `\n<ol>\n${lines.join('\n')}\n</ol>\n`;
};

/**
 * The navigation document: the table of contents, which readers see as a page, and landmarks.
 * Source: EPUB 3.3, section 7.
 */
export function makeNavigation({ language }: Settings, chapters: readonly Chapter[]): string {
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
<h1 id="contents">Contents</h1>${writeList(listContents(chapters))}</nav>
<nav epub:type="landmarks" id="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
${landmarks.map(([type, title, href]) => `<li><a epub:type="${type}" href="${href}">${escapeXml(title)}</a></li>`).join('\n')}
</ol>
</nav>`;
	return frameXhtml(language, 'Contents', body, 'style.css');
}

/**
 * Writes the table of contents as an NCX, for readers that support only EPUB 2, such as MuPDF and
 * older Kobos. Source: Open Packaging Format 2.0.1, section 2.4.1.
 */
export function makeNcx({ name, language }: Settings, chapters: readonly Chapter[]): string {
	let count = 0;
	const writePoint = ({ href, title, inner }: Entry): string => {
		count += 1;
		return `<navPoint id="point-${count}"><navLabel><text>${escapeXml(title)}</text></navLabel><content src="${href}"/>${inner.map(writePoint).join('\n')}</navPoint>`;
	};
	return `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${language}">
<head><meta name="dtb:uid" content="${identifier}"/></head>
<docTitle><text>${escapeXml(name)}</text></docTitle>
<navMap>
${listContents(chapters).map(writePoint).join('\n')}
</navMap>
</ncx>
`;
}
