import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';

describe('fonts in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/** Opens a page and sums what moved in it up to a while after. */
	async function measureShift(page: Page, route: string): Promise<number> {
		await page.goto(origin + route, { waitUntil: 'load' });
		await page.waitForTimeout(400);
		return page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					new PerformanceObserver((list) => {
						resolve(
							list
								.getEntries()
								.reduce(
									(sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
									0,
								),
						);
					}).observe({ type: 'layout-shift', buffered: true });
					// An observer without entries never calls.
					setTimeout(() => resolve(0), 100);
				}),
		);
	}

	for (const width of [360, 1280]) {
		it(`move nothing when they come late, at ${width} px`, async () => {
			const page = await browser.newPage({ viewport: { width, height: 800 } });
			let late = 0;
			// What is held back is asked for anew by every page: no cache is used then.
			await page.route(/\.woff2$/, async (request) => {
				late += 1;
				await new Promise((resolve) => setTimeout(resolve, 300));
				await request.continue().catch(() => undefined);
			});
			for (const route of pageKinds) {
				late = 0;
				assert.equal(await measureShift(page, route), 0, route);
				assert.ok(late >= 2, `${route}: ${late} fonts came late`);
			}
			await page.close();
		});
	}

	it('are asked for at once where more than a few words of the first screen are set in them', async () => {
		const page = await browser.newPage();
		for (const [width, height] of [
			[360, 740],
			[1440, 900],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const route of pageKinds) {
				await page.goto(origin + route);
				const late = await page.evaluate(() => {
					const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
					const range = document.createRange();
					const found: string[] = [];
					for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
						const element = text.parentElement;
						if (!element?.checkVisibility() || element.closest('svg')) continue;
						range.selectNode(text);
						const { top, bottom, width } = range.getBoundingClientRect();
						if (width === 0 || bottom < 0 || top > innerHeight) continue;
						const { fontFamily, fontStyle } = getComputedStyle(element);
						// The upright letters of the reading text come with the page, the slanted later.
						const isLate = fontStyle !== 'normal';
						if (/^"?Source Serif/.test(fontFamily) && isLate) found.push(text.textContent ?? '');
					}
					return found.join(' ').trim();
				});
				assert.ok(late.length < 60, `${route} at ${width} px: ${late}`);
			}
		}
		await page.close();
	});

	it('have letters of their own for every weight that a page is set in', async () => {
		const page = await browser.newPage();
		for (const route of pageKinds) {
			await page.goto(origin + route);
			const thickened = await page.evaluate(() =>
				[...document.querySelectorAll('body :not(script, style)')].flatMap((element) => {
					const { fontFamily, fontWeight } = getComputedStyle(element);
					const isThickened = /^"?Source Serif/.test(fontFamily) && Number(fontWeight) > 400;
					const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
					return isThickened ? own.map((node) => node.textContent?.trim()).filter(Boolean) : [];
				}),
			);
			assert.deepEqual(thickened, [], route);
		}
		await page.close();
	});

	it('are asked for by pages alone that have words set in them, footer and all', async () => {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		const isSlanted = (url: string) => /source-serif-italic/.test(url);
		await page.goto(`${origin}/character/linh-ngo/`, { waitUntil: 'networkidle' });
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
		await page.locator('.site-footer').scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		assert.deepEqual(asked.filter(isSlanted), []);
		await page.goto(`${origin}/faction/foundation/`, { waitUntil: 'networkidle' });
		assert.equal(asked.filter(isSlanted).length, 1);
		await page.close();
	});

	for (const [width, height] of [
		[320, 640],
		[412, 823],
		[820, 1180],
		[1440, 900],
		[2560, 1440],
	] as const) {
		it(`let End lead to the end of a page at ${width} px`, async () => {
			const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
			for (const route of ['/character/linh-ngo/', '/resources/', '/404.html']) {
				// A page whose letters come after the key may grow above the place to which it led.
				await page.goto(origin + route, { waitUntil: 'networkidle' });
				await page.evaluate(() => document.fonts.ready.then(() => {}));
				await page.keyboard.press('End');
				await page.waitForFunction(() => {
					const { bottom } = document.querySelector('.site-footer')?.getBoundingClientRect() ?? {};
					return bottom !== undefined && bottom <= innerHeight + 1;
				});
			}
			await page.close();
		});
	}

	/**
	 * Opens a page that is set in the site's fonts: at the first visit where they come before the first
	 * paint, and from then on out of the browser's cache. A machine with other work may be late again.
	 */
	async function openWithFonts(page: Page, route: string): Promise<void> {
		await page.goto(origin + route, { waitUntil: 'networkidle' });
		for (let visit = 0; visit < 10; visit++) {
			const isSet = await page.evaluate(() => {
				const probe = document.body.appendChild(document.createElement('span'));
				probe.textContent = 'LAGAN AND LAGAN';
				const widths = ['Big Shoulders Display', 'Source Serif 4', 'Barlow Condensed', 'none'].map(
					(name) => {
						probe.style.fontFamily = `"${name}", monospace`;
						return probe.getBoundingClientRect().width;
					},
				);
				probe.remove();
				return widths.slice(0, 3).every((width) => width !== widths[3]);
			});
			if (isSet) return;
			await page.reload({ waitUntil: 'networkidle' });
		}
		assert.fail(`${route} was never set in the site's fonts`);
	}

	it('are what text is set in when they are at hand', async () => {
		const page = await browser.newPage();
		await openWithFonts(page, '/faction/foundation/');
		const client = await page.context().newCDPSession(page);
		await client.send('DOM.enable');
		await client.send('CSS.enable');
		const { root } = await client.send('DOM.getDocument');
		for (const [selector, family] of [
			['h1', /Big Shoulders/],
			['.lead', /Source Serif/],
			['.caption', /Barlow/],
		] as const) {
			const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
			const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
			assert.match(fonts[0]?.familyName ?? '', family, selector);
		}
		await page.close();
	});

	it('have stand-ins that take as much room, where the machine has them', async () => {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		await openWithFonts(page, '/world-bible/');
		const widths = await page.evaluate(async () => {
			await document.fonts.ready;
			const probe = document.body.appendChild(document.createElement('span'));
			probe.style.cssText = 'position:absolute;white-space:nowrap;font-size:100px';
			return [
				['Big Shoulders Display', 'Display narrow', 'h2', 900, 'uppercase'] as const,
				['Big Shoulders Display', 'Display wide', 'h2', 900, 'uppercase'] as const,
				['Source Serif 4', 'Serif georgia', '.prose p', 400, 'none'] as const,
				['Source Serif 4', 'Serif times', '.prose p', 400, 'none'] as const,
				['Barlow Condensed', 'Label narrow', '.contents a', 600, 'none'] as const,
				['Barlow Condensed', 'Label wide', '.contents a', 600, 'none'] as const,
			].map(([family, standIn, selector, weight, capitals]) => {
				probe.textContent = [...document.querySelectorAll(selector)]
					.slice(0, 20)
					.map((element) => element.textContent)
					.join(' ');
				probe.style.textTransform = capitals;
				probe.style.fontWeight = String(weight);
				const [own, other, none] = [family, standIn, 'no such font'].map((name) => {
					probe.style.fontFamily = `"${name}", monospace`;
					return probe.getBoundingClientRect().width;
				});
				return { standIn, share: (other ?? 0) / (own ?? 1), isHere: other !== none };
			});
		});
		const here = widths.filter(({ isHere }) => isHere);
		for (const { standIn, share } of here) {
			assert.ok(Math.abs(share - 1) < 0.04, `${standIn} takes ${share.toFixed(3)} of the room`);
		}
		await page.close();
	});
});
