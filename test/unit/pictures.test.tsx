import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { pictures } from '../../src/art/pictures.ts';
import { drawPicture } from '../../src/build/draw-picture.tsx';
import { rasterize } from '../../src/build/rasterize.ts';
import { characters } from '../../src/content/characters/index.ts';
import { lagan } from '../../src/content/world.ts';

/** What drawings are made of. Text would need a reader's fonts, and would not be translated. */
const elements = new Set(
	'svg g defs use symbol clipPath mask pattern path rect circle ellipse line polyline polygon'.split(
		' ',
	),
);

interface Drawn {
	root: Record<string, string>;
	strangers: string[];
	ids: string[];
	references: string[];
	attributes: [name: string, value: string][];
}

/** Reads a drawing's elements, ids and what it refers to. */
function readDrawing(svg: string): Drawn {
	const drawn: Drawn = { root: {}, strangers: [], ids: [], references: [], attributes: [] };
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				if (Object.keys(drawn.root).length === 0) drawn.root = attributes;
				if (!elements.has(name)) drawn.strangers.push(name);
				for (const [key, value] of Object.entries(attributes)) {
					drawn.attributes.push([key, value]);
					if (key === 'id') drawn.ids.push(value);
					if (/href$/.test(key)) drawn.references.push(value);
					for (const [, url = ''] of value.matchAll(/url\((.*?)\)/g)) drawn.references.push(url);
				}
			},
		},
		{ xmlMode: true },
	);
	parser.end(svg);
	return drawn;
}

/** Every drawing as it is written: by day, and by night where it has a night look. */
const drawings = Object.entries(pictures).flatMap(([id, picture]) => {
	const day = { id, picture, svg: drawPicture(picture) };
	return picture.night
		? [day, { id: `${id} by night`, picture, svg: drawPicture(picture, 'night') }]
		: [day];
});

describe('every picture', () => {
	it('is well-formed, so that a strict reader of XML draws it', async () => {
		for (const { id, svg } of drawings) {
			await assert.doesNotReject(rasterize(svg, 32), id);
		}
		await assert.rejects(rasterize('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 32));
	});

	it('is made of shapes alone, in its own file alone', () => {
		for (const { id, svg } of drawings) {
			const { strangers, ids, references, attributes, root } = readDrawing(svg);
			assert.deepEqual(strangers, [], id);
			assert.equal(root.xmlns, 'http://www.w3.org/2000/svg', id);
			assert.equal(new Set(ids).size, ids.length, `${id} repeats an id: ${ids}`);
			for (const reference of references) {
				assert.ok(ids.includes(reference.replace('#', '')), `${id} refers to ${reference}`);
			}
			for (const [name, value] of attributes) {
				assert.doesNotMatch(name, /^(on|style$|data-)/, id);
				assert.doesNotMatch(value, /NaN|undefined|Infinity|\[object/, `${id}: ${name}`);
			}
		}
	});

	it('has the size that its page is told', () => {
		for (const { id, picture, svg } of drawings) {
			const { root } = readDrawing(svg);
			const [, , width = 0, height = 0] = (root.viewBox ?? '').split(' ').map(Number);
			assert.deepEqual(
				[Number(root.width), Number(root.height)],
				[picture.width, picture.height],
				id,
			);
			assert.ok(
				Math.abs(width / height - picture.width / picture.height) < 0.005,
				`${id}'s viewBox`,
			);
		}
	});

	it('stays within 12 kB with brotli, the hero and the scenes within 24', () => {
		for (const { id, svg } of drawings) {
			const limit = /^(hero|scene-)/.test(id) ? 24_000 : 12_000;
			const bytes = brotliCompressSync(svg).length;
			assert.ok(bytes <= limit, `${id} has ${bytes} bytes`);
		}
	});

	it('has words for those who do not see it', () => {
		for (const { id, picture } of drawings) assert.ok(picture.alt.length >= 5, id);
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
