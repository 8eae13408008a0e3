import path from 'node:path';
import fastGlob from 'fast-glob';
import { resolveLocation, servedBase } from '../src/generator/content/site-location.ts';
import { createSiteServer, listen } from '../src/generator/output/site-server.ts';
import { routeOfFile } from '../src/lib/files.ts';
import { BuildFailure } from '../src/lib/problems.ts';
import { root } from '../src/lib/project.ts';
import { settings } from '../src/site.ts';
import { crawlSite } from './support/crawl-site.ts';

/** `npm run links`: linkinator over every page of dist/, as `npm run build` has left it. */
const folder = path.join(root, 'dist');
try {
	const base = servedBase(resolveLocation(settings, { siteUrl: process.env.SITE_URL }).base);
	const files = fastGlob.sync('**/*.html', { cwd: folder }).sort();
	const pages = files.map((file) => base + routeOfFile(`/${file}`).slice(1));

	const server = createSiteServer({ folder, base });
	const port = await listen(server, 0);
	const { links, broken } = await crawlSite(`http://127.0.0.1:${port}`, pages);
	server.closeAllConnections();
	server.close();

	for (const line of broken) console.error(line);
	console.log(
		`linkinator: ${links} links in order, ${broken.length} broken, on ${pages.length} pages.`,
	);
	if (broken.length > 0 || pages.length === 0) process.exitCode = 1;
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exitCode = 1;
}
