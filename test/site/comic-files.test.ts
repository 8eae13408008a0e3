import '../support/production.ts';
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { makeComic } from '../../src/generator/downloads/comic/make-comic.ts';
import { settings } from '../../src/site.ts';
import { checkEpub, skipEpubCheck } from '../support/epubcheck.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** Every word of the lettering in reading order, whatever the lines. */
const listWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const comic of projectSources.anthology.shelf.comics) {
	describe(`${comic.title}, to take away`, () => {
		let cbz: ReturnType<typeof unzipSync>;
		let epub: ReturnType<typeof unzipSync>;
		let files: Awaited<ReturnType<typeof makeComic>>;
		let again: Awaited<ReturnType<typeof makeComic>>;

		before(async () => {
			const content = await readContent(settings, projectSources);
			const { pictures, files: svgs } = await makePictures(projectSources.pictures);
			files = await makeComic({ content, pictures, svgs }, comic);
			again = await makeComic({ content, pictures, svgs }, comic);
			cbz = unzipSync(files.cbz);
			epub = unzipSync(files.epub);
		});

		it('has the same bytes each time', () => {
			assert.ok(Buffer.from(files.cbz).equals(again.cbz));
			assert.ok(Buffer.from(files.epub).equals(again.epub));
		});

		it('has a CBZ of its cover and pages in order, 1,600 pixels on the long side', () => {
			const pages = Object.keys(cbz).filter((name) => name.endsWith('.png'));
			assert.equal(pages.length, comic.pages.length + 1);
			assert.deepEqual(pages, pages.toSorted());
			for (const name of pages) {
				const header = Buffer.from(cbz[name] ?? []);
				assert.equal(header.toString('latin1', 1, 4), 'PNG');
				assert.equal(Math.max(header.readUInt32BE(16), header.readUInt32BE(20)), 1600, name);
			}
			const info = strFromU8(cbz['ComicInfo.xml'] ?? Buffer.of());
			assert.ok(info.includes(`<Title>${comic.title}</Title>`), info);
			assert.ok(info.includes(`<PageCount>${pages.length}</PageCount>`), info);
		});

		it('has a fixed-layout EPUB with every word of the lettering as text, in order', () => {
			const names = Object.keys(epub).filter((name) => /text\/page-[1-9]\d*\.xhtml$/.test(name));
			assert.equal(names.length, comic.pages.length, names.join());
			for (const [index, page] of comic.pages.entries()) {
				const document = strFromU8(epub[names.toSorted()[index] ?? ''] ?? Buffer.of());
				const said = listWords(
					[...document.matchAll(/<p class="words [^>]*>(.*?)<\/p>/gs)]
						.map(([, text = '']) => text.replace(/<span.*?<\/span>/g, '').replace(/<[^>]*>/g, ' '))
						.join(' ')
						.replaceAll('&amp;', '&'),
				);
				const asked = page.flatMap(({ lettering = [] }) =>
					lettering.flatMap(({ text }) => listWords(text)),
				);
				assert.deepEqual(said, asked, `page ${index + 1}`);
			}
			assert.match(strFromU8(epub['epub/package.opf'] ?? Buffer.of()), />pre-paginated</);
		});

		it('is valid to EPUBCheck, without a warning', { skip: skipEpubCheck }, async () => {
			const file = path.join(await makeTemporaryFolder(), 'comic.epub');
			await writeFile(file, files.epub);
			assert.deepEqual(await checkEpub(file), []);
		});
	});
}
