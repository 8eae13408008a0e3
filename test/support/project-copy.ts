import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, root } from '../../src/lib/project.ts';

/** The files and folders that a build needs. */
const parts = [
	...['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
	...['src', 'pages', 'islands', 'styles', 'public'],
];

/** Copies the project without its cache. */
export async function copyProject(to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	for (const part of parts) {
		await cp(path.join(root, part), path.join(to, part), { recursive: true });
	}
	await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

/** Copies the project's cache, which other builds may be using, into a copy of the project. */
export async function copyCache(copy: string): Promise<void> {
	if (!existsSync(cacheFolder)) return;
	await cp(cacheFolder, path.join(copy, '.cache'), {
		recursive: true,
		// The bundles of a dev server belong to it alone, and names with an extension are temporary.
		filter: (from) => {
			const name = path.relative(cacheFolder, from);
			return name !== 'dev' && !/^(?!types)\w[\w-]*\/.*\./.test(name);
		},
	});
}
