import '../support/production.ts';
import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { projectSources } from '../../src/generator/content/sources.ts';
import { flattenSections } from '../../src/world/links.ts';
import { published, readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';

const { world, anthology } = projectSources;

interface Element {
	name: string;
	attributes: Record<string, string>;
}

/** A parsed document of the book: its elements in order, and its headings with their text. */
interface Document {
	elements: Element[];
	ids: Set<string>;
	headings: { level: number; text: string }[];
}

function read(xml: string): Document {
	const elements: Element[] = [];
	const headings: Document['headings'] = [];
	let open: Document['headings'][number] | undefined;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				elements.push({ name, attributes });
				const level = /^h(\d)$/.exec(name)?.[1];
				if (level === undefined) return;
				open = { level: Number(level), text: '' };
				headings.push(open);
			},
			ontext(words) {
				if (open) open.text += words;
			},
			onclosetag(name) {
				if (/^h\d$/.test(name)) open = undefined;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	const ids = new Set(elements.flatMap(({ attributes: { id } }) => id ?? []));
	return { elements, ids, headings };
}

/** Unpacks a book and parses its documents. */
function open(bytes: Uint8Array) {
	const files = unzipSync(bytes);
	const textOf = (file: string) => strFromU8(files[file] ?? assert.fail(`${file} is not there`));
	const documents = new Map(
		Object.keys(files)
			.filter((file) => file.endsWith('.xhtml'))
			.map((file) => [file, read(textOf(file))]),
	);
	const spine = [...textOf('epub/package.opf').matchAll(/<itemref idref="([^"]+)"/g)].map(
		([, id = '']) => `epub/${id.replace(/^text-/, 'text/')}`,
	);
	return { files, textOf, documents, spine };
}

/** The links of all documents, each with its document, target file and anchor. */
const listLinks = ({ documents }: ReturnType<typeof open>) =>
	[...documents].flatMap(([file, { elements }]) =>
		elements.flatMap(({ attributes: { href, role } }) => {
			if (href === undefined) return [];
			const isExternal = /^[a-z]+:/.test(href);
			const [target = '', anchor] = href.split('#');
			const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
			return { file, href, role, isExternal, to, anchor };
		}),
	);

describe('the EPUB', () => {
	let bytes: Buffer;
	let book: ReturnType<typeof open>;
	before(async () => {
		const { files } = await readSite();
		bytes = Buffer.from(files.get('/downloads/lagan.epub') ?? assert.fail('no book'));
		book = open(bytes);
	});

	it('is smaller than 4 MB', () => {
		assert.ok(bytes.length < 4_000_000, String(bytes.length));
	});

	it('has every section, faction, character, theme, story, term and event in order', () => {
		const titles = book.spine.flatMap(
			(file) => book.documents.get(file)?.headings.map(({ text }) => text) ?? [],
		);
		let from = 0;
		for (const title of [
			...flattenSections(world.sections).map(({ heading, title }) => heading ?? title),
			...world.factions.map(({ name }) => name),
			...world.characters.map(({ name }) => name),
			...anthology.themes.map(({ title }) => title),
			'Words of the city',
			...shelf.works.filter(({ drawn }) => drawn === undefined).map(({ title }) => title),
			'How to come aboard',
		]) {
			const at = titles.indexOf(title, from);
			assert.ok(at >= from, `“${title}” is missing or out of order`);
			from = at + 1;
		}
		assert.deepEqual(
			[...(book.documents.get('epub/text/glossary.xhtml')?.ids ?? [])],
			world.glossary.map(({ id }) => `word-${id}`),
		);
		const timeline = book.documents.get('epub/text/timeline.xhtml');
		assert.deepEqual(
			world.events.map(({ id }) => id),
			[...(timeline?.ids ?? [])].filter((id) => world.events.some((event) => event.id === id)),
		);
		for (const { name } of world.stations) assert.ok(titles.includes(name), name);
	});
	it('lists every document of its spine in its contents, with nested chapters', () => {
		const nav = book.textOf('epub/nav.xhtml');
		const contents = nav.slice(0, nav.indexOf('landmarks'));
		for (const file of book.spine) {
			if (/(nav|cover)\.xhtml$/.test(file)) continue;
			assert.ok(contents.includes(`href="${file.replace('epub/', '')}"`), file);
		}
		assert.match(
			contents,
			/world-bible\.xhtml">World Bible<\/a>\s*<ol>\s*<li><a href="text\/bible-/,
		);
		for (const type of ['cover', 'toc', 'bodymatter', 'glossary', 'appendix']) {
			assert.match(nav, new RegExp(`epub:type="${type}"`));
		}
	});
	it('has the same contents and a cover for EPUB 2 readers', () => {
		const nav = book.textOf('epub/nav.xhtml');
		const contents = nav.slice(0, nav.indexOf('landmarks'));
		const listed = [...contents.matchAll(/<a href="([^"]+)">([^<]+)/g)];
		const points = book
			.textOf('epub/toc.ncx')
			.matchAll(/<text>([^<]+)<\/text><\/navLabel><content src="([^"]+)/g);
		assert.ok(listed.length > 90, String(listed.length));
		assert.deepEqual(
			[...points].map(([, title, href]) => [href, title]),
			listed.map(([, href, title]) => [href, title]),
		);
		const opf = book.textOf('epub/package.opf');
		assert.match(opf, /<item id="toc\.ncx" href="toc\.ncx"/);
		assert.match(opf, /<spine [^>]*toc="toc\.ncx"/);
		const [, cover] = /<meta name="cover" content="([^"]+)"/.exec(opf) ?? [];
		assert.ok(opf.includes(`<item id="${cover}" href="pictures/cover.png"`), cover);
	});

	it('links from a section of the World Bible to other sections, characters and factions', () => {
		const from = listLinks(book).filter(({ file }) => file.includes('/bible-governance'));
		for (const to of [/\/bible-(?!governance)/, /\/character-/, /\/faction-/]) {
			assert.ok(
				from.some((link) => to.test(link.to)),
				String(to),
			);
		}
	});
	it('links to the site only for pages that are not in the book', () => {
		const out = listLinks(book).filter(
			({ isExternal, href }) => isExternal || href.startsWith('/'),
		);
		const address = String(published.address);
		assert.ok(out.some(({ href }) => href === `${address}canon/`));
		const others = out.filter(({ href }) => !href.startsWith(address));
		assert.deepEqual(
			others.filter(({ href }) => !href.startsWith('mailto:')),
			[],
		);
		assert.ok(!out.some(({ href }) => /world-bible|character\/|faction\//.test(href)));
	});
	it('has pictures as PNGs with alt attributes, and each drawing with alt text once', () => {
		const images = [...book.documents].flatMap(([file, { elements }]) =>
			elements.flatMap(({ name, attributes }) => (name === 'img' ? { file, ...attributes } : [])),
		) as { file: string; src?: string; alt?: string }[];
		for (const { file, src = '', alt } of images) {
			const picture = path.posix.join(path.posix.dirname(file), src);
			assert.equal(strFromU8((book.files[picture] ?? new Uint8Array()).subarray(1, 4)), 'PNG', src);
			assert.notEqual(alt, undefined, `${file} ${src}`);
			// Portraits beside names and flags beside places are decorative.
			if (/plan|section|cover/.test(src)) assert.ok(alt && alt.length > 8, src);
		}
		const drawn = images.flatMap(({ src = '', alt }) =>
			alt && /portrait|scene|vignette/.test(src) ? src : [],
		);
		assert.deepEqual(drawn, [...new Set(drawn)], 'A drawing is shown twice.');
		for (const { portrait } of world.characters) {
			assert.ok(
				images.some(({ src, alt }) => alt && src?.endsWith(`/${portrait}.png`)),
				portrait,
			);
		}
		assert.doesNotMatch(Object.keys(book.files).join(), /\.svg|\.woff|\.js/);
	});
});
