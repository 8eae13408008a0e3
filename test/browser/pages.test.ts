import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { waitForIslands } from '../support/islands.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';

/** Waits in a page for the pictures that it shows at once, which a new width or look may change. */
const settle = () =>
	Promise.all(
		[...document.images]
			.filter(({ loading }) => loading !== 'lazy')
			.map((image) => image.decode().catch(() => undefined)),
	).then(() => undefined);

describe('every page in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;
	let routes: string[];

	before(async () => {
		({ origin, routes } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/**
	 * The names of facts, badges and statuses are a word or two in colours of their own, and reach the
	 * contrast of level AA; all else reaches that of level AAA.
	 */
	const aaaButFor = 'dt.label, .badge, .status, .required';

	/**
	 * What axe objects to on the page that is open.
	 * @param look by night only what follows from colours is asked again: all else is the same
	 */
	async function listViolations(page: Page, look: 'light' | 'dark'): Promise<string[]> {
		if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
		return page.evaluate(
			async ([look, exempt]) => {
				const runner = (globalThis as unknown as { axe: typeof axe }).axe;
				// The rule of level AAA looks away below AA: one that asks for AAA of all finds both at once.
				const contrastRatio = { normal: { expected: 7 }, large: { expected: 4.5 } };
				const options = {
					checks: { 'color-contrast': { options: { contrastRatio } } },
					// What is in order is not described: that takes a fifth of the time.
					resultTypes: ['violations' as const],
					...(look === 'dark'
						? { runOnly: ['color-contrast', 'link-in-text-block'] }
						: { rules: { 'target-size': { enabled: true } } }),
				};
				const { violations } = await runner.run(document, options);
				return violations.flatMap(({ id, nodes }) =>
					nodes
						.filter(({ target, any }) => {
							if (id !== 'color-contrast') return true;
							if (!document.querySelector(String(target[0]))?.matches(exempt)) return true;
							const { contrastRatio: found, expectedContrastRatio: asked } = any[0]?.data ?? {};
							return !(found >= (asked === '7:1' ? 4.5 : 3));
						})
						.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
				);
			},
			[look, aaaButFor] as const,
		);
	}

	it('has nothing that axe objects to, by day or by night, on a phone, a tablet and a desk, nothing that scrolls sideways at any width, and no errors', async () => {
		const widths = [320, 768, 1440];
		// What has not arrived yet has no contrast to measure.
		const context = await browser.newContext({ reducedMotion: 'reduce' });
		const found: string[] = [];
		const page = await context.newPage();
		page.on('pageerror', (error) => found.push(`error: ${error.message}`));
		page.on('request', (request) => {
			if (!request.url().startsWith(origin)) found.push(`asked ${request.url()}`);
		});
		page.on('response', (response) => {
			if (response.status() >= 400) found.push(`${response.status()} for ${response.url()}`);
		});
		for (const [i, route] of routes.entries()) {
			// A page is loaded in one window and drawn to the others; each of them has its turn to be first.
			// Of pages of one kind, one is seen in all.
			const turn = i % widths.length;
			const first = widths[turn] ?? 320;
			await page.setViewportSize({ width: first, height: 800 });
			await page.goto(origin + route);
			await waitForIslands(page);
			const others = widths.filter((width) => width !== first);
			for (const width of [first, ...(pageKinds.includes(route) ? others : [])]) {
				await page.setViewportSize({ width, height: 800 });
				for (const look of ['light', 'dark'] as const) {
					await page.emulateMedia({ colorScheme: look });
					await page.evaluate(settle);
					const violations = await listViolations(page, look);
					found.push(...violations.map((each) => `${route} ${look} at ${width} px: ${each}`));
				}
			}
			// VoiceOver takes a list without bullets for none, but in a <nav>, unless its role says so.
			const bare = await page
				.locator('main :is(ul, ol):not([role=list], nav *)')
				.evaluateAll((lists) =>
					lists
						.filter((list) => getComputedStyle(list).listStyleType === 'none')
						.map((list) => list.outerHTML.slice(0, 100)),
				);
			found.push(...bare.map((list) => `${route}: no role for ${list}`));
			// Whoever has a page’s links listed hears their names alone: each leads to one place.
			const alike = await page.evaluate(() => {
				const places = new Map<string, Set<string>>();
				// Names in a drawing are heard with it, and years with their events.
				const links = 'main a[href]:not(svg a, [data-kind="event"] a)';
				for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
					if (!link.checkVisibility()) continue;
					const name = link.ariaLabel ?? link.textContent.trim();
					// World Details is a copy, which leads to its own sections and to those of the World Bible.
					places.set(name, (places.get(name) ?? new Set()).add(link.hash || link.href));
				}
				return [...places].filter(([, to]) => to.size > 1).map(([name]) => name);
			});
			found.push(...alike.map((name) => `${route}: “${name}” leads to several places`));
			for (const width of [320, 600, 768, 992, 1024, 1440, 2560]) {
				await page.setViewportSize({ width, height: 800 });
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				if (overflow > 0) found.push(`${route} by ${overflow} px at ${width} px`);
			}
		}
		assert.deepEqual(found, []);
		await context.close();
	});

	it('is seen by axe as it would be by a reader', async () => {
		const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
		const see = async (selector: string, colour: string) => {
			await page
				.locator(selector)
				.first()
				.evaluate((element: HTMLElement, value) => {
					// Tall lines: letters that reach out of their box have a ground that axe does not judge.
					const ground = { background: '#fff', opacity: '1', lineHeight: '2' };
					Object.assign(element.style, { color: value, ...ground });
				}, colour);
			return listViolations(page, 'light');
		};
		await page.goto(`${origin}/resources/`);
		assert.match(
			(await see('.lead', '#999')).join(),
			/^color-contrast: .*class="lead".* of 2\.8\d/s,
		);
		assert.match(
			(await see('.lead', '#777')).join(),
			/^color-contrast: .*class="lead".* of 4\.5:1/s,
		);
		assert.deepEqual(await see('.lead', '#555'), []);
		await page.goto(`${origin}/character/linh-ngo/`);
		assert.match((await see('dt.label', '#999')).join(), /^color-contrast: .*"label".* of 2\.8\d/s);
		assert.deepEqual(await see('dt.label', '#767676'), []);
		await page.close();
	});

	describe('without scripts', () => {
		let context: BrowserContext;
		let page: Page;
		before(async () => {
			context = await browser.newContext({
				javaScriptEnabled: false,
				viewport: { width: 360, height: 740 },
			});
			page = await context.newPage();
		});
		after(() => context?.close());

		it('shows the navigation on a small screen, and no button that does nothing', async () => {
			await page.goto(origin);
			for (const link of await page.locator('#site-nav a').all()) assert.ok(await link.isVisible());
			assert.equal(await page.locator('#site-nav a').count(), 8);
			assert.equal(await page.locator('.menu-toggle').isVisible(), false);
		});
		it('follows a link of the navigation to its section from another page', async () => {
			await page.goto(`${origin}/resources/`);
			await page.locator('#site-nav a', { hasText: 'Gallery' }).click();
			await page.waitForURL(`${origin}/#gallery`);
			// Nothing can wait inside a page without scripts, so this looks again until it has arrived.
			let top = Number.NaN;
			for (let i = 0; i < 100 && !(top > 0 && top < 200); i++) {
				await new Promise((resolve) => setTimeout(resolve, 50));
				top = (await page.locator('#gallery').boundingBox())?.y ?? Number.NaN;
			}
			assert.ok(top >= 0 && top < 200, String(top));
		});
		it('hides no section', async () => {
			await page.goto(origin);
			for (const section of await page.locator('.deck-content').all()) {
				assert.equal(await section.evaluate((element) => getComputedStyle(element).opacity), '1');
			}
		});
		it('opens a picture of the gallery as a file', async () => {
			await page.goto(origin);
			const link = page.locator('.gallery a').first();
			const response = await context.request.get(
				origin + ((await link.getAttribute('href')) ?? ''),
			);
			assert.equal(response.status(), 200);
			assert.match(response.headers()['content-type'] ?? '', /image\/svg\+xml/);
			await link.click();
			await page.waitForURL(/\/pictures\/.*\.svg$/);
		});
		for (const [address, heading] of [
			['/faction/nobody/', 'Faction not found'],
			['/character/nobody/', 'Character not found'],
			['/nothing/here/', 'Page not found'],
		] as const) {
			it(`says “${heading}” at ${address}, with a way home`, async () => {
				const response = await page.goto(origin + address);
				assert.equal(response?.status(), 404);
				assert.equal(await page.locator('h1').textContent(), heading);
				await page.locator('main a', { hasText: 'Return home' }).click();
				await page.waitForURL(`${origin}/`);
			});
		}
		it('requires in the contact form what the browser can check alone', async () => {
			await page.goto(`${origin}/#contact`);
			const form = page.locator('form[aria-label="Contact"]');
			const button = form.locator('button');
			assert.match((await button.getAttribute('formaction')) ?? '', /^mailto:/);
			await button.click();
			assert.equal(page.url(), `${origin}/#contact`);
			assert.equal(await form.locator(':invalid').count(), 4);
		});
		it('offers both forms with the address beside them', async () => {
			await page.goto(origin);
			for (const note of await page.locator('.form-note').all()) {
				assert.ok(await note.locator('a[href^="mailto:"]').isVisible());
			}
			assert.equal(await page.locator('.form-note').count(), 2);
		});
		it('shows every page whole, without sideways scrolling', async () => {
			const found: string[] = [];
			for (const route of routes) {
				await page.goto(origin + route);
				const [overflow, opacity] = await page
					.locator('main')
					.evaluate((main) => [
						document.documentElement.scrollWidth - document.documentElement.clientWidth,
						getComputedStyle(main).opacity,
					]);
				if (overflow !== 0 || opacity !== '1') found.push(`${route}: ${overflow} px, ${opacity}`);
				if (!(await page.locator('h1').isVisible())) found.push(`${route}: no heading`);
				if (!(await page.locator('#site-nav').isVisible())) found.push(`${route}: no navigation`);
			}
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.goto(origin);
			if (!(await page.locator('#site-nav').isVisible())) found.push('wide: no navigation');
			if (await page.locator('.menu-toggle').isVisible()) found.push('wide: a button for nothing');
			assert.deepEqual(found, []);
		});
	});
});
