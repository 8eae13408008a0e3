import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { fileOfRoute } from '../../src/generator/files.ts';
import { saySize } from '../../src/world/numbers.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';

describe('the manuscript template', () => {
	let built: SiteOnDisk;
	before(async () => {
		built = await readSite();
	});
	const bytesOf = (ending: string) =>
		Buffer.from(built.files.get(`/downloads/lagan-manuscript.${ending}`) ?? assert.fail(ending));
	/** Reads a part of the file with this ending. */
	const read = (ending: string, part: string) =>
		strFromU8(unzipSync(bytesOf(ending))[part] ?? assert.fail(part));

	// Sizes are in twentieths of a point, fonts in half points, and line spacing in 240ths of a line.
	it('is laid out for Word as the guidelines ask', () => {
		const styles = read('docx', 'word/styles.xml');
		assert.match(styles, /<w:rFonts w:ascii="Times New Roman"[^>]*><w:sz w:val="24"\/>/);
		assert.match(styles, /"BodyText"(?:(?!<\/w:style>).)*<w:spacing w:line="480"/);
		const text = read('docx', 'word/document.xml');
		const margins = /<w:pgMar [^>]*>/.exec(text)?.[0] ?? '';
		for (const side of ['top', 'right', 'bottom', 'left']) {
			assert.match(margins, new RegExp(` w:${side}="1440"`));
		}
		assert.match(text, /word count.*w:type="page"/);
		assert.match(read('docx', 'word/header.xml'), /Last name \/ Title/);
		for (const footer of ['footer-first', 'footer']) {
			assert.match(read('docx', `word/${footer}.xml`), /<w:instrText[^>]*> PAGE </);
		}
		assert.match(styles, /"Footer".*<w:jc w:val="center"\/>/);
	});
	it('is laid out for LibreOffice in the same way', () => {
		// The first 30 bytes are the header of the first file in the ZIP.
		const type = 'mimetypeapplication/vnd.oasis.opendocument.text';
		assert.equal(String(bytesOf('odt').subarray(30, 30 + type.length)), type);
		const styles = read('odt', 'styles.xml');
		assert.match(styles, /style:font-name="Times New Roman" fo:font-size="12pt"/);
		assert.match(styles, /"Text_20_body"[^>]*><[^>]*fo:line-height="200%"/);
		assert.match(styles, /<style:header>.*Last name \/ Title/);
		assert.match(styles, /<style:footer>.*<text:page-number/);
		assert.match(read('odt', 'content.xml'), /word count/);
	});
	it('is linked from creative resources with format and size, and from the guidelines', () => {
		const page = (route: string) => String(built.files.get(fileOfRoute(route)));
		for (const [ending, format] of [
			['docx', 'Word'],
			['odt', 'OpenDocument'],
		] as const) {
			const size = saySize(bytesOf(ending).length);
			const link = `href="/downloads/lagan-manuscript.${ending}">Manuscript template (${format}, ${size})</a>`;
			assert.ok(page('/creative-resources/').includes(link), link);
		}
		assert.match(
			page('/submission-guidelines/'),
			/title page\. <a href="\/creative-resources\/#downloads">/,
		);
	});
});
