import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
	type BuildFailure,
	type BuildOptions,
	type BuildResult,
	build,
	context,
	type Plugin,
	transform,
} from 'esbuild';
import fastGlob from 'fast-glob';
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
	format: 'esm',
	platform: 'node',
	target: 'node20',
	packages: 'external',
	// One module alone asks where it stands.
	define: {
		'import.meta.url': JSON.stringify(
			pathToFileURL(path.join(root, 'src/generator/project.ts')).href,
		),
	},
	sourcemap: 'inline',
	sourcesContent: false,
	logLevel: 'silent',
} satisfies BuildOptions;

/** Bundles the project's code again and again. */
export interface Bundler {
	/**
	 * @param changed files of code that have changed since the last time
	 * @returns the bundles of the code as it is; or what is wrong with it, by file and line
	 */
	bundle(
		changed: readonly string[],
	): Promise<{ bundles: Bundles } | { problems: readonly Problem[] }>;
}

/** Prepares to bundle the project's code; files that did not change are not read again. */
export async function createBundler(): Promise<Bundler> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const site = await context({ ...options, entryPoints: ['site'], plugins: [siteEntry] });
	// Each drawing is a file by itself: one that is the same as before is not even loaded again.
	const drawings = await context({
		...options,
		entryPoints: ['src/art/pictures.ts', ...(await listDrawings())],
		outbase: 'src/art',
		splitting: true,
		entryNames: '[dir]/[name]-[hash]',
		sourcemap: false,
	});
	/** Every file that has a part in a bundle. */
	const known = new Set<string>();
	const rebuildSite = rebuildWhenChanged(() => site.rebuild(), known);
	const rebuildDrawings = rebuildWhenChanged(() => drawings.rebuild(), known);
	return {
		async bundle(changed) {
			const made = await Promise.allSettled([rebuildSite(changed), rebuildDrawings(changed)]);
			const problems = new Map<string, Problem>();
			for (const each of made) {
				if (each.status === 'fulfilled') continue;
				for (const { text, location } of (each.reason as BuildFailure).errors) {
					const where = location ? `${location.file}:${location.line}` : 'src';
					problems.set(where + text, {
						where,
						what: `This is no TypeScript that can be run: ${text}`,
						mend: 'Mend the line; the page shows itself with the next save.',
					});
				}
			}
			if (problems.size > 0) return { problems: [...problems.values()] };
			const [whole = [], parts = []] = made.map((each) =>
				each.status === 'fulfilled' ? each.value.outputFiles : [],
			);
			const contents = whole[0]?.contents ?? '';
			const digest = createHash('sha256').update(contents).digest('hex').slice(0, 16);
			const file = path.join(folder, `site-${digest}.mjs`);
			for (const { path: name, contents: code } of [...parts, { path: file, contents }]) {
				if (existsSync(name)) continue;
				await mkdir(path.dirname(name), { recursive: true });
				await writeFile(name, code);
			}
			const pictures = parts.find(({ path: name }) => /^pictures-/.test(path.basename(name)));
			return {
				bundles: {
					site: pathToFileURL(file).href,
					drawings: pathToFileURL(pictures?.path ?? '').href,
				},
			};
		},
	};
}

/** What esbuild makes, with what it made that from. */
type Bundled = BuildResult<{ write: false; metafile: true }>;

/** Bundles again when a file has changed that has a part in it, or that may have one from now on. */
function rebuildWhenChanged(rebuild: () => Promise<Bundled>, known: Set<string>) {
	let latest: Bundled | undefined;
	return async (changed: readonly string[]): Promise<Bundled> => {
		const inputs = latest?.metafile.inputs ?? {};
		// A file that is new to all bundles may be a page, or be imported once it is there.
		const isPart = (file: string) => file in inputs || !known.has(file);
		if (latest && !changed.some(isPart)) return latest;
		latest = undefined;
		latest = await rebuild();
		for (const file of Object.keys(latest.metafile.inputs)) known.add(file);
		return latest;
	};
}

/** The files of the drawings: what the list of all and that of the portraits import. */
async function listDrawings(): Promise<string[]> {
	const lists = ['src/art/pictures.ts', 'src/art/portraits/index.ts'];
	const { metafile } = await build({ ...options, entryPoints: lists });
	return lists.flatMap((list) =>
		(metafile.inputs[list]?.imports ?? []).flatMap(({ path: file }) =>
			file.endsWith('.tsx') ? file : [],
		),
	);
}

/**
 * Compiles one of this folder's files, which imports nothing of the project.
 * @param format `esm` for Node, `iife` for browsers
 */
export async function compileFile(name: string, format: 'esm' | 'iife'): Promise<string> {
	const source = await readFile(path.join(root, 'src/generator/dev', name), 'utf8');
	const { code } = await transform(source, { loader: 'ts', format, minify: format === 'iife' });
	return code;
}

/** Compiles and writes the program of the process that drafts; returns where it stands. */
export async function writeDraftProcess(): Promise<string> {
	const file = path.join(folder, 'draft-process.mjs');
	await writeFile(file, await compileFile('draft-process.ts', 'esm'));
	return file;
}
