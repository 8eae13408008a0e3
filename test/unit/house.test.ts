import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { drawnFrom } from '../../src/generator/content/sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The generator's rooms, from the ground up: each may import those before it, and none after it. */
const floors = ['content', 'assets', 'pages', 'output', 'checks', 'dev'];

/** What all rooms of the generator share. */
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
 * What each room may import, types too: packages by name, Node's modules as `node:`, rooms by
 * folder, `*` for any package and any of Node's modules. A room may always import its own files.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
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
		floors.map((floor, at) => [
			`src/generator/${floor}`,
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
				// What writes the search's index shares its format with what reads it.
				...['src/site.ts', 'islands/search', ...shared],
				...(floor === 'content' ? [] : ['src/publications']),
				// A draft is assembled as a build is.
				...(floor === 'dev' ? ['src/generator/build-site.ts'] : []),
				...floors.slice(0, at).map((below) => `src/generator/${below}`),
			],
		]),
	),
};

/** Where a file imports from, by whatever kind of import. */
function listImports(file: string): string[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	return [
		...text.matchAll(
			/^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\('([^']+)'\)/gm,
		),
	].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
}

/** A file's own room, or '' outside all of them. */
const roomOf = (file: string) =>
	Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`)) ?? '';

const resolve = (file: string, from: string) => path.posix.join(path.posix.dirname(file), from);

function isAllowed(room: string, file: string, from: string): boolean {
	const allowed = rooms[room] ?? [];
	if (!from.startsWith('.')) {
		return allowed.some((name) => name === '*' || from === name || from.startsWith(`${name}/`));
	}
	const target = resolve(file, from);
	return (
		roomOf(target) === room ||
		allowed.some((name) => target === name || target.startsWith(`${name}/`))
	);
}

/** The files of a circle of imports; undefined where there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
	const done = new Set<string>();
	function walk(file: string, trail: readonly string[]): string[] | undefined {
		const at = trail.indexOf(file);
		if (at !== -1) return [...trail.slice(at), file];
		if (done.has(file)) return undefined;
		for (const next of graph.get(file) ?? []) {
			const circle = walk(next, [...trail, file]);
			if (circle) return circle;
		}
		done.add(file);
		return undefined;
	}
	for (const file of graph.keys()) {
		const circle = walk(file, []);
		if (circle) return circle;
	}
	return undefined;
}

describe('the house', () => {
	for (const room of Object.keys(rooms)) {
		it(`${room} imports only what it may`, () => {
			const files = fastGlob.sync(`${room}/**/*.{ts,tsx}`, { cwd: root });
			assert.ok(files.length > 0);
			const strangers = files.flatMap((file) =>
				listImports(file)
					.filter((from) => !isAllowed(room, file, from))
					.map((from) => `${file} imports ${from}`),
			);
			assert.deepEqual(strangers, []);
		});
	}
	it('would see a stranger', () => {
		assert.equal(isAllowed('src/content', 'src/content/x.ts', '../components/link.tsx'), false);
		assert.equal(isAllowed('src/components', 'src/components/x.tsx', 'node:fs'), false);
		assert.equal(isAllowed('src/sheets', 'src/sheets/x.ts', 'pdfkit'), false);
		assert.equal(isAllowed('islands', 'islands/menu.tsx', '../src/site.ts'), false);
		assert.equal(isAllowed('pages', 'pages/faction/x.tsx', '../../src/generator/files.ts'), false);
		assert.equal(isAllowed('pages', 'pages/faction/x.tsx', '../../src/content/a.ts'), true);
		const content = 'src/generator/content';
		assert.equal(isAllowed(content, `${content}/x.ts`, '../pages/policy.ts'), false);
		assert.equal(isAllowed(content, `${content}/x.ts`, '../build-site.ts'), false);
		assert.equal(isAllowed(content, `${content}/x.ts`, '../problems.ts'), true);
	});
	it('has no circle of imports', () => {
		const files = fastGlob.sync('{src,pages,islands}/**/*.{ts,tsx}', { cwd: root });
		const graph = new Map(
			files.map((file) => [
				file,
				listImports(file).flatMap((from) => (from.startsWith('.') ? resolve(file, from) : [])),
			]),
		);
		assert.equal(findCircle(graph)?.join(' → '), undefined);
		assert.ok(findCircle(new Map([...graph, ['src/site.ts', ['src/site.ts']]])));
	});
	it('keeps nothing at the root of the generator but its steps, the preview and what all rooms share', () => {
		const found = fastGlob.sync('src/generator/*.ts', { cwd: root });
		const own = ['build-site', 'serve'].map((name) => `src/generator/${name}.ts`);
		assert.deepEqual(found.sort(), [...own, ...shared].sort());
	});
	it('draws the pictures anew when a file of another room changes that they import', () => {
		const reached = new Set(['src/art/pictures.ts']);
		for (const file of reached) {
			const text = readFileSync(path.join(root, file), 'utf8');
			for (const [, from = ''] of text.matchAll(
				/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+)'/gm,
			)) {
				reached.add(resolve(file, from));
			}
		}
		const others = [...reached].filter((file) => !file.startsWith('src/art/'));
		assert.ok(others.length > 0);
		const missing = others.filter(
			(file) => !drawnFrom.some((each) => file === each || file.startsWith(`${each}/`)),
		);
		assert.deepEqual(missing, []);
	});
	it('has the top level of its design', () => {
		const asked = ['build.ts', 'package.json', 'tsconfig.json', 'README.md'];
		const folders = ['src', 'pages', 'islands', 'styles', 'public', 'test'];
		const demanded = ['package-lock.json', 'biome.json', 'LICENSE'];
		const made = ['dist', 'node_modules'];
		const found = fastGlob.sync('*', { cwd: root, onlyFiles: false });
		const known = [...asked, ...folders, ...demanded];
		assert.deepEqual(found.filter((name) => !made.includes(name)).sort(), known.sort());
	});
	it('is checked out with the same line ends on every system', () => {
		assert.match(readFileSync(`${root}.gitattributes`, 'utf8'), /^\* text=auto eol=lf$/m);
	});
	it('gives pages and components their records: a build may have others', () => {
		const kept = /\/content\/(flags|picture-ids|slugs)\.ts$/;
		const files = fastGlob.sync('{pages,src/dev-pages,src/components,src/layouts}/**/*.{ts,tsx}', {
			cwd: root,
		});
		const taking = files.flatMap((file) =>
			[
				...readFileSync(path.join(root, file), 'utf8').matchAll(
					/^import\s(?!type\s)[^'"]*?from\s+['"]([^'"]*\/content\/[^'"]*)['"]/gm,
				),
			]
				.filter(([, from = '']) => !kept.test(from))
				.map(([, from]) => `${file} imports ${from}`),
		);
		assert.deepEqual(taking, []);
	});
});
