import { escapeXml } from '../../generator/escape-xml.ts';
import type { Settings } from '../../site.ts';
import type { Chapter, Place } from './chapters.tsx';
import { frameXhtml } from './xhtml.ts';

/** Where a chapter stands, seen from the package. */
export const chapterPath = ({ id }: Chapter) => `text/${id}.xhtml`;

const entry = (href: string, title: string, inner: string) =>
	`<li><a href="${href}">${escapeXml(title)}</a>${inner}</li>`;

/** Lines of the contents, in order. */
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
<h1 id="contents">Contents</h1>${listContents(chapters)}</nav>
<nav epub:type="landmarks" id="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
${landmarks.map(([type, title, href]) => `<li><a epub:type="${type}" href="${href}">${escapeXml(title)}</a></li>`).join('\n')}
</ol>
</nav>`;
	return frameXhtml(language, 'Contents', body, 'style.css');
}
