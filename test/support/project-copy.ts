import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, root } from '../../src/generator/project.ts';

/** What the project is built from. */
const parts = [
	...['build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
	...['src', 'pages', 'islands', 'styles', 'public'],
];

/** Copies the project, without what it remembers, so that nobody's files are touched. */
export async function copyProject(to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	for (const part of parts) {
		await cp(path.join(root, part), path.join(to, part), { recursive: true });
	}
	await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

/** Copies what builds of the project remember, which are at work meanwhile. */
export async function copyCache(to: string): Promise<void> {
	for (const name of ['compressed', 'fonts', 'icons', 'pdf', 'pictures', 'previews']) {
		const folder = path.join(cacheFolder, name);
		if (!existsSync(folder)) continue;
		await cp(folder, path.join(to, name), {
			recursive: true,
			// An entry is written under a name of its own, and renamed in the next moment.
			filter: (file) => !path.basename(file).includes('.'),
		});
	}
}
