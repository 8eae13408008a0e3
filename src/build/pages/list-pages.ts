import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Records } from '../../content/records.ts';
import type { Page, PageSource } from '../../layouts/page.ts';
import { type Report, watchReport } from '../problems.ts';
import { findSlugFault } from '../records/text-faults.ts';
import { listFiles } from '../source-files.ts';

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

/** What went wrong, in the thrower's words. */
export const reasonOf = (error: unknown) =>
	error instanceof Error ? error.message : String(error);

/**
 * Finds the pages below folders like `pages/`. A file that throws is reported; the others go on.
 * @returns the pages that have a place of their own, and whether those are all
 */
export async function listPages(
	folders: readonly string[],
	records: Records,
	report: Report,
): Promise<{ pages: PlannedPage[]; complete: boolean }> {
	const planned: PlannedPage[] = [];
	let complete = true;
	const takenBy = new Map<string, string>();
	for (const folder of folders) {
		const watched = watchReport(report);
		const files = await listFiles(folder, watched.report);
		if (!watched.isClean()) complete = false;
		for (const file of files) {
			if (!file.endsWith('.tsx')) continue;
			const full = path.join(folder, file);
			const source = path.relative(process.cwd(), full);
			let pages: Page[];
			try {
				const { default: makePages } = (await import(pathToFileURL(full).href)) as {
					default: PageSource;
				};
				pages = [makePages(records)].flat();
			} catch (error) {
				complete = false;
				report({ where: source, what: `This file could not list its pages: ${reasonOf(error)}` });
				continue;
			}
			for (const page of pages) {
				const fault = file.includes('[slug]') ? findSlugFault(page.slug ?? '') : undefined;
				if (fault) {
					complete = false;
					report({ where: `${source}: page “${page.title}”`, ...fault });
					continue;
				}
				const route = routeOf(file, page.slug);
				const other = takenBy.get(route);
				if (other !== undefined) {
					report({
						where: `${route} (${source})`,
						what: `Two pages on one route: ${other} makes it too.`,
						mend: 'Rename one file, or give one entry another slug.',
					});
					continue;
				}
				takenBy.set(route, source);
				planned.push({ route, source, page });
			}
		}
	}
	return { pages: planned, complete };
}
