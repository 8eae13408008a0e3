import './production.ts';
import path from 'node:path';
import { BuildFailure } from '../lib/problems.ts';
import { root } from '../lib/project.ts';
import { settings } from '../site.ts';
import { buildSite } from './build-site.ts';
import { readPort, resolveLocation, servedBase } from './content/site-location.ts';
import { createSiteServer, listen } from './output/site-server.ts';

try {
	const located = resolveLocation(settings, { siteUrl: process.env.SITE_URL });
	const folder = path.join(root, 'dist');
	const base = servedBase(located.base);
	// Opened before the build, so that a port in use is reported at once.
	const server = createSiteServer({ folder, base });
	const port = await listen(server, readPort(process.env.PORT, 2118));
	await buildSite(located, folder, { onStep: (step) => console.log(`${step} …`) });
	console.log(`Lagan is at http://localhost:${port}${base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exit(1);
}
