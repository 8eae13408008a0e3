import { parseArgs } from 'node:util';
import { buildSite, developmentSources } from './src/build/build-site.ts';
import { formatReport } from './src/build/print-report.ts';
import { BuildFailure } from './src/build/problems.ts';
import { settings } from './src/site.ts';

const usage = `Builds the site.

  --base /path/   the path under which the site will stand (default ${settings.base})
  --out folder    where to write it (default dist)
  --crawl         let linkinator walk the written site as a second opinion
  --dev           add the pages of pages-dev/, as npm run dev does
`;

/** Whether an error is about the options that were typed. */
const isUsageError = (error: unknown): error is Error =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

try {
	const { values } = parseArgs({
		options: {
			base: { type: 'string', default: settings.base },
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
	if (!/^\/([^/]+\/)*$/.test(values.base)) {
		throw new BuildFailure([
			{
				where: `--base ${values.base}`,
				what: 'A base starts and ends with a slash.',
				mend: 'Such as /lagan/.',
			},
		]);
	}
	const started = performance.now();
	const site = await buildSite({ ...settings, base: values.base }, values.out, {
		crawl: values.crawl,
		...(values.dev && { sources: developmentSources }),
	});
	console.log(formatReport(site, values.base));
	console.log(`Built ${values.out}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
	const isPlain = error instanceof BuildFailure || isUsageError(error);
	console.error(isPlain ? error.message : error);
	console.error('\nNothing was written: the site is as it was.');
	process.exitCode = 1;
}
