import { escapeXml } from '../../generator/escape-xml.ts';
import type { Settings } from '../../site.ts';
import type { Chapter, Place } from './chapters.tsx';
import { frameXhtml } from './xhtml.ts';

/** The path of a chapter, relative to the package document. */
export const chapterPath = ({ id }: Chapter) => `text/${id}.xhtml`;

/** An entry of the table of contents. */
export interface Entry {
	href: string;
	title: string;
	inner: readonly Entry[];
}

const listPlaces = (file: string, places: readonly Place[] = []): Entry[] =>
	places.map(({ id, title, inner }) => {
		return { href: `${file}#${id}`, title, inner: listPlaces(file, inner) };
	});

/** Lists the entries of the table of contents: chapters, each with its own chapters or places. */
export const listContents = (chapters: readonly Chapter[]): Entry[] =>
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
