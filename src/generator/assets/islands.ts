import path from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import fastGlob from 'fast-glob';
import { type Files, hashedName } from '../../lib/files.ts';
import type { Problem } from '../../lib/problems.ts';
import { root } from '../../lib/project.ts';
import { browsers } from './browsers.ts';

const islandsDir = path.join(root, 'islands');

/** The modules of pages, as paths of this site. */
export interface IslandScripts {
	/** The module of each island. */
	islands: ReadonlyMap<string, string>;
	/** What all islands import, for preloading beside them. */
	shared: readonly string[];
}

/** The packages whose code is in a bundle, from the paths of the files in it. */
function listPackages(files: readonly string[]): string[] {
	const names = files.map((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '');
	return [...new Set(names)].filter(Boolean).sort();
}

/**
 * Bundles the islands in `islands/` to modules under `assets/`: one for each island, and one for what
 * they share.
 * @returns no scripts when an island does not compile, and the errors by file and line
 */
export async function makeIslands(): Promise<{
	scripts: IslandScripts | undefined;
	files: Files;
	/** The packages whose code is in the modules. */
	packages: readonly string[];
	problems: readonly Problem[];
}> {
	const entryPoints = (await fastGlob('*.tsx', { cwd: islandsDir })).sort();
	try {
		const { outputFiles, metafile } = await build({
			absWorkingDir: islandsDir,
			entryPoints,
			outdir: 'out',
			// One chunk: esbuild refuses a second of the same name.
			chunkNames: 'shared',
			bundle: true,
			splitting: true,
			minify: true,
			write: false,
			format: 'esm',
			// `h` saves 75 bytes over the automatic JSX runtime.
			jsx: 'transform',
			jsxFactory: 'h',
			inject: ['preact'],
			tsconfigRaw: {},
			target: browsers.map(({ name, major }) => `${name}${major}`),
			// Licences are in `/licences.txt`.
			legalComments: 'none',
			metafile: true,
			logLevel: 'silent',
		});
		// Named by their contents here: the hashes of esbuild depend on where packages are.
		const outputs = outputFiles.map(({ path: file, text }) => [path.basename(file, '.js'), text]);
		const { shared: sharedText = '', ...texts } = Object.fromEntries(outputs);
		const shared = hashedName('/assets/', 'shared', 'js', sharedText);
		const files = new Map([[shared, sharedText]]);
		const islands = new Map<string, string>();
		for (const [name, text] of Object.entries<string>(texts)) {
			const linked = text.replaceAll('./shared.js', `./${path.basename(shared)}`);
			const file = hashedName('/assets/', name, 'js', linked);
			files.set(file, linked);
			islands.set(name, file);
		}
		const packages = listPackages(Object.keys(metafile.inputs));
		return { scripts: { islands, shared: [shared] }, files, packages, problems: [] };
	} catch (error) {
		// Syntax errors are reported with everything else.
		if (!(error instanceof Error && 'errors' in error)) throw error;
		const problems = (error as BuildFailure).errors.map(({ text, location }) => ({
			where: `islands/${location === null ? '' : `${location.file}:${location.line}`}`,
			what: text,
		}));
		return { scripts: undefined, files: new Map(), packages: [], problems };
	}
}
