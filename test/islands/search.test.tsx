import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchData } from '../../islands/search/open-search.ts';
import { SearchField } from '../../src/components/search-field.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';
import { translatePage } from '../support/translate-page.ts';

const { html } = renderOnPage(
	<div data-island="search">
		<SearchField />
		<div data-slot />
	</div>,
);

const data: SearchData = {
	sections: Array.from({ length: 30 }, (_, at) => ({
		href: `/bread/#${at}`,
		title: `Part ${at}`,
		page: 'Bread',
		labels: [],
		sentences: ['A loaf <b>.'],
		isKnown: false,
	})),
	synonyms: [],
	common: [],
};

/** Opens the search page with an index of thirty sections. */
async function openSearchPage(address = '/search/') {
	const page = openPage(`${html}<link data-search-index href="/index.json">`);
	page.window.history.replaceState(null, '', address);
	globalThis.fetch = async () => Response.json(data);
	await runIsland('search');
	await page.settle();
	const { document } = page;
	const field = document.querySelector('input') as HTMLInputElement;
	return {
		...page,
		field,
		type: async (words: string) => {
			field.value = words;
			field.dispatchEvent(new page.window.Event('input') as unknown as Event);
			await page.settle();
		},
		rows: () => [...document.querySelectorAll('li')],
		status: () => document.querySelector('[role=status]')?.textContent,
		pause: () => new Promise((resolve) => setTimeout(resolve, 900)),
	};
}

describe('the search field without its script', () => {
	it('stays as it was served if its index cannot be loaded', async () => {
		const page = openPage(`${html}<link data-search-index href="/index.json">`);
		globalThis.fetch = () => Promise.reject(new Error('no line'));
		await assert.rejects(runIsland('search'), /no line/);
		assert.ok(page.document.querySelector('form'));
	});
});

describe('the search', () => {
	it('shows results while the reader types, with the words marked', async () => {
		const { type, rows } = await openSearchPage();
		await type('loaf');
		assert.equal(rows().length, 20);
		assert.equal(rows()[0]?.querySelector('a')?.textContent, 'Part 0 Bread');
		assert.equal(rows()[0]?.querySelector('mark')?.textContent, 'loaf');
		// What looks like markup is text.
		assert.equal(rows()[0]?.querySelector('p')?.textContent, 'A loaf <b>.');
		await type('part 17');
		assert.equal(rows()[0]?.querySelector('a')?.getAttribute('href'), '/bread/#17');
	});
	it('announces the number of results once, after a pause', async () => {
		const { type, status, pause } = await openSearchPage();
		await type('l');
		await type('loaf');
		assert.equal(status(), '');
		await pause();
		assert.equal(status(), '30 results, the first 20 below');
	});
	it('says what it found instead, or that it found nothing', async () => {
		const { type, rows, status, pause, document } = await openSearchPage();
		const answer = () => document.querySelector('.label[aria-hidden]')?.textContent;
		await type('laof');
		assert.equal(answer(), 'Nothing for “laof”. Nearest: loaf');
		assert.equal(rows().length, 20);
		await type('xyzzy');
		assert.equal(answer(), 'Nothing for “xyzzy”, and nothing near it.');
		await pause();
		assert.equal(status(), answer());
		await type(' ');
		assert.equal(answer(), undefined);
	});
	it('shows and announces results on a page that the browser has translated', async () => {
		const { type, rows, status, pause, document } = await openSearchPage();
		await type('loaf');
		await pause();
		translatePage();
		await type('part 17');
		await pause();
		assert.equal(document.querySelector('.label[aria-hidden]')?.textContent, '1 result');
		assert.deepEqual(
			rows().map((row) => row.querySelector('a')?.textContent),
			['Part 17 Bread'],
		);
		assert.equal(status(), '1 result');
	});
	it('puts the query in the address after a pause, or on leaving the field', async () => {
		const { type, field, window, pause } = await openSearchPage();
		await type('3 ropes & lines');
		await pause();
		assert.equal(new URL(window.location.href).searchParams.get('q'), '3 ropes & lines');
		await type('4');
		field.dispatchEvent(new window.Event('change') as unknown as Event);
		assert.equal(window.location.search, '?q=4');
	});
	it('does not reload the page when the form is submitted', async () => {
		const { type, document, window } = await openSearchPage();
		await type('loaf');
		const sent = new window.Event('submit', { cancelable: true });
		document.querySelector('form')?.dispatchEvent(sent as unknown as Event);
		assert.ok(sent.defaultPrevented);
		assert.equal(window.location.search, '?q=loaf');
	});
});
