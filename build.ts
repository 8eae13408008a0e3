import { parseArgs } from 'node:util';

// React reads this when it is loaded: its checks for developers take most of a rendering's time. The
// tests make them, which render with them.
process.env.NODE_ENV ??= 'production';
const { buildSite } = await import('./src/generator/build-site.ts');
const { budgets } = await import('./src/generator/checks/budgets.ts');
const { checkTypes } = await import('./src/generator/content/check-types.ts');
const { placeSite } = await import('./src/generator/content/place.ts');
const { developmentSources, projectSources } = await import('./src/generator/content/sources.ts');
const { formatReport } = await import('./src/generator/checks/print-report.ts');
const { BuildFailure } = await import('./src/generator/problems.ts');
const { settings } = await import('./src/site.ts');

const usage = `Builds the site.

  --base /path/   the path under which the site will stand (default ${settings.base});
                  ./ builds a site that can be moved anywhere and opened from a folder
  --out folder    where to write it (default dist)
  --validate      let html-validate look over the markup of every page
  --crawl         let linkinator look at every page of the written site as a second opinion
  --dev           add the pages of src/dev-pages/, as npm run dev does

SITE_URL, in the environment, is the address of the landing page. Canonical links, the sitemap,
social previews and structured data need it, and are left out without it.
`;

/** Whether an error is about the options that were typed. */
const isUsageError = (error: unknown): error is Error =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

try {
	const { values } = parseArgs({
		options: {
			base: { type: 'string' },
			out: { type: 'string', default: 'dist' },
			validate: { type: 'boolean', default: false },
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
	const { settings: placed, problems } = placeSite(settings, {
		base: values.base,
		siteUrl: environment.SITE_URL,
		environment,
	});
	const started = performance.now();
	const site = await buildSite(placed, values.out, {
		sources: values.dev ? developmentSources : projectSources,
		// A place that makes no sense is one mistake among others, and all are said at once.
		faults: checkTypes().then((faults) => [...problems, ...faults]),
		validate: values.validate,
		crawl: values.crawl,
		hosting: !values.dev,
	});
	if (!values.dev) console.log(formatReport(site, placed, budgets));
	const besides = values.dev ? '' : `, and ${values.out}-hosting/ for whoever runs a server,`;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Built ${values.out}/${besides} in ${seconds} s.`);
} catch (error) {
	console.error(error instanceof BuildFailure || isUsageError(error) ? error.message : error);
	console.error('\nNothing was written: the site is as it was.');
	process.exitCode = 1;
}
