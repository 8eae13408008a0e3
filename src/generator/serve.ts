import { existsSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../site.ts';
import { placeSite, servedBase } from './content/place.ts';
import { createSiteServer, listen } from './output/site-server.ts';
import { recoverSite } from './output/staging.ts';
import { BuildFailure } from './problems.ts';

if (process.argv.length > 2) {
	console.error(
		`npm start takes no options (${process.argv.slice(2).join(' ')}): set SITE_URL, or base in src/site.ts.`,
	);
	process.exit(1);
}
const folder = path.resolve('dist');
// A build that died between two steps left the site beside its place.
recoverSite(folder);
if (!existsSync(folder)) {
	console.error('There is no dist/ yet: run npm run build first.');
	process.exit(1);
}
try {
	const placed = placeSite(settings, { siteUrl: process.env.SITE_URL });
	if (placed.problems.length > 0) throw new BuildFailure(placed.problems);
	const base = servedBase(placed.settings.base);
	const port = await listen(createSiteServer({ folder, base }), Number(process.env.PORT ?? 4173));
	console.log(`Lagan is at http://localhost:${port}${base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
