import { check, LinkState } from 'linkinator';

// linkinator would ask a proxy for this machine's own server, whatever NO_PROXY says.
for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'])
	delete process.env[name];

/**
 * Checks every page of a served site with linkinator, as a second opinion to the build's own check.
 * Pages are checked one by one, since a recursive crawl misses dead anchors on pages it has seen and
 * pages without links to them. Redirects are errors; other hosts are not checked.
 * @param origin of the server, without a slash at the end
 * @param pages their paths on the server
 * @returns the number of working links, and a line of text for each broken one
 */
export async function crawlSite(
	origin: string,
	pages: readonly string[],
): Promise<{ links: number; broken: readonly string[] }> {
	const broken: string[] = [];
	let found = 0;
	for (const page of pages) {
		const { links } = await check({
			path: origin + page,
			checkFragments: true,
			checkCss: true,
			redirects: 'error',
			concurrency: 20,
			timeout: 60_000,
			linksToSkip: async (link) => !link.startsWith(origin),
		});
		for (const { state, status, url } of links) {
			if (state === LinkState.OK) found++;
			if (state !== LinkState.BROKEN) continue;
			broken.push(`${page}: ${url.replace(origin, '')} is broken (${status ?? 'no answer'})`);
		}
	}
	return { links: found, broken };
}
