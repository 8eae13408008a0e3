import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, buildSite } from '../../src/generator/build-site.ts';
import { type ParsedPage, readPage } from '../../src/generator/checks/read-page.ts';
import { type Files, fileOfRoute } from '../../src/generator/files.ts';
import type { Settings } from '../../src/site.ts';

/** A built site as it stands on the disk. */
export interface SiteOnDisk {
	/** Every file by its path on the site. */
	files: Files;
	/** How many files the build says there are, compressed forms aside. */
	counted: number;
	/** Every route with the page's HTML. */
	routes: { route: string; html: string }[];
}

/** Reads a page's HTML as the checks do. */
export const readHtml = (html: string): ParsedPage => readPage('/x/index.html', Buffer.from(html));

/** Reads every file below a folder, by its path there. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
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

/** Builds a site, and reads what was written. */
export async function buildAndRead(
	settings: Settings,
	out: string,
	options: BuildOptions = {},
): Promise<SiteOnDisk> {
	const { routes, files: made } = await buildSite(settings, out, options);
	const files = await readFiles(out);
	return {
		counted: made.size,
		files,
		routes: routes.map((route) => ({ route, html: String(files.get(fileOfRoute(route))) })),
	};
}
