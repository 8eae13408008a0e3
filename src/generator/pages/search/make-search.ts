import type { SearchData } from '../../../../islands/search/open-search.ts';
import { alsoCalled, commonWords, synonyms } from '../../../content/search-words.ts';
import { type Files, hashedName } from '../../../lib/files.ts';
import { listLinkTargets } from '../../../world/links.ts';
import type { Content } from '../../content/read-content.ts';
import type { RenderedBody } from '../render-bodies.tsx';
import { readSections } from './read-sections.ts';

/**
 * Makes the index of the page with the search island: all sections of all other listed pages.
 * @returns the index, and its path by the route of the search page
 */
export function makeSearch(
	{ settings, records }: Content,
	bodies: readonly RenderedBody[],
): { files: Files; indices: ReadonlyMap<string, string> } {
	const searchPage = bodies.find(({ islands }) => islands.includes('search'));
	if (searchPage === undefined) return { files: new Map(), indices: new Map() };
	const { to } = searchPage.environment.urls;
	const known = new Set(listLinkTargets(records.world).map(([, { path }]) => path));
	const sections = bodies
		.filter(
			({ planned: { page }, islands }) =>
				!page.unlisted && page.canonical === undefined && !islands.includes('search'),
		)
		.flatMap(({ planned: { route, page }, document }) =>
			readSections(document, { route, title: route === '/' ? settings.name : page.title }).map(
				({ path, ...section }) => {
					const [, anchor = ''] = path.split(/(?=#)/);
					return {
						href: to(route) + anchor,
						...section,
						also: alsoCalled[path],
						// A work begins in the middle of things.
						about: anchor === '' && route.startsWith('/read/') ? page.description : undefined,
						// A word's definition matters as much as what prose links to.
						isKnown: known.has(path) || path.startsWith('/a-to-z/#'),
					};
				},
			),
		);
	const data: SearchData = { sections, synonyms, common: commonWords };
	const json = JSON.stringify(data);
	const index = hashedName('/assets/', 'search-index', 'json', json);
	return { files: new Map([[index, json]]), indices: new Map([[searchPage.planned.route, index]]) };
}
