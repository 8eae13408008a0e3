import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../src/generator/build-site.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { BuildFailure } from '../../src/generator/problems.ts';
import { settings } from '../../src/site.ts';
import { proseOf, readWorld } from './synthetic-world.ts';

/** The real build, of a synthetic world: `site.ts <folder of the world> <out>`. */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder = '', out = ''] = positionals;
try {
	await buildSite(settings, path.resolve(out), {
		sources: {
			...projectSources,
			world: readWorld(folder),
			rules: undefined,
			prose: proseOf(folder),
		},
		hosting: true,
		// A list of thousands is weighed like any page, and not refused for its length.
		budgets: {
			firstView: Number.POSITIVE_INFINITY,
			scripts: Number.POSITIVE_INFINITY,
			index: Number.POSITIVE_INFINITY,
			text: Number.POSITIVE_INFINITY,
			fonts: Number.POSITIVE_INFINITY,
			landing: Number.POSITIVE_INFINITY,
			page: Number.POSITIVE_INFINITY,
			latePicture: Number.POSITIVE_INFINITY,
		},
	});
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message.slice(0, 3000) : error);
	process.exitCode = 1;
}
