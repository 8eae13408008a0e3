import './src/generator/production.ts';
import { parseArgs } from 'node:util';
import { buildSite } from './src/generator/build-site.ts';
import { resolveLocation } from './src/generator/content/site-location.ts';
import { BuildFailure } from './src/lib/problems.ts';
import { settings } from './src/site.ts';

const usage = `Builds the site.

  --base /path/   the path the site will have on its host (default: base in src/site.ts);
                  ./ makes every link relative, for a site that can be moved anywhere
  --out folder    where to write it (default: dist)
  --compress      write .br and .gz copies beside the text files, for servers that send them

SITE_URL, in the environment, is the address of the landing page. Canonical links, the sitemap,
social previews, structured data and the feed need it, and are left out without it.
`;

/** Whether an error is about the command's options. */
const isUsageError = (error: unknown): error is Error =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

try {
	const { values } = parseArgs({
		options: {
			base: { type: 'string' },
			out: { type: 'string', default: 'dist' },
			compress: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) {
		console.log(usage);
		process.exit(0);
	}
	const located = resolveLocation(settings, {
		base: values.base,
		siteUrl: process.env.SITE_URL,
	});
	const started = performance.now();
	const site = await buildSite(located, values.out, {
		compress: values.compress,
		onStep: (step) => console.log(`${step} …`),
	});
	if (located.address === null) {
		console.log(
			'No SITE_URL: canonical links, sitemap.xml, social previews, structured data and the feeds were left out.',
		);
	}
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const { files, routes } = site;
	console.log(`Built ${values.out}/ in ${seconds} s: ${routes.length} pages, ${files.size} files.`);
} catch (error) {
	console.error(error instanceof BuildFailure || isUsageError(error) ? error.message : error);
	console.error('\nNothing was written; the existing site is unchanged.');
	process.exitCode = 1;
}
