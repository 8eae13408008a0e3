import path from 'node:path';
import { buildSite } from '../../src/build/build-site.ts';
import { createSiteServer, listen } from '../../src/build/server.ts';
import { type Settings, settings } from '../../src/site.ts';
import { makeTemporaryFolder } from './temporary.ts';

/**
 * Builds the site into a temporary folder and serves it for the tests of one file.
 * @returns its address, without a slash at the end, and every route that is listed
 */
export async function serveSite(changed: Partial<Settings> = {}) {
	const folder = path.join(await makeTemporaryFolder(), 'dist');
	const all = { ...settings, ...changed };
	const { routes } = await buildSite(all, folder);
	const server = createSiteServer({ folder, base: all.base });
	const port = await listen(server, 0);
	// It serves until the tests are over, and keeps nobody waiting.
	server.unref();
	return {
		origin: `http://127.0.0.1:${port}`,
		routes: routes.map(({ route }) => route),
	};
}
