import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { makePaperBook } from '../../src/generator/book/make-paper-book.ts';
import { skipBrowser } from '../support/chromium.ts';
import {
	listLonely,
	listOutside,
	listOverlaps,
	readPdf,
	type Sheet,
	skipPrinted,
} from '../support/printed-pages.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const millimetre = 72 / 25.4;

/** What stands between the running head and the number of the page. */
const isText = ({ height }: Sheet, { top, bottom }: Sheet['lines'][number]) =>
	bottom > 15 * millimetre && top < height - 14 * millimetre;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const readText = ({ lines }: Sheet) =>
	lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** The rows of a sheet, from left to right, whatever belongs together in them. */
function listRows({ lines }: Sheet): string[][] {
	const rows = new Map<number, { left: number; text: string }[]>();
	for (const { bottom, left, words } of lines) {
		const near = [...rows.keys()].find((row) => Math.abs(row - bottom) < 3) ?? bottom;
		const text = words.map((word) => word.text).join(' ');
		rows.set(near, [...(rows.get(near) ?? []), { left, text }]);
	}
	return [...rows.values()].map((row) =>
		row.toSorted((one, other) => one.left - other.left).map(({ text }) => text),
	);
}

describe('the book on paper', { skip: skipBrowser || skipPrinted }, () => {
	let facts = '';
	let pdf: Buffer = Buffer.of();
	let document = '';
	let sheets: readonly Sheet[] = [];
	/** The sheets without their margins, and without the cover and the contents. */
	let texts: readonly Sheet[] = [];

	before(async () => {
		const folder = await makeTemporaryFolder();
		pdf = await makePaperBook(folder);
		document = await readFile(path.join(folder, 'book.xhtml'), 'utf8');
		const file = path.join(folder, 'read.pdf');
		await writeFile(file, pdf);
		facts = (await promisify(execFile)('pdfinfo', [file])).stdout;
		sheets = await readPdf(pdf);
		texts = sheets
			.slice(5)
			.map((sheet) => ({ ...sheet, lines: sheet.lines.filter((line) => isText(sheet, line)) }));
	});

	it('is a tagged and outlined PDF of A5, with a title and its maker’s name', () => {
		assert.match(facts, /^Title: +Lagan\. The world of Salvage Rights$/m);
		assert.match(facts, /^Creator: +Lagan$/m);
		assert.match(facts, /^Tagged: +yes$/m);
		assert.match(facts, /^Page size: .*\(A5\)$/m);
		assert.match(pdf.toString('latin1'), /\/Outlines \d+ 0 R/);
	});

	it('has in its contents the page on which each chapter begins', () => {
		const rows = sheets.slice(2, 6).flatMap(listRows);
		const entries = rows.flatMap((row) => {
			const [, title, page] = /^(.+?) (\d+)$/.exec(row.join(' ')) ?? [];
			return title === undefined ? [] : [{ title, page: Number(page) }];
		});
		assert.ok(entries.length > 80, `${entries.length} entries`);
		const wrong = entries.filter(({ title, page }) => {
			const sheet = sheets[page - 1];
			// An era’s years stand before its heading in the contents alone.
			const heading = lettersOf(title.replace(/^\d{4}.*: /, ''));
			return !sheet || !lettersOf(readText(sheet)).includes(heading);
		});
		assert.deepEqual(wrong, []);
	});

	it('has running heads, and the number of each page at its foot', () => {
		const first = sheets.findIndex((sheet) =>
			readText(sheet).includes('Sunk, marked, tied'.toUpperCase()),
		);
		assert.ok(first > 0);
		for (const [index, sheet] of sheets.entries()) {
			if (index < first) continue;
			const rest = sheet.lines.filter((line) => !isText(sheet, line));
			const words = rest.map(({ words }) => words.map(({ text }) => text).join(' '));
			assert.equal(words.length, 2, `page ${index + 1}: ${words.join(' | ')}`);
			assert.ok(words.includes(String(index + 1)), `page ${index + 1}: ${words.join(' | ')}`);
		}
	});

	it('leaves no heading alone at the foot of a page, and no word over another or cut', () => {
		const read = (elements: RegExp) =>
			[...document.matchAll(elements)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
		// A name that heads a chapter may end a page as an answer.
		const answers = new Set(read(/<dd>(.*?)<\/dd>/gs));
		const headings = read(/<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs).filter((text) => !answers.has(text));
		assert.ok(headings.length > 200);
		assert.deepEqual(listLonely(texts, headings), []);
		assert.deepEqual(listOverlaps(texts), []);
		assert.deepEqual(listOutside(texts, 14 * millimetre), []);
	});
});
