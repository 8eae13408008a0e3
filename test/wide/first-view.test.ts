import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { kinds, serveSite } from '../support/shared-site.ts';

/** Each kind of page on a phone, and the other pictures of the landing page. */
const views = [
	...kinds.map((path) => [path, 412, 823] as const),
	...([
		['/', 820, 1180],
		['/', 1440, 900],
	] as const),
];

describe('the first view of a page', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/** The boxes of the page's headings, paragraphs and pictures. */
	const listBoxes = (page: Page) =>
		page.evaluate(() =>
			[...document.querySelectorAll('body :is(header, h1, h2, p, figure, img, nav, footer)')].map(
				(element) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [element.localName, x, y, width, height].join(' ');
				},
			),
		);

	it('is laid out and painted from the HTML alone', async () => {
		const context = await browser.newContext();
		const page = await context.newPage();
		const alone = await context.newPage();
		// Other tests cover what fonts and scripts change.
		await page.route(/\.(woff2|js)$/, (route) => route.abort());
		const held: string[] = [];
		// All other requests never get a response.
		await alone.route(/./, (route) =>
			route.request().isNavigationRequest() ? route.continue() : held.push(route.request().url()),
		);
		for (const [path, width, height] of views) {
			for (const each of [alone, page]) await each.setViewportSize({ width, height });
			await alone.goto(origin + path, { waitUntil: 'commit' });
			// The page is complete once its last element is visible.
			await alone.locator('.copyright').waitFor({ state: 'visible' });
			await alone.waitForFunction(
				() => performance.getEntriesByName('first-contentful-paint').length > 0,
			);
			await page.goto(origin + path);
			assert.deepEqual(await listBoxes(alone), await listBoxes(page), `${path} at ${width} px`);
		}
		assert.ok(held.some((url) => url.endsWith('.woff2')));
		await context.close();
	});
});
