import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../src/generator/build-site.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { type Settings, settings } from '../../src/site.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** One page of each kind; every paper of the city is a kind of its own. */
export const pageKinds: readonly string[] = [
	...['/', '/start/', '/search/', '/index/', '/404.html'],
	...['/world-bible/', '/timeline/', '/people/', '/canon/', '/changes/'],
	...['/faction/foundation/', '/character/linh-ngo/'],
	...['/resources/', '/submission-guidelines/', '/theme-ideas/', '/legal-information/'],
	...['/creative-resources/', '/creative-resources/deck-kit/', '/creative-resources/model-sheets/'],
	...['/additional-resources/', '/downloads/'],
	...['/read/', '/read/it-comes-warm/', '/read/the-other-minute/', '/read/how-it-was-made/'],
	...['/read/a-summons/', '/read/an-hour-of-sixteen/', '/read/charter-margins/'],
	...['/read/price-board/', '/read/rope-card/', '/read/watch-log/'],
];

/** A site on disk, and every route that is listed. */
interface TestSite {
	folder: string;
	routes: string[];
}

/** Where the tests of all files find the site as its settings have it, once it was built. */
const shared = 'LAGAN_TEST_SITE';

async function buildTestSite(all: Settings): Promise<TestSite> {
	const folder = path.join(await makeTemporaryFolder(), 'dist');
	const { routes } = await buildSite(all, folder);
	return { folder, routes: [...routes] };
}

/** Builds the site once for all test files that are started from now on. */
export async function shareSite(): Promise<void> {
	const site = await buildTestSite(settings);
	const file = path.join(path.dirname(site.folder), 'site.json');
	await writeFile(file, JSON.stringify(site));
	process.env[shared] = file;
}

/**
 * Serves the site for the tests of one file: the shared one, or one of its own where settings are
 * changed or the file runs alone.
 * @returns its address, without a slash at the end, and every route that is listed
 */
export async function serveSite(changed: Partial<Settings> = {}) {
	const file = process.env[shared];
	const all = { ...settings, ...changed };
	const { folder, routes }: TestSite =
		file !== undefined && Object.keys(changed).length === 0
			? JSON.parse(await readFile(file, 'utf8'))
			: await buildTestSite(all);
	const server = createSiteServer({ folder, base: all.base });
	const port = await listen(server, 0);
	// It serves until the tests are over, and keeps nobody waiting.
	server.unref();
	return { origin: `http://127.0.0.1:${port}`, routes };
}
