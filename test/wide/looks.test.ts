import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { flagPicture } from '../../src/model/flags.ts';
import { lagan } from '../../src/world/world.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/shared-site.ts';

/** WCAG's relative luminance of a colour as browsers compute it, `rgb(r, g, b)`. */
function readLuminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([channel]) => {
		const value = Number(channel) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Settings of readers that only Chromium can emulate: forced colours, more contrast, and a change to
// dark mode while a page is open.
describe('pages', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;
	let context: BrowserContext;
	let page: Page;
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
	});
	afterEach(() => context.close());

	const readStyle = (selector: string, property: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
	const groundOf = (selector: string) => readStyle(selector, 'background-color');

	it('load only the night version of each drawing in dark mode', async () => {
		/** Icons, printed covers, views to scale, whose colours are stated, and the ring’s own flags. */
		const ring = lagan.factions.map(({ flag }) => flagPicture(flag)).join('|');
		const hasOneLook = new RegExp(`/(?:icon-|site-icon\\.|cover-|deck-|(?:${ring})\\.)`);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		for (const route of ['/', '/character/linh-ngo/', '/world-bible/']) {
			await page.goto(origin + route);
			await page.evaluate(async () => {
				for (const image of document.images) image.loading = 'eager';
				await Promise.all([...document.images].map((image) => image.decode()));
			});
		}
		const pictures = asked.filter(
			(file) => file.startsWith('/pictures/') && !hasOneLook.test(file),
		);
		assert.ok(pictures.length > 20);
		assert.deepEqual(
			pictures.filter((file) => !/-night\./.test(file)),
			[],
		);
	});

	it('change their colours and drawings when the reader switches to dark mode', async () => {
		await page.emulateMedia({ colorScheme: 'light' });
		await page.goto(`${origin}/character/linh-ngo/`);
		const portrait = '.portrait img';
		const file = () =>
			page.locator(portrait).evaluate((image) => (image as HTMLImageElement).currentSrc);
		assert.doesNotMatch(await file(), /night/);
		assert.ok(readLuminance(await groundOf('html')) > 0.8);
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.waitForFunction(() =>
			document.querySelector<HTMLImageElement>('.portrait img')?.currentSrc.includes('night'),
		);
		assert.ok(readLuminance(await groundOf('html')) < 0.02);
	});

	it('have a dark header and menu in dark mode', async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`${origin}/resources/`);
		await page.evaluate(() => scrollTo(0, 400));
		await page.waitForSelector('.site-header[data-scrolled]');
		await page.locator('.menu-toggle').click();
		for (const part of ['.site-header', '.site-nav']) {
			assert.ok(readLuminance(await groundOf(part)) < 0.03, part);
		}
		assert.ok(readLuminance(await readStyle('.site-nav a', 'color')) > 0.7);
	});

	it('print black text without navigation and with the addresses of links', async () => {
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
		// A mail link reads as its address.
		await page.goto(`${origin}/submission-guidelines/`);
		assert.equal(await behind('a[href^="mailto:"]'), 'none');
	});

	it('show the timeline’s progress and the current section in forced colours', async () => {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, forcedColors: 'active' });
			await page.goto(`${origin}/resources/`);
			const ground = readLuminance(await groundOf('html'));
			const bar = readLuminance(await readStyle('progress', 'border-top-color'));
			assert.ok(Math.abs(bar - ground) > 0.5, colorScheme);
		}
		await page.goto(`${origin}/world-bible/#money`);
		await page.locator('.contents [aria-current]').waitFor();
		assert.equal(await readStyle('.contents [aria-current]', 'outline-style'), 'solid');
	});

	it('have plain backgrounds for readers who prefer more contrast', async () => {
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

	it('prefetch a page when the reader hovers over its link, but not a download', async () => {
		const fetched: string[] = [];
		const client = await context.newCDPSession(page);
		client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
			if (status === 'Ready') fetched.push(prefetchUrl);
		});
		await client.send('Preload.enable');
		await page.goto(`${origin}/creative-resources/`);
		await page.locator('main a[href*=".pdf"]').first().hover();
		// A reader who seems about to follow it stays a while.
		await page.waitForTimeout(400);
		await page.locator('main a[href="/resources/"]').first().hover();
		for (let i = 0; i < 100 && fetched.length === 0; i++) await page.waitForTimeout(50);
		assert.deepEqual(fetched, [`${origin}/resources/`]);
	});
});
