import '../support/production.ts';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { projectSources } from '../../src/generator/content/sources.ts';
import { fileOfRoute } from '../../src/generator/files.ts';
import { composeComic, type PlacedWords } from '../../src/publications/comic/compose.ts';
import { settings as lettering, loadLettering } from '../../src/publications/comic/letter.ts';
import { characters } from '../../src/publications/faces.ts';
import { saySize } from '../../src/world/numbers.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { published, readSite } from '../support/shared-site.ts';

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

let built: SiteOnDisk;
before(async () => {
	built = await readSite();
});

for (const comic of shelf.comics) {
	const { slug, title, hook, pages, cast } = comic;
	const bytesOf = () =>
		Buffer.from(built.files.get(`/downloads/${slug}.cbz`) ?? assert.fail('no CBZ'));

	describe(`${title} as CBZ`, () => {
		let bytes: Buffer;
		let files: Record<string, Uint8Array>;
		let names: string[];
		before(() => {
			bytes = bytesOf();
			files = unzipSync(bytes);
			names = Object.keys(files).filter((name) => name.endsWith('.png'));
		});

		it('is under 6 MB', () => {
			assert.ok(bytes.length < 6_000_000, String(bytes.length));
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
			assert.equal(said.Web, `${published.address}read/${slug}/`);
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
	});

	describe(`${title}, as its files letter it`, () => {
		it('keeps words whole, on their panels, and apart from each other', async () => {
			const { ruler } = await loadLettering();
			const composed = composeComic(comic, 'A comic', ruler);
			for (const [number, { panels }] of composed.slice(1).entries()) {
				for (const [at, { box, words }] of panels.entries()) {
					const record = pages[number]?.[at];
					assert.deepEqual(
						words.map(({ lines }) => lines.join(' ')),
						(record?.lettering ?? []).map(({ text }) => text),
					);
					for (const [i, each] of words.entries()) {
						const { kind, lines, box: text } = each;
						const where = `page ${number + 1}, panel ${at + 1}: “${lines.join(' ')}”`;
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

	it(`${title} leads from its page to its file, with how large it is`, () => {
		const html = String(built.files.get(fileOfRoute(`/read/${slug}/`)));
		assert.ok(html.includes(`href="/downloads/${slug}.cbz"`));
		assert.ok(html.includes(`(${saySize(bytesOf().length)})`));
	});
}
