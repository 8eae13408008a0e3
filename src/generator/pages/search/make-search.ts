import type { SearchFiles } from '../../../layouts/island-scripts.tsx';
import type { Urls } from '../../../site.ts';
import { listLinkTargets } from '../../../world/links.ts';
import type { PlannedPage } from '../../content/list-pages.ts';
import type { Content } from '../../content/read-content.ts';
import { type Files, hashedName } from '../../files.ts';
import { makeIndex } from './make-index.ts';
import { readSections } from './read-sections.ts';

/** A page's body, with what it marks. */
interface SearchedBody {
	planned: PlannedPage;
	environment: { urls: Urls };
	html: string;
	islands: readonly string[];
}

/** The search of one page, by the addresses that its page loads. */
export interface MadeSearch extends SearchFiles {
	/** The page that searches; undefined where none does. */
	page: PlannedPage | undefined;
	files: Files;
}

/**
 * Makes what the page that marks `data-island="search"` finds: every section of every other page that
 * is listed, as that page links to it.
 * @param reader the script that opens an index
 */
export function makeSearch(
	{ settings, sources }: Content,
	bodies: readonly SearchedBody[],
	reader = '',
): MadeSearch {
	const files = new Map<string, string>();
	const searching = bodies.find(({ islands }) => islands.includes('search'));
	if (searching === undefined) return { page: undefined, index: '', texts: [], files };
	const { to } = searching.environment.urls;
	const write = (name: string, script: string) => {
		const file = hashedName('/assets/', name, 'js', script);
		files.set(file, script);
		return to(file);
	};
	const sections = bodies.flatMap(({ planned: { route, page }, html, islands }) =>
		page.unlisted || page.canonical !== undefined || islands.includes('search')
			? []
			: readSections(html, { route, title: route === '/' ? settings.name : page.title }),
	);
	const known = new Set(listLinkTargets(sources.world).map(([, { path }]) => path));
	const { data, texts } = makeIndex(sections, to, known);
	return {
		page: searching.planned,
		index: write('search-index', `${reader}search=openSearch(${JSON.stringify(data)})`),
		texts: texts.map((sentences, number) =>
			write('search-text', `search.hold(${number},${JSON.stringify(sentences)})`),
		),
		files,
	};
}
