import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { settings } from '../../src/site.ts';
import { buildAndRead, type SiteOnDisk } from '../support/built-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the reader view of a browser', () => {
	let routes: SiteOnDisk['routes'];
	before(async () => {
		({ routes } = await buildAndRead(settings, path.join(await makeTemporaryFolder(), 'dist')));
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
