import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../src/generator/build-site.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { BuildFailure } from '../../src/lib/problems.ts';
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
			prose: proseOf(folder),
		},
		mode: 'dev',
	});
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message.slice(0, 3000) : error);
	process.exitCode = 1;
}
