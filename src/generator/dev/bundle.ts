import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
	type BuildFailure,
	type BuildOptions,
	type BuildResult,
	type Plugin,
	transform,
} from 'esbuild';
import fastGlob from 'fast-glob';
import { runEsbuild } from '../assets/run-esbuild.ts';
import type { Problem } from '../problems.ts';
import { root } from '../project.ts';
import type { Bundles } from './messages.ts';

/** Where bundles stand: packages are found from there, and sources by the bundles' maps. */
const folder = path.join(root, '.cache/dev');

/** The module that the site's bundle is made of: what drafts it, and a way to load each file of pages. */
const siteEntry: Plugin = {
	name: 'site-entry',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^site$/ }, () => ({ path: 'site', namespace: 'site' }));
		onLoad({ filter: /^/, namespace: 'site' }, async () => {
			const files = await fastGlob(['pages/**/*.tsx', 'src/dev-pages/**/*.tsx'], { cwd: root });
			const pages = files.sort().map((file) => `'${file}': () => import('./${file}'),`);
			const contents = `export { checkTypes } from './src/generator/content/check-types.ts';
export { makeDraft } from './src/generator/dev/make-draft.ts';
export const pages = { ${pages.join('\n')} };`;
			return { contents, resolveDir: root };
		});
		// Drawings are two thirds of all code, and seldom what has changed: they are a bundle of their own.
		onResolve({ filter: /\/art\/pictures\.ts$/ }, ({ path: file }) => ({
			path: file,
			external: true,
		}));
	},
};

const options = {
	absWorkingDir: root,
	bundle: true,
	write: false,
	metafile: true,
	outdir: folder,
	outExtension: { '.js': '.mjs' },
	entryNames: '[dir]/[name]-[hash]',
	format: 'esm',
	platform: 'node',
	target: 'node20',
	// What waits may never come, and nobody would know for what.
	supported: { 'top-level-await': false },
	packages: 'external',
	// One module alone asks where it stands.
	define: {
		'import.meta.url': JSON.stringify(
			pathToFileURL(path.join(root, 'src/generator/project.ts')).href,
		),
	},
	sourcesContent: false,
	logLevel: 'silent',
} satisfies BuildOptions;

/** What drafts the site, and the program of the process that loads it. */
const bundleSite = (): Promise<Bundled> =>
	runEsbuild({
		...options,
		entryPoints: ['site', 'src/generator/dev/draft-process.ts'],
		entryNames: '[name]-[hash]',
		plugins: [siteEntry],
		sourcemap: 'inline',
	});

/** Each drawing is a file by itself: one that is the same as before is not even loaded again. */
const bundleDrawings = async (): Promise<Bundled> =>
	runEsbuild({
		...options,
		entryPoints: ['src/art/pictures.ts', ...(await listDrawings())],
		outbase: 'src',
		splitting: true,
	});

/** The files of the drawings: what the list of all and that of the portraits import. */
async function listDrawings(): Promise<string[]> {
	const lists = ['src/art/pictures.ts', 'src/art/portraits/index.ts'];
	const texts = await Promise.all(lists.map((list) => readFile(path.join(root, list), 'utf8')));
	return texts
		.flatMap((text, at) =>
			[...text.matchAll(/from '(\..+\.tsx)'/g)].map(([, file = '']) =>
				path.join(path.dirname(lists[at] ?? ''), file),
			),
		)
		.filter((file) => existsSync(path.join(root, file)));
}

/** What esbuild makes, with what it made that from. */
type Bundled = BuildResult<typeof options>;

/**
 * Prepares to bundle the project's code again and again.
 * @returns bundles the code as it is, given the files that have changed since the last time; or says
 * what is wrong with it, by file and line
 */
export async function createBundler() {
	await rm(folder, { recursive: true, force: true });
	let latest: readonly (Bundled | undefined)[] = [];
	let written: readonly string[] = [];

	/** Whether a bundle stays as it is: what has changed has a part in the other one alone. */
	const stays = (made: Bundled, changed: readonly string[]) =>
		changed.every(
			(file) =>
				!(file in made.metafile.inputs) &&
				latest.some((other) => other !== undefined && file in other.metafile.inputs),
		);

	return async (
		changed: readonly string[],
	): Promise<{ bundles: Bundles } | { problems: readonly Problem[] }> => {
		const made = await Promise.allSettled(
			[bundleSite, bundleDrawings].map((bundle, at) => {
				const kept = latest[at];
				return kept && stays(kept, changed) ? kept : bundle();
			}),
		);
		latest = made.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
		const problems = listProblems(made);
		if (problems.length > 0) return { problems };
		const files = latest.flatMap((each) => each?.outputFiles ?? []);
		for (const { path: file, contents } of files) {
			if (existsSync(file)) continue;
			await mkdir(path.dirname(file), { recursive: true });
			await writeFile(file, contents);
		}
		const names = files.map(({ path: file }) => file);
		// What a process has loaded it does not read again.
		for (const file of written) if (!names.includes(file)) await rm(file, { force: true });
		written = names;
		const find = (start: string) => {
			const file = names.find((name) => name.startsWith(path.join(folder, start)));
			return pathToFileURL(file ?? '').href;
		};
		return {
			bundles: {
				program: find('draft-process-'),
				site: find('site-'),
				drawings: find('art/pictures-'),
			},
		};
	};
}

/** What is wrong with the code, each mistake once. */
function listProblems(made: readonly PromiseSettledResult<Bundled>[]): Problem[] {
	const problems = new Map<string, Problem>();
	for (const each of made) {
		if (each.status === 'fulfilled') continue;
		const { errors, message } = each.reason as Partial<BuildFailure>;
		for (const { text, location } of errors ?? [{ text: String(message), location: null }]) {
			const where = location ? `${location.file}:${location.line}` : 'src';
			problems.set(where + text, {
				where,
				what: `This is no TypeScript that can be run: ${text}`,
				fix: 'Mend the line; the page shows itself with the next save.',
			});
		}
	}
	return [...problems.values()];
}

/** Compiles what runs in every page, which imports nothing. */
export async function compileClient(): Promise<string> {
	const source = await readFile(path.join(root, 'src/generator/dev/client.ts'), 'utf8');
	const { code } = await transform(source, { loader: 'ts', format: 'iife', minify: true });
	return code;
}
