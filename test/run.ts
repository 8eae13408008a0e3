import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import report, { tiers } from './support/reporter.ts';
import { shareSite } from './support/served-site.ts';

/** Runs the tests of the tiers that are named, or all: `tsx test/run.ts unit islands`. */
const here = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.filter((tier) => !tiers.includes(tier));
if (unknown.length > 0) {
	console.error(`There is no tier “${unknown.join('”, “')}”: the tiers are ${tiers.join(', ')}.`);
	process.exit(1);
}

/** What takes longest, longest first: begun last, it would keep one processor waiting at the end. */
const longest = [
	...['browser/pages', 'site/dev', 'browser/dev', 'site/moments', 'browser/folder', 'site/same'],
	...['browser/reading', 'browser/behaviour', 'browser/policy', 'site/fuzz'],
	...[
		'browser/first-view',
		'browser/hero',
		'site/defects',
		'servers/hosts',
		'browser/fonts',
		'browser/looks',
	],
].map((name) => `${name}.test.ts`);
const found = (asked.length > 0 ? asked : tiers).flatMap((tier) =>
	globSync(`${tier}/*.test.{ts,tsx}`, { cwd: here }).sort(),
);
const gone = longest.filter((file) => !existsSync(path.join(here, file)));
if (gone.length > 0) {
	console.error(`test/run.ts puts first what is not there: ${gone.join(', ')}.`);
	process.exit(1);
}
const files = [
	...longest.filter((file) => found.includes(file)),
	...found.filter((file) => !longest.includes(file)),
].map((file) => path.join(here, file));

if (files.some((file) => file.includes(`${path.sep}browser${path.sep}`))) await shareSite();

// As many files at once as there are processors; Node would leave one of them idle.
run({ files, concurrency: availableParallelism() })
	.on('test:fail', ({ todo }) => {
		if (todo === undefined) process.exitCode = 1;
	})
	.compose(report)
	.pipe(process.stdout);
