import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { flattenSections } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/served-site.ts';

const districts =
	flattenSections(lagan.sections).find(({ id }) => id === 'city-districts')?.sections ?? [];

/** What the plan's links lead to, and what a screen reader calls them, in reading order. */
const expected = [
	...districts.map(({ id, title }) => [`#${id}`, title]),
	...lagan.stations.map(({ slug, name }, i) => [`#${slug}`, `${i + 1} ${name}, station`]),
];

interface Rect {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** What is shown of the plan, in CSS pixels. */
const measure = (page: Page) =>
	page.evaluate(() => {
		const layers = [...document.querySelectorAll('.city-plan .diagram-labels')].filter(
			(layer) => layer.getBoundingClientRect().width > 0,
		);
		return {
			layers: layers.length,
			frame: document
				.querySelector('.city-plan .diagram-frame')
				?.getBoundingClientRect()
				.toJSON() as Rect,
			window: document.documentElement.clientWidth,
			links: [...(layers[0]?.querySelectorAll('a') ?? [])].map((link) => ({
				href: link.getAttribute('href') ?? '',
				arrives: document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`) !== null,
				touch: link.querySelector('.label-touch')?.getBoundingClientRect().toJSON() as Rect,
				parts: [...link.querySelectorAll('.label-plate, .label-disc, text')].map(
					(part) => part.getBoundingClientRect().toJSON() as Rect,
				),
			})),
			texts: [...(layers[0]?.querySelectorAll('text') ?? [])].map((text) => ({
				words: text.textContent ?? '',
				size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0),
				rect: text.getBoundingClientRect().toJSON() as Rect,
			})),
		};
	});

/** Browsers round: a tenth of a pixel is nothing. */
const slack = 0.1;

const isWithin = (inner: Rect, outer: Rect) =>
	inner.left >= outer.left - slack &&
	inner.right <= outer.right + slack &&
	inner.top >= outer.top - slack &&
	inner.bottom <= outer.bottom + slack;

const overlap = (a: Rect, b: Rect) =>
	Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
	Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

/** Looks at the labels as a reader with eyes and fingers would, and says what is wrong. */
async function findFaults(page: Page): Promise<string[]> {
	const { layers, frame, window, links, texts } = await measure(page);
	const faults: string[] = [];
	if (layers !== 1) faults.push(`${layers} layers are shown`);
	if (links.length !== expected.length) faults.push(`${links.length} links are shown`);
	if (frame.left < 0 || frame.right > window) faults.push('the figure leaves the window');
	for (const [i, { href, arrives, touch, parts }] of links.entries()) {
		const [width, height] = [touch.right - touch.left, touch.bottom - touch.top];
		if (!arrives) faults.push(`${href} leads nowhere`);
		if (Math.min(width, height) < 44 - slack) faults.push(`${href}: ${width} × ${height} px`);
		if (!isWithin(touch, frame)) faults.push(`${href} leaves the figure`);
		if (!parts.every((part) => isWithin(part, touch))) faults.push(`${href} is not pressed whole`);
		for (const other of links.slice(i + 1)) {
			if (overlap(touch, other.touch)) faults.push(`${href} overlaps ${other.href}`);
		}
	}
	for (const { words, size, rect } of texts) {
		if (size < 13 - slack) faults.push(`“${words}” is ${size} px`);
		if (!isWithin(rect, frame)) faults.push(`“${words}” leaves the figure`);
	}
	return faults;
}

describe('the plan of the city', { skip: skipBrowser }, () => {
	let browser: Browser;
	let page: Page;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
		page = await browser.newPage();
	});
	after(() => browser?.close());

	async function open(width: number, route = '/world-bible/'): Promise<void> {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(origin + route);
		await page.evaluate(() => document.fonts.ready);
	}
	const links = () => page.locator('.city-plan .diagram-labels a').filter({ visible: true });

	for (const width of [320, 360, 414, 600, 768, 992, 1440, 2400]) {
		it(`can be read and pressed at ${width} px`, async () => {
			await open(width);
			assert.deepEqual(await findFaults(page), []);
		});
	}
	it('leads from each of its seventeen names to the place in the text', async () => {
		for (const [width, route] of [
			[320, '/world-bible/'],
			[1440, '/world-details/'],
		] as const) {
			await open(width, route);
			const found = await links().evaluateAll((all) =>
				all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
			);
			assert.deepEqual(found, expected);
			for (const [, name = ''] of expected) {
				const found = page.locator('.city-plan').getByRole('link', { name, exact: true });
				assert.equal(await found.count(), 1, name);
			}
			assert.deepEqual(await findFaults(page), []);
		}
	});
	it('goes there on a press in the corner of what can be pressed', async () => {
		await open(320);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const khulna = page.locator('.labels-narrow [href="#khulna"] .label-touch');
		await khulna.scrollIntoViewIfNeeded();
		const box = await khulna.boundingBox();
		assert.ok(box);
		await page.mouse.click(box.x + 2, box.y + box.height - 2);
		await page.waitForURL(/#khulna$/);
		assert.ok(await page.locator('li#khulna').isVisible());
	});
	it('shows by keyboard which name has the focus, round all of it', async () => {
		for (const width of [320, 1440]) {
			await open(width);
			await page.locator('main').focus();
			const first = links().first();
			await first.focus();
			await page.keyboard.press('Shift+Tab');
			for (const [href] of expected) {
				await page.keyboard.press('Tab');
				const shown = await page.evaluate(() => ({
					href: document.activeElement?.getAttribute('href'),
					halos: [...document.querySelectorAll('.city-plan .label-halo')]
						.filter((halo) => getComputedStyle(halo).visibility === 'visible')
						.map((halo) => halo.getBoundingClientRect().toJSON() as Rect),
					parts: [
						...(document.activeElement?.querySelectorAll('.label-plate, .label-disc') ?? []),
					].map((part) => part.getBoundingClientRect().toJSON() as Rect),
				}));
				assert.equal(shown.href, href);
				const [halo] = shown.halos;
				assert.ok(halo && shown.halos.length === 1, href);
				for (const { left, right, top, bottom } of shown.parts) {
					const grown = { left: left - 3, right: right + 3, top: top - 3, bottom: bottom + 3 };
					assert.ok(isWithin(grown, halo), href);
				}
			}
		}
	});
	it('says its names where its drawing does not come', async () => {
		await page.route(/\/city-plan\.\w+\.svg$/, (route) => route.abort());
		await open(320);
		assert.deepEqual(await findFaults(page), []);
		await page.unroute(/\/city-plan\.\w+\.svg$/);
	});
	it('would see a name that covers another, is too small, is lost, or leads nowhere', async () => {
		await open(320);
		await page.evaluate(() => {
			for (const [target, attribute, value] of [
				['[href="#hull"] .label-body', 'transform', 'translate(0 -20)'],
				['[href="#norfolk"] .label-touch', 'height', '30'],
				['[href="#innovation"] .label-body', 'transform', 'translate(60)'],
			] as const) {
				document.querySelector(`.labels-narrow ${target}`)?.setAttribute(attribute, value);
			}
			// The policy stops style attributes, and not a script that the tests run.
			const lagos = document.querySelector<SVGElement>(
				'.labels-narrow [href="#lagos"] .label-name',
			);
			lagos?.style.setProperty('font-size', '11px');
			document.querySelector('[id="recife"]')?.removeAttribute('id');
		});
		const faults = (await findFaults(page)).join('\n');
		for (const fault of [
			/#haiphong overlaps #hull/,
			/“Lagos” is 11/,
			/#norfolk: [\d.]+ × 30/,
			/#innovation leaves the figure/,
			/#recife leads nowhere/,
		]) {
			assert.match(faults, fault);
		}
	});
});
