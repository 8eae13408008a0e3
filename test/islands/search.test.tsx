import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Search, SearchResult } from '../../islands/search/reader.ts';
import { SearchField } from '../../src/components/search-field.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(
	<div data-island="search">
		<SearchField />
		<div data-slot />
	</div>,
);
/** Three files of sentences, as the page lists them. */
const texts =
	'<template data-texts><script src="/0.js"></script><script src="/1.js"></script></template>';

/** A page whose index finds as many sections as are asked for: “7” finds seven. */
async function openSearchPage(address = '/search/') {
	const page = openPage(html + texts);
	page.window.history.replaceState(null, '', address);
	const { document } = page;
	const held = new Set<number>();
	const find = (question: string) => {
		const total = Number.parseInt(question, 10) || 0;
		const results = Array.from({ length: Math.min(total, 20) }, (_, at): SearchResult => {
			const text = at % 2;
			const quote = () => (held.has(text) ? ['A ', 'loaf', ' <b>.'] : undefined);
			return { title: `Part ${at}`, page: 'Bread', href: `/bread/#${at}`, text, quote };
		});
		return { results, total, nearest: total === 0 && question ? 'bread' : undefined };
	};
	const scope = globalThis as unknown as { search?: Search };
	scope.search = { find, hold: (text) => held.add(text) };
	await runIsland('search');
	await page.settle();
	const field = document.querySelector('input') as HTMLInputElement;
	return {
		...page,
		field,
		type: async (words: string) => {
			field.value = words;
			field.dispatchEvent(new page.window.Event('input') as unknown as Event);
			await page.settle();
		},
		/** Has a file of sentences come. */
		bring(text: number) {
			held.add(text);
			const script = document.head.querySelectorAll('script')[text];
			script?.dispatchEvent(new page.window.Event('load') as unknown as Event);
		},
		rows: () => [...document.querySelectorAll('li')],
		status: () => document.querySelector('[role=status]')?.textContent,
		pause: () => new Promise((resolve) => setTimeout(resolve, 900)),
		soon: () => new Promise((resolve) => setTimeout(resolve, 150)),
	};
}

describe('the field of a search without its script', () => {
	it('is a form that leads to the page that finds things, with a label', () => {
		const { document } = openPage(html);
		const form = document.querySelector('form');
		assert.equal(form?.getAttribute('action'), '/search/');
		assert.equal(form?.getAttribute('method'), 'get');
		assert.ok(document.querySelector(`label[for="${form?.querySelector('[name=q]')?.id}"]`));
	});
	it('stays as it was served when its index has not come', async () => {
		delete (globalThis as { search?: Search }).search;
		const page = openPage(html + texts);
		await runIsland('search');
		await page.settle();
		assert.ok(page.document.querySelector('form'));
		assert.match(String(page.errors[0]), /search/);
	});
});

describe('the search', () => {
	it('shows what each key finds: first what is in sight, then the others', async () => {
		const { type, rows, soon } = await openSearchPage();
		await type('2');
		assert.deepEqual(
			rows().map((row) => row.querySelector('a')?.textContent),
			['Part 0 Bread', 'Part 1 Bread'],
		);
		await type('20');
		assert.ok(rows().length < 20);
		await soon();
		assert.equal(rows().length, 20);
		assert.equal(rows()[19]?.querySelector('a')?.getAttribute('href'), '/bread/#19');
		await type('3');
		assert.equal(rows().length, 3);
	});
	it('asks for each file of sentences once, and shows them when all are there', async () => {
		const { type, rows, document, bring, settle, soon } = await openSearchPage();
		await type('1');
		await type('3');
		await type('4');
		await soon();
		const scripts = [...document.head.querySelectorAll('script')];
		assert.deepEqual(
			scripts.map((script) => script.getAttribute('src')),
			['/0.js', '/1.js'],
		);
		assert.equal(document.querySelector('mark'), null);
		bring(0);
		bring(1);
		await settle();
		assert.equal(document.querySelectorAll('mark').length, 4);
		// What looks like markup is text.
		assert.equal(rows()[0]?.querySelector('p')?.textContent, 'A loaf <b>.');
		assert.equal(rows()[0]?.querySelector('b'), null);
	});
	it('says how many were found once, after a pause', async () => {
		const { type, status, pause } = await openSearchPage();
		await type('3');
		await type('30');
		assert.equal(status(), '');
		await pause();
		assert.equal(status(), '30 found');
	});
	it('says that nothing was found, and what is spelt like it', async () => {
		const { type, status, pause, document } = await openSearchPage();
		await type('brxxd');
		assert.equal(document.querySelector('a')?.getAttribute('href'), '?q=bread');
		await pause();
		assert.equal(status(), 'Nothing found');
	});
	it('keeps the question in the address, after a pause and before a result is followed', async () => {
		const { type, field, window, pause } = await openSearchPage();
		await type('3 ropes & lines');
		await pause();
		assert.equal(new URL(window.location.href).searchParams.get('q'), '3 ropes & lines');
		await type('4');
		field.dispatchEvent(new window.Event('change') as unknown as Event);
		assert.equal(window.location.search, '?q=4');
	});
	it('begins with the question of the address, or with what was typed already', async () => {
		const { field, rows, soon } = await openSearchPage('/search/?q=3+loaves');
		assert.equal(field.value, '3 loaves');
		await soon();
		assert.equal(rows().length, 3);
	});
	it('is emptied by Escape', async () => {
		const { type, field, window, settle, rows } = await openSearchPage();
		await type('3');
		field.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }) as unknown as Event);
		await settle();
		assert.equal(field.value, '');
		assert.deepEqual(rows(), []);
	});
	it('stays on the page when the form is sent', async () => {
		const { type, document, window } = await openSearchPage();
		await type('3');
		const sent = new window.Event('submit', { cancelable: true });
		document.querySelector('form')?.dispatchEvent(sent as unknown as Event);
		assert.ok(sent.defaultPrevented);
		assert.equal(window.location.search, '?q=3');
	});
});
