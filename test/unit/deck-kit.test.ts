import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deckViews } from '../../src/art/deck-kit/index.ts';
import { accents, strokes } from '../../src/art/deck-kit/kit/strokes.ts';
import { measureWords } from '../../src/art/deck-kit/kit/words.tsx';
import { modelDrawings } from '../../src/art/models/index.ts';
import { characters } from '../../src/content/characters/index.ts';
import { deckKit } from '../../src/content/deck-kit/index.ts';
import { models } from '../../src/content/models/index.ts';
import type { PictureId } from '../../src/content/picture-ids.ts';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { drawViews } from '../../src/publications/templates/draw-views.ts';
import { layViews, nameHeight } from '../../src/sheets/deck/lay-views.ts';
import { settings } from '../../src/site.ts';
import type { Swatch } from '../../src/world/types.ts';

/** Which colours no drawing has. */
const findAbsent = (colours: readonly Swatch[], svgs: readonly string[]) =>
	colours.filter(({ hex }) => !svgs.some((svg) => svg.includes(`"${hex}"`))).map(({ hex }) => hex);

const content = await readContent(settings, projectSources);
const drawn = await makePictures(projectSources.pictures);
const sheets = drawViews({ content, pictures: drawn.pictures, svgs: drawn.files });

/** A picture as it is written. */
const svgOf = (id: PictureId) => String(drawn.files.get(drawn.pictures.get(id)?.file ?? '') ?? '');

describe('the deck kit', () => {
	it('shows every view that is drawn, on one sheet', () => {
		const shown = deckKit.flatMap(({ views }) => views.map(({ picture }) => picture));
		assert.deepEqual([...shown].sort(), Object.keys(deckViews).sort());
	});

	it('names only colours that its drawings have', () => {
		for (const { record, views } of sheets) {
			const svgs = views.map(({ svg }) => svg);
			assert.deepEqual(findAbsent(record.colours, svgs), [], record.id);
		}
	});
});

describe('views on a sheet', () => {
	const box = { x: 0, y: 0, width: 400, height: 500 };

	it('stand in rows, in their order, none over another or over its name', () => {
		const sizes = [
			{ width: 180, height: 120 },
			{ width: 190, height: 200 },
			{ width: 300, height: 150 },
		];
		const laid = layViews(sizes, box);
		assert.ok(laid);
		const [a, b, c] = laid;
		assert.ok(a && b && c);
		assert.ok(a.x + a.width < b.x && b.x + b.width <= 400);
		// The feet of a row are level, and the next begins below their names.
		assert.equal(a.y + a.height, b.y + b.height);
		assert.ok(c.y >= b.y + b.height + nameHeight && c.y + c.height + nameHeight <= 500);
	});

	it('have no room where they are too wide or too high', () => {
		assert.equal(layViews([{ width: 401, height: 10 }], box), undefined);
		assert.equal(layViews([{ width: 10, height: 490 }], box), undefined);
	});
});

describe('the draughtsman’s hand', () => {
	it('writes capitals and accents, and refuses what it has not', () => {
		assert.equal(measureWords('Ouédraogo', 10), measureWords('OUEDRAOGO', 10));
		assert.ok(measureWords('3.00 m', 10) > measureWords('3.00', 10));
		assert.throws(() => measureWords('水', 10), /水/);
	});
	it('has signs that can be moved: only where a stroke begins is a place', () => {
		const paths = [...Object.values(strokes).map(([, path]) => path), ...Object.values(accents)];
		assert.ok(paths.length > 60);
		for (const path of paths) assert.doesNotMatch(path, /[A-LN-Z]/);
	});
});

describe('the model sheets', () => {
	it('are of characters, each as tall as the record says, in colours that it has', () => {
		for (const { character, height, colours } of models) {
			assert.ok(characters.some(({ id }) => id === character));
			assert.equal(modelDrawings[character]?.who.height, height, character);
			assert.deepEqual(findAbsent(colours, [svgOf(`model-${character}`)]), [], character);
		}
		assert.deepEqual(
			Object.keys(modelDrawings).sort(),
			models.map(({ character }) => character).sort(),
		);
	});
});
