import '../support/production.ts';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { projectSources } from '../../src/generator/content/sources.ts';
import { flattenSections } from '../../src/world/links.ts';
import { published, readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';

const { world, anthology } = projectSources;

describe('the EPUB', () => {
	let bytes: Buffer;
	let files: Record<string, Uint8Array>;
	let documents: string[];
	let spine: string[];
	const textOf = (file: string) =>
		strFromU8(files[`epub/${file}`] ?? assert.fail(`${file} is not there`));
	/** What the first group of a pattern finds in a file. */
	const find = (file: string, pattern: RegExp) =>
		[...textOf(file).matchAll(pattern)].map(([, found = '']) => found);
	before(async () => {
		const site = await readSite();
		bytes = Buffer.from(site.files.get('/downloads/lagan.epub') ?? assert.fail('no book'));
		files = unzipSync(bytes);
		documents = Object.keys(files)
			.filter((file) => file.endsWith('.xhtml'))
			.map((file) => file.replace('epub/', ''));
		spine = find('package.opf', /<itemref idref="([^"]+)"/g).map((id) => id.replace('_', '/'));
	});

	it('has pictures of works that are at most 1 MB a work, and 3.5 MB besides', () => {
		const weigh = (folder: string) =>
			Object.entries(files)
				.filter(([file]) => file.startsWith(`epub/pictures/${folder}/`))
				.reduce((sum, [, { length }]) => sum + length, 0);
		for (const { slug } of shelf.works) {
			const size = weigh(slug);
			const said = `The pictures of ${slug} add ${size} bytes to the book: show fewer, or raise the limit`;
			assert.ok(size < 1_000_000, said);
		}
		const rest = bytes.length - shelf.works.reduce((sum, { slug }) => sum + weigh(slug), 0);
		assert.ok(rest < 3_500_000, `Without the pictures of works, the book has ${rest} bytes.`);
	});
	it('has every section, faction, character, theme, story, term and event in order', () => {
		const titles = spine
			.flatMap((file) => find(file, /<h\d[^>]*>(.*?)<\/h\d>/g))
			.map((title) => title.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&'));
		let from = 0;
		for (const title of [
			...flattenSections(world.sections).map(({ heading, title }) => heading ?? title),
			...world.factions.map(({ name }) => name),
			...world.characters.map(({ name }) => name),
			...anthology.themes.map(({ title }) => title),
			'Words of the city',
			...shelf.works.filter(({ kind }) => kind !== 'comic').map(({ title }) => title),
			'How to come aboard',
		]) {
			const at = titles.indexOf(title, from);
			assert.ok(at >= from, `“${title}” is missing or out of order`);
			from = at + 1;
		}
		assert.deepEqual(
			find('text/glossary.xhtml', / id="([^"]+)"/g),
			world.glossary.map(({ id }) => `word-${id}`),
		);
		assert.deepEqual(
			world.events.map(({ id }) => id),
			find('text/timeline.xhtml', / id="([^"]+)"/g).filter((id) =>
				world.events.some((event) => event.id === id),
			),
		);
		for (const { name } of world.stations) assert.ok(titles.includes(name), name);
	});
	it('has its contents, its landmarks and its cover for readers of EPUB 3 and EPUB 2', () => {
		const [contents = '', landmarks = ''] = textOf('nav.xhtml').split('epub:type="landmarks"');
		const listed = [...contents.matchAll(/href="(text[^"]+)"/g)].map(([, href = '']) => href);
		for (const file of spine) {
			if (!/(nav|cover)\.xhtml$/.test(file)) assert.ok(listed.includes(file), file);
		}
		assert.deepEqual(find('toc.ncx', /<content src="([^"]+)"/g), listed);
		for (const type of ['cover', 'toc', 'bodymatter', 'glossary', 'appendix']) {
			assert.ok(landmarks.includes(`epub:type="${type}"`), type);
		}
		const [cover] = find('package.opf', /<meta name="cover" content="([^"]+)"/g);
		assert.ok(textOf('package.opf').includes(`<item id="${cover}" href="pictures/cover.png"`));
	});
	it('links within the book, and to the site only for pages that are not in it', () => {
		const inside = find('text/bible-governance.xhtml', /href="([^"]+)"/g).join(' ');
		for (const to of [/bible-(?!governance)/, /character-/, /faction-/]) assert.match(inside, to);
		const out = documents
			.flatMap((file) => find(file, /href="([a-z]+:[^"]+|\/[^"]*)"/g))
			.filter((href) => !href.startsWith('mailto:'));
		assert.ok(out.includes(`${published.address}canon/`));
		for (const href of out) {
			// Licences, and addresses in the texts of works.
			assert.match(href, /^https:/);
			if (!href.startsWith(String(published.address))) continue;
			assert.doesNotMatch(href, /world-bible|character\/|faction\//);
		}
	});
	it('has pictures as PNGs and JPEGs with alt attributes, and each drawing with alt text once', () => {
		const images = documents
			.flatMap((file) => find(file, /(<img [^>]+>)/g))
			.map((tag) => ({
				src: / src="([^"]*)"/.exec(tag)?.[1] ?? '',
				alt: / alt="([^"]*)"/.exec(tag)?.[1],
			}));
		for (const { src, alt } of images) {
			assert.match(src, /\.(png|jpg)$/);
			assert.notEqual(alt, undefined, src);
			// Portraits beside names and flags beside places are decorative.
			if (/plan|section|cover/.test(src)) assert.ok(alt && alt.length > 8, src);
		}
		const described = images.flatMap(({ src, alt }) => (alt ? src : []));
		const drawn = described.filter((src) => /portrait|scene|vignette/.test(src));
		assert.deepEqual(drawn, [...new Set(drawn)], 'A drawing is shown twice.');
		for (const { portrait } of world.characters) {
			assert.ok(described.includes(`../pictures/${portrait}.png`), portrait);
		}
	});
});
