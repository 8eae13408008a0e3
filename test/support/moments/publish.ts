import { setTimeout } from 'node:timers/promises';
import type { Files } from '../../../src/build/files.ts';
import { BuildFailure } from '../../../src/build/problems.ts';
import { openWorkshop } from '../../../src/build/workshop.ts';
import { openStage, publishParts } from '../../../src/build/write-site.ts';

/**
 * The end of a build without its beginning: puts a small site into a folder, as the build does.
 * `publish <out> <version> [milliseconds]` waits before it does so.
 */
const [out = '', version = '', wait = '0'] = process.argv.slice(2);

/** A site of which every file says the version, and one file is of that version alone. */
const files: Files = new Map(
	['index.html', 'a/index.html', 'a/b/index.html', `assets/${version}.css`, '404.html'].map(
		(name) => [`/${name}`, `${name} of ${version}`],
	),
);
try {
	const workshop = await openWorkshop(out);
	try {
		(await openStage(workshop, 'hosting')).write('/server.conf', version);
		const stage = await openStage(workshop, 'site');
		for (const [file, contents] of files) stage.write(file, contents);
		if (wait !== '0') await setTimeout(Number(wait));
		await publishParts(workshop, ['hosting', 'site']);
	} finally {
		await workshop.close();
	}
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exitCode = 1;
}
