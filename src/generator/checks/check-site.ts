import { fileOfRoute, routeOfFile } from '../../lib/files.ts';
import { mergeProblems, type Problem } from '../../lib/problems.ts';
import type { PublishedFile } from '../../model/built.ts';
import { servicesOf } from '../../site.ts';
import { findInRecords } from '../content/check-records.ts';
import { findLinks } from '../content/prose.ts';
import type { Content } from '../content/read-content.ts';
import type { Site } from '../output/gather-site.ts';
import { findLinkFaults } from './check-links.ts';
import {
	findDuplicateNames,
	findPageFaults,
	findUndeclaredProperties,
	findUntrueClaims,
} from './check-page.ts';
import { readPage } from './read-page.ts';

/**
 * Checks the pages of a built site.
 */
export function checkSite(
	{ settings, records, pages, failedRoutes, prose }: Content,
	{ files }: Pick<Site, 'files'>,
	publications: readonly PublishedFile[],
): Problem[] {
	const read = [...files].flatMap(([file, contents]) =>
		file.endsWith('.html') ? readPage(file, Buffer.from(contents).toString()) : [],
	);
	const copies = pages.filter(({ page }) => page.canonical !== undefined);
	const failed = pages.filter(
		({ page, route }) => !page.unlisted && !files.has(fileOfRoute(route)),
	);
	const failedFiles = new Set(failed.map(({ route }) => fileOfRoute(route)));
	return mergeProblems([
		...findDuplicateNames(read),
		...read.flatMap(findPageFaults),
		...findUndeclaredProperties(read, files),
		...findUntrueClaims(read, servicesOf(settings)),
		...findLinkFaults(read, {
			settings,
			files,
			fragments: new Map(publications.map(({ path, fragments }) => [path, new Set(fragments)])),
			copies: new Set(copies.map(({ route }) => fileOfRoute(route))),
			hasFailed: (file) =>
				failedFiles.has(file) || failedRoutes.some((route) => route.test(routeOfFile(file))),
			findSource: (target) => [...findLinks(prose, target), ...findInRecords(records, target)],
		}),
	]);
}
