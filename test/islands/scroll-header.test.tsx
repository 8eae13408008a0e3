import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SiteHeader } from '../../src/components/site-header.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(<SiteHeader />);

describe('the header without its script', () => {
	it('is not marked as scrolled', () => {
		const { document } = openPage(html);
		assert.equal(document.querySelector('header')?.hasAttribute('data-scrolled'), false);
	});
});

describe('the header', () => {
	it('is marked past ten pixels, and unmarked on the way back', async () => {
		const { document, scrollTo } = openPage(html);
		await runIsland('scroll-header');
		const header = document.querySelector('header');
		const states = [9, 10, 11, 10].map((y) => {
			scrollTo(y);
			return header?.hasAttribute('data-scrolled');
		});
		assert.deepEqual(states, [false, false, true, false]);
	});
	it('keeps its links and its menu', async () => {
		const { document } = openPage(html);
		await runIsland('scroll-header');
		assert.equal(document.querySelectorAll('#site-nav a').length, 8);
		assert.ok(document.querySelector('.menu-toggle'));
	});
});
