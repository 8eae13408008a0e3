import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/build/build-site.ts';
import { BuildFailure } from '../src/build/problems.ts';
import { projectSources } from '../src/build/sources.ts';
import { settings } from '../src/site.ts';
import { proseOf, readWorld } from './synthetic-world.ts';

/** The real build, of a synthetic world: `site.ts <folder of the world> <out>`. */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder = '', out = ''] = positionals;
try {
	await buildSite(settings, path.resolve(out), {
		sources: { ...projectSources, world: readWorld(folder), prose: proseOf(folder) },
		hosting: true,
		unchangedSince: performance.timeOrigin,
	});
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message.slice(0, 3000) : error);
	process.exitCode = 1;
}
