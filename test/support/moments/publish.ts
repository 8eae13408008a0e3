import { setTimeout } from 'node:timers/promises';
import { openStaging } from '../../../src/generator/output/staging.ts';
import { writeSite } from '../../../src/generator/output/write-site.ts';
import { BuildFailure } from '../../../src/generator/problems.ts';

/**
 * The end of a build without its beginning: puts a small site into a folder, as the build does.
 * `publish <out> <version> [milliseconds]` waits before it does so.
 */
const [out = '', version = '', wait = '0'] = process.argv.slice(2);

/** A site of which every file says the version, and one file is of that version alone. */
const files = new Map(
	['index.html', 'a/index.html', 'a/b/index.html', `assets/${version}.css`, '404.html'].map(
		(name) => [`/${name}`, `${name} of ${version}`],
	),
);
const beside = new Map([['/server.conf', version]]);
try {
	const staging = openStaging(out);
	try {
		await writeSite({ files, beside }, staging, {
			verify: async () => {
				if (wait !== '0') await setTimeout(Number(wait));
				return [];
			},
		});
	} finally {
		staging.close();
	}
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exitCode = 1;
}
