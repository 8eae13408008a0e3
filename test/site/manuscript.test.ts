import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { fileOfRoute } from '../../src/lib/files.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';

describe('the manuscript template', () => {
	let built: SiteOnDisk;
	before(async () => {
		built = await readSite();
	});
	const bytesOf = (ending: string) =>
		Buffer.from(built.files.get(`/downloads/lagan-manuscript.${ending}`) ?? assert.fail(ending));

	// Sizes are in twentieths of a point, fonts in half points, and line spacing in 240ths of a line.
	it('is laid out as the guidelines ask, for Word and for LibreOffice', () => {
		for (const [ending, part, pattern] of [
			['docx', 'word/styles.xml', /<w:rFonts w:ascii="Times New Roman"[^>]*><w:sz w:val="24"\/>/],
			['docx', 'word/styles.xml', /styleId="BodyText"(?:(?!<\/w:style>).)*<w:spacing w:line="480"/],
			['docx', 'word/styles.xml', /"Footer".*<w:jc w:val="center"\/>/],
			['docx', 'word/document.xml', /<w:pgMar( w:(top|right|bottom|left)="1440"){4}/],
			['docx', 'word/document.xml', /word count.*w:type="page"/],
			['docx', 'word/header.xml', /Last name \/ Title/],
			['docx', 'word/footer-first.xml', /<w:instrText[^>]*> PAGE </],
			['docx', 'word/footer.xml', /<w:instrText[^>]*> PAGE </],
			['odt', 'styles.xml', /style:font-name="Times New Roman" fo:font-size="12pt"/],
			['odt', 'styles.xml', /"Text_20_body"[^>]*><[^>]*fo:line-height="200%"/],
			['odt', 'styles.xml', /<style:header>.*Last name \/ Title/],
			['odt', 'styles.xml', /<style:footer>.*<text:page-number/],
			['odt', 'content.xml', /word count/],
		] as const) {
			assert.match(strFromU8(unzipSync(bytesOf(ending))[part] ?? assert.fail(part)), pattern, part);
		}
		// The first 30 bytes are the header of the first file in the ZIP.
		const type = 'mimetypeapplication/vnd.oasis.opendocument.text';
		assert.equal(String(bytesOf('odt').subarray(30, 30 + type.length)), type);
	});
	it('is linked from creative resources, and from the guidelines', () => {
		const page = (route: string) => String(built.files.get(fileOfRoute(route)));
		for (const link of [
			'docx">Manuscript template (Word',
			'odt">Manuscript template (OpenDocument',
		]) {
			const href = `href="/downloads/lagan-manuscript.${link}`;
			assert.ok(page('/creative-resources/').includes(href), href);
		}
		assert.match(
			page('/submission-guidelines/'),
			/title page\. <a href="\/creative-resources\/#downloads">/,
		);
	});
});
