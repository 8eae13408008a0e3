import { check, LinkState } from 'linkinator';
import { createSiteServer, listen } from '../output/site-server.ts';
import { collectProblems, type Problem } from '../problems.ts';

/**
 * Has linkinator look at every page of a written site over a real local server: a second opinion
 * beside the exact checks. Each page is asked for by itself and without recursion: in one walk,
 * linkinator passes over dead anchors to pages that it has seen already, and never comes to pages
 * that nothing links to. Redirects are errors; other hosts are not asked.
 * @param base the path at which the site is served
 * @param routes of all pages
 * @returns how many links are in order, and what is wrong with the others
 */
export async function crawlSite(
	folder: string,
	base: string,
	routes: readonly string[],
): Promise<{ links: number; problems: readonly Problem[] }> {
	const server = createSiteServer({ folder, base });
	const port = await listen(server, 0);
	const origin = `http://127.0.0.1:${port}`;
	const { problems, report } = collectProblems();
	let found = 0;
	try {
		for (const route of routes) {
			const page = base + route.slice(1);
			const { links } = await check({
				path: origin + page,
				checkFragments: true,
				checkCss: true,
				redirects: 'error',
				concurrency: 20,
				// An answer that never comes would keep a build waiting for ever.
				timeout: 60_000,
				linksToSkip: async (link) => !link.startsWith(origin),
			});
			for (const { state, status, url } of links) {
				if (state === LinkState.OK) found++;
				if (state !== LinkState.BROKEN) continue;
				report({
					where: page,
					what: `linkinator: ${url.replace(origin, '')} is broken (${status ?? 'no answer'}).`,
				});
			}
		}
	} finally {
		server.closeAllConnections();
		server.close();
	}
	return { links: found, problems };
}
