import './src/generator/check-node.ts';
import { parseArgs } from 'node:util';
import { checkTypes } from './src/generator/content/check-types.ts';
import { comesWithinTime } from './src/generator/content/within-time.ts';
import { BuildFailure } from './src/generator/problems.ts';

const usage = `Builds the site.

  --base /path/   the path under which the site will stand (default: base in src/site.ts);
                  ./ builds a site that can be moved anywhere and opened from a folder
  --out folder    where to write it (default dist)
  --validate      let html-validate look over the markup of every page
  --crawl         let linkinator look at every page of the written site as a second opinion
  --dev           add the pages of src/dev-pages/, as npm run dev does

SITE_URL, in the environment, is the address of the landing page. Canonical links, the sitemap,
social previews and structured data need it, and are left out without it.
`;

/** Loads the program with the records and drawings that it builds from. */
const importProgram = async () => ({
	...(await import('./src/site.ts')),
	...(await import('./src/generator/build-site.ts')),
	...(await import('./src/generator/assets/lint-styles.ts')),
	...(await import('./src/generator/checks/budgets.ts')),
	...(await import('./src/generator/checks/print-report.ts')),
	...(await import('./src/generator/content/place.ts')),
	...(await import('./src/generator/content/sources.ts')),
});

/**
 * Loads the program, or says why that cannot be done.
 * @throws BuildFailure when a record or drawing is no module, or waits for something that does not
 * come: the compiler says which, by file and line
 */
async function loadProgram() {
	// React reads this when it is loaded: its checks for developers take most of a rendering's time. The
	// tests make them, which render with them.
	process.env.NODE_ENV ??= 'production';
	const program = importProgram();
	try {
		return await comesWithinTime(program, 'build.ts');
	} catch {
		const faults = await checkTypes();
		if (faults.length > 0) throw new BuildFailure(faults);
		// It threw something else, or the machine is slow.
		return program;
	}
}

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
	const program = await loadProgram();
	const { settings: placed, problems } = program.placeSite(program.settings, {
		base: values.base,
		siteUrl: process.env.SITE_URL,
		environment: process.env,
	});
	const started = performance.now();
	const site = await program.buildSite(placed, values.out, {
		sources: values.dev ? program.developmentSources : program.projectSources,
		// A place that makes no sense is one mistake among others, and all are said at once.
		faults: Promise.all([problems, checkTypes(), program.lintStyles()]).then((faults) =>
			faults.flat(),
		),
		validate: values.validate,
		crawl: values.crawl,
		hosting: !values.dev,
	});
	if (!values.dev) console.log(program.formatReport(site, placed, program.budgets));
	const besides = values.dev ? '' : `, and ${values.out}-hosting/ for whoever runs a server,`;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Built ${values.out}/${besides} in ${seconds} s.`);
} catch (error) {
	console.error(error instanceof BuildFailure || isUsageError(error) ? error.message : error);
	console.error('\nNothing was written: the site is as it was.');
	// Whatever a module has left at work would keep the command from ending.
	process.exit(1);
}
