import { fileURLToPath } from 'node:url';
import { type BuildFailure, type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { browsers } from './browsers.ts';
import { type Files, hashedName } from './files.ts';
import type { Problem, Report } from './problems.ts';
import { listFiles } from './source-files.ts';

const islandsDir = fileURLToPath(new URL('../../islands/', import.meta.url));

/** What an island that is not in the runtime imports, and finds where islands/runtime.ts has put it. */
const shared: Plugin = {
	name: 'islands-shared',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^(preact|\.\/mount\.ts)$/ }, () => ({
			path: 'shared',
			namespace: 'islands-shared',
		}));
		onLoad({ filter: /^/, namespace: 'islands-shared' }, () => ({
			contents:
				'const [Component, h, mount, need] = islands; export { Component, h, mount, need };',
		}));
	},
};

/** The scripts that were written. */
export interface IslandScripts {
	/** Path of the one that comes before all others, on every page with islands. */
	runtime: string;
	/** Path of each island's script, by island; some are in the runtime. */
	islands: ReadonlyMap<string, string>;
}

const nameScript = (path: string) => path.replace(/^.*[\\/]|\.js$/g, '');

/**
 * Bundles the islands in `islands/` to classic scripts under `assets/`, which run from a folder too,
 * where modules do not: one that every page has, and one an island for all that it does not hold.
 * @returns the scripts' paths on the site, and adds the scripts to `files`; undefined when one of
 * them could not be compiled, which is reported with file and line
 */
export async function bundleIslands(
	files: Files,
	report: Report,
): Promise<IslandScripts | undefined> {
	const entries = (await listFiles(islandsDir, report)).filter((name) => name.endsWith('.tsx'));
	const options = {
		absWorkingDir: islandsDir,
		outdir: 'out',
		bundle: true,
		minify: true,
		write: false,
		metafile: true,
		format: 'iife',
		// Elements by way of `h`: what JSX imports by itself is 75 bytes more of Preact that do the same.
		jsx: 'transform',
		jsxFactory: 'h',
		inject: ['preact'],
		tsconfigRaw: {},
		target: browsers.map(({ name, major }) => `${name}${major}`),
		legalComments: 'none',
		logLevel: 'silent',
	} satisfies BuildOptions;
	const failures = new Map<string, Problem>();
	const note = ({ errors }: BuildFailure) => {
		for (const { text, location } of errors) {
			const place = location === null ? '' : `${location.file}:${location.line}`;
			failures.set(place + text, { where: `islands/${place}`, what: text });
		}
	};
	const [first, others] = await Promise.all([
		build({ ...options, entryPoints: ['runtime.ts'] }).catch(note),
		build({ ...options, entryPoints: entries, plugins: [shared] }).catch(note),
	]);
	for (const failure of failures.values()) report(failure);
	const script = first?.outputFiles[0];
	if (first === undefined || script === undefined || others === undefined) return undefined;
	const write = ({ path, contents }: OutputFile) => {
		const file = hashedName('/assets/', nameScript(path), 'js', contents);
		files.set(file, contents);
		return file;
	};
	const runtime = write(script);
	const held = first.metafile.inputs;
	const islands = others.outputFiles.map((output) => {
		const name = nameScript(output.path);
		return [name, `${name}.tsx` in held ? runtime : write(output)] as const;
	});
	return { runtime, islands: new Map(islands) };
}
