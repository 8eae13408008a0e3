import { existsSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../site.ts';
import { placeSite, servedBase } from './place.ts';
import { createSiteServer, listen } from './server.ts';

const folder = path.resolve('dist');
if (!existsSync(folder)) {
	console.error('There is no dist/ yet: run npm run build first.');
	process.exit(1);
}
try {
	const base = servedBase(placeSite(settings, { siteUrl: process.env.SITE_URL }).base);
	const port = await listen(createSiteServer({ folder, base }), Number(process.env.PORT ?? 4173));
	console.log(`Lagan is at http://localhost:${port}${base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
