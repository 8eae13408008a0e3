import '../support/production.ts';
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { makePictures } from '../../src/generator/assets/pictures.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import { developmentSources, projectSources } from '../../src/generator/content/sources.ts';
import { fileOfRoute } from '../../src/generator/files.ts';
import { composeComic, type PlacedWords } from '../../src/publications/comic/compose.ts';
import { settings as lettering, loadLettering } from '../../src/publications/comic/letter.ts';
import { makeComic } from '../../src/publications/comic/make-comic.ts';
import type { DownloadMaterials } from '../../src/publications/download.ts';
import { characters } from '../../src/publications/faces.ts';
import { makeDownloads } from '../../src/publications/make-downloads.ts';
import { settings } from '../../src/site.ts';
import { comicPage } from '../../src/world/comic-page.ts';
import { saySize } from '../../src/world/numbers.ts';
import { buildAndRead, type SiteOnDisk } from '../support/built-site.ts';
import { checkEpub, skipEpubCheck } from '../support/epubcheck.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const { shelf } = projectSources.anthology;

/** Elements of ComicInfo 2.1 in the order that its schema wants, as far as any program reads them. */
const order =
	'Title Series Number Count Volume Summary Notes Year Month Day Writer Penciller Inker Colorist Letterer CoverArtist Editor Translator Publisher Imprint Genre Tags Web PageCount LanguageISO Format BlackAndWhite Manga Characters Teams Locations ScanInformation StoryArc SeriesGroup AgeRating Pages'.split(
		' ',
	);

interface Element {
	name: string;
	attributes: Record<string, string>;
	depth: number;
	/** All text in it, runs of white space as one blank. */
	text: string;
}

/** Takes whole elements away from the innermost out: of a well-formed document nothing is left. */
function findLoose(xml: string): string {
	const whole = /<([\w:-]+)(?:\s[\w:-]+="[^"<]*")*(?:\/>|>[^<>]*<\/\1>)/g;
	let rest = xml.replace(/^<\?xml [^>]*\?>/, '').replace(/&(amp|lt|gt|quot);/g, '');
	for (let before = ''; before !== rest; ) {
		before = rest;
		rest = rest.replace(whole, '');
	}
	return rest.trim();
}

/** The elements of a document in their order. */
function readElements(xml: string): Element[] {
	const elements: Element[] = [];
	const open: Element[] = [];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				const element = { name, attributes, depth: open.length, text: '' };
				elements.push(element);
				open.push(element);
			},
			ontext(text) {
				for (const element of open) element.text += text;
			},
			onclosetag() {
				open.pop();
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	for (const element of elements) element.text = element.text.replace(/\s+/g, ' ').trim();
	return elements;
}

/** The edges of a balloon or a caption: of its words with their margins. */
function edgesOf({ kind, box: { x, y, width, height } }: PlacedWords) {
	const { margin, size } = lettering[kind];
	const [sides, ends] = [margin[0] * size, margin[1] * size];
	return { left: x - sides, right: x + width + sides, top: y - ends, bottom: y + height + ends };
}

async function gather(changed: Partial<typeof settings> = {}): Promise<DownloadMaterials> {
	const content = await readContent({ ...settings, ...changed }, projectSources);
	assert.deepEqual(content.problems, []);
	const { pictures, files } = await makePictures(projectSources.pictures);
	return { content, pictures, svgs: files };
}

let built: SiteOnDisk;
before(async () => {
	built = await buildAndRead(settings, path.join(await makeTemporaryFolder(), 'dist'));
});

for (const comic of shelf.comics) {
	const { slug, title, hook, pages, cast } = comic;
	const fileOf = (kind: string) =>
		Buffer.from(built.files.get(`/downloads/${slug}.${kind}`) ?? assert.fail(`no ${kind}`));

	describe(`${title} as CBZ`, () => {
		let bytes: Buffer;
		let files: Record<string, Uint8Array>;
		let names: string[];
		before(() => {
			bytes = fileOf('cbz');
			files = unzipSync(bytes);
			names = Object.keys(files).filter((name) => name.endsWith('.png'));
		});

		it('is under 6 MB, and the same when it is made again', async () => {
			assert.ok(bytes.length < 6_000_000, String(bytes.length));
			const { cbz, epub } = await makeComic(await gather(), comic);
			assert.ok(bytes.equals(cbz));
			assert.ok(fileOf('epub').equals(epub));
		});
		it('has its cover and its pages in the order of their names, 1,600 pixels high', () => {
			assert.equal(names.length, pages.length + 1);
			assert.deepEqual(names, names.toSorted());
			for (const name of names) assert.match(name, /-\d{3}\.png$/);
			for (const name of names) {
				const png = Buffer.from(files[name] ?? []);
				assert.equal(String(png.subarray(1, 4)), 'PNG');
				assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1034, 1600], name);
			}
		});
		it('says in ComicInfo.xml what it is, in the order of its schema', () => {
			const info = strFromU8(files['ComicInfo.xml'] ?? new Uint8Array());
			assert.equal(findLoose(info), '');
			assert.notEqual(findLoose(info.replace('</Title>', '')), '');
			const elements = readElements(info);
			const own = elements.filter(({ depth }) => depth === 1);
			assert.deepEqual(
				own.map(({ name }) => name),
				order.filter((name) => own.some((each) => each.name === name)),
			);
			const said = Object.fromEntries(own.map(({ name, text }) => [name, text]));
			assert.equal(said.Title, title);
			assert.equal(said.Summary, hook);
			assert.equal(said.PageCount, String(names.length));
			assert.equal(said.Characters, cast.map(({ name }) => name).join(', '));
			assert.equal(said.Manga, 'No');
			assert.equal(said.Web, undefined);
			const listed = elements.filter(({ name }) => name === 'Page');
			assert.deepEqual(
				listed.map(({ attributes }) => attributes),
				names.map((name, i) => ({
					Image: String(i),
					Type: i === 0 ? 'FrontCover' : 'Story',
					ImageSize: String(files[name]?.length),
					ImageWidth: '1034',
					ImageHeight: '1600',
				})),
			);
		});
		it('says where it stands on a site whose address is known', async () => {
			const address = 'https://lagan.example/';
			const { cbz } = await makeComic(await gather({ address }), comic);
			const info = strFromU8(unzipSync(cbz)['ComicInfo.xml'] ?? new Uint8Array());
			assert.ok(info.includes(`<Web>${address}read/${slug}/</Web>`));
		});
	});

	describe(`${title} as a book of fixed pages`, () => {
		let files: Record<string, Uint8Array>;
		const textOf = (file: string) => strFromU8(files[file] ?? assert.fail(`${file} is not there`));
		const readPage = (page: number) => readElements(textOf(`epub/text/page-${page}.xhtml`));
		before(() => {
			files = unzipSync(fileOf('epub'));
		});

		it('has all that is said and seen as text, panel after panel', () => {
			for (const [i, panels] of pages.entries()) {
				const read = readPage(i + 1).flatMap(({ name, attributes, text }) =>
					name === 'img' ? [attributes.alt] : name === 'p' ? [text] : [],
				);
				const written = panels.flatMap(({ seen, lettering = [] }) => [
					seen,
					...lettering.map(({ who, text }) => (who === undefined ? text : `${who}: ${text}`)),
				]);
				assert.deepEqual(read, written, `page ${i + 1}`);
			}
			const [cover] = readPage(0).filter(({ name }) => name === 'h1');
			assert.equal(cover?.text, title);
		});
		it('has drawings as drawings, which are there, and no picture of words but the cover for shelves', () => {
			for (const page of [0, ...pages.map((_, i) => i + 1)]) {
				const images = readPage(page).filter(({ name }) => name === 'img');
				assert.ok(images.length > 0);
				for (const { attributes } of images) {
					assert.match(attributes.src ?? '', /\.svg$/);
					assert.match(textOf(path.posix.join('epub/text', attributes.src ?? '')), /^<svg /);
				}
			}
			const pixels = Object.keys(files).filter((file) => file.endsWith('.png'));
			assert.deepEqual(pixels, ['epub/pictures/cover.png']);
		});
		it('says the size of every page, and has one heading on each', () => {
			for (const page of [0, ...pages.map((_, i) => i + 1)]) {
				const elements = readPage(page);
				const size = elements.find(({ attributes }) => attributes.name === 'viewport');
				assert.equal(
					size?.attributes.content,
					`width=${2 * comicPage.width}, height=${2 * comicPage.height}`,
				);
				assert.equal(elements.filter(({ name }) => name === 'h1').length, 1);
				assert.equal(elements[0]?.attributes['xml:lang'], settings.language);
			}
		});
		it('lies in spreads as in print, its cover and its first page on the right with none beside them', () => {
			const opened = Object.keys(files).find((file) => file.endsWith('.opf')) ?? '';
			const sides = readElements(textOf(opened))
				.filter(({ name }) => name === 'itemref')
				.map(({ attributes }) => attributes.properties?.replace('page-spread-', ''));
			const [cover, ...inside] = sides;
			assert.equal(cover, 'right');
			assert.equal(inside.length, pages.length);
			assert.deepEqual(
				inside,
				pages.map((_, i) => (i % 2 === 0 ? 'right' : 'left')),
			);
		});
		it('has the fonts that it is lettered in, and keeps to them', () => {
			const styles = textOf('epub/style.css');
			assert.equal(styles.match(/^\.words\..*!important; }$/gm)?.length, 3);
			const fonts = [...styles.matchAll(/url\("([^"]+)"\)/g)];
			assert.equal(fonts.length, 3);
			for (const [, file] of fonts) assert.ok((files[`epub/${file}`]?.length ?? 0) > 5000, file);
		});
		it('passes EPUBCheck without an error or a warning', { skip: skipEpubCheck }, async () => {
			const file = path.join(await makeTemporaryFolder(), `${slug}.epub`);
			await writeFile(file, fileOf('epub'));
			assert.deepEqual(await checkEpub(file), []);
		});
	});

	describe(`${title}, as its files letter it`, () => {
		it('keeps words whole, on their panels, and apart from each other', async () => {
			const { ruler } = await loadLettering();
			const composed = composeComic(comic, { about: 'A comic', seen: '' }, ruler);
			for (const { name, panels } of composed.slice(1)) {
				for (const [at, { box, words }] of panels.entries()) {
					const record = pages[composed.findIndex((each) => each.name === name) - 1]?.[at];
					assert.deepEqual(
						words.map(({ lines }) => lines.join(' ')),
						(record?.lettering ?? []).map(({ text }) => text),
					);
					for (const [i, each] of words.entries()) {
						const { kind, lines, box: text } = each;
						const where = `${name}, panel ${at + 1}: “${lines.join(' ')}”`;
						assert.deepEqual(
							[...lines.join(' ')].filter((sign) => !characters.includes(sign)),
							[],
						);
						for (const line of lines) assert.ok(ruler(line, kind) <= text.width + 0.01, where);
						const own = edgesOf(each);
						// A caption's outer line lies on the frame.
						assert.ok(own.left >= -2 && own.right <= box.width, where);
						assert.ok(own.top >= -2 && own.bottom <= box.height, where);
						for (const other of words.slice(0, i).map(edgesOf)) {
							const isApart =
								own.right < other.left ||
								other.right < own.left ||
								own.bottom < other.top ||
								other.bottom < own.top;
							assert.ok(isApart, where);
						}
					}
				}
			}
		});
	});

	it(`${title} leads from its page to its files, with how large they are`, () => {
		const html = String(built.files.get(fileOfRoute(`/read/${slug}/`)));
		for (const kind of ['cbz', 'epub']) {
			assert.ok(html.includes(`href="/downloads/${slug}.${kind}"`), kind);
			assert.ok(html.includes(`(${saySize(fileOf(kind).length)})`), kind);
		}
	});
}

it('leaves books and comics to builds while one writes', async () => {
	const content = await readContent(settings, developmentSources, 'dev');
	const { files } = await makeDownloads({ content, pictures: new Map(), svgs: new Map() });
	const left = [...files].filter(([, { length }]) => length === 0).map(([file]) => file);
	for (const { slug } of shelf.comics) {
		assert.ok(left.includes(`/downloads/${slug}.cbz`) && left.includes(`/downloads/${slug}.epub`));
	}
	assert.ok(left.includes('/downloads/lagan.epub'));
	assert.ok(!left.includes('/downloads/lagan-templates.pdf'));
});
