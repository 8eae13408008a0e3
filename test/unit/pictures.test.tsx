import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import { pictures } from '../../src/art/pictures.ts';
import { findPictureFaults } from '../../src/build/check-picture.ts';
import { renderPictures } from '../../src/build/pictures.ts';
import rasterize from '../../src/build/rasterize.ts';
import { projectSources } from '../../src/build/sources.ts';
import { characters } from '../../src/content/characters/index.ts';
import { lagan } from '../../src/content/world.ts';

/** Every drawing as it is written: by day, and by night where it has a night look. */
const drawings = Object.entries(pictures).flatMap(([id, picture]) => {
	const files = new Map<string, string>();
	const drawn = renderPictures({ [id]: picture }, files, ({ what }) => assert.fail(what)).get(id);
	const write = (name: string, file = '') => ({ id: name, picture, svg: files.get(file) ?? '' });
	return drawn?.nightFile
		? [write(id, drawn.file), write(`${id} by night`, drawn.nightFile)]
		: [write(id, drawn?.file)];
});

describe('every picture', () => {
	it('is well-formed, so that a strict reader of XML draws it', async () => {
		for (const { id, svg } of drawings) {
			await assert.doesNotReject(rasterize({ svg, width: 32 }), id);
		}
		await assert.rejects(
			rasterize({ svg: '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', width: 32 }),
		);
	});

	it('is made of shapes alone, in its own file alone, at the size that its page is told', () => {
		for (const { id, picture, svg } of drawings) {
			assert.deepEqual(findPictureFaults(svg, picture), [], id);
		}
	});

	it('stays within 12 kB with brotli, the hero and the scenes within 24', () => {
		for (const { id, svg } of drawings) {
			const limit = /^(hero|scene-)/.test(id) ? 24_000 : 12_000;
			const bytes = brotliCompressSync(svg).length;
			assert.ok(bytes <= limit, `${id} has ${bytes} bytes`);
		}
	});
});

describe('the cache of pictures', () => {
	it('knows every file that decides how one looks', async () => {
		const root = fileURLToPath(new URL('../../', import.meta.url));
		const known = new Set(await glob([...(projectSources.pictures.madeFrom ?? [])], { cwd: root }));
		const needed = new Set(['src/art/pictures.ts', 'src/build/draw-picture.tsx']);
		for (const file of needed) {
			const text = readFileSync(path.join(root, file), 'utf8');
			for (const [, from = ''] of text.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+)'/gm)) {
				needed.add(path.posix.join(path.posix.dirname(file), from));
			}
		}
		assert.ok(needed.size > 100, String(needed.size));
		assert.deepEqual(
			[...needed].filter((file) => !known.has(file)),
			[],
		);
	});
});

describe('portraits', () => {
	it('there is one of each character, and no other', () => {
		assert.deepEqual(
			Object.keys(pictures)
				.filter((id) => id.startsWith('portrait-'))
				.sort(),
			characters.map(({ portrait }) => portrait).sort(),
		);
		assert.equal(new Set(characters.map(({ portrait }) => portrait)).size, 13);
	});

	it('are thirteen different drawings with thirteen descriptions', () => {
		const portraits = drawings.filter(({ id }) => /^portrait-\S+$/.test(id));
		assert.equal(new Set(portraits.map(({ svg }) => svg)).size, 13);
		assert.equal(new Set(portraits.map(({ picture }) => picture.alt)).size, 13);
	});
});

describe('the gallery', () => {
	it('shows a scene in each of its six places', () => {
		const shown = lagan.gallery.map(({ src }) => src);
		assert.equal(new Set(shown).size, 6);
		for (const id of shown) assert.ok(id.startsWith('scene-') && id in pictures, id);
	});
});
