import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SiteHeader } from '../../src/components/site-header.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';
import { translatePage } from '../support/translate-page.ts';

const { html } = renderOnPage(<SiteHeader />);

async function openMenuPage() {
	const page = openPage(`${html}<main><a id="outside" href="/">outside</a></main>`);
	await runIsland('header');
	await page.settle();
	const find = (selector: string) => page.document.querySelector(selector) as HTMLElement;
	return { ...page, button: () => find('.menu-toggle'), nav: find('#site-nav'), find };
}

describe('the menu without its script', () => {
	it('has its links in the page and a button that opens a popover', () => {
		const { document } = openPage(html);
		const button = document.querySelector('.menu-toggle');
		assert.equal(document.querySelectorAll('#site-nav > ul > li > a').length, 8);
		assert.equal(button?.getAttribute('popovertarget'), 'site-nav');
		assert.ok(document.querySelector('#site-nav')?.hasAttribute('popover'));
	});
	it('stays as it was served if the script finds no list', async () => {
		const page = openPage(
			'<div data-island="header" data-threshold="10"><div data-slot><button>Menu</button></div></div>',
		);
		await runIsland('header');
		await page.settle();
		assert.equal(page.document.querySelector('button')?.textContent, 'Menu');
		assert.match(String(page.errors[0]), /header/);
	});
});

describe('the menu', () => {
	it('starts closed', async () => {
		const { button } = await openMenuPage();
		assert.equal(button().getAttribute('aria-expanded'), 'false');
		assert.equal(button().getAttribute('aria-controls'), 'site-nav');
	});
	it('updates the text of its button on a page that the browser has translated', async () => {
		const { button, settle } = await openMenuPage();
		translatePage();
		button().click();
		await settle();
		assert.equal(button().textContent, 'Close');
	});
	it('closes on Escape and returns focus to the button', async () => {
		const { button, nav, settle, window, document, find } = await openMenuPage();
		button().click();
		await settle();
		find('#site-nav a').focus();
		nav.dispatchEvent(
			new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }) as unknown as Event,
		);
		await settle();
		assert.equal(nav.dataset.menu, 'closed');
		assert.ok(document.activeElement === button());
	});
	it('closes when focus leaves it, but not when focus moves inside it', async () => {
		const { button, nav, settle, window, find } = await openMenuPage();
		button().click();
		await settle();
		const leave = (to: HTMLElement) =>
			button().dispatchEvent(
				new window.FocusEvent('focusout', {
					relatedTarget: to as never,
					bubbles: true,
				}) as unknown as Event,
			);
		leave(find('#site-nav a'));
		await settle();
		assert.equal(nav.dataset.menu, 'open');
		leave(find('#outside'));
		await settle();
		assert.equal(nav.dataset.menu, 'closed');
	});
});

describe('the header', () => {
	it('is marked as scrolled even if its menu fails', async () => {
		const { document, scrollTo } = openPage(html.replaceAll('nav', 'div'));
		await runIsland('header');
		scrollTo(11);
		assert.ok(document.querySelector('header')?.hasAttribute('data-scrolled'));
	});
});
