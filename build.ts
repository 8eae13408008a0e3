// Before React is loaded:
import './src/build/production.ts';
import { parseArgs } from 'node:util';
import { buildSite } from './src/build/build-site.ts';
import { budgets } from './src/build/check-budgets.ts';
import { placeSite } from './src/build/place.ts';
import { formatReport } from './src/build/print-report.ts';
import { BuildFailure, type Problem } from './src/build/problems.ts';
import { createProgressLine } from './src/build/progress.ts';
import { developmentSources } from './src/build/sources.ts';
import { settings } from './src/site.ts';

const usage = `Builds the site.

  --base /path/   the path under which the site will stand (default ${settings.base});
                  ./ builds a site that can be moved anywhere and opened from a folder
  --out folder    where to write it (default dist)
  --crawl         let linkinator walk the written site as a second opinion
  --dev           add the pages of pages-dev/, as npm run dev does

SITE_URL, in the environment, is the address of the landing page. Canonical links, the sitemap,
social previews and structured data need it, and are left out without it.
`;

/** Whether an error is about the options that were typed. */
const isUsageError = (error: unknown): error is Error =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

// Standard error: what a build says at its end can go elsewhere.
const line = createProgressLine(process.stderr);

try {
	const { values } = parseArgs({
		options: {
			base: { type: 'string' },
			out: { type: 'string', default: 'dist' },
			crawl: { type: 'boolean', default: false },
			dev: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) {
		console.log(usage);
		process.exit(0);
	}
	const environment = process.env;
	const asked = { base: values.base, siteUrl: environment.SITE_URL, environment };
	// A place that makes no sense is one mistake among others, and all are said at once.
	let placed = settings;
	let known: readonly Problem[] = [];
	try {
		placed = placeSite(settings, asked);
	} catch (error) {
		if (!(error instanceof BuildFailure)) throw error;
		known = error.problems;
	}
	const started = performance.now();
	const site = await buildSite(placed, values.out, {
		known,
		progress: line.show,
		crawl: values.crawl,
		hosting: !values.dev,
		// npm run dev builds again after every change anyway.
		...(values.dev ? { sources: developmentSources } : { unchangedSince: performance.timeOrigin }),
	});
	line.clear();
	if (!values.dev) console.log(formatReport(site, placed, budgets));
	const besides = values.dev ? '' : `, and ${values.out}-hosting/ for whoever runs a server,`;
	console.log(
		`Built ${values.out}/${besides} in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
	);
} catch (error) {
	line.clear();
	const isPlain = error instanceof BuildFailure || isUsageError(error);
	console.error(isPlain ? error.message : error);
	console.error('\nNothing was written: the site is as it was.');
	process.exitCode = 1;
}
