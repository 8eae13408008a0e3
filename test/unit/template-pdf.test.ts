import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { edition } from '../../src/content/edition.ts';
import { drawTemplates } from '../../src/publications/templates/draw-pdf.ts';
import { listBlocks } from '../../src/sheets/section/blocks.ts';
import { sheetNumbers } from '../../src/world/sheet-numbers.ts';
import { type PdfDictionary, PdfFile, type PdfValue } from '../support/pdf-objects.ts';
import { type Paint, type Run, readPage } from '../support/pdf-page.ts';

/** The boxes as the reference gives them, in points: x, y, width, height. */
const reference = {
	print: {
		media: [0, 0, 612, 792],
		bleed: [58.5, 18, 495, 756],
		trim: [67.5, 27, 477, 738],
		live: [90, 54, 432, 684],
		inches: ['8.5 × 11', '6.875 × 10.5', '6.625 × 10.25', '6 × 9.5', '0.125'],
	},
	board: {
		media: [0, 0, 792, 1224],
		bleed: [24.75, 45, 742.5, 1134],
		trim: [38.25, 58.5, 715.5, 1107],
		live: [72, 99, 648, 1026],
		inches: ['11 × 17', '10.3125 × 15.75', '9.9375 × 15.375', '9 × 14.25', '0.1875'],
	},
} as const;

/** What the reference says in words, on both pages. */
const saidOnBoth = [
	'Borders sit on the live or the bleed line,',
	'never on the trim line.',
	'Lettering and faces stay inside.',
	'300 dpi 2063 × 3150',
	'400 dpi 2750 × 4200',
	'600 dpi 4125 × 6300',
	'Trims to 13.25 × 10.25 in',
	'with bleed 13.5 × 10.5 in',
	'CMYK.',
	'300 dpi at least; 600 for line art.',
	'Vector, 100 % K.',
	'The printer’s own sheet prevails.',
];

const nonRepro = '#8fd0ea';
const templates = [
	['print', 0],
	['board', 1],
] as const;
type Box = readonly number[];

/** A closed path's box, if it is a rectangle: x, y, width, height. */
function boxOf({ points, isClosed, isCurved }: Paint['lines'][number]): Box | null {
	const xs = [...new Set(points.map(([x]) => x))].sort((a, b) => a - b);
	const ys = [...new Set(points.map(([, y]) => y))].sort((a, b) => a - b);
	if (!isClosed || isCurved || points.length !== 4 || xs.length !== 2 || ys.length !== 2)
		return null;
	const [[x = 0, right = 0], [y = 0, high = 0]] = [xs, ys];
	return [x, y, right - x, high - y];
}

const made = await drawTemplates();
const file = new PdfFile(made);
const pages = file.pages.map((page) => {
	const read = readPage(file, page);
	return { ...read, words: read.runs.map(({ text }) => text).join('') };
});

describe('the template PDF’s pages', () => {
	const box = (page: number, name: string): Box => {
		const [x = 0, y = 0, right = 0, high = 0] = file
			.list(file.pages[page]?.entries.get(`/${name}`))
			.map(Number);
		return [x, y, right - x, high - y];
	};

	it('has four pages at their sizes, where it says they are, each with a bookmark', () => {
		assert.deepEqual(
			[0, 1, 2, 3].map((page) => box(page, 'MediaBox').slice(2)),
			[
				[612, 792],
				[792, 1224],
				[1224, 792],
				[1224, 792],
			],
		);
		assert.deepEqual(sheetNumbers, { template: 1, board: 2, framework: 3, frameworkPlan: 4 });
		const titles: (string | null)[] = [];
		let item: PdfValue = file.get(file.catalog, 'Outlines', 'First');
		while (item !== null) {
			const bookmark = file.dictionary(item);
			titles.push(file.text(bookmark, 'Title'));
			item = file.get(bookmark, 'Next');
		}
		assert.deepEqual(titles, [
			'Comic page template, print size',
			'Comic page template, board at 150 %',
			'Structural frame: section A–A',
			'Structural frame: plan',
		]);
	});

	for (const [name, page] of templates) {
		const { media, bleed, trim, live, inches } = reference[name];

		it(`sets the ${name} page’s boxes as the reference gives them`, () => {
			assert.deepEqual(box(page, 'MediaBox'), media);
			assert.deepEqual(box(page, 'CropBox'), media);
			assert.deepEqual(box(page, 'BleedBox'), bleed);
			assert.deepEqual(box(page, 'TrimBox'), trim);
			assert.deepEqual(box(page, 'ArtBox'), live);
		});

		it(`rules the ${name} page’s three boxes where its operators say, in non-repro blue`, () => {
			const ruled = pages[page]?.paints.flatMap(({ how, stroke, dash, lines }) =>
				how === 'stroke' && stroke === nonRepro
					? lines.flatMap((line) => {
							const found = boxOf(line);
							return found ? [{ found, isDashed: dash.length > 0 }] : [];
						})
					: [],
			);
			assert.deepEqual(ruled, [
				{ found: bleed, isDashed: false },
				{ found: trim, isDashed: true },
				{ found: live, isDashed: false },
			]);
		});

		it(`says on the ${name} page what the reference says`, () => {
			const words = pages[page]?.words ?? '';
			for (const size of inches) assert.ok(words.includes(`${size} in`), size);
			for (const said of saidOnBoth) assert.ok(words.includes(said), said);
		});
	}

	it('makes the board exactly 150 % of print size', () => {
		for (const name of ['BleedBox', 'TrimBox', 'ArtBox']) {
			const [small, large] = [box(0, name), box(1, name)];
			assert.deepEqual(
				large.slice(2),
				small.slice(2).map((side) => side * 1.5),
				name,
			);
		}
		assert.ok(pages[1]?.words.includes('400 dpi here is 600 in print. Fits A3.'));
	});
});

describe('the template PDF as a document', () => {
	it('letters both framework sheets with their facts', () => {
		const [section, plan] = [pages[2]?.words ?? '', pages[3]?.words ?? ''];
		for (const words of [section, plan]) {
			assert.match(words, /LAGAN/);
			assert.match(words, /2078 Load Survey\. Not repeated\./);
			assert.match(words, /Derelict|Do not scale them from this sheet; it has been tried\./);
		}
		for (const level of ['UPPER', 'MID', 'LOWER', 'SUBMERGED']) assert.ok(section.includes(level));
		for (const height of ['+252.00', '+168.00', '+63.00', '±0.00', '−168.00', '1104.0 over all'])
			assert.ok(section.includes(height), height);
		for (const sum of ['13.6', '12.6', '19.5', '10.9', '30.3', '13.1', '100.0'])
			assert.ok(plan.includes(sum), sum);
		for (let line = 1; line <= 96; line++)
			assert.ok(
				pages[3]?.runs.some(({ text }) => text === `${line}`),
				`line ${line}`,
			);
	});

	it('draws as much bare frame as there are empty berths', () => {
		const berths = listBlocks().filter(({ block }) => block.foot >= -12);
		const sum = (blocks: typeof berths) => blocks.reduce((all, { floor }) => all + floor, 0);
		const share = sum(berths.filter(({ use }) => use === 'bare')) / sum(berths);
		assert.ok(Math.abs(share - 2.75 / 5) < 0.005, `${share}`);
	});

	it('embeds every font, and every letter has its Unicode', () => {
		const names = new Set<string>();
		for (const page of file.pages) {
			const fonts = file.dictionary(file.get(page, 'Resources', 'Font'));
			for (const font of [...fonts.entries.values()].map((value) => file.dictionary(value))) {
				const inner = file.dictionary(file.list(font.entries.get('/DescendantFonts'))[0]);
				assert.ok(file.dictionary(file.get(inner, 'FontDescriptor', 'FontFile2')).stream);
				names.add(String(file.get(font, 'BaseFont')).replace(/^\/[A-Z]{6}\+/, ''));
			}
		}
		assert.deepEqual(
			new Set([...names].map((name) => name.replace(/-.*/, ''))),
			new Set([
				'BigShouldersDisplay',
				'BarlowCondensed',
				'SourceSerif4Roman',
				'SourceSerif4Italic',
			]),
		);
		for (const { words } of pages) assert.doesNotMatch(words, /\u{fffd}/u);
	});

	it('tags what is read, gives pictures their words, and marks the rest as artifacts', () => {
		assert.equal(file.get(file.catalog, 'MarkInfo', 'Marked'), true);
		const types: string[] = [];
		const walk = (element: PdfDictionary) => {
			const type = String(file.get(element, 'S')).slice(1);
			types.push(type);
			if (type === 'Figure') assert.ok((file.text(element, 'Alt') ?? '').length > 60);
			for (const kid of file.list(element.entries.get('/K')))
				if (typeof kid === 'object') walk(file.dictionary(kid));
		};
		const root = file.dictionary(file.get(file.catalog, 'StructTreeRoot'));
		for (const kid of file.list(root.entries.get('/K'))) walk(file.dictionary(kid));
		const count = (type: string) => types.filter((other) => other === type).length;
		assert.equal(count('Sect'), 4);
		assert.equal(count('H1'), 4);
		assert.equal(count('Figure'), 6);
		assert.equal(count('Table'), 3);
		assert.equal(count('L'), 3);
		assert.equal(count('LI'), count('LBody'));
		for (const { paints, runs } of pages) {
			const isPlaced = ({ isArtifact, mcid }: Paint | Run) => isArtifact || mcid !== null;
			assert.ok(paints.every(isPlaced));
			assert.ok(runs.every(isPlaced));
		}
	});

	it('states its title, author, subject, language and dates', () => {
		assert.equal(
			file.text(file.info, 'Title'),
			'Comic page template, framework model and deck kit',
		);
		assert.equal(file.text(file.info, 'Author'), 'Lagan');
		assert.ok(file.text(file.info, 'Subject'));
		for (const date of ['CreationDate', 'ModDate'])
			assert.equal(file.text(file.info, date), `D:${edition.replaceAll('-', '')}000000Z`);
		assert.equal(file.text(file.catalog, 'Lang'), 'en-GB');
		assert.equal(file.get(file.catalog, 'ViewerPreferences', 'DisplayDocTitle'), true);
	});

	it('is the same, byte for byte, when made again', async () => {
		const again = await drawTemplates();
		assert.ok(Buffer.from(made).equals(Buffer.from(again)));
	});

	it('stays small', () => {
		assert.ok(made.length < 250_000, `${made.length} bytes`);
	});
});
