import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { flagPicture } from '../../src/content/flags.ts';
import { lagan } from '../../src/world/world.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { waitForIslands } from '../support/islands.ts';
import { serveSite } from '../support/served-site.ts';

/** WCAG's relative luminance of a colour as browsers compute it, `rgb(r, g, b)`. */
function readLuminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([channel]) => {
		const value = Number(channel) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the looks', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;
	let context: BrowserContext;
	let page: Page;
	let asked: string[];

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());
	beforeEach(async () => {
		context = await browser.newContext({
			viewport: { width: 1280, height: 800 },
			colorScheme: 'dark',
			reducedMotion: 'reduce',
		});
		page = await context.newPage();
		asked = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	});
	afterEach(() => context.close());

	const groundOf = (selector: string) =>
		page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

	/** Icons; and views drawn to scale, whose colours are stated with them. */
	const hasOneLook = /\/(?:icon-|site-icon\.|deck-)/;

	it('show each drawing by night to those who read by night, and load no other', async () => {
		for (const route of ['/', '/character/linh-ngo/', '/world-bible/']) {
			await page.goto(origin + route);
			await page.evaluate(async () => {
				for (const image of document.images) image.loading = 'eager';
				await Promise.all([...document.images].map((image) => image.decode()));
			});
			const shown = await page.evaluate(() =>
				[...document.images]
					.filter((image) => image.checkVisibility())
					.map(({ currentSrc }) => new URL(currentSrc).pathname),
			);
			assert.ok(shown.length > 2);
			assert.deepEqual(
				shown.filter((file) => !hasOneLook.test(file) && !/-night\./.test(file)),
				[],
			);
		}
		// The ring of the factions holds its flags itself, and hangs them as they are by day.
		const ring = lagan.factions.map(({ flag }) => `/pictures/${flagPicture(flag)}.`);
		const others = asked.filter(
			(file) =>
				file.startsWith('/pictures/') &&
				!hasOneLook.test(file) &&
				!/-night\./.test(file) &&
				!ring.some((flag) => file.startsWith(flag)),
		);
		assert.deepEqual(others, []);
	});

	it('follow a reader whose evening comes while the page is open', async () => {
		await page.emulateMedia({ colorScheme: 'light' });
		await page.goto(`${origin}/character/linh-ngo/`);
		const portrait = page.locator('.portrait img');
		const file = () => portrait.evaluate((image) => (image as HTMLImageElement).currentSrc);
		assert.doesNotMatch(await file(), /night/);
		const day = readLuminance(await groundOf('html'));
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.waitForFunction(() =>
			document.querySelector<HTMLImageElement>('.portrait img')?.currentSrc.includes('night'),
		);
		assert.ok(day > 0.8 && readLuminance(await groundOf('html')) < 0.02);
	});

	it('are dark by night in the header too, at the top and scrolled, open and closed', async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${origin}/resources/`);
		assert.ok(readLuminance(await groundOf('.site-header')) < 0.02);
		await waitForIslands(page);
		await page.evaluate(() => scrollTo(0, 400));
		await page.waitForSelector('.site-header[data-scrolled]');
		assert.ok(readLuminance(await groundOf('.site-header')) < 0.03);
		await page.locator('.menu-toggle').click();
		assert.ok(readLuminance(await groundOf('.site-nav')) < 0.03);
		assert.ok(
			readLuminance(
				await page
					.locator('.site-nav a')
					.first()
					.evaluate((link) => getComputedStyle(link).color),
			) > 0.7,
		);
	});

	it('open the gallery on the drawing that the page shows', async () => {
		await page.goto(`${origin}/#gallery`);
		await waitForIslands(page);
		await page.locator('.gallery a').first().click();
		assert.match(
			await page.locator('dialog img').evaluate((image) => (image as HTMLImageElement).currentSrc),
			/-night\./,
		);
	});

	it('print black on white at any hour, without navigation and with addresses', async () => {
		await page.goto(`${origin}/additional-resources/`);
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		const colours = await page.evaluate(() =>
			[...document.querySelectorAll('main :is(p, h1, h2, h3, a, li, .badge, .label)')]
				.filter((element) => element.checkVisibility())
				.map((element) => getComputedStyle(element).color),
		);
		assert.deepEqual([...new Set(colours)], ['rgb(0, 0, 0)']);
		for (const hidden of ['.site-header', '.next-read', '.back-link', '.site-footer nav']) {
			assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
		}
		const behind = (selector: string) =>
			page
				.locator(`main ${selector}`)
				.first()
				.evaluate((link) => getComputedStyle(link, '::after').content);
		assert.match(await behind('a[href^="http"]'), /http/);
		const address = await page
			.locator('main a[href^="http"]')
			.first()
			.evaluate((link) => getComputedStyle(link, '::after'));
		assert.equal(address.position, 'static');
		// A mail link reads as its address: behind it stood the same once more.
		await page.goto(`${origin}/submission-guidelines/`);
		assert.equal(await behind('a[href^="mailto:"]'), 'none');
	});

	it('keep the timeline and its bar in forced colours', async () => {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, forcedColors: 'active' });
			await page.goto(`${origin}/resources/`);
			const ground = readLuminance(await groundOf('html'));
			const bar = await page
				.locator('.timeline-bar progress')
				.evaluate((progress) => getComputedStyle(progress).borderTopColor);
			assert.ok(Math.abs(readLuminance(bar) - ground) > 0.5, `${colorScheme}: ${bar}`);
			const halyard = await page
				.locator('.timeline li')
				.first()
				.evaluate((step) => getComputedStyle(step, '::before').backgroundImage);
			const rope = /rgb\([^)]*\)/.exec(halyard)?.[0] ?? '';
			assert.ok(Math.abs(readLuminance(rope) - ground) > 0.5, `${colorScheme}: ${halyard}`);
		}
	});

	it('mark the current part of the contents in forced colours, and cover no caption with a title', async () => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
		await page.goto(`${origin}/world-bible/#money`);
		const mark = page.locator('.contents [aria-current]');
		await mark.waitFor();
		assert.equal(await mark.evaluate((link) => getComputedStyle(link).outlineStyle), 'solid');
		await page.goto(origin);
		const isOnTop = await page.locator('.hero .caption').evaluate((caption) => {
			const { left, bottom } = caption.getBoundingClientRect();
			return document.elementFromPoint(left + 20, bottom - 4) === caption;
		});
		assert.ok(isOnTop);
		assert.equal(
			await page.locator('.hero .caption').evaluate((each) => getComputedStyle(each).zIndex),
			'1',
		);
	});

	it('take soft grounds away for readers who ask for more contrast', async () => {
		for (const [colorScheme, ground] of [
			['light', 'rgb(255, 255, 255)'],
			['dark', 'rgb(0, 0, 0)'],
		] as const) {
			await page.emulateMedia({ colorScheme, contrast: 'more' });
			await page.goto(`${origin}/faction/foundation/`);
			assert.equal(await groundOf('html'), ground);
			assert.equal(await groundOf('.signal-card'), ground);
		}
	});
});
