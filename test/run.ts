import path from 'node:path';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import report, { tiers } from './support/reporter.ts';

/** Runs the tests of the tiers that are named, or all: `tsx test/run.ts unit islands`. */
const here = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.filter((tier) => !tiers.includes(tier));
if (unknown.length > 0) {
	console.error(`There is no tier “${unknown.join('”, “')}”: the tiers are ${tiers.join(', ')}.`);
	process.exit(1);
}
const files = (asked.length > 0 ? asked : tiers).flatMap((tier) =>
	glob
		.sync(`${tier}/*.test.{ts,tsx}`, { cwd: here })
		.sort()
		.map((file) => path.join(here, file)),
);

run({ files, concurrency: true })
	.on('test:fail', ({ todo }) => {
		if (todo === undefined) process.exitCode = 1;
	})
	.compose(report)
	.pipe(process.stdout);
