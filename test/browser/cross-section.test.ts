import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { labelledLevels, landmarks } from '../../src/art/cross-section/places.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/served-site.ts';

/** What a finger needs, and what an eye does, in CSS pixels. */
const least = { touch: 44, text: 13 } as const;

/** Everything on the drawing that a reader would stumble on, at the window's present width. */
function inspect(page: Page): Promise<string[]> {
	return page.evaluate(({ touch, text }) => {
		const faults: string[] = [];
		const frame = document.querySelector('.cross-section .diagram-frame');
		const links = [...document.querySelectorAll<SVGAElement>('.cross-section .diagram-labels a')];
		if (!frame || links.length === 0) return ['There are no labels.'];
		const within = frame.getBoundingClientRect();
		frame.scrollIntoView({ block: 'center', behavior: 'instant' });
		const shown = links.flatMap((link) => {
			const href = link.getAttribute('href') ?? '';
			const texts = [...link.querySelectorAll('text')].filter(
				(element) => element.getClientRects().length > 0,
			);
			const name = texts.map(({ textContent }) => textContent).join(' ');
			if (!/^#./.test(href) || !document.getElementById(href.slice(1))) {
				faults.push(`${name} leads to “${href}”, which is not on the page.`);
			}
			const hit = [...link.querySelectorAll('.diagram-hit')].find(
				(element) => element.getClientRects().length > 0,
			);
			return hit ? [{ link, name, texts, area: hit.getBoundingClientRect() }] : [];
		});
		for (const [i, { link, name, texts, area }] of shown.entries()) {
			if (Math.min(area.width, area.height) < touch) {
				faults.push(`${name} is touched on ${area.width} by ${area.height} px.`);
			}
			if (area.left < within.left || area.right > within.right || area.height + 1 > within.height) {
				faults.push(`${name} leaves the drawing.`);
			}
			const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
			for (const [dx, dy] of [
				[0, 0],
				[-1, -1],
				[1, -1],
				[-1, 1],
				[1, 1],
			] as const) {
				const reach = touch / 2 - 1;
				const found = document.elementFromPoint(x + dx * reach, y + dy * reach)?.closest('a');
				if (found !== (link as Element)) {
					faults.push(`${name} is not touched at ${dx}, ${dy} of its middle.`);
				}
			}
			for (const element of texts) {
				const size =
					Number.parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM()?.a ?? 0);
				if (size < text) faults.push(`${element.textContent} is set in ${size} px.`);
				const plate = element.parentElement?.querySelector('.diagram-plate');
				const [words, room] = [element, plate].map((each) => each?.getBoundingClientRect());
				if (!words || !room || words.left < room.left || words.right > room.right) {
					faults.push(`${element.textContent} does not stay on its plate.`);
				}
			}
			for (const other of shown.slice(i + 1)) {
				const [a, b] = [area, other.area];
				// A hair's breadth is rounding.
				const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5;
				const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
				if (across && down) faults.push(`${name} lies over ${other.name}.`);
			}
		}
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) faults.push('The page scrolls sideways.');
		return faults;
	}, least);
}

describe('the cross-section', { skip: skipBrowser }, () => {
	let browser: Browser;
	let page: Page;

	before(async () => {
		const { origin } = await serveSite();
		browser = await launchChromium();
		const context = await browser.newContext({ reducedMotion: 'reduce' });
		page = await context.newPage();
		await page.goto(`${origin}/world-bible/`);
		await page.evaluate(() => document.fonts.ready);
	});
	after(() => browser?.close());

	const names = () =>
		page
			.locator('.cross-section .diagram-labels a')
			.evaluateAll((links) =>
				links
					.filter(
						(link) => link.querySelector('.diagram-hit')?.closest('a')?.getClientRects().length,
					)
					.map(({ textContent }) => textContent),
			);

	// A phone, the last width of each size of lettering and the first of the next, a desk, a wall.
	for (const width of [320, 434, 435, 617, 618, 782, 783, 1024, 1440, 2560]) {
		it(`is legible, can be touched and leads somewhere at ${width} px`, async () => {
			// High enough for the whole drawing, which would else reach under the header.
			await page.setViewportSize({ width, height: Math.max(900, width * 0.5625) });
			assert.deepEqual(await inspect(page), []);
		});
	}

	it('names the four levels everywhere, and places where there is room', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		const wide = await names();
		assert.deepEqual(wide.slice(0, 4), [
			'Upper Decks 41 to 60',
			'Mid Decks 16 to 40',
			'Lower Decks 1 to 15',
			'Submerged Decks −1 to −40',
		]);
		assert.equal(wide.length, labelledLevels.length + landmarks.length);
		assert.equal(await page.locator('.cross-section .diagram-places').isVisible(), false);
		await page.setViewportSize({ width: 320, height: 900 });
		assert.deepEqual(await names(), wide.slice(0, 4));
	});

	it('lists below the drawing what a narrow screen cannot name on it', async () => {
		await page.setViewportSize({ width: 320, height: 900 });
		const listed = page.locator('.cross-section .diagram-places a');
		assert.equal(await listed.count(), landmarks.length);
		for (const link of await listed.all()) {
			const box = await link.boundingBox();
			assert.ok(box && box.width >= least.touch && box.height >= least.touch);
			const id = (await link.getAttribute('href'))?.slice(1) ?? '';
			assert.equal(await page.locator(`[id="${id}"]`).count(), 1, id);
		}
	});

	it('goes to a level from anywhere in its band', async () => {
		await page.setViewportSize({ width: 320, height: 900 });
		const frame = page.locator('.cross-section .diagram-frame');
		for (const [id, height] of [
			['upper-level', 0.06],
			['mid-level', 0.33],
			['lower-level', 0.5],
			['submerged-level', 0.86],
		] as const) {
			const box = await frame.boundingBox();
			assert.ok(box);
			await frame.click({ position: { x: 40, y: box.height * height } });
			await page.waitForFunction((hash) => location.hash === hash, `#${id}`);
		}
	});

	it('shows where the focus is, in ink and yellow', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.locator('.cross-section .diagram-labels a').first().focus();
		await page.keyboard.press('Tab');
		const seen = await page.evaluate(() =>
			[...document.querySelectorAll('.cross-section .diagram-halo')]
				.filter((halo) => getComputedStyle(halo).visibility === 'visible')
				.map((halo) => {
					const { fill, stroke, strokeWidth } = getComputedStyle(halo);
					return [halo.closest('a')?.getAttribute('href'), fill, stroke, strokeWidth];
				}),
		);
		assert.deepEqual(seen, [['#mid-level', 'rgb(255, 203, 31)', 'rgb(11, 27, 43)', '3px']]);
	});

	it('would see a label that leads nowhere, lies over another, is small, or leaves its plate', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		const fault = async (plant: () => void) => {
			await page.evaluate(plant);
			const faults = await inspect(page);
			await page.reload();
			return faults.join(' ');
		};
		const found = [
			await fault(() => {
				document
					.querySelector('.cross-section .diagram-labels a')
					?.setAttribute('href', '#upper-deck');
			}),
			await fault(() => {
				const lung = document.querySelector(
					'.cross-section .diagram-labels [href="#biosphere-gardens"] > g',
				);
				lung?.setAttribute('transform', 'translate(1330 380)');
			}),
			await fault(() => {
				for (const text of document.querySelectorAll('.cross-section .diagram-labels text')) {
					text.classList.add('small');
				}
				// A style element would be stopped by the page's policy.
				const sheet = new CSSStyleSheet();
				sheet.replaceSync('.cross-section .diagram-labels text.small { font-size: 18px }');
				document.adoptedStyleSheets.push(sheet);
			}),
			await fault(() => {
				const text = document.querySelector('.cross-section .diagram-place text');
				if (text) text.removeAttribute('textLength');
				if (text) text.textContent = 'Halyard Tower, where contracts are signed standing';
			}),
			await fault(() => {
				for (const hit of document.querySelectorAll('.cross-section .diagram-hit'))
					hit.setAttribute('height', '48');
			}),
		];
		assert.match(found[0] ?? '', /Upper.* leads to “#upper-deck”, which is not on the page/);
		assert.match(found[1] ?? '', /lies over/);
		assert.match(found[2] ?? '', /is set in 1\d\.?\d* px/);
		assert.match(found[3] ?? '', /does not stay on its plate/);
		assert.match(found[4] ?? '', /is touched on/);
		assert.deepEqual(await inspect(page), []);
	});
});
