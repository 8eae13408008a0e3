import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What each room may import, types too: packages by name, Node's modules as `node:`, rooms by
 * folder. A room may always import its own files.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
	'src/content': [],
	'src/components': ['react', 'src/content', 'src/site.ts'],
	'src/layouts': ['react', 'src/content', 'src/components', 'src/site.ts'],
	'src/art': ['react', 'src/content'],
	pages: ['react', 'src/components', 'src/layouts', 'src/art', 'src/content', 'src/site.ts'],
	'pages-dev': ['react', 'src/components', 'src/layouts', 'src/art', 'src/content', 'src/site.ts'],
	islands: ['preact'],
};

/** Where a file imports from. */
function listImports(file: string): string[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	return [
		...text.matchAll(
			/^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm,
		),
	].map(([, from, bare]) => from ?? bare ?? '');
}

/** A file's own room, or '' outside all of them. */
const roomOf = (file: string) =>
	Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`)) ?? '';

function isAllowed(room: string, file: string, from: string): boolean {
	const allowed = rooms[room] ?? [];
	if (!from.startsWith('.'))
		return allowed.some((name) => from === name || from.startsWith(`${name}/`));
	const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), from));
	return (
		roomOf(target) === room ||
		allowed.some((name) => target === name || target.startsWith(`${name}/`))
	);
}

describe('the house', () => {
	for (const room of Object.keys(rooms)) {
		it(`${room} imports only what it may`, () => {
			const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root });
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
		assert.equal(isAllowed('islands', 'islands/menu.tsx', '../src/site.ts'), false);
		assert.equal(isAllowed('pages', 'pages/faction/x.tsx', '../../src/build/files.ts'), false);
		assert.equal(isAllowed('pages', 'pages/faction/x.tsx', '../../src/content/a.ts'), true);
	});
	it('gives pages and components their records: a build may have others', () => {
		const shared = /\/content\/(flags|links|slugs|types)\.ts$/;
		const files = globSync('{pages,pages-dev,src/components,src/layouts}/**/*.{ts,tsx}', {
			cwd: root,
		});
		const taking = files.flatMap((file) =>
			[
				...readFileSync(path.join(root, file), 'utf8').matchAll(
					/^import\s(?!type\s)[^'"]*?from\s+['"]([^'"]*\/content\/[^'"]*)['"]/gm,
				),
			]
				.filter(([, from = '']) => !shared.test(from))
				.map(([, from]) => `${file} imports ${from}`),
		);
		assert.deepEqual(taking, []);
	});
	it('lets only the build and the composition root touch Node', () => {
		const files = globSync('{src,pages,pages-dev,islands}/**/*.{ts,tsx}', {
			cwd: root,
			ignore: ['src/build/**'],
		});
		const touching = files.filter((file) =>
			listImports(file).some((from) => from.startsWith('node:')),
		);
		assert.deepEqual(touching, []);
	});
});
