import { fileURLToPath } from 'node:url';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { browsers } from './browsers.ts';
import { type Files, hashedName } from './files.ts';
import type { Report } from './problems.ts';
import { listFiles } from './source-files.ts';

const islandsDir = fileURLToPath(new URL('../../islands/', import.meta.url));

/** What an island imports and finds in the runtime's global at run time. */
const shared: Plugin = {
	name: 'islands-runtime',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^(preact(\/jsx-runtime)?|\.\/mount\.ts)$/ }, ({ importer }) =>
			/(runtime|mount)\.ts$/.test(importer) || importer.includes('node_modules')
				? undefined
				: { path: 'runtime', namespace: 'islands-runtime' },
		);
		onLoad({ filter: /^/, namespace: 'islands-runtime' }, () => ({
			contents: 'export const { Component, jsx, jsxs, mount, need } = globalThis.islands;',
		}));
	},
};

/** The scripts that were written: one that all islands share, and one an island. */
export interface IslandScripts {
	runtime: string;
	/** Path of each island's script, by island. */
	islands: ReadonlyMap<string, string>;
}

/**
 * Bundles every island in `islands/` to a classic script of its own under `assets/`, beside the one
 * that holds what they share.
 * @returns the scripts' paths on the site, and adds the scripts to `files`; undefined when one of
 * them could not be compiled, which is reported with file and line
 */
export async function bundleIslands(
	files: Files,
	report: Report,
): Promise<IslandScripts | undefined> {
	const entries = (await listFiles(islandsDir, report)).filter((name) =>
		/^(runtime\.ts|[^/]+\.tsx)$/.test(name),
	);
	const bundle = await build({
		absWorkingDir: islandsDir,
		entryPoints: entries,
		outdir: 'out',
		bundle: true,
		minify: true,
		write: false,
		format: 'iife',
		target: browsers.map(({ name, major }) => `${name}${major}`),
		plugins: [shared],
		legalComments: 'none',
		logLevel: 'silent',
	}).catch((failure: BuildFailure) => {
		for (const { text, location } of failure.errors) {
			const place = location === null ? '' : `${location.file}:${location.line}`;
			report({ where: `islands/${place}`, what: text });
		}
	});
	if (bundle === undefined) return undefined;
	const islands = new Map<string, string>();
	for (const { path, contents } of bundle.outputFiles) {
		const name = path.replace(/^.*[\\/]/, '').replace(/\.js$/, '');
		const file = hashedName('/assets/', name, 'js', contents);
		files.set(file, contents);
		islands.set(name, file);
	}
	const runtime = islands.get('runtime');
	if (runtime === undefined) {
		report({ where: 'islands/runtime.ts', what: 'It is not there, and all islands share it.' });
		return undefined;
	}
	islands.delete('runtime');
	return { runtime, islands };
}
