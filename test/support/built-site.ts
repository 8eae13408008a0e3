import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, type BuiltSite, buildSite } from '../../src/build/build-site.ts';
import { type Files, fileOfRoute } from '../../src/build/files.ts';
import type { Settings } from '../../src/site.ts';

/** A built site as it stands on the disk. */
export interface SiteOnDisk extends Pick<BuiltSite, 'plan' | 'crawled'> {
	/** Every file by its path on the site. */
	files: Files;
	/** How many files the build says there are, compressed forms aside. */
	counted: number;
	/** Every route with the page's HTML. */
	routes: { route: string; html: string }[];
}

/** Builds a site, and reads what was written. */
export async function buildAndRead(
	settings: Settings,
	out: string,
	options: BuildOptions = {},
): Promise<SiteOnDisk> {
	const { plan, crawled, routes, files: counted } = await buildSite(settings, out, options);
	const entries = await readdir(out, { recursive: true, withFileTypes: true });
	const names = entries.filter((entry) => entry.isFile());
	const files: Files = new Map(
		await Promise.all(
			names.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
				const file = path.join(parentPath, name);
				return [`/${path.relative(out, file)}`, await readFile(file)];
			}),
		),
	);
	return {
		plan,
		crawled,
		counted,
		files,
		routes: routes.map((route) => ({ route, html: String(files.get(fileOfRoute(route))) })),
	};
}
