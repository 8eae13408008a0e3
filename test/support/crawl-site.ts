import { check, LinkState } from 'linkinator';

// linkinator would ask a proxy for this machine's own server, whatever NO_PROXY says.
for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'])
	delete process.env[name];

/**
 * Has linkinator look at every page of a served site: a second opinion beside the exact check of the
 * build. Each page is checked by itself and without recursion: in one walk, linkinator passes over
 * dead anchors to pages that it has seen already, and never comes to pages that nothing links to.
 * Redirects are errors; other hosts are not checked.
 * @param origin of the server, without a slash at the end
 * @param pages their paths on the server
 * @returns how many links are in order, and the others as lines of text
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
