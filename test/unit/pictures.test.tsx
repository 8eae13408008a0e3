import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { pictures } from '../../src/art/pictures.ts';
import { characters } from '../../src/content/characters/index.ts';
import { findPictureFaults } from '../../src/generator/assets/check-picture.ts';
import { drawPictures } from '../../src/generator/assets/pictures.ts';
import { rasterize } from '../../src/generator/rasterize.ts';
import { lagan } from '../../src/world/world.ts';

/** Every drawing as it is written: by day, and by night where it has a night look. */
const drawings = Object.entries(pictures).flatMap(([id, picture]) => {
	const { files, problems } = drawPictures({ [id]: picture });
	assert.deepEqual(problems, []);
	return files.map(([file, svg]) => {
		const name = /-night\.\w+\.svg$/.test(file) ? `${id} by night` : id;
		return { id: name, picture, svg };
	});
});

/** The most that pictures may take, in bytes, by how their ids begin; all others 12,000. */
const limits: readonly (readonly [RegExp, number])[] = [
	[/^model-row/, 50_000],
	[/^the-other-minute-/, 40_000],
	[/^deck-/, 30_000],
	[/^(hero|scene-|vignette-|story-|cover-|making-)/, 24_000],
	[/^model-/, 20_000],
];

describe('every picture', () => {
	it('is well-formed, so that a strict reader of XML draws it', async () => {
		for (const { id, svg } of drawings) {
			await assert.doesNotReject(rasterize(svg, 8), id);
		}
		await assert.rejects(rasterize('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 8));
	});

	it('is made of shapes alone, in its own file alone, at the size that its page is told', () => {
		for (const { id, picture, svg } of drawings) {
			assert.deepEqual(findPictureFaults(svg, picture), [], id);
		}
	});

	it('stays within 12 kB with brotli, a model sheet within 20, the hero, scenes and covers within 24, a view within 30, a panel within 40, the row of all models within 50', () => {
		const size = (svg: string, level: number) =>
			brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
		for (const { id, svg } of drawings) {
			const [, limit = 12_000] = limits.find(([names]) => names.test(id)) ?? [];
			// Few need the best that brotli can do, which takes many times as long.
			const isSmall = [5, 10].some((level) => size(svg, level) <= limit);
			const bytes = isSmall ? 0 : size(svg, 11);
			assert.ok(bytes <= limit, `${id} has ${bytes} bytes`);
		}
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
	});

	it('are different drawings with different descriptions', () => {
		const portraits = drawings.filter(({ id }) => /^portrait-\S+$/.test(id));
		assert.equal(new Set(portraits.map(({ svg }) => svg)).size, characters.length);
		assert.equal(new Set(portraits.map(({ picture }) => picture.alt)).size, characters.length);
	});
});

describe('the gallery', () => {
	it('shows a scene of its own in each of its places', () => {
		const shown = lagan.gallery.map(({ src }) => src);
		assert.equal(new Set(shown).size, shown.length);
		for (const id of shown) assert.ok(id.startsWith('scene-') && id in pictures, id);
	});
});
