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
	findPageFaults,
	findRepeatedNames,
	findUndeclaredProperties,
	findUntrueClaims,
} from './check-page.ts';
import { readPage } from './read-page.ts';

/**
 * Checks a whole site as it was built, page by page, for what would trouble a reader, a search engine or
 * a host.
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
	const thrown = pages.filter(
		({ page, route }) => !page.unlisted && !files.has(fileOfRoute(route)),
	);
	const thrownFiles = new Set(thrown.map(({ route }) => fileOfRoute(route)));
	return mergeProblems([
		...findRepeatedNames(read),
		...read.flatMap(findPageFaults),
		...findUndeclaredProperties(read, files),
		...findUntrueClaims(read, servicesOf(settings)),
		...findLinkFaults(read, {
			settings,
			files,
			fragments: new Map(publications.map(({ path, fragments }) => [path, new Set(fragments)])),
			copies: new Set(copies.map(({ route }) => fileOfRoute(route))),
			isThrown: (file) =>
				thrownFiles.has(file) || failedRoutes.some((route) => route.test(routeOfFile(file))),
			findSource: (target) => [...findLinks(prose, target), ...findInRecords(records, target)],
		}),
	]);
}
