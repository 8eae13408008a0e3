import type { Content } from '../../generator/content/read-content.ts';
import type { Problem } from '../../generator/problems.ts';
import { flattenSections, listLinkTargets } from '../../world/links.ts';
import { slugify } from '../../world/slugs.ts';
import type { Chapter } from './chapters.tsx';
import { wordPath } from './environment.ts';

/** Pages of which the book has nothing, and why: they send, search, or are drawn for a window. */
const leftOut: Readonly<Record<string, string>> = {
	'/': 'It leads to what the book has, and invites to send.',
	'/start/': 'Its paths lead through the site.',
	'/search/': 'It needs a script.',
	'/people/': 'A drawing; each character’s chapter has their ties.',
	'/canon/': 'Its notes stand in each chapter.',
	'/resources/': 'It leads to pages.',
	'/creative-resources/': 'Links and files.',
	'/creative-resources/deck-kit/': 'Sheets for artists, in files of their own.',
	'/creative-resources/model-sheets/': 'Sheets for artists, in files of their own.',
	'/additional-resources/': 'Links.',
	'/legal-information/': 'Terms hold as the site states them, and are dated there.',
	'/read/': 'A shelf of what the book has.',
	'/changes/': 'What changed is a matter of its site; the book is of one edition.',
	'/downloads/': 'Files, this one among them.',
	'/read/how-it-was-made/': 'Drawings side by side.',
};

/** Prose of those pages, by how its paths under `prose/` begin. */
const leftOutProse: readonly string[] = ['legal/'];

const mendPlace =
	'Give it a chapter in src/publications/epub/chapters.tsx, or say in places.ts there why the book leaves it out.';

/**
 * Finds pages that the book neither has nor leaves out for a reason. Comics are files of their own;
 * pages that are not listed, or repeat another, are no part of the world.
 */
export function findHomelessPages(
	{ pages, sources }: Content,
	chapters: readonly Chapter[],
): Problem[] {
	const known = new Set([
		...chapters.map(({ route }) => route),
		...Object.keys(leftOut),
		...sources.anthology.shelf.comics.map(({ slug }) => `/read/${slug}/`),
	]);
	return pages.flatMap(({ route, page }) =>
		known.has(route) || page.unlisted || page.canonical !== undefined
			? []
			: {
					where: `${route} in lagan.epub`,
					what: 'This page has no place in the book.',
					fix: mendPlace,
				},
	);
}

/**
 * Finds records and prose that no chapter of the book shows.
 * @param has whether a path of the site, with its anchor, stands in the book
 * @param usedProse what chapters have shown, by its path under `prose/`
 */
export function findHomelessRecords(
	{ sources: { world, anthology }, prose }: Content,
	has: (path: string) => boolean,
	usedProse: ReadonlySet<string>,
): Problem[] {
	const { stories, documents } = anthology.shelf;
	const paths = [
		...listLinkTargets(world).map(([, { path }]) => path),
		...flattenSections(world.sections).flatMap(({ drawing }) =>
			drawing ? `/world-bible/#${drawing.id}` : [],
		),
		...world.glossary.map(({ id }) => wordPath(id)),
		...world.events.map(({ id }) => `/timeline/#${id}`),
		...anthology.themes.map(({ title }) => `/theme-ideas/#${slugify(title)}`),
		...[...stories, ...documents].map(({ slug }) => `/read/${slug}/`),
	];
	const homeless = [
		...paths.filter((path) => !has(path)),
		...[...prose].flatMap(([id, { file }]) =>
			usedProse.has(id) || leftOutProse.some((start) => id.startsWith(start)) ? [] : file,
		),
	];
	return homeless.map((where) => ({
		where: `${where} in lagan.epub`,
		what: 'It has no place in the book: no chapter shows it.',
		fix: 'Show it in a chapter of src/publications/epub/, or leave it out in places.ts there.',
	}));
}
