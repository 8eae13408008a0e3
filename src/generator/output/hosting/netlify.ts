import { caching, fileTypes, type HostingPlan, headers } from './plan.ts';

const note =
	'# Made by the build from src/generator/output/hosting/. Read by Netlify and Cloudflare Pages.';

/**
 * Writes `_headers`. Both hosts join the values of a header that two rules set, and revalidate
 * pages by default, so only the files that never change get a `Cache-Control`; neither host can omit it
 * for missing files in those folders.
 * Source: the hosts' documentation of custom headers.
 */
export function makeHeadersFile({ base, immutable }: HostingPlan): string {
	const block = (path: string, lines: typeof headers) =>
		[path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	return `${[
		note,
		block(`${base}*`, headers),
		...immutable.map((folder) => block(`${folder}*`, [['Cache-Control', caching.hashed]])),
		// The only type on which hosts disagree: some serve every comic archive as RAR.
		block(`${base}downloads/*.cbz`, [['Content-Type', fileTypes.cbz]]),
	].join('\n')}\n`;
}
