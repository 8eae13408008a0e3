import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/served-site.ts';

/** What pages ask the browser to do with the next frames, while they are held. */
type Held = Window & { held: FrameRequestCallback[]; goOn(): void };

describe('the World Bible, chapter by chapter', { skip: skipBrowser }, () => {
	let browser: Browser;
	let context: BrowserContext;
	let page: Page;
	let address: string;

	before(async () => {
		const { origin } = await serveSite();
		address = `${origin}/world-bible/`;
		browser = await launchChromium();
	});
	after(() => browser?.close());
	beforeEach(async () => {
		context = await browser.newContext({
			viewport: { width: 412, height: 823 },
			reducedMotion: 'reduce',
		});
		page = await context.newPage();
	});
	afterEach(() => context.close());

	/** Stops the page between its frames, so that chapters wait until `goOn`. */
	const holdFrames = () =>
		page.addInitScript(() => {
			const held: FrameRequestCallback[] = [];
			const ask = requestAnimationFrame.bind(window);
			window.requestAnimationFrame = (callback) => held.push(callback);
			Object.assign(window, {
				held,
				goOn() {
					window.requestAnimationFrame = ask;
					for (const callback of held.splice(0)) ask(callback);
				},
			});
		});
	const goOn = async () => {
		await page.evaluate(() => (window as unknown as Held).goOn());
		await page.locator('[data-folded]').waitFor({ state: 'detached' });
	};
	/** How many chapters the browser passes over when it lays the page out. */
	const countShut = () =>
		page
			.locator('.chapter > header')
			.evaluateAll(
				(headers) =>
					headers.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
			);
	/** How far below the window's top something stands. */
	const topOf = (id: string) =>
		page
			.locator(`[id="${id}"]`)
			.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	/** What stands under the middle of the window, and where. */
	const readPlace = () =>
		page.evaluate(() => {
			const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
			const block = found?.closest('p, li, h2, h3, h4, figure, section');
			return `${block?.textContent?.slice(0, 60)} at ${Math.round(block?.getBoundingClientRect().top ?? 0)}`;
		});

	it('lays out what is seen first, and soon the rest', async () => {
		await holdFrames();
		await page.goto(address);
		assert.ok((await countShut()) > 10);
		await goOn();
		assert.equal(await countShut(), 0);
		assert.equal(await page.locator('.chapter').count(), 14);
	});

	it('moves nothing that is seen while chapters open', async () => {
		await holdFrames();
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			const listSeen = () =>
				page.evaluate(() =>
					[...document.querySelectorAll('header, nav, h1, h2, p, a')]
						.map((element) => element.getBoundingClientRect())
						.filter(({ top, bottom }) => top < innerHeight && bottom > 0)
						.map(({ x, y, width, height }) => [x, y, width, height].join(' ')),
				);
			const waiting = await listSeen();
			await goOn();
			assert.deepEqual(await listSeen(), waiting, `at ${width} px`);
		}
	});

	it('lands exactly on a link’s aim while chapters wait, gliding or at once, and stays there', async () => {
		await holdFrames();
		for (const reducedMotion of ['reduce', 'no-preference'] as const) {
			await page.emulateMedia({ reducedMotion });
			for (const id of ['governance', 'mid-level', 'overview']) {
				await page.goto(address);
				assert.ok((await countShut()) > 10);
				await page
					.locator(`.contents a[href="#${id}"]`)
					.evaluate((link: HTMLElement) => link.click());
				// A glide takes its time, and frames are held: the place is asked for until it stays.
				let [last, now] = [Number.NaN, await topOf(id)];
				while (last !== now) {
					await page.waitForTimeout(150);
					[last, now] = [now, await topOf(id)];
				}
				assert.equal(now, 80, `${id}, ${reducedMotion}`);
				await goOn();
				assert.equal(await topOf(id), 80, `${id}, ${reducedMotion}`);
			}
		}
	});

	it('lands exactly on an address’s aim', async () => {
		await holdFrames();
		await page.goto(`${address}#governance`);
		assert.equal(await topOf('governance'), 80);
		await goOn();
		assert.equal(await topOf('governance'), 80);
	});

	it('is found again where the reader left it, after a reload and by the way back', async () => {
		// Fonts that come for the second visit alone would move the text by themselves.
		await page.route(/\.woff2$/, (request) => request.abort());
		await page.goto(address);
		await page.locator('[data-folded]').waitFor({ state: 'detached' });
		await page.evaluate(() => scrollTo(0, 41_000));
		const place = await readPlace();
		await holdFrames();
		await page.reload();
		assert.equal(await countShut(), 0);
		assert.equal(await readPlace(), place);
		await page.goto(new URL('/resources/', address).href);
		await page.goBack();
		assert.equal(await readPlace(), place);
	});

	it('holds its chapters’ words for the find bar while they wait', async () => {
		await holdFrames();
		await page.goto(address);
		const last = page.locator('.chapter').last();
		const words = await last.locator('.prose p').last().textContent();
		const found = await page.evaluate(
			(text) => (window as unknown as { find(text: string): boolean }).find(text),
			words?.slice(0, 40) ?? '',
		);
		assert.ok(found, words ?? '');
	});

	it('is printed whole, even before its chapters are open', async () => {
		await holdFrames();
		await page.goto(address);
		await page.emulateMedia({ media: 'print' });
		assert.equal(await countShut(), 0);
	});

	it('is whole without scripts', async () => {
		const plain = await browser.newPage({ javaScriptEnabled: false });
		await plain.goto(address);
		assert.equal(await plain.locator('[data-folded]').count(), 0);
		await plain.close();
	});
});
