import '../support/production.ts';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { fileOfRoute } from '../../src/lib/files.ts';
import { panelPath } from '../../src/model/comic-page.ts';
import { listDrawn } from '../../src/model/works.ts';
import { composeComic, type PlacedWords } from '../../src/publications/comic/compose.ts';
import { settings as lettering, loadLettering } from '../../src/publications/comic/letter.ts';
import { characters } from '../../src/publications/faces.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { published, readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';
import { readXml } from '../support/xml.ts';

/** Elements of ComicInfo 2.1 in the order of its schema. */
const order =
	'Title Series Number Count Volume Summary Notes Year Month Day Writer Penciller Inker Colorist Letterer CoverArtist Editor Translator Publisher Imprint Genre Tags Web PageCount LanguageISO Format BlackAndWhite Manga Characters Teams Locations ScanInformation StoryArc SeriesGroup AgeRating Pages'.split(
		' ',
	);

/** The edges of a balloon or a caption, margins included. */
function edgesOf({ kind, box: { x, y, width, height } }: PlacedWords) {
	const { margin, size } = lettering[kind];
	const [sides, ends] = [margin[0] * size, margin[1] * size];
	return { left: x - sides, right: x + width + sides, top: y - ends, bottom: y + height + ends };
}

let built: SiteOnDisk;
before(async () => {
	built = await readSite();
});

for (const comic of listDrawn(shelf)) {
	const { slug, title, blurb } = comic;
	const { pages, cast } = comic.drawn;

	describe(`${title} as CBZ`, () => {
		let bytes: Buffer;
		let files: Record<string, Uint8Array>;
		let names: string[];
		before(() => {
			bytes = Buffer.from(built.files.get(`/downloads/${slug}.cbz`) ?? assert.fail('no CBZ'));
			files = unzipSync(bytes);
			names = Object.keys(files).filter((name) => name.endsWith('.png'));
		});

		it('has its cover and pages as PNGs, sorted by name and 1,600 pixels high, in 6 MB', () => {
			assert.ok(bytes.length < 6_000_000, String(bytes.length));
			assert.equal(names.length, pages.length + 1);
			assert.deepEqual(names, names.toSorted());
			for (const name of names) assert.match(name, /-\d{3}\.png$/);
			for (const name of names) {
				const png = Buffer.from(files[name] ?? []);
				assert.equal(String(png.subarray(1, 4)), 'PNG');
				assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1034, 1600], name);
			}
		});
		it('has a valid ComicInfo.xml', () => {
			const info = strFromU8(files['ComicInfo.xml'] ?? new Uint8Array());
			const { root, faults } = readXml(info);
			assert.deepEqual(faults, []);
			const own = root.children;
			assert.deepEqual(
				own.map(({ name }) => name),
				order.filter((name) => own.some((element) => element.name === name)),
			);
			const fields = Object.fromEntries(own.map(({ name, text }) => [name, text]));
			assert.equal(fields.Title, title);
			assert.equal(fields.Summary, blurb);
			assert.equal(fields.PageCount, String(names.length));
			assert.equal(fields.Characters, cast.map(({ name }) => name).join(', '));
			assert.equal(fields.Manga, 'No');
			assert.equal(fields.Web, `${published.address}read/${slug}/`);
			const listed = own.find(({ name }) => name === 'Pages')?.children;
			assert.deepEqual(
				listed?.map(({ attributes }) => attributes),
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

	describe(`the lettering of ${title}`, () => {
		it('shows all words inside their panels without overlaps', async () => {
			const { ruler } = await loadLettering();
			const composed = composeComic(comic, 'A comic', ruler);
			for (const [number, { panels }] of composed.slice(1).entries()) {
				for (const [at, { box, words }] of panels.entries()) {
					const record = pages[number]?.[at];
					assert.deepEqual(
						words.map(({ lines }) => lines.join(' ')),
						(record?.lettering ?? []).map(({ text }) => text),
					);
					for (const [i, placed] of words.entries()) {
						const { kind, lines, box: text } = placed;
						const where = `page ${number + 1}, panel ${at + 1}: “${lines.join(' ')}”`;
						assert.deepEqual(
							[...lines.join(' ')].filter((sign) => !characters.includes(sign)),
							[],
						);
						for (const line of lines) assert.ok(ruler(line, kind) <= text.width + 0.01, where);
						const own = edgesOf(placed);
						// The outline of a caption overlaps the frame.
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

	it(`${title} links to its CBZ, and to a page for each panel, which leads into the comic`, () => {
		const whole = String(built.files.get(fileOfRoute(`/read/${slug}/`)));
		assert.ok(whole.includes(`href="/downloads/${slug}.cbz"`));
		for (const [page, panels] of pages.entries()) {
			for (const at of panels.keys()) {
				const route = `${panelPath(slug, page, at)}/`;
				const html = String(built.files.get(fileOfRoute(route)));
				assert.ok(whole.includes(`href="${route}"`), route);
				assert.ok(html.includes(`href="/read/${slug}/#page-${page + 1}-panel-${at + 1}"`), route);
				assert.ok(html.includes('name="robots" content="noindex"'), route);
			}
		}
	});
}
