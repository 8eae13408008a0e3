import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { drawnFrom } from '../../src/generator/content/sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The generator's directories in order: each may import only from those before it. */
const stages = ['content', 'assets', 'pages', 'output', 'checks', 'dev'];

/** The generator's modules that any of its directories may import. */
const shared = [
	'production',
	'problems',
	'cache',
	'break-lines',
	'cut-font',
	'escape-xml',
	'text-ruler',
	'font-packages.d',
	'files',
	'project',
	'png',
	'rasterize',
	'shorten-paths',
].map((name) => `src/generator/${name}.ts`);

/**
 * What each directory may import, types included: packages by name, other directories and files by
 * path, `*` for any package or Node module. A directory may always import its own files.
 */
const boundaries: Readonly<Record<string, readonly string[]>> = {
	// Records take their types and the words for numbers from the world, which is made from them.
	'src/content': ['src/world'],
	'src/world': ['src/content'],
	'src/components': ['react', 'src/content', 'src/world', 'src/site.ts'],
	'src/layouts': ['react', 'src/content', 'src/world', 'src/components', 'src/site.ts'],
	'src/art': ['react', 'src/content', 'src/world'],
	'src/sheets': ['src/content', 'src/world', 'src/art'],
	pages: [
		...['react', 'src/components', 'src/layouts', 'src/art', 'src/content', 'src/world'],
		'src/site.ts',
	],
	'src/dev-pages': [
		...['react', 'src/components', 'src/layouts', 'src/content', 'src/world', 'src/site.ts'],
	],
	islands: ['minisearch', 'preact'],
	'src/publications': [
		...['*', 'src/content', 'src/world', 'src/components', 'src/layouts', 'src/art', 'src/sheets'],
		...['src/site.ts', 'src/generator/content', ...shared],
	],
	...Object.fromEntries(
		stages.map((stage, at) => [
			`src/generator/${stage}`,
			[
				...[
					'*',
					'src/content',
					'src/world',
					'src/components',
					'src/layouts',
					'src/art',
					'src/sheets',
				],
				// The search index is written here and read in the island: both share its format.
				...['src/site.ts', 'islands/search', ...shared],
				...(stage === 'content' ? [] : ['src/publications']),
				// The dev server builds pages as the build does.
				...(stage === 'dev' ? ['src/generator/build-site.ts'] : []),
				...stages.slice(0, at).map((earlier) => `src/generator/${earlier}`),
			],
		]),
	),
};

/** The specifiers of a file's imports and re-exports, dynamic imports included. */
function listImports(file: string, withTypes = true): string[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	return [
		...text.matchAll(
			/^(?:import|export)\s(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\('([^']+)'\)/gm,
		),
	].flatMap(([, type, from, bare, dynamic]) =>
		type && !withTypes ? [] : (from ?? bare ?? dynamic ?? ''),
	);
}

/** The directory that a file belongs to, or '' outside all of them. */
const directoryOf = (file: string) =>
	Object.keys(boundaries).find((name) => file === name || file.startsWith(`${name}/`)) ?? '';

const resolve = (file: string, from: string) => path.posix.join(path.posix.dirname(file), from);

function isAllowed(directory: string, file: string, from: string): boolean {
	const allowed = boundaries[directory] ?? [];
	if (!from.startsWith('.')) {
		return allowed.some((name) => name === '*' || from === name || from.startsWith(`${name}/`));
	}
	const target = resolve(file, from);
	return (
		directoryOf(target) === directory ||
		allowed.some((name) => target === name || target.startsWith(`${name}/`))
	);
}

describe('imports', () => {
	for (const directory of Object.keys(boundaries)) {
		it(`of ${directory} stay within its boundary`, () => {
			const files = fastGlob.sync(`${directory}/**/*.{ts,tsx}`, { cwd: root });
			assert.ok(files.length > 0);
			const forbidden = files.flatMap((file) =>
				listImports(file)
					.filter((from) => !isAllowed(directory, file, from))
					.map((from) => `${file} imports ${from}`),
			);
			assert.deepEqual(forbidden, []);
		});
	}
	it('of drawings lead only to directories that are part of the pictures’ cache key', () => {
		const reached = new Set(['src/art/pictures.ts']);
		for (const file of reached) {
			for (const from of listImports(file, false)) {
				if (from.startsWith('.')) reached.add(resolve(file, from));
			}
		}
		const others = [...reached].filter((file) => !file.startsWith('src/art/'));
		assert.ok(others.length > 0);
		const missing = others.filter(
			(file) => !drawnFrom.some((source) => file === source || file.startsWith(`${source}/`)),
		);
		assert.deepEqual(missing, []);
	});
	it('of pages and components do not include records, which the build passes to them', () => {
		const allowed = /\/content\/(flags|picture-ids|slugs)\.ts$/;
		const files = fastGlob.sync('{pages,src/dev-pages,src/components,src/layouts}/**/*.{ts,tsx}', {
			cwd: root,
		});
		const found = files.flatMap((file) =>
			listImports(file, false)
				.filter((from) => from.includes('/content/') && !allowed.test(from))
				.map((from) => `${file} imports ${from}`),
		);
		assert.deepEqual(found, []);
	});
});

it('Git checks out the same line ends on every system', () => {
	assert.match(readFileSync(`${root}.gitattributes`, 'utf8'), /^\* text=auto eol=lf$/m);
});
