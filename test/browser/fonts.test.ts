import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { describeInEngines } from '../support/engines.ts';
import { serveInFrontOf } from '../support/front-server.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

/** Common windows: phones, tablets, laptops. */
const widths = [320, 360, 390, 820, 1024, 1280, 1440];

/** What stands where in the first screen, in a window of each width. */
async function readPlaces(page: Page) {
	const places = [];
	for (const width of widths) {
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

describe('fonts in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	it('move no line when they come late', async () => {
		const page = await browser.newPage();
		let late = 0;
		let come = () => {};
		let coming: Promise<void>;
		// What is held back is asked for anew by every page: no cache is used then.
		await page.route(/\.woff2$/, async (request) => {
			late += 1;
			await coming;
			await request.continue().catch(() => undefined);
		});
		// The face of the text takes no stand-in's place, unless a window is resized as here.
		await page.route(/source-serif|\.js$/, (request) => request.abort());
		for (const route of pageKinds) {
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
					// A letter may stand a hair aside.
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
					// The face of slanted letters comes with pages that say so.
					if (document.querySelector('link[as="font"][href*="-italic"]')) return '';
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

	it('are asked for by links that keep no first paint waiting, as those of a head would', async () => {
		const page = await browser.newPage();
		for (const route of pageKinds) {
			await page.goto(origin + route);
			assert.equal(await page.locator('head link[as="font"]').count(), 0, route);
			assert.ok((await page.locator('body > link[as="font"]').count()) >= 3, route);
		}
		await page.close();
	});

	it('have letters of their own for every weight that a page is set in', async () => {
		const page = await browser.newPage();
		for (const route of pageKinds) {
			await page.goto(origin + route);
			const thickened = await page.evaluate(() =>
				// What stands out in a sentence has a bold of its own.
				[...document.querySelectorAll('body :not(script, style, strong, strong *)')].flatMap(
					(element) => {
						const { fontFamily, fontWeight } = getComputedStyle(element);
						const isThickened = /^"?Source Serif/.test(fontFamily) && Number(fontWeight) > 400;
						const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
						return isThickened ? own.map((node) => node.textContent?.trim()).filter(Boolean) : [];
					},
				),
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
		await page.goto(`${origin}/search/`, { waitUntil: 'networkidle' });
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
		await page.locator('.site-footer').scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		assert.deepEqual(asked.filter(isSlanted), []);
		await page.goto(`${origin}/faction/foundation/`, { waitUntil: 'networkidle' });
		assert.equal(asked.filter(isSlanted).length, 1);
		await page.close();
	});

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

	/** The face that the letters of some element are drawn with. */
	async function readFace(page: Page, selector: string): Promise<string> {
		const client = await page.context().newCDPSession(page);
		await client.send('DOM.enable');
		await client.send('CSS.enable');
		const { root } = await client.send('DOM.getDocument');
		const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
		const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
		return fonts[0]?.familyName ?? '';
	}

	it('are what text is set in when they are at hand', async () => {
		const page = await browser.newPage();
		await openWithFonts(page, '/faction/foundation/');
		assert.match(await readFace(page, 'h1'), /Big Shoulders/);
		assert.match(await readFace(page, '.lead'), /Source Serif/);
		assert.match(await readFace(page, '.caption'), /Barlow/);
		await page.close();
	});

	it('are seen in titles and labels on a first visit, also when they come after the first paint', async () => {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.route(/\.woff2$/, async (request) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await request.continue();
		});
		await page.goto(`${origin}/faction/foundation/`);
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		assert.match(await readFace(page, 'h1'), /Big Shoulders/);
		assert.match(await readFace(page, '.caption'), /Barlow/);
		await context.close();
	});

	it('set what stands out in a sentence in the face of the sentence', async () => {
		const page = await browser.newPage();
		await page.goto(`${origin}/submission-guidelines/`);
		const faces = await page
			.locator('main :is(p, li, dd) :is(strong, cite, em)')
			.evaluateAll((all) =>
				all.map((each) => {
					const [own, around] = [each, each.parentElement ?? each].map(
						(element) => getComputedStyle(element).fontFamily,
					);
					// A bold of its own stands before the rest of the same.
					return own?.endsWith(around ?? '') ? '' : `${each.textContent}: ${own}`;
				}),
			);
		assert.ok(faces.length > 5);
		assert.deepEqual(faces.filter(Boolean), []);
		await page.close();
	});

	it('have stand-ins that browsers know', async () => {
		const page = await browser.newPage();
		await page.goto(origin);
		const { stacks, known } = await page.evaluate(() => {
			const style = getComputedStyle(document.documentElement);
			return {
				stacks: ['--display', '--serif', '--label', '--caps', '--lettering'].map((name) =>
					style.getPropertyValue(name),
				),
				known: [...document.fonts].map(({ family }) => family),
			};
		});
		const named = stacks.flatMap((stack) =>
			[...stack.matchAll(/"(.*?)"/g)].map(([, name]) => name),
		);
		assert.ok(named.length > 12);
		assert.deepEqual(
			named.filter((name) => !known.includes(name ?? '')),
			[],
		);
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
				['Source Serif 4', 'Text times', '.prose p', 400, 'none'] as const,
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

describeInEngines('the face of the text, where it does not come', (engine) => {
	let tab: Tab;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());

	it('leaves its words to a stand-in, not to its bold, which has come', async () => {
		const front = await serveInFrontOf(origin, { fail: /source-serif\.[^/]*\.woff2$/ });
		await tab.open(`${front.origin}/submission-guidelines/`);
		const widths = await tab.run(async () => {
			// All that can be had is there, the bold too.
			await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
			const { fontFamily } = getComputedStyle(document.body);
			const stacks = [fontFamily, fontFamily.replace('"Source Serif 4", ', '')];
			return stacks.map((stack) => {
				const probe = document.body.appendChild(document.createElement('span'));
				probe.style.cssText = `position: absolute; font: 100px ${stack}; white-space: nowrap`;
				probe.textContent = 'The city keeps what the sea leaves.';
				return probe.getBoundingClientRect().width;
			});
		});
		assert.equal(widths[0], widths[1]);
	});
});
