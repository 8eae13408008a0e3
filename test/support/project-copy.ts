import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
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

/** Copies what builds of the project remember, which are at work meanwhile, into a copy of it. */
export async function copyCache(copy: string): Promise<void> {
	if (!existsSync(cacheFolder)) return;
	await cp(cacheFolder, path.join(copy, '.cache'), {
		recursive: true,
		// What dev has bundled is one server's own. An entry is written under a name with an ending, and
		// renamed in the next moment.
		filter: (from) => {
			const name = path.relative(cacheFolder, from);
			return name !== 'dev' && !/^\w[\w-]*\/.*\./.test(name);
		},
	});
	// The compiler follows the link to the packages, and knows their files by where they are.
	const learnt = path.join(copy, '.cache/types.tsbuildinfo');
	if (!existsSync(learnt)) return;
	const packages = path.relative(path.dirname(learnt), path.join(root, 'node_modules'));
	const text = await readFile(learnt, 'utf8');
	await writeFile(learnt, text.replaceAll('"../node_modules/', `"${packages}/`));
}
