import path from 'node:path';
import type { BuildFailure, BuildOptions, OutputFile, Plugin } from 'esbuild';
import { listSources } from '../content/list-files.ts';
import { type Files, hashedName } from '../files.ts';
import { collectProblems, type Problem } from '../problems.ts';
import { root } from '../project.ts';
import { browsers } from './browsers.ts';
import { runEsbuild } from './run-esbuild.ts';

const islandsDir = path.join(root, 'islands');

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

/** The scripts of pages, as paths of this site. */
export interface IslandScripts {
	/** Path of the one that comes before all others, on every page with islands. */
	runtime: string;
	/** Path of each island's script, by island; some are in the runtime. */
	islands: ReadonlyMap<string, string>;
	/** The script that opens the search's index, which is written behind it. */
	searchReader: string;
}

const nameScript = (path: string) => path.replace(/^.*[\\/]|\.js$/g, '');

/**
 * Bundles the islands in `islands/` to classic scripts under `assets/`, which run from a folder too,
 * where modules do not: one that every page has, and one an island for all that it does not hold.
 * @returns undefined scripts when one of them could not be compiled, with what is wrong by file and line
 */
export async function makeIslands(): Promise<{
	scripts: IslandScripts | undefined;
	files: Files;
	problems: readonly Problem[];
}> {
	const { problems, report } = collectProblems();
	// The compiler’s settings stand beside what they are for.
	const sources = await listSources(islandsDir, ['.tsx', '.ts', 'tsconfig.json'], report);
	const entries = sources.filter((name) => name.endsWith('.tsx'));
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
	const [first, others, reader] = await Promise.all([
		runEsbuild({ ...options, entryPoints: ['runtime.ts'] }).catch(note),
		runEsbuild({ ...options, entryPoints: entries, plugins: [shared] }).catch(note),
		runEsbuild({ ...options, inject: [], entryPoints: ['search/index-script.ts'] }).catch(note),
	]);
	problems.push(...failures.values());
	const script = first?.outputFiles[0];
	const searchReader = reader?.outputFiles[0]?.text;
	const files = new Map<string, Uint8Array>();
	if (!first || !script || !others || searchReader === undefined) {
		return { scripts: undefined, files, problems };
	}
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
	return { scripts: { runtime, islands: new Map(islands), searchReader }, files, problems };
}
