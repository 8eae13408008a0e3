import { existsSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../site.ts';
import { createSiteServer, listen } from './server.ts';

const folder = path.resolve('dist');
if (!existsSync(folder)) {
	console.error('There is no dist/ yet: run npm run build first.');
	process.exit(1);
}
try {
	const port = await listen(
		createSiteServer({ folder, base: settings.base }),
		Number(process.env.PORT ?? 4173),
	);
	console.log(`Lagan is at http://localhost:${port}${settings.base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
