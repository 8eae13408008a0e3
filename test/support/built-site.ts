import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, buildSite } from '../../src/generator/build-site.ts';
import { type ParsedPage, readPage } from '../../src/generator/checks/read-page.ts';
import { type Files, fileOfRoute } from '../../src/lib/files.ts';
import type { Settings } from '../../src/site.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** A built site on disk. */
export interface SiteOnDisk {
	/** Its folder. */
	folder: string;
	/** Every file by its path on the site. */
	files: Files;
	/** Every route with the page's HTML. */
	routes: { route: string; html: string }[];
}

/** Reads a page's HTML as the checks do. */
export const readHtml = (html: string): ParsedPage => readPage('/x/index.html', html);

/** Reads every file below a folder, by its path there. */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = entries.filter((entry) => entry.isFile());
	return new Map(
		await Promise.all(
			names.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
				const file = path.join(parentPath, name);
				return [`/${path.relative(folder, file)}`, await readFile(file)];
			}),
		),
	);
}

/** Reads a built site from the disk. */
export async function readBuilt(folder: string, listed: readonly string[]): Promise<SiteOnDisk> {
	const files = await readFiles(folder);
	const routes = listed.map((route) => ({ route, html: String(files.get(fileOfRoute(route))) }));
	return { folder, files, routes };
}

/** Builds a site, in a temporary folder by default, and reads its files. */
export async function buildAndRead(
	settings: Settings,
	{ out, ...options }: BuildOptions & { out?: string } = {},
): Promise<SiteOnDisk> {
	const folder = out ?? path.join(await makeTemporaryFolder(), 'dist');
	const { routes } = await buildSite(settings, folder, options);
	return readBuilt(folder, routes);
}
