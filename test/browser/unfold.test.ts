import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/served-site.ts';

/** What pages ask the browser to do when it has time, while that is held. */
type Held = Window & { held: IdleRequestCallback[]; goOn(): void };

/** A long page that is laid out section by section. */
interface LongPage {
	name: string;
	route: string;
	/** Its sections that may be shut, and how many there are. */
	section: string;
	count: number;
	/** Ids of some, and of what is inside them. */
	aims: readonly string[];
	linkTo(id: string): string;
}

const longPages: readonly LongPage[] = [
	{
		name: 'the World Bible, chapter by chapter',
		route: '/world-bible/',
		section: '.chapter',
		count: 14,
		aims: ['governance', 'mid-level', 'overview'],
		linkTo: (id) => `.contents a[href="#${id}"]`,
	},
	{
		name: 'the landing page, deck by deck',
		route: '/',
		section: '.deck',
		count: 6,
		aims: ['contact', 'gallery', 'about'],
		linkTo: (id) => `.site-nav a[href="/#${id}"]`,
	},
];

const check = ({ name, route, section, count, aims, linkTo }: LongPage) =>
	describe(name, { skip: skipBrowser }, () => {
		const [aim = ''] = aims;
		const many = count - 3;
		let browser: Browser;
		let context: BrowserContext;
		let page: Page;
		let address: string;

		before(async () => {
			const { origin } = await serveSite();
			address = origin + route;
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

		/** Lets the page have no idle time, so that sections wait until `goOn`. */
		const holdOn = () =>
			page.addInitScript(() => {
				const held: IdleRequestCallback[] = [];
				const ask = requestIdleCallback.bind(window);
				let isHeld = true;
				window.requestIdleCallback = (callback) => (isHeld ? held.push(callback) : ask(callback));
				Object.assign(window, {
					held,
					goOn() {
						isHeld = false;
						for (const callback of held.splice(0)) ask(callback);
					},
				});
			});
		const goOn = async () => {
			await page.evaluate(() => (window as unknown as Held).goOn());
			await page.locator('[data-folded]').waitFor({ state: 'detached' });
		};
		/** How many sections the browser passes over when it lays the page out. */
		const countShut = () =>
			page
				.locator(`${section} header`)
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
			await holdOn();
			await page.goto(address);
			assert.ok((await countShut()) > many);
			await goOn();
			assert.equal(await countShut(), 0);
			assert.equal(await page.locator(section).count(), count);
		});

		it('moves nothing that is seen while sections open', async () => {
			await holdOn();
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

		it('lands exactly on a link’s aim while sections wait, gliding or at once, and stays there', async () => {
			await holdOn();
			for (const reducedMotion of ['reduce', 'no-preference'] as const) {
				await page.emulateMedia({ reducedMotion });
				for (const id of aims) {
					await page.goto(address);
					assert.ok((await countShut()) > many);
					await page.locator(linkTo(id)).evaluate((link: HTMLElement) => link.click());
					// A glide takes its time: the place is asked for until it stays.
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
			await holdOn();
			await page.goto(`${address}#${aim}`);
			assert.equal(await topOf(aim), 80);
			await goOn();
			assert.equal(await topOf(aim), 80);
		});

		it('is found again where the reader left it, after a reload and by the way back', async () => {
			// Fonts that come for the second visit alone would move the text by themselves.
			await page.route(/\.woff2$/, (request) => request.abort());
			await page.goto(address);
			await page.locator('[data-folded]').waitFor({ state: 'detached' });
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
			const place = await readPlace();
			await holdOn();
			await page.reload();
			assert.equal(await countShut(), 0);
			assert.equal(await readPlace(), place);
			await page.goto(new URL('/resources/', address).href);
			await page.goBack();
			assert.equal(await readPlace(), place);
		});

		it('holds its sections’ words for the find bar while they wait', async () => {
			await holdOn();
			await page.goto(address);
			const last = page.locator(section).last();
			const words = await last.locator('p').filter({ hasText: /.{40}/ }).last().textContent();
			const found = await page.evaluate(
				(text) => (window as unknown as { find(text: string): boolean }).find(text),
				words?.slice(0, 40) ?? '',
			);
			assert.ok(found, words ?? '');
		});

		it('is printed whole, even before its sections are open', async () => {
			await holdOn();
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
longPages.forEach(check);
