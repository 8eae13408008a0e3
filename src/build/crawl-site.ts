import { check, LinkState } from 'linkinator';
import type { Report } from './problems.ts';
import { createSiteServer, listen } from './server.ts';

/**
 * Walks the written site over a real local server with linkinator: a second opinion beside the
 * exact checks. Redirects are errors; other hosts are not asked.
 * @returns how many links it followed
 */
export async function crawlSite(folder: string, base: string, report: Report): Promise<number> {
	const server = createSiteServer({ folder, base });
	const port = await listen(server, 0);
	const origin = `http://127.0.0.1:${port}`;
	try {
		const { links } = await check({
			path: origin + base,
			recurse: true,
			checkFragments: true,
			checkCss: true,
			redirects: 'error',
			concurrency: 20,
			linksToSkip: async (link) => !link.startsWith(origin),
		});
		for (const { state, status, url, parent = '' } of links) {
			if (state !== LinkState.BROKEN) continue;
			report({
				where: parent.replace(origin, ''),
				what: `linkinator: ${url.replace(origin, '')} is broken (${status ?? 'no answer'}).`,
			});
		}
		return links.filter(({ state }) => state === LinkState.OK).length;
	} finally {
		server.closeAllConnections();
		server.close();
	}
}
