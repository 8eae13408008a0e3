import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { makeTemplatePdf } from '../../src/build/pdf/template-pdf.ts';

/** The boxes as the reference gives them, in points: x, y, width, height. */
const reference = {
	print: {
		media: [0, 0, 612, 792],
		bleed: [58.5, 18, 495, 756],
		trim: [67.5, 27, 477, 738],
		live: [90, 54, 432, 684],
	},
	board: {
		media: [0, 0, 792, 1224],
		bleed: [24.75, 45, 742.5, 1134],
		trim: [38.25, 58.5, 715.5, 1107],
		live: [72, 99, 648, 1026],
	},
} as const;

type Box = { x: number; y: number; width: number; height: number };
const list = ({ x, y, width, height }: Box) => [x, y, width, height];

describe('the template PDF', () => {
	let made: Awaited<ReturnType<typeof makeTemplatePdf>>;
	let pdf: PDFDocument;

	before(async () => {
		made = await makeTemplatePdf();
		pdf = await PDFDocument.load(made.bytes, { updateMetadata: false });
	});

	it('has four pages at their sizes, where it says they are', () => {
		const sizes = pdf.getPages().map((page) => [page.getWidth(), page.getHeight()]);
		assert.deepEqual(sizes, [
			[612, 792],
			[792, 1224],
			[1224, 792],
			[1224, 792],
		]);
		assert.deepEqual(made.pages, { template: 1, board: 2, framework: 3, frameworkPlan: 4 });
	});

	for (const [name, number] of [
		['print', 1],
		['board', 2],
	] as const) {
		it(`sets the ${name} page’s boxes as the reference gives them`, () => {
			const page = pdf.getPage(number - 1);
			assert.deepEqual(list(page.getMediaBox()), reference[name].media);
			assert.deepEqual(list(page.getCropBox()), reference[name].media);
			assert.deepEqual(list(page.getBleedBox()), reference[name].bleed);
			assert.deepEqual(list(page.getTrimBox()), reference[name].trim);
			assert.deepEqual(list(page.getArtBox()), reference[name].live);
		});
	}

	it('makes the board exactly 150 % of print size', () => {
		const [print, board] = [pdf.getPage(0), pdf.getPage(1)];
		for (const box of ['getBleedBox', 'getTrimBox', 'getArtBox'] as const) {
			const [small, large] = [print[box](), board[box]()];
			assert.equal(large.width, small.width * 1.5, `${box} width`);
			assert.equal(large.height, small.height * 1.5, `${box} height`);
		}
	});

	it('keeps each box inside the next', () => {
		for (const page of [pdf.getPage(0), pdf.getPage(1)]) {
			const boxes = [page.getArtBox(), page.getTrimBox(), page.getBleedBox(), page.getMediaBox()];
			for (const [i, outer] of boxes.slice(1).entries()) {
				const inner = boxes[i];
				assert.ok(inner);
				assert.ok(inner.x > outer.x && inner.y > outer.y);
				assert.ok(
					inner.x + inner.width < outer.x + outer.width &&
						inner.y + inner.height < outer.y + outer.height,
				);
			}
		}
	});

	it('states its title, author, language and dates', () => {
		assert.equal(pdf.getTitle(), 'Comic page template and framework model');
		assert.equal(pdf.getAuthor(), 'The Lagan project');
		assert.ok(pdf.getSubject());
		assert.equal(pdf.getCreationDate()?.toISOString(), '2025-10-01T00:00:00.000Z');
		assert.equal(pdf.getModificationDate()?.toISOString(), '2025-10-01T00:00:00.000Z');
		assert.equal(String(pdf.catalog.get(PDFName.of('Lang'))), '(en-GB)');
		const preferences = pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
		assert.equal(String(preferences.get(PDFName.of('DisplayDocTitle'))), 'true');
	});

	it('is the same, byte for byte, when made again', async () => {
		const again = await makeTemplatePdf();
		assert.ok(Buffer.from(made.bytes).equals(Buffer.from(again.bytes)));
	});

	it('stays small', () => {
		assert.ok(made.bytes.length < 120_000, `${made.bytes.length} bytes`);
	});
});
