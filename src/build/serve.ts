import { existsSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../site.ts';
import { placeSite, servedBase } from './place.ts';
import { createSiteServer, listen } from './server.ts';
import { recoverSite } from './workshop.ts';

if (process.argv.length > 2) {
	console.error(
		`npm start takes no options (${process.argv.slice(2).join(' ')}): set SITE_URL, or base in src/site.ts.`,
	);
	process.exit(1);
}
const folder = path.resolve('dist');
// A build that died between two steps left the site beside its place.
await recoverSite(folder);
if (!existsSync(folder)) {
	console.error('There is no dist/ yet: run npm run build first.');
	process.exit(1);
}
// The copy that is served is taken away on the way out.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
try {
	const base = servedBase(placeSite(settings, { siteUrl: process.env.SITE_URL }).base);
	const server = createSiteServer({ folder, base, keepsCopy: true });
	const port = await listen(server, Number(process.env.PORT ?? 4173));
	console.log(`Lagan is at http://localhost:${port}${base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
