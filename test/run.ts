import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { createReporter, tiers } from './support/reporter.ts';
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

const begun = performance.now();
const reporter = createReporter(files, process.stdout);
const queue = files.values();

/** Runs the tests of a file, by itself: a run of many tells of a file only when those before it have ended. */
async function runFile(file: string): Promise<TestEvent[]> {
	const events: TestEvent[] = [];
	for await (const event of run({ files: [file] }) as AsyncIterable<TestEvent>) events.push(event);
	return events;
}

const hasFailed = (events: readonly TestEvent[]) =>
	events.some((event) => event.type === 'test:fail' && event.data.todo === undefined);

/** Runs files until none is left. */
async function runFiles() {
	for (const file of queue) {
		const started = performance.now();
		let events = await runFile(file);
		// A browser or its driver may die under a test: once more in new ones tells that from a defect.
		if (hasFailed(events) && path.basename(path.dirname(file)) === 'browser') {
			reporter.tryAgain(file, events);
			events = await runFile(file);
		}
		if (hasFailed(events)) process.exitCode = 1;
		for (const event of events) reporter.hear(event);
		reporter.endFile(file, performance.now() - started);
	}
}

// As many files at once as there are processors; Node would leave one of them idle.
await Promise.all(Array.from({ length: availableParallelism() }, runFiles));
reporter.end(performance.now() - begun);
