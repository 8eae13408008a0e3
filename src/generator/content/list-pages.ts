import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../layouts/page.ts';
import { type Problem, reasonOf, suggestName } from '../../lib/problems.ts';
import { nameOf, placeOf } from '../../lib/project.ts';
import type { Records } from '../../world/records.ts';
import { listSources } from './list-files.ts';
import type { Sources } from './sources.ts';
import { findPlaceholder, findSlugFault } from './text-faults.ts';

/** A page that is not yet rendered, and its route. */
export interface PlannedPage {
	route: string;
	/** The file in `pages/` that made it. */
	source: string;
	page: Page;
}

/**
 * The route of a file in `pages/`: `resources.tsx` is `/resources/`, `faction/[slug].tsx` is
 * `/faction/<slug>/`, and `404.tsx`, which hosts look for by its name, is `/404.html`.
 * @param file path below `pages/`
 */
function routeOf(file: string, slug = ''): string {
	const name = file.replace(/\.tsx$/, '').replace('[slug]', slug);
	if (/(^|\/)404$/.test(name)) return `/${name}.html`;
	return `/${name}/`.replace(/\/index\/$/, '/').replace('//', '/');
}

/**
 * Checks the name of a page's file, which is part of its address. A folder cannot be called `index`:
 * some hosts serve its parent instead.
 */
const findNameFault = (file: string) =>
	file
		.replace(/(\/?\[slug\]|(^|\/)(index|404))?\.tsx$/, '')
		.split('/')
		.filter((name) => name !== '')
		.map(findSlugFault)
		.find(Boolean);

/** A pattern that matches every route of a file in `pages/`. */
const patternOf = (file: string) =>
	new RegExp(`^${routeOf(file, '[^/]+').replaceAll('.', '\\.')}$`);

/** Loads the pages of one file, unless it throws, and its problems. */
async function loadPages(folder: string, file: string, sources: Sources, records: Records) {
	const full = path.join(folder, file);
	const source = nameOf(full);
	const nameFault = findNameFault(file);
	const problems: Problem[] = nameFault ? [{ where: source, ...nameFault }] : [];
	for (const [i, line] of readFileSync(full, 'utf8').split('\n').entries()) {
		const fault = findPlaceholder(line);
		if (fault) problems.push({ where: `${source}:${i + 1}`, ...fault });
	}
	// A file that throws must not hide the problems of the others.
	try {
		const { default: makePages } = await sources.importPage(full);
		if (typeof makePages !== 'function') throw new Error('it has no default export.');
		const planned = [makePages(records)]
			.flat()
			.map((page) => ({ route: routeOf(file, page.slug), source, page }));
		return { planned, problems };
	} catch (error) {
		const what = `${source} could not list its pages: ${reasonOf(error)}`;
		problems.push({ where: placeOf(error) ?? source, what });
		return { planned: undefined, problems };
	}
}

/** Checks the fields of a page. */
function checkPage({ source, page, route }: PlannedPage, routes: ReadonlySet<string>): Problem[] {
	const problems: Problem[] = (['title', 'description'] as const)
		.filter((field) => !page[field]?.trim())
		.map((field) => ({
			where: `${source}: ${field} of ${route}`,
			what: 'It is empty; links, search results and tabs would show it.',
			fix: 'Write it.',
		}));
	if (page.canonical !== undefined && !routes.has(page.canonical)) {
		const otherwise = 'Name the page that it repeats, or leave this out.';
		problems.push({
			where: `${source}: canonical`,
			what: `Its canonical page, ${page.canonical}, does not exist.`,
			fix: suggestName(page.canonical, routes, otherwise),
		});
	}
	return problems;
}

/**
 * Lists the pages below the folders of pages, the routes of files that failed, and all problems.
 */
export async function listPages(
	sources: Sources,
	records: Records,
): Promise<{
	pages: readonly PlannedPage[];
	failedRoutes: readonly RegExp[];
	problems: readonly Problem[];
}> {
	const problems: Problem[] = [];
	const failedRoutes: RegExp[] = [];
	const pages = new Map<string, PlannedPage>();
	for (const folder of sources.pages) {
		const listed = listSources(folder, ['.tsx']);
		problems.push(...listed.problems);
		for (const file of listed.names) {
			const loaded = await loadPages(folder, file, sources, records);
			problems.push(...loaded.problems);
			if (loaded.planned === undefined) failedRoutes.push(patternOf(file));
			for (const planned of loaded.planned ?? []) {
				const { route, source, page } = planned;
				const fault = file.includes('[slug]') ? findSlugFault(page.slug ?? '') : undefined;
				if (fault) {
					// Its route could lead out of the site's folder.
					problems.push({ where: `${source}: page “${page.title}”`, ...fault });
					failedRoutes.push(patternOf(file));
					continue;
				}
				const other = pages.get(route);
				if (other === undefined) pages.set(route, planned);
				else
					problems.push({
						where: `${route} (${source})`,
						what: `Two pages have this route: ${other.source} makes it too.`,
						fix: 'Rename one file, or give one entry another slug.',
					});
			}
		}
	}
	const routes = new Set(pages.keys());
	problems.push(...[...pages.values()].flatMap((planned) => checkPage(planned, routes)));
	return { pages: [...pages.values()], failedRoutes, problems };
}
