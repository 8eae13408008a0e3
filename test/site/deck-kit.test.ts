import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deckViews } from '../../src/art/deck-kit/deck-views.ts';
import { modelDrawings } from '../../src/art/models/models.ts';
import { characters } from '../../src/content/characters/index.ts';
import { deckKit } from '../../src/content/deck-kit/index.ts';
import { models } from '../../src/content/models/index.ts';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import type { PictureId } from '../../src/model/picture-ids.ts';
import type { Swatch } from '../../src/model/types.ts';
import { listDrawings } from '../../src/publications/drawings/drawings.ts';
import { drawViews } from '../../src/publications/templates/draw-views.ts';
import { settings } from '../support/settings.ts';

/** The colours that are in none of the drawings. */
const findAbsent = (colours: readonly Swatch[], svgs: readonly string[]) =>
	colours.filter(({ hex }) => !svgs.some((svg) => svg.includes(`"${hex}"`))).map(({ hex }) => hex);

const content = await readContent(settings, projectSources);
const drawn = await makePictures(projectSources.pictures);
const sheets = drawViews({
	...content,
	pictures: drawn.pictures,
	svgs: new Map([...drawn.files, ...drawn.layered]),
	jpegs: new Map(),
});

/** The SVG of a picture. */
const svgOf = (id: PictureId) => String(drawn.files.get(drawn.pictures.get(id)?.file ?? '') ?? '');

describe('the deck kit', () => {
	it('shows every drawn view, each on one sheet', () => {
		const shown = deckKit.flatMap(({ views }) => views.map(({ picture }) => picture));
		assert.deepEqual([...shown].sort(), Object.keys(deckViews).sort());
	});

	it('lists only colours that are in its drawings', () => {
		for (const { record, views } of sheets) {
			const svgs = views.map(({ svg }) => svg);
			assert.deepEqual(findAbsent(record.colours, svgs), [], record.id);
		}
	});
});

describe('the model sheets', () => {
	it('draw each character at the recorded height, in the listed colours', () => {
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

describe('the drawings to take away', () => {
	const drawings = listDrawings({ pictures: drawn.pictures, svgs: drawn.layered });

	it('are all there, on white paper, in layers with names of their own', () => {
		for (const [path, svg] of drawings) {
			const labels = [...svg.matchAll(/inkscape:groupmode="layer" inkscape:label="([^"]*)"/g)];
			const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
			assert.equal(new Set(ids).size, ids.length, path);
			assert.ok(labels.length >= (path.includes('/flags/') ? 1 : 4), path);
			assert.ok(
				labels.every(([, label]) => /^[\p{Letter}\d]/u.test(label ?? '')),
				path,
			);
		}
	});

	it('name the people of each model sheet and view', () => {
		const labelled = (file: string, label: string) =>
			drawings.get(`lagan-drawings/${file}.svg`)?.includes(`inkscape:label="${label}"`);
		for (const { character } of models) {
			for (const label of ['Figure from the front', 'Figure from the back', 'Hands']) {
				assert.ok(labelled(`models/model-${character}`, label), `${character}: ${label}`);
			}
		}
		assert.ok(labelled('deck-kit/deck-lift-car', 'Attendant'));
		assert.ok(labelled('flags/mark', 'Flag N'));
	});

	it('add nothing to the pictures of pages', () => {
		for (const [file, svg] of drawn.files) assert.doesNotMatch(svg, /layer|inkscape/, file);
	});
});
