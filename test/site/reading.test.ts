import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { listDrawn, ofKind } from '../../src/model/works.ts';
import { splitMarked } from '../../src/world/words.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

let built: SiteOnDisk;
before(async () => {
	built = await readSite();
});

const pageOf = (route: string) => {
	const page = built.routes.find((other) => other.route === route);
	assert.ok(page, route);
	return parseDocument(page.html);
};
const linksIn = (node: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
	DomUtils.getElementsByTagName('a', node).map(({ attribs }) =>
		(attribs.href ?? '').replace(/^(\.\.\/)*/, '/'),
	);

describe('comics, stories and documents', () => {
	it('are linked from the section of the World Bible that mentions them', () => {
		const bible = pageOf('/world-bible/');
		for (const { slug, about } of ofKind(shelf, 'paper')) {
			const [from = ''] = about;
			const section = DomUtils.getElementById(from, bible.children);
			assert.ok(section, `${slug}: no section “${from}”`);
			const found = linksIn(section.children).some((href) => href.endsWith(`/read/${slug}/`));
			assert.ok(found, `${from} does not link to ${slug}`);
		}
	});
	it('load lazily after the first panel', () => {
		for (const { slug, drawn } of listDrawn(shelf)) {
			const images = DomUtils.getElementsByTagName(
				'img',
				DomUtils.getElementsByTagName('main', pageOf(`/read/${slug}/`).children),
			);
			const panels = images.filter(({ attribs }) => attribs.src?.includes(`/${slug}-`));
			assert.equal(
				new Set(panels.map(({ attribs }) => attribs.src)).size,
				drawn.pages.flat().length,
			);
			const eager = panels.filter(({ attribs }) => attribs.loading !== 'lazy');
			assert.equal(eager.length, 1, 'only the first panel loads at once');
		}
	});
});

describe('the text of pages', () => {
	it('has a picture at least every 1,200 words in the World Bible', () => {
		const text = DomUtils.findOne(
			({ attribs }) => /^long-read-text\b/.test(attribs.class ?? ''),
			pageOf('/world-bible/').children,
		);
		assert.ok(text);
		// Folded text does not count.
		for (const folded of DomUtils.getElementsByTagName('details', text.children)) {
			DomUtils.removeElement(folded);
		}
		const runs = DomUtils.getInnerHTML(text)
			.split(/<figure\b(?:(?!<\/figure>).)*?<img[^>]*>/s)
			.map((run) => run.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []);
		assert.ok(runs.flat().length > 13_600);
		assert.deepEqual(
			runs.filter(({ length }) => length > 1200).map((run) => run.slice(0, 9).join(' ')),
			[],
		);
	});
	it('has a lang attribute on every word of another language', () => {
		const found: string[] = [];
		const search = (node: Node, route: string, hasLang: boolean): void => {
			if ('data' in node && !hasLang) {
				for (const { text, mark } of splitMarked(node.data)) {
					if (mark && 'lang' in mark) found.push(`${route}: “${text}”`);
				}
			}
			// The hash of a commit may look like a word.
			if (!('attribs' in node) || ['svg', 'script', 'style', 'code'].includes(node.name)) return;
			const isMarked = hasLang || node.attribs.lang !== undefined;
			for (const child of node.children) search(child, route, isMarked);
		};
		for (const { route } of built.routes) {
			for (const main of DomUtils.getElementsByTagName('main', pageOf(route).children)) {
				search(main, route, false);
			}
		}
		assert.deepEqual(found, []);
	});
});
