import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import type { SiteOnDisk } from '../support/built-site.ts';
import { kinds, readSite } from '../support/shared-site.ts';

describe('the reader view of a browser', () => {
	let routes: SiteOnDisk['routes'];
	before(async () => {
		({ routes } = await readSite());
	});

	/** A page as Readability leaves it, which Firefox's reader view is made with. */
	function read(route: string): { title: string; text: string; pictures: string[] } {
		const page = routes.find((each) => each.route === route);
		const { document } = new Window({ url: `https://lagan.example${route}` });
		document.write(page?.html ?? '');
		const article = new Readability(document as unknown as Document).parse();
		assert.ok(article?.content);
		const { document: content } = new Window();
		content.body.innerHTML = article.content;
		return {
			title: article.title ?? '',
			text: article.textContent ?? '',
			pictures: [...content.querySelectorAll('img')].map(
				(image) => image.getAttribute('src') ?? '',
			),
		};
	}

	it('leaves no word out of a sentence that explains one', () => {
		const { text } = read('/world-bible/');
		assert.match(text, /The official word was the Withdrawal, as if from a bank/);
	});
	it('keeps nearly all that a page says, and each picture that has something to say', () => {
		// Lists of names, fields and pictures alone are no article for a reader view.
		const lists = ['/', '/search/', '/404.html', '/read/the-other-minute/'];
		for (const route of kinds.filter((each) => !lists.includes(each))) {
			const { document } = new Window();
			document.write(routes.find((page) => page.route === route)?.html ?? '');
			const controls =
				'.gloss, .term-link, .contents, .choices, .events-ways, nav, .next-read, [aria-hidden=true], [hidden]';
			for (const part of document.querySelectorAll(controls)) part.remove();
			const main = document.querySelector('main');
			const letters = (words = '') => words.replaceAll(/\s/g, '').length;
			const { text, pictures } = read(route);
			const share = letters(text) / letters(main?.textContent);
			assert.ok(share > 0.85, `${route}: ${share}`);
			const told = [...(main?.querySelectorAll('img:not([alt=""])') ?? [])].map(
				(image) => image.getAttribute('src') ?? '',
			);
			assert.deepEqual(
				told.filter((file) => !pictures.some((picture) => picture.endsWith(file))),
				[],
				route,
			);
		}
	});
	it('keeps every heading of the World Bible', () => {
		const { document } = new Window();
		document.write(routes.find(({ route }) => route === '/world-bible/')?.html ?? '');
		const headings = [...document.querySelectorAll('.chapter :is(h2, h3, h4)')].map(
			({ textContent }) => textContent,
		);
		assert.ok(headings.length > 40);
		const { text } = read('/world-bible/');
		assert.deepEqual(
			headings.filter((heading) => !text.includes(heading)),
			[],
		);
	});
	it('keeps the heading of the forums', () => {
		assert.match(read('/additional-resources/').text, /Community forums/);
	});
	it('keeps the landing page’s name', () => {
		assert.match(read('/').title, /^Lagan/);
	});
	it('keeps a character’s portrait and facts', () => {
		const { text, pictures } = read('/character/tomasi-faleafa/');
		assert.match(pictures.join(), /portrait-tomasi-faleafa/);
		for (const words of [
			'Age',
			'34',
			'Personal Information',
			'Key Achievements',
			'Stubborn about fish',
		]) {
			assert.ok(text.includes(words), words);
		}
	});
	it('keeps a faction’s facts', () => {
		const { text } = read('/faction/foundation/');
		for (const words of ['Quick Facts', 'High (Foundational Authority)', 'Key Objectives']) {
			assert.ok(text.includes(words), words);
		}
	});
});
