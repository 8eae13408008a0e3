import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath, launchChromium, skipBrowser } from '../support/chromium.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** What the open page shows in part, or only to who scrolls sideways. */
const findLoss = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth)
			found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const parent = text.parentElement;
			if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest('svg')) continue;
			range.selectNodeContents(text);
			const { left, right, width } = range.getBoundingClientRect();
			for (let box: Element | null = parent; box && width > 0; box = box.parentElement) {
				const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
				// What only screen readers read is hidden as a whole, and what scrolls by itself cuts nothing.
				if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') break;
				// A name that ends in dots repeats a heading, which is whole.
				if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
				const edge = box.getBoundingClientRect();
				if (left < edge.left - 1 || right > edge.right + 1)
					found.push(`cuts “${text.nodeValue.trim().slice(0, 40)}”`);
			}
		}
		// A number that is set large stays in one line, and in its box.
		for (const figure of document.querySelectorAll('.figures .figure')) {
			range.selectNodeContents(figure);
			const right = figure.parentElement?.getBoundingClientRect().right ?? 0;
			const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
			if (lines.size > 1 || range.getBoundingClientRect().right > right + 1)
				found.push(`has no room for “${figure.textContent}”`);
		}
		const title = document.querySelector('h1');
		if (title) {
			range.selectNodeContents(title);
			const { left, right } = range.getBoundingClientRect();
			if (left < 0 || right > clientWidth) found.push('cuts its title');
		}
		return found;
	});

/** Finds what is lost on some pages at some widths, once they were changed. */
async function findLosses(
	page: Page,
	addresses: readonly string[],
	widths: readonly number[],
	change: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> {
	const found: string[] = [];
	for (const address of addresses) {
		await page.goto(address);
		await change(page);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			const { pathname } = new URL(address);
			found.push(...(await findLoss(page)).map((what) => `${pathname} at ${width} px ${what}`));
		}
	}
	return found;
}

/** Sets the distances that WCAG 1.4.12 names, over those of the page. */
const spaceText = (page: Page) =>
	page.evaluate(() => {
		// Made by a script, which the content policy has no say in.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
			p { margin-block-end: 2em !important }`);
		document.adoptedStyleSheets.push(sheet);
	});

/** Puts a word of thirty letters before each text of words but the name of the site, and columns that stay narrow. */
const plantLongWords = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			// Times, initials and digits are never words.
			if (!/\p{L}{3}/u.test(text.nodeValue ?? '')) continue;
			if (text.parentElement?.closest('svg, script, style, template, .hero h1, .watch-log thead'))
				continue;
			text.nodeValue = `Überseehafenversicherungsämter ${text.nodeValue}`;
		}
	});

describe('larger text', { skip: skipBrowser }, () => {
	let browser: Browser;
	let addresses: string[];
	let page: Page;
	before(async () => {
		const { origin, routes } = await serveSite();
		addresses = routes.map((route) => origin + route);
		browser = await launchChromium();
		page = await browser.newPage({ reducedMotion: 'reduce' });
	});
	after(() => browser?.close());

	it('of twice the size is whole on a phone, on every page', async () => {
		const profile = await makeTemporaryFolder();
		const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
		await mkdir(path.join(profile, 'Default'));
		await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
		const reader = await chromium.launchPersistentContext(profile, {
			...(chromiumPath !== undefined && { executablePath: chromiumPath }),
			args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
			reducedMotion: 'reduce',
		});
		try {
			const large = await reader.newPage();
			assert.deepEqual(await findLosses(large, addresses, [390]), []);
			const size = await large.evaluate(() => getComputedStyle(document.documentElement).fontSize);
			assert.equal(size, '32px');
		} finally {
			await reader.close();
		}
	});

	it('further apart is whole at 320 and 1280 px, on every page', async () => {
		assert.deepEqual(await findLosses(page, addresses, [320, 1280], spaceText), []);
	});

	it('further apart does not push the first words under the header or into the sea', async () => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(addresses.find((address) => new URL(address).pathname === '/') ?? '');
		await spaceText(page);
		const heights = await page.evaluate(() =>
			['.hero', '.hero .caption', '.hero h1', '.hero .lead', '.hero-link']
				.map((name) => document.querySelector(name)?.getBoundingClientRect())
				.flatMap((box) => (box ? [box.top, box.bottom] : [])),
		);
		const [hero = 0, , captionTop = 0, captionEnd = 0, nameTop = 0, nameEnd = 0, ...others] =
			heights;
		const [leadTop = 0, leadEnd = 0, linkTop = 0] = others;
		const down = [hero, captionTop, captionEnd, nameTop, nameEnd, leadTop, leadEnd, linkTop];
		assert.deepEqual(
			down,
			down.toSorted((a, b) => a - b),
		);
	});

	it('in words of thirty letters is whole at 320, 360, 820 and 1280 px, on a page of each kind', async () => {
		// Whatever stands to read is set in its own way.
		const kinds = addresses.filter((address) => {
			const { pathname } = new URL(address);
			return pageKinds.includes(pathname) || !/^\/(character|faction)\//.test(pathname);
		});
		assert.deepEqual(await findLosses(page, kinds, [320, 360, 820, 1280], plantLongWords), []);
	});

	it('at the usual size keeps each large number whole', async () => {
		const [first = ''] = addresses.filter((address) => new URL(address).pathname === '/');
		assert.deepEqual(await findLosses(page, [first], [320, 390, 768, 1024, 1280, 1440]), []);
	});
});
