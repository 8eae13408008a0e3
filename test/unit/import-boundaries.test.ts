import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { drawingInputs } from '../../src/generator/content/sources.ts';
import { publicationInputs } from '../../src/publications/make-publications.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rooms in order: each may import only from those before it, types included. */
const rooms = [
	...['src/model', 'src/site.ts', 'src/content', 'src/world', 'src/components', 'src/layouts'],
	...['src/art', 'src/diagrams', 'src/lib', 'src/publications'],
	// The generator’s steps.
	...['content', 'assets', 'pages', 'output', 'checks'].map((step) => `src/generator/${step}`),
	'src/generator',
];

/** The rooms before one. */
const before = (room: string) => rooms.slice(0, rooms.indexOf(room));

/** Rooms that must not know all of those before them, and rooms outside the order. */
const narrower: Readonly<Record<string, readonly string[]>> = {
	'src/lib': ['src/model', 'src/site.ts'],
	pages: before('src/lib'),
	'src/dev-pages': before('src/lib'),
	islands: [],
};

/** The packages that a room may import; `*` for all of them and for Node’s modules. */
const packages: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(
		['components', 'layouts', 'art', 'diagrams', 'dev-pages'].map((room) => [
			`src/${room}`,
			['react'],
		]),
	),
	pages: ['react'],
	islands: ['minisearch', 'preact'],
	...Object.fromEntries(
		[...rooms.slice(rooms.indexOf('src/lib')), 'src/lib'].map((room) => [room, ['*']]),
	),
};

/** What each room may import. A room may always import its own files. */
const boundaries: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	[...rooms, ...Object.keys(narrower)].map((room) => [
		room,
		[
			...(packages[room] ?? []),
			...(narrower[room] ?? before(room)),
			// The search index is written there and read in the island: both share its format.
			...(room === 'src/generator/pages' ? ['islands/search'] : []),
		],
	]),
);

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
	Object.keys(boundaries)
		.filter((name) => file === name || file.startsWith(`${name}/`))
		.sort((a, b) => b.length - a.length)[0] ?? '';

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

const sources = fastGlob.sync('{src,pages,islands}/**/*.{ts,tsx}', { cwd: root });

describe('imports', () => {
	for (const directory of Object.keys(boundaries)) {
		it(`of ${directory} stay within its boundary`, () => {
			const files = sources.filter((file) => directoryOf(file) === directory);
			assert.ok(files.length > 0);
			const forbidden = files.flatMap((file) =>
				listImports(file)
					.filter((from) => !isAllowed(directory, file, from))
					.map((from) => `${file} imports ${from}`),
			);
			assert.deepEqual(forbidden, []);
		});
	}
	/** The cached things, the file where their imports begin, and what is part of their cache key. */
	const cachedThings: readonly [name: string, start: string, inputs: readonly string[]][] = [
		['drawings', 'src/art/pictures.ts', ['src/art', ...drawingInputs]],
		['publications', 'src/publications/publications.ts', publicationInputs],
	];
	for (const [name, start, inputs] of cachedThings) {
		it(`of ${name} lead only to files that are part of their cache key`, () => {
			const isInput = (file: string) =>
				inputs.some((input) => file === input || file.startsWith(`${input}/`));
			const reached = new Set([start]);
			for (const file of reached) {
				// The drawings of the kits are in the key by their names.
				if (name === 'publications' && /^src\/art\/\w+-kit\//.test(file)) continue;
				for (const from of listImports(file, false)) {
					if (from.startsWith('.')) reached.add(resolve(file, from));
				}
			}
			assert.ok(reached.size > inputs.length);
			assert.deepEqual(
				[...reached].filter((file) => !isInput(file)),
				[],
			);
		});
	}
	it('of pages and components do not include records, which the build passes to them', () => {
		const files = fastGlob.sync('{pages,src/dev-pages,src/components,src/layouts}/**/*.{ts,tsx}', {
			cwd: root,
		});
		const found = files.flatMap((file) =>
			listImports(file, false)
				.filter((from) => from.includes('/content/'))
				.map((from) => `${file} imports ${from}`),
		);
		assert.deepEqual(found, []);
	});
});

it('Git checks out the same line ends on every system', () => {
	assert.match(readFileSync(`${root}.gitattributes`, 'utf8'), /^\* text=auto eol=lf$/m);
});
