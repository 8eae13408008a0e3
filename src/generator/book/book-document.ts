import { pathToFileURL } from 'node:url';
import type { Settings } from '../../site.ts';
import type { Chapter, Place } from '../downloads/epub/chapters.tsx';
import type { RenderedBook } from '../downloads/epub/make-book.tsx';
import { listEntries } from '../downloads/epub/navigation.ts';
import { escapeXml, toXhtml } from '../downloads/epub/xhtml.ts';
import { findPackageFile } from '../project.ts';

/** The pages on which places stand, by id; of what is not known yet, none. */
type PageNumbers = ReadonlyMap<string, number>;

const faces = [
	'@fontsource-variable/source-serif-4/opsz.css',
	'@fontsource-variable/source-serif-4/opsz-italic.css',
	'@fontsource-variable/big-shoulders-display/index.css',
	'@fontsource/barlow-condensed/600.css',
];

/** An id in a document of all chapters. */
const idIn = (chapter: string, id = '') => (id === '' ? chapter : `${chapter}.${id}`);

/** A link of the book for e-readers, where every chapter is a file, as one of this document. */
function placeLink(chapter: string, href: string): string {
	const [, file = '', id] = /^(?:([\w-]+)\.xhtml)?(?:#(.+))?$/.exec(href) ?? [];
	return file === '' && id === undefined ? href : `#${idIn(file || chapter, id)}`;
}

/** Makes the ids of a chapter its own, and has its pictures as drawings. */
const placeChapter = (chapter: string, xhtml: string) =>
	xhtml
		.replace(/ (id|aria-labelledby|aria-describedby)="([^"]*)"/g, (_, name, ids: string) => {
			const placed = ids.split(' ').map((id) => idIn(chapter, id));
			return ` ${name}="${placed.join(' ')}"`;
		})
		.replace(/ href="([^"]*)"/g, (_, href) => ` href="${placeLink(chapter, href)}"`)
		.replace(/ src="\.\.\/pictures\/([\w-]+)\.png"/g, ' src="pictures/$1.svg"');

/** One line of the contents, with those below it. */
function listEntry(id: string, title: string, pages: PageNumbers, inner: string): string {
	const page = pages.get(id) ?? '';
	return `<li><a href="#${id}"><span>${escapeXml(title)}</span> <span class="page">${page}</span></a>${inner}</li>`;
}

const listPlaces = (chapter: string, places: readonly Place[], pages: PageNumbers) =>
	listEntries(places.map(({ id, title }) => listEntry(idIn(chapter, id), title, pages, '')));

const listChapters = (chapters: readonly Chapter[], pages: PageNumbers): string =>
	listEntries(
		chapters.map(({ id, title, chapters: inner, places = [] }) =>
			listEntry(
				id,
				title,
				pages,
				inner ? listChapters(inner, pages) : listPlaces(id, places, pages),
			),
		),
	);

/** What stands over the pages of a chapter: its part on the left, itself on the right. */
function headPages({ id, title }: Chapter, left: string): string {
	const quote = (text: string) => JSON.stringify(text);
	return `#${id} { page: ${id} }
@page ${id}:left { @top-left { content: ${quote(left)} } }
@page ${id}:right { @top-right { content: ${quote(title)} } }`;
}

/**
 * Writes the book as one document to be printed.
 * @param pages where places stand, as the last printing had them
 * @returns XHTML, with its styles beside it in `book.css` and its drawings in `pictures/`
 */
export function writeDocument(book: RenderedBook, settings: Settings, pages: PageNumbers): string {
	const { tree, rendered, resolve } = book;
	const named = tree.filter(({ kind }) => kind !== 'titlepage');
	const heads = named.flatMap((part) =>
		[part, ...(part.chapters ?? [])].map((chapter) =>
			headPages(chapter, chapter === part ? settings.name : part.title),
		),
	);
	const sections = rendered.map(({ chapter, html }) => {
		const { id, kind } = chapter;
		const body = toXhtml(html, (href) => resolve(href, chapter));
		return `<section id="${id}" class="${kind}">\n${placeChapter(id, body)}\n</section>`;
	});
	const contents = `<section id="contents" class="contents">
<h1>Contents</h1>
<nav aria-labelledby="contents">${listChapters(named, pages)}</nav>
</section>`;
	const cover = `<section class="cover"><img src="pictures/cover.svg" alt="${escapeXml(settings.name)}"/></section>`;
	const links = [...faces.map((face) => pathToFileURL(findPackageFile(face)).href), 'book.css'];
	return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${settings.language}" xml:lang="${settings.language}">
<head>
<title>${escapeXml(`${settings.name}. The world of ${settings.anthology}`)}</title>
${links.map((href) => `<link rel="stylesheet" href="${escapeXml(href)}"/>`).join('\n')}
<style>
${escapeXml(heads.join('\n'))}
</style>
</head>
<body>
${[cover, ...sections.slice(0, 1), contents, ...sections.slice(1)].join('\n')}
</body>
</html>
`;
}
