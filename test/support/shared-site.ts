import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../src/generator/build-site.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import type { Settings } from '../../src/site.ts';
import { readBuilt, type SiteOnDisk } from './built-site.ts';
import { settings } from './settings.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** One page of each layout; of the documents, the widest and the longest. */
export const kinds: readonly string[] = [
	...['/', '/start/', '/search/', '/a-to-z/', '/404.html'],
	...['/world-bible/', '/timeline/', '/people/', '/canon/'],
	...['/faction/foundation/', '/character/linh-ngo/'],
	...['/resources/', '/submission-guidelines/', '/theme-ideas/', '/legal-information/'],
	...['/creative-resources/', '/additional-resources/', '/downloads/'],
	...['/read/', '/read/it-comes-warm/', '/read/the-other-minute/'],
	...['/read/price-board/', '/read/watch-log/', '/panel/the-other-minute-2-3/'],
];

/** The project’s settings with an address: the site as it is published. */
export const published: Settings = { ...settings, address: 'https://lagan.example/' };

/** A site on disk, and every route that is listed. */
interface BuiltSite {
	folder: string;
	routes: readonly string[];
}

/** The environment variable with the path of a file that locates the shared site. */
const variable = 'LAGAN_TEST_SITE';

async function build(): Promise<BuiltSite> {
	const folder = path.join(await makeTemporaryFolder(), 'dist');
	const { routes } = await buildSite(published, folder);
	return { folder, routes: [...routes] };
}

/** Builds the published site once for all test files that are started from now on. */
export async function shareSite(): Promise<void> {
	const site = await build();
	const file = path.join(path.dirname(site.folder), 'site.json');
	await writeFile(file, JSON.stringify(site));
	process.env[variable] = file;
}

/** The published site: the shared one, or a new one where a file of tests runs alone. */
async function findSite(): Promise<BuiltSite> {
	const file = process.env[variable];
	return file === undefined ? build() : JSON.parse(await readFile(file, 'utf8'));
}

/** Reads the published site from the disk. Tests must not change its files. */
export async function readSite(): Promise<SiteOnDisk> {
	const { folder, routes } = await findSite();
	return readBuilt(folder, routes);
}

/**
 * Serves the published site for the tests of one file.
 * @returns its address without a slash at the end, its folder, and every route that is listed
 */
export async function serveSite() {
	const { folder, routes } = await findSite();
	const server = createSiteServer({ folder, base: published.base });
	const port = await listen(server, 0);
	// It must not keep the process alive after the tests.
	server.unref();
	return { origin: `http://127.0.0.1:${port}`, folder, routes };
}
