import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
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

// Browsers and builds take longest: begun last, they would keep one processor waiting at the end.
const files = tiers
	.toReversed()
	.filter((tier) => asked.length === 0 || asked.includes(tier))
	.flatMap((tier) => fastGlob.sync(`${tier}/*.test.{ts,tsx}`, { cwd: here }).sort())
	.map((file) => path.join(here, file));

if (files.some((file) => file.includes(`${path.sep}browser${path.sep}`))) await shareSite();

// As many files at once as there are processors; Node would leave one of them idle.
run({ files, concurrency: availableParallelism() })
	.on('test:fail', ({ todo }) => {
		if (todo === undefined) process.exitCode = 1;
	})
	.compose(report)
	.pipe(process.stdout);
