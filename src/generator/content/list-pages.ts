import path from 'node:path';
import type { Page } from '../../layouts/page.ts';
import { type Report, reasonOf } from '../problems.ts';
import { nameOf } from '../project.ts';
import { listFiles } from './list-files.ts';
import type { Sources } from './sources.ts';
import { findSlugFault } from './text-faults.ts';

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
 * Lists the pages below the folders of pages. A file that throws is reported; the others go on.
 * @returns every page that has a route of its own
 */
export async function listPages(sources: Sources, report: Report): Promise<PlannedPage[]> {
	const planned = new Map<string, PlannedPage>();
	for (const folder of sources.pages) {
		for (const file of await listFiles(folder, report)) {
			if (!file.endsWith('.tsx')) continue;
			const full = path.join(folder, file);
			const source = nameOf(full);
			let pages: Page[];
			try {
				const { default: makePages } = await sources.importPage(full);
				pages = [makePages(sources)].flat();
			} catch (error) {
				report({ where: source, what: `This file could not list its pages: ${reasonOf(error)}` });
				continue;
			}
			for (const page of pages) {
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
						mend: 'Rename one file, or give one entry another slug.',
					});
					continue;
				}
				planned.set(route, { route, source, page });
			}
		}
	}
	return [...planned.values()];
}
