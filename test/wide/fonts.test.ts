import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { kinds, serveSite } from '../support/shared-site.ts';

/** The positions of elements in the first screen, in windows of common widths. */
async function readPlaces(page: Page) {
	const places = [];
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		const all = await page.evaluate(async () => {
			// A picture chooses its file for this width in the next frame, and may wait for it.
			for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
			const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
			await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
			return [...document.querySelectorAll('body *')].map((element) => {
				const { top, left } = element.getBoundingClientRect();
				const { localName, id, className } = element;
				return top < innerHeight ? { top, left, name: `${localName}#${id}.${className}` } : null;
			});
		});
		places.push({ width, all });
	}
	return places;
}

describe('fonts', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	it('do not shift lines if they load late', async () => {
		const page = await browser.newPage();
		let late = 0;
		let come = () => {};
		let coming: Promise<void>;
		await page.route(/\.woff2$/, async (request) => {
			late += 1;
			await coming;
			await request.continue().catch(() => undefined);
		});
		// The face of the text takes no stand-in’s place, unless a window is resized as here.
		await page.route(/source-serif|\.js$/, (request) => request.abort());
		for (const route of kinds) {
			late = 0;
			coming = new Promise((resolve) => {
				come = resolve;
			});
			await page.goto(origin + route, { waitUntil: 'domcontentloaded' });
			const before = await readPlaces(page);
			come();
			await page.evaluate(() => document.fonts.ready.then(() => {}));
			const after = await readPlaces(page);
			assert.ok(late >= 2, `${route}: ${late} fonts came late`);
			const moved = before.flatMap(({ width, all }, window) =>
				all.flatMap((place, index) => {
					const then = after[window]?.all[index];
					if (!place || !then) return [];
					const [down, aside] = [then.top - place.top, then.left - place.left];
					// A letter may be a hair aside.
					const isStill = Math.abs(down) <= 3 && Math.abs(aside) <= 16;
					return isStill
						? []
						: `${place.name} at ${width} px: ${Math.round(aside)}, ${Math.round(down)}`;
				}),
			);
			assert.deepEqual(moved, [], route);
		}
		await page.close();
	});

	it('are loaded only by pages that use them', async () => {
		const page = await browser.newPage();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		const isSlanted = (url: string) => /source-serif-italic/.test(url);
		const waitForFonts = () =>
			page.evaluate(async () => {
				// What is laid out next may ask for more.
				for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
				await document.fonts.ready;
			});
		await page.goto(`${origin}/search/`);
		await page.locator('.site-footer').scrollIntoViewIfNeeded();
		await waitForFonts();
		assert.deepEqual(asked.filter(isSlanted), []);
		await page.goto(`${origin}/faction/foundation/`);
		await waitForFonts();
		assert.equal(asked.filter(isSlanted).length, 1);
		await page.close();
	});

	it('are used for titles and labels on a first visit, even if they load late', async () => {
		const page = await browser.newPage();
		await page.route(/\.woff2$/, async (request) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await request.continue();
		});
		await page.goto(`${origin}/faction/foundation/`);
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		const client = await page.context().newCDPSession(page);
		await client.send('DOM.enable');
		await client.send('CSS.enable');
		const { root } = await client.send('DOM.getDocument');
		for (const [selector, face] of [
			['h1', /Big Shoulders/],
			['.caption', /Barlow/],
		] as const) {
			const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
			const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
			assert.match(fonts[0]?.familyName ?? '', face, selector);
		}
		await page.close();
	});

	it('are the same for emphasis as for the sentence around it', async () => {
		const page = await browser.newPage();
		await page.goto(`${origin}/submission-guidelines/`);
		const faces = await page
			.locator('main :is(p, li, dd) :is(strong, cite, em)')
			.evaluateAll((all) =>
				all.map((each) => {
					const [own, around] = [each, each.parentElement ?? each].map(
						(element) => getComputedStyle(element).fontFamily,
					);
					// A bold of its own comes before the rest of the same.
					return own?.endsWith(around ?? '') ? '' : `${each.textContent}: ${own}`;
				}),
			);
		assert.ok(faces.length > 0);
		assert.deepEqual(faces.filter(Boolean), []);
		await page.close();
	});

	it('have fallbacks that are defined', async () => {
		const page = await browser.newPage();
		await page.goto(origin);
		const unknown = await page.evaluate(() => {
			const style = getComputedStyle(document.documentElement);
			const known = [...document.fonts].map(({ family }) => family);
			return ['--display', '--serif', '--label', '--caps'].flatMap((name) =>
				[...style.getPropertyValue(name).matchAll(/"(.*?)"/g)].flatMap(([, family = '']) =>
					known.includes(family) ? [] : `${name}: ${family}`,
				),
			);
		});
		assert.deepEqual(unknown, []);
		await page.close();
	});
});
