import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { listBlocks } from '../../src/build/pdf/section/blocks.ts';
import makeTemplatePdf from '../../src/build/pdf/template-pdf.ts';
import { type PdfDictionary, PdfFile } from '../support/pdf-objects.ts';
import { type Paint, type Run, readPage } from '../support/pdf-page.ts';

describe('the template PDF as a document', () => {
	let made: Awaited<ReturnType<typeof makeTemplatePdf>>;
	let file: PdfFile;
	let pages: (ReturnType<typeof readPage> & { words: string })[];

	before(async () => {
		made = await makeTemplatePdf();
		file = new PdfFile(made);
		pages = file.pages.map((page) => {
			const read = readPage(file, page);
			return { ...read, words: read.runs.map(({ text }) => text).join('') };
		});
	});

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
		assert.equal(file.text(file.info, 'Title'), 'Comic page template and framework model');
		assert.equal(file.text(file.info, 'Author'), 'Lagan');
		assert.ok(file.text(file.info, 'Subject'));
		for (const date of ['CreationDate', 'ModDate'])
			assert.equal(file.text(file.info, date), 'D:20251001000000Z');
		assert.equal(file.text(file.catalog, 'Lang'), 'en-GB');
		assert.equal(file.get(file.catalog, 'ViewerPreferences', 'DisplayDocTitle'), true);
	});

	it('is the same, byte for byte, when made again', async () => {
		const again = await makeTemplatePdf();
		assert.ok(Buffer.from(made).equals(Buffer.from(again)));
	});

	it('stays small', () => {
		assert.ok(made.length < 250_000, `${made.length} bytes`);
	});
});
