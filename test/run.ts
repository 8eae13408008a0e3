import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { BuildFailure } from '../src/lib/problems.ts';
import { report } from './support/reporter.ts';
import { shareSite } from './support/shared-site.ts';
import { isWide } from './support/wide.ts';

// Runs the tests in the named folders (`tsx test/run.ts unit site`), or all of them. With --wide it runs
// test/wide, and the browser tests with more engines and pages.
const here = fileURLToPath(new URL('.', import.meta.url));

/** The folders below `test/`, the slowest first: started last, they would leave a processor idle. */
const folders = isWide
	? ['browser', 'wide', 'specification']
	: ['browser', 'site', 'specification', 'unit', 'islands', 'pages', 'content'];
/** Those that need no built site run while it is built. */
const apart = ['unit', 'islands', 'pages', 'content'];

const named = process.argv.slice(2).filter((each) => each !== '--wide');
const unknown = named.filter((folder) => !folders.includes(folder));
if (unknown.length > 0) {
	console.error(`test/ has no “${unknown.join('”, “')}”. Choose from ${folders.join(', ')}.`);
	process.exit(1);
}
const chosen = folders.filter((folder) => named.length === 0 || named.includes(folder));

/** Runs the tests of some folders, several files at once. */
function runFolders(names: readonly string[], concurrency: number) {
	const files = names.flatMap((folder) =>
		fastGlob
			.sync(`${folder}/*.test.{ts,tsx}`, { cwd: here })
			.sort()
			.map((file) => path.join(here, file)),
	);
	// A browser may hang without an error, and would keep CI waiting until it gives up.
	const timeout = (isWide ? 20 : 10) * 60_000;
	return run({ files, concurrency, timeout }).on('test:fail', () => {
		process.exitCode = 1;
	});
}

async function* runAll() {
	const processors = availableParallelism();
	const onSite = chosen.filter((folder) => !apart.includes(folder));
	const others = chosen.filter((folder) => apart.includes(folder));
	const built = onSite.length > 0 ? shareSite() : undefined;
	// A build that fails while the other tests run is reported after them.
	built?.catch(() => undefined);
	yield* runFolders(others, built ? Math.max(1, processors - 1) : processors);
	await built;
	yield* runFolders(onSite, processors);
}

if (isWide) process.env.WIDE = '1';
Readable.from(report(runAll()))
	.on('error', (error) => {
		process.exitCode = 1;
		console.error(
			error instanceof BuildFailure ? `\nThe site was not built. ${error.message}` : error,
		);
	})
	.pipe(process.stdout);
