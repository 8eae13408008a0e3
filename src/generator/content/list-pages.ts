import path from 'node:path';
import type { Page } from '../../layouts/page.ts';
import { findNearest, type Report, reasonOf } from '../problems.ts';
import { nameOf } from '../project.ts';
import { listSources, readSource } from './list-files.ts';
import type { Sources } from './sources.ts';
import { findEdge, findLeftover, findSlugFault, findUnseen, isSeen } from './text-faults.ts';
import { comesWithinTime, withinTime } from './within-time.ts';

/** What is wrong with a title or a description in which a reader sees nothing. */
const noWords = { what: 'It is empty: links, searches and tabs show it.', fix: 'Write it.' };

/** A page and its place, before it is rendered. */
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
export function routeOf(file: string, slug = ''): string {
	const name = file.replace(/\.tsx$/, '').replace('[slug]', slug);
	if (/(^|\/)404$/.test(name)) return `/${name}.html`;
	return `/${name}/`.replace(/\/index\/$/, '/').replace('//', '/');
}

/**
 * The pages that a file of pages makes.
 * @throws when it exports none, or something else in their place
 */
async function loadPages(
	sources: Sources,
	module: ReturnType<Sources['importPage']>,
): Promise<Page[]> {
	const { default: makePages }: { default?: unknown } = await module;
	if (typeof makePages !== 'function') {
		throw new Error('it has no default export that is a function of the records.');
	}
	const pages = [withinTime(() => makePages(sources))].flat();
	const odd = pages.find((page) => typeof page?.body !== 'function');
	if (odd === undefined) return pages;
	throw new Error(
		odd instanceof Promise
			? 'it returns a promise. Pages are made at once: what takes time is for the build.'
			: 'it returns something that is no page: each has a title, a description and a body.',
	);
}

/** What is wrong with the name of a file of pages, which is a part of addresses. */
function findNameFault(file: string) {
	const names = file.replace(/(\/?\[slug\]|(^|\/)(index|404))?\.tsx$/, '').split('/');
	return names
		.filter((name) => name !== '' && name !== 'index')
		.map(findSlugFault)
		.find(Boolean);
}

/**
 * Lists the pages below the folders of pages. A file that throws is reported; the others go on.
 * @returns every page that has a route of its own
 */
export async function listPages(sources: Sources, report: Report): Promise<PlannedPage[]> {
	const planned = new Map<string, PlannedPage>();
	for (const folder of sources.pages) {
		for (const file of await listSources(folder, ['.tsx'], report)) {
			const full = path.join(folder, file);
			const source = nameOf(full);
			const misnamed = findNameFault(file);
			if (misnamed) report({ where: source, ...misnamed });
			const lines = readSource(full, report)?.toString().split('\n') ?? [];
			lines.map(findLeftover).forEach((fault, i) => {
				if (fault) report({ where: `${source}:${i + 1}`, ...fault });
			});
			const module = sources.importPage(full);
			// Nothing can be made of a site with a module that waits, and the compiler names that.
			await comesWithinTime(Promise.allSettled([module]), source);
			let pages: Page[];
			try {
				pages = await loadPages(sources, module);
			} catch (error) {
				report({ where: source, what: `This file could not list its pages: ${reasonOf(error)}` });
				continue;
			}
			for (const page of pages) {
				for (const field of ['title', 'description'] as const) {
					const text = page[field];
					const fault = isSeen(text) ? (findUnseen(text) ?? findEdge(text)) : noWords;
					if (fault) report({ where: `${source}: ${field}`, ...fault });
				}
				const fault = file.includes('[slug]') ? findSlugFault(page.slug ?? '') : undefined;
				if (fault) {
					report({ where: `${source}: page “${page.title}”`, ...fault });
					continue;
				}
				const route = routeOf(file, page.slug);
				const other = planned.get(route);
				if (other !== undefined) {
					report({
						where: `${route} (${source})`,
						what: `Two pages on one route: ${other.source} makes it too.`,
						fix: 'Rename one file, or give one entry another slug.',
					});
					continue;
				}
				planned.set(route, { route, source, page });
			}
		}
	}
	for (const { source, page } of planned.values()) {
		if (page.canonical === undefined || planned.has(page.canonical)) continue;
		const near = findNearest(page.canonical, planned.keys());
		report({
			where: `${source}: canonical`,
			what: `It is said to be a copy of ${page.canonical}, which is no page.`,
			fix: near ? `Did you mean ${near}?` : 'Name the page that it repeats, or leave this out.',
		});
	}
	return [...planned.values()];
}
