import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { characters } from '../../src/content/characters/index.ts';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import type { PictureFile } from '../../src/model/built.ts';
import { lagan } from '../../src/world/world.ts';

/** The SVG of every drawing, and of its night version if it has one. */
const { pictures, files, problems } = await makePictures(projectSources.pictures);
const drawings = [...pictures].flatMap(([id, picture]) => {
	const drawn = [{ id, picture, svg: files.get(picture.file) ?? '' }];
	if (picture.nightFile !== undefined) {
		drawn.push({ id: `${id} by night`, picture, svg: files.get(picture.nightFile) ?? '' });
	}
	return drawn;
});

/** The limits of pictures in bytes, by the beginning of their ids; all others may have 12,000. */
const limits: readonly (readonly [RegExp, number])[] = [
	[/^model-row/, 50_000],
	[/^the-other-minute-/, 40_000],
	[/^deck-/, 30_000],
	[/^(hero|scene-|vignette-|story-|cover-|making-)/, 24_000],
	[/^model-/, 20_000],
];

/** What drawings are made of. Text would need a reader's fonts, and would not be translated. */
const shapes =
	/^(svg|g|defs|use|symbol|clipPath|mask|pattern|path|rect|circle|ellipse|line|polyline|polygon)$/;

/** Lists the faults of a drawing as a standalone file. */
function findFaults(svg: string, { width, height, alt }: PictureFile) {
	const faults: string[] = [];
	const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
	const references = [...svg.matchAll(/href="([^"]*)"|url\((.*?)\)/g)].map(
		([, href, url]) => href ?? url ?? '',
	);
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				if (!shapes.test(name)) faults.push(`<${name}>`);
				for (const [key, value] of Object.entries(attributes)) {
					if (/^(on|style$|data-)/.test(key)) faults.push(key);
					if (/NaN|undefined|Infinity|\[object/.test(value)) faults.push(`${key}="${value}"`);
				}
			},
			ontext: (text) => text.trim() === '' || faults.push(text),
		},
		{ xmlMode: true },
	);
	parser.end(svg);
	if (new Set(ids).size < ids.length) faults.push('an id twice');
	for (const reference of references) {
		if (!ids.includes(reference.replace('#', ''))) faults.push(reference);
	}
	const opening = /^<svg [^>]*>/.exec(svg)?.[0] ?? '';
	const [, , across = 0, down = 0] = (/ viewBox="([^"]*)"/.exec(opening)?.[1] ?? '')
		.split(' ')
		.map(Number);
	const size = ` width="${width}" height="${height}"`;
	if (!opening.includes(size)) faults.push('another size');
	if (!(Math.abs(across / down - width / height) < 0.005)) faults.push('other proportions');
	if (!opening.includes(' xmlns="http://www.w3.org/2000/svg"')) faults.push('no namespace');
	if (alt.trim().length < 5 || /\bTODO\b/.test(alt)) faults.push('no words');
	return faults;
}

describe('every picture', () => {
	it('is a self-contained SVG of shapes, with the recorded size and alt text', () => {
		assert.deepEqual(problems, []);
		for (const { id, picture, svg } of drawings) {
			assert.deepEqual(findFaults(svg, picture), [], id);
		}
	});

	it('stays within 12 kB with brotli, a model sheet within 20, the hero, scenes and covers within 24, a view within 30, a panel within 40, the row of all models within 50', () => {
		const size = (svg: string, level: number) =>
			brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
		for (const { id, svg } of drawings) {
			const [, limit = 12_000] = limits.find(([names]) => names.test(id)) ?? [];
			// The highest level is slow, and few drawings need it to stay within their limit.
			const isSmall = [5, 10].some((level) => size(svg, level) <= limit);
			const bytes = isSmall ? 0 : size(svg, 11);
			assert.ok(bytes <= limit, `${id} has ${bytes} bytes`);
		}
	});
});

describe('portraits', () => {
	it('exist for each character, and for nobody else', () => {
		assert.deepEqual(
			[...pictures.keys()].filter((id) => id.startsWith('portrait-')).sort(),
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
	it('shows different scenes', () => {
		const shown = lagan.gallery.map(({ src }) => src);
		assert.equal(new Set(shown).size, shown.length);
		for (const id of shown) assert.ok(id.startsWith('scene-') && pictures.has(id), id);
	});
});
