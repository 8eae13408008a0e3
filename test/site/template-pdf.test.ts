import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { deckKit } from '../../src/content/deck-kit/index.ts';
import { pageOfDeckSheet, plateNumbers } from '../../src/world/plate-numbers.ts';
import { skipPrinted } from '../support/printed-pages.ts';
import { readSite } from '../support/shared-site.ts';

/** The boxes of both templates in points, from the reference: left, top, right, bottom. */
const reference = {
	print: {
		MediaBox: [0, 0, 612, 792],
		BleedBox: [58.5, 18, 553.5, 774],
		TrimBox: [67.5, 27, 544.5, 765],
		ArtBox: [90, 54, 522, 738],
	},
	board: {
		MediaBox: [0, 0, 792, 1224],
		BleedBox: [24.75, 45, 767.25, 1179],
		TrimBox: [38.25, 58.5, 753.75, 1165.5],
		ArtBox: [72, 99, 720, 1125],
	},
} as const;

/** Text of the reference that both templates show. */
const textOnBoth = [
	'Borders sit on the live or the bleed line,',
	'never on the trim line.',
	'Lettering and faces stay inside.',
	'300 dpi 2063 × 3150',
	'400 dpi 2750 × 4200',
	'600 dpi 4125 × 6300',
	'Trims to 13.25 × 10.25 in',
	'CMYK.',
	'300 dpi at least; 600 for line art.',
	'The printer’s own sheet prevails.',
];

// Poppler reads the PDF here, as it does for most viewers on Linux.
describe('the template PDF', { skip: skipPrinted }, () => {
	let file: string;
	const run = async (program: string, ...args: string[]) =>
		(await promisify(execFile)(program, args)).stdout;
	const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
	const readWords = async (page: number) =>
		onOneLine(await run('pdftotext', '-f', `${page}`, '-l', `${page}`, file, '-'));
	const close = (text: string) => text.replace(/\s/g, '');
	let info: string;
	before(async () => {
		file = path.join((await readSite()).folder, 'downloads/lagan-templates.pdf');
		info = onOneLine(await run('pdfinfo', '-box', '-f', '1', '-l', '4', file));
	});

	it('has its sheets in the order that the site links to, at their sizes', () => {
		assert.deepEqual(plateNumbers, { template: 1, board: 2, framework: 3, frameworkPlan: 4 });
		for (const [page, size] of ['612 x 792', '792 x 1224', '1224 x 792', '1224 x 792'].entries()) {
			assert.match(info, new RegExp(`Page ${page + 1} size: ${size} pts`));
		}
	});
	for (const [page, [name, boxes]] of Object.entries(reference).entries()) {
		it(`has the boxes and the text of the reference: ${name}`, async () => {
			for (const [box, edges] of Object.entries(boxes)) {
				const numbers = edges.map((edge: number) => edge.toFixed(2)).join(' ');
				assert.ok(info.includes(`Page ${page + 1} ${box}: ${numbers}`), `${box} ${numbers}`);
			}
			const words = await readWords(page + 1);
			assert.deepEqual(
				textOnBoth.filter((text) => !words.includes(text)),
				[],
			);
		});
	}
	it('states the levels and floor areas on the framework sheets', async () => {
		const [section, plan] = [await readWords(3), await readWords(4)];
		for (const words of [section, plan]) assert.match(words, /2078 Load Survey\. Not repeated\./);
		for (const fact of ['UPPER', 'MID', 'LOWER', 'SUBMERGED', '+252.00', '±0.00', '−168.00']) {
			assert.ok(section.includes(fact), fact);
		}
		for (const sum of ['13.6', '12.6', '19.5', '10.9', '30.3', '13.1', '100.0']) {
			assert.ok(plan.includes(sum), sum);
		}
	});
	it('has a sheet for each record of the deck kit, with every size, colour and view', async () => {
		for (const [index, { title, sizes, colours, views }] of deckKit.entries()) {
			const words = await readWords(pageOfDeckSheet(index + 1));
			for (const text of [
				title.toUpperCase(),
				...sizes.map(({ size }) => size),
				...colours.map(({ hex }) => hex),
				...views.map((view) => view.title.toUpperCase()),
			]) {
				// Poppler inserts spaces into letter-spaced text.
				assert.ok(close(words).includes(close(text)), `${title}: ${text}`);
			}
		}
	});
	it('embeds every font with a Unicode map, and is tagged', async () => {
		const fonts = (await run('pdffonts', file)).trim().split('\n').slice(2);
		assert.ok(fonts.length >= 4);
		for (const font of fonts) assert.match(font, /Identity-H +yes yes yes/);
		assert.match(info, /Tagged: yes/);
		assert.match(info, /Title: Comic page template/);
		const structure = await run('pdfinfo', '-struct', file);
		const figures = structure.split('Figure').length - 1;
		assert.ok(figures > 4, `${figures} figures`);
	});
});
