import path from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import fastGlob from 'fast-glob';
import type { Files } from '../files.ts';
import type { Problem } from '../problems.ts';
import { root } from '../project.ts';
import { browsers } from './browsers.ts';

const islandsDir = path.join(root, 'islands');

/** The modules of pages, as paths of this site. */
export interface IslandScripts {
	/** The module of each island. */
	islands: ReadonlyMap<string, string>;
	/** What all islands import: it is loaded beside them, and not after them. */
	shared: readonly string[];
}

/**
 * Bundles the islands in `islands/` to modules under `assets/`: one for each island, and what several
 * of them import once.
 * @returns undefined scripts when one of them could not be compiled, with what is wrong by file and line
 */
export async function makeIslands(): Promise<{
	scripts: IslandScripts | undefined;
	files: Files;
	problems: readonly Problem[];
}> {
	const entryPoints = (await fastGlob('*.tsx', { cwd: islandsDir })).sort();
	try {
		const { outputFiles } = await build({
			absWorkingDir: islandsDir,
			entryPoints,
			outdir: 'out',
			entryNames: '[name].[hash]',
			chunkNames: 'shared.[hash]',
			bundle: true,
			splitting: true,
			minify: true,
			write: false,
			format: 'esm',
			// Elements by way of `h`: what JSX imports by itself is 75 bytes more of Preact that do the same.
			jsx: 'transform',
			jsxFactory: 'h',
			inject: ['preact'],
			tsconfigRaw: {},
			target: browsers.map(({ name, major }) => `${name}${major}`),
			legalComments: 'none',
			logLevel: 'silent',
		});
		const files = new Map(
			outputFiles.map(({ path: file, contents }) => [`/assets/${path.basename(file)}`, contents]),
		);
		const isShared = (file: string) => file.startsWith('/assets/shared.');
		const islands = new Map(
			[...files.keys()]
				.filter((file) => !isShared(file))
				.map((file) => [path.basename(file).replace(/\..*$/, ''), file]),
		);
		return {
			scripts: { islands, shared: [...files.keys()].filter(isShared) },
			files,
			problems: [],
		};
	} catch (error) {
		// What esbuild cannot compile is said with all else that is wrong.
		if (!(error instanceof Error && 'errors' in error)) throw error;
		const problems = (error as BuildFailure).errors.map(({ text, location }) => ({
			where: `islands/${location === null ? '' : `${location.file}:${location.line}`}`,
			what: text,
		}));
		return { scripts: undefined, files: new Map(), problems };
	}
}
