import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { deckViews } from '../../src/art/deck-kit/index.ts';
import { accents, strokes } from '../../src/art/deck-kit/kit/strokes.ts';
import { measureWords } from '../../src/art/deck-kit/kit/words.tsx';
import { modelDrawings } from '../../src/art/models/index.ts';
import { characters } from '../../src/content/characters/index.ts';
import { deckKit } from '../../src/content/deck-kit/index.ts';
import { sheetUse } from '../../src/content/deck-kit/sheet-use.ts';
import { models } from '../../src/content/models/index.ts';
import type { PictureId } from '../../src/content/picture-ids.ts';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { rasterize } from '../../src/generator/rasterize.ts';
import { drawViews } from '../../src/publications/deck-kit/draw-views.ts';
import { SvgSheet } from '../../src/publications/deck-kit/svg-sheet.ts';
import { drawTemplatePdf } from '../../src/publications/draw-template-pdf.ts';
import { sheetMedia } from '../../src/sheets/comic/geometry.ts';
import { drawDeckSheet } from '../../src/sheets/deck/deck-sheet.ts';
import { layViews, nameHeight } from '../../src/sheets/deck/lay-views.ts';
import { pageOfDeckSheet } from '../../src/sheets/sheet-numbers.ts';
import { settings } from '../../src/site.ts';
import type { Swatch } from '../../src/world/types.ts';
import { PdfFile } from '../support/pdf-objects.ts';
import { readPage } from '../support/pdf-page.ts';

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

	it('takes at most 30 kB a sheet with brotli, on its page and as a file; dress, which is sixteen people twice, 80', () => {
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
		const size = (svg: string) => brotliCompressSync(svg, { params }).length;
		for (const { record, views, number, of } of sheets) {
			const sheet = new SvgSheet(sheetMedia);
			drawDeckSheet(sheet, record, views, { number, of });
			const file = size(sheet.write(record.title, sheetUse.take));
			const seen = views.reduce((sum, { svg }) => sum + size(svg), 0);
			const limit = record.id === 'dress' ? 80_000 : 30_000;
			assert.ok(Math.max(seen, file) <= limit, `${record.id}: ${seen} and ${file}`);
		}
	});

	it('names only colours that its drawings have', () => {
		for (const { record, views } of sheets) {
			const svgs = views.map(({ svg }) => svg);
			assert.deepEqual(findAbsent(record.colours, svgs), [], record.id);
		}
	});

	it('is pages of the PDF with every size, value and rule, and what may be done with it', async () => {
		const file = new PdfFile(await drawTemplatePdf(sheets));
		assert.equal(file.pages.length, pageOfDeckSheet(deckKit.length));
		for (const { record, number } of sheets) {
			const page = file.pages[pageOfDeckSheet(number) - 1];
			assert.ok(page);
			const said = readPage(file, page)
				.runs.map(({ text }) => text)
				.join('')
				.replace(/\s+/g, ' ');
			const expected = [
				record.title.toUpperCase(),
				...record.sizes.flatMap(({ of, size }) => [of, size]),
				...record.colours.flatMap(({ hex, name }) => [hex, name]),
				...record.materials.flatMap(({ of, from }) => [of, from]),
				...record.views.map(({ title }) => title.toUpperCase()),
				...[sheetUse.take, sheetUse.stays],
			];
			for (const words of expected) {
				assert.ok(said.includes(words.replace(/\s+/g, ' ')), `${record.id}: ${words}`);
			}
		}
	});

	it('is an SVG for each sheet: well-formed, without text or anything from elsewhere', async () => {
		for (const { record, views, number, of } of sheets) {
			const sheet = new SvgSheet(sheetMedia);
			drawDeckSheet(sheet, record, views, { number, of });
			const svg = sheet.write(record.title, sheetUse.take);
			await assert.doesNotReject(rasterize(svg, 40), record.id);
			assert.doesNotMatch(svg, /<(text|image|style|script)\b/);
			const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
			assert.equal(new Set(ids).size, ids.length, record.id);
			for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]*)/g)) {
				assert.ok(ids.includes(id), `${record.id}: ${id}`);
			}
			assert.ok(svg.includes(sheetUse.take));
		}
	});

	it('prints a view smaller, and says so, where its scale has no room', () => {
		const [first] = sheets;
		assert.ok(first);
		const { record, views, number, of } = first;
		const wished = { ...record, views: record.views.map((view) => ({ ...view, scale: 1 })) };
		const said: string[] = [];
		const sheet = new SvgSheet(sheetMedia);
		const { surface } = sheet.pen;
		const text = surface.text.bind(surface);
		surface.text = (words, x, y, options) => {
			said.push(words);
			return text(words, x, y, options);
		};
		drawDeckSheet(sheet, wished, views, { number, of });
		const scales = said.flatMap((words) => /^1:(\d+) at/.exec(words)?.[1] ?? []).map(Number);
		assert.equal(scales.length, views.length);
		const laid = sheet
			.write('', '')
			.matchAll(/<svg x="([\d.]+)" y="[\d.]+" viewBox="0 0 ([\d.]+) [\d.]+" width="([\d.]+)"/g);
		for (const [i, [, x, width, printed]] of [...laid].entries()) {
			assert.ok(Number(x) + Number(printed) < 860, 'beside the words');
			const metres = Number(width) / (views[i]?.perMetre ?? 1);
			const scale = metres / ((Number(printed) / 72) * 0.0254);
			assert.ok(Math.abs(scale - (scales[i] ?? 0)) < 0.1, `1:${scale}`);
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
