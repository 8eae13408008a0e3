import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { BuildFailure } from '../problems.ts';
import { chromiumPath } from './find-chromium.ts';

const where = 'npm run book';

/**
 * Prints a document as its own styles ask for: a tagged PDF with an outline of its headings.
 * @param document an XHTML file
 * @throws BuildFailure where there is no Chromium, or a picture or face of the document is missing
 */
export async function printDocument(document: string, pdf: string): Promise<void> {
	if (chromiumPath === undefined) {
		const mend = 'Install it (Debian: chromium) or set CHROME_PATH.';
		throw new BuildFailure([
			{ where, what: 'No Chromium was found, which prints the book.', mend },
		]);
	}
	const browser = await chromium.launch({
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
	try {
		const page = await browser.newPage();
		const missing: string[] = [];
		page.on('requestfailed', (request) => missing.push(request.url()));
		await page.goto(pathToFileURL(document).href, { waitUntil: 'load' });
		await page.evaluate(
			'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])',
		);
		if (missing.length > 0) {
			const problems = missing.map((url) => ({
				where,
				what: `The book asks for ${url}, which is not there.`,
			}));
			throw new BuildFailure(problems);
		}
		await page.pdf({ path: pdf, preferCSSPageSize: true, tagged: true, outline: true });
	} finally {
		await browser.close();
	}
}

/**
 * On which page of a PDF each place stands that a link of it leads to.
 * @returns numbers of pages from 1, by the id of the place
 * @throws BuildFailure where Poppler is missing, which reads them
 */
export async function readPlaces(pdf: string): Promise<ReadonlyMap<string, number>> {
	const listing = await promisify(execFile)('pdfinfo', ['-dests', pdf], {
		maxBuffer: 2 ** 26,
	}).catch((error: Error) => {
		const mend = 'Install Poppler’s tools (Debian: poppler-utils).';
		throw new BuildFailure([{ where, what: `pdfinfo could not be run: ${error.message}`, mend }]);
	});
	const lines = listing.stdout.matchAll(/^ *(\d+) \[.*\] "(.*)"$/gm);
	return new Map([...lines].map(([, page, id = '']) => [id, Number(page)]));
}

/**
 * A PDF that names its maker and not the browser, with another time in it than that of its printing, so
 * that the same book has the same bytes. Nothing moves: blanks take the place of what is shorter.
 * @param day such as `2026-11-23`
 */
export async function readSigned(pdf: string, maker: string, day: string): Promise<Buffer> {
	const text = (await readFile(pdf)).toString('latin1');
	const date = `(D:${day.replaceAll('-', '')}000000+00'00')`;
	const signed = text
		.replace(/\(D:\d{14}\+00'00'\)/g, date)
		.replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) =>
			`/Creator (${maker})`.padEnd(creator.length),
		);
	return Buffer.from(signed, 'latin1');
}
