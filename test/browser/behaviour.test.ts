import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { listen } from '../../src/generator/output/site-server.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { waitForIslands } from '../support/islands.ts';
import { serveSite } from '../support/served-site.ts';

/** Waits in a page until nothing moves that ever comes to rest. */
const waitForMotion = async () => {
	// What a change of style sets in motion is known after the next frame.
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
};

describe('in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;
	let context: BrowserContext;
	let page: Page;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
		context = await browser.newContext();
		page = await context.newPage();
	});
	after(() => browser?.close());
	// A tab of its own for each test would take longer than the test.
	beforeEach(async () => {
		await page.unrouteAll();
		page.removeAllListeners('request');
		await page.goto('about:blank');
		await page.emulateMedia({ media: null, reducedMotion: null });
		await page.setViewportSize({ width: 1280, height: 800 });
	});

	/**
	 * Waits until smooth scrolling has brought an element to the top of the window, just below the
	 * sticky header and not under it.
	 */
	async function arriveAt(selector: string): Promise<void> {
		await page.waitForFunction((target) => {
			const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
			const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
			return top >= header && top < header + 40;
		}, selector);
	}

	describe('the menu of a small screen', () => {
		beforeEach(async () => {
			await page.setViewportSize({ width: 360, height: 740 });
			await page.goto(origin);
			await waitForIslands(page);
		});
		const link = () => page.locator('#site-nav a', { hasText: 'Contact' });
		const button = () => page.locator('.menu-toggle');

		it('is closed, opens, and says so', async () => {
			assert.equal(await link().isVisible(), false);
			await button().click();
			assert.equal(await link().isVisible(), true);
			assert.equal(await button().getAttribute('aria-expanded'), 'true');
		});
		it('closes on Escape with focus back on the button', async () => {
			await button().press('Enter');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Escape');
			assert.equal(await link().isVisible(), false);
			assert.ok(await button().evaluate((element) => element === document.activeElement));
		});
		it('closes when focus leaves it at its end', async () => {
			await button().press('Enter');
			for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
			assert.equal(await link().isVisible(), false);
		});
		it('follows a link to its section, and closes', async () => {
			await button().click();
			await link().click();
			await arriveAt('#contact');
			assert.equal(await link().isVisible(), false);
		});
		it('still opens when its script does not come', async () => {
			await page.route(/\/runtime\.\w+\.js$/, (route) => route.abort());
			await page.goto(origin, { waitUntil: 'networkidle' });
			assert.equal(await link().isVisible(), false);
			await button().click();
			assert.equal(await link().isVisible(), true);
			await page.keyboard.press('Escape');
			assert.equal(await link().isVisible(), false);
		});
		it('still opens when its island fails, and takes nothing else down', async () => {
			await page.route(`${origin}/`, async (route) => {
				const response = await route.fetch();
				const html = (await response.text()).replace(/<(\/?)nav\b/g, '<$1div');
				await route.fulfill({ response, body: html });
			});
			const said: string[] = [];
			page.on('console', (message) => said.push(message.text()));
			await page.goto(origin);
			await waitForIslands(page);
			assert.match(said.join('\n'), /^Island menu: Error: Missing: nav/);
			await button().click();
			assert.equal(await link().isVisible(), true);
			await page.keyboard.press('Escape');
			await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
			await page.locator('header[data-scrolled]').waitFor();
			page.removeAllListeners('console');
		});
		it('stays open under the hands of those who opened it before its script came', async () => {
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route(/\.js$/, async (route) => {
				await released;
				await route.continue();
			});
			await page.goto(origin);
			await button().press('Enter');
			assert.equal(await link().isVisible(), true);
			release();
			await waitForIslands(page);
			assert.equal(await button().getAttribute('aria-expanded'), 'true');
			assert.equal(await link().isVisible(), true);
			assert.ok(await button().evaluate((element) => element === document.activeElement));
			await page.keyboard.press('Escape');
			assert.equal(await link().isVisible(), false);
		});
	});

	it('marks the header past ten pixels: not at 9, not at 10, at 11', async () => {
		await page.goto(origin);
		await waitForIslands(page);
		const states: boolean[] = [];
		for (const y of [9, 10, 11, 0]) {
			await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
			await page.waitForFunction((top) => scrollY === top, y);
			await page.evaluate(
				() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
			);
			states.push(
				await page.locator('.site-header').evaluate((e) => e.hasAttribute('data-scrolled')),
			);
		}
		assert.deepEqual(states, [false, false, true, false]);
	});

	it('turns the scrolled header white and blurred', async () => {
		await page.goto(origin);
		await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
		await page.waitForFunction(() => document.querySelector('[data-scrolled]'));
		await page.evaluate(waitForMotion);
		const style = await page.locator('.site-header').evaluate((element) => {
			const { backgroundColor, backdropFilter } = getComputedStyle(element);
			return { backgroundColor, backdropFilter };
		});
		assert.match(style.backgroundColor, /^rgba\(255, 255, 255, 0\.\d+\)$/);
		assert.match(style.backdropFilter, /blur/);
	});

	it('opens every page at its top', async () => {
		await page.goto(origin);
		await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
		await page.locator('.faction-card a').first().click();
		await page.waitForURL(/\/faction\//);
		assert.equal(await page.evaluate(() => scrollY), 0);
	});

	it('goes to a section of the landing page from another page, clear of the header', async () => {
		await page.goto(`${origin}/resources/`);
		await page.locator('#site-nav a', { hasText: 'Join Us' }).click();
		await page.waitForURL(`${origin}/#join`);
		await arriveAt('#join');
	});

	it('goes to an anchor of another page on load', async () => {
		await page.goto(`${origin}/submission-guidelines/#selection-criteria`);
		await arriveAt('#selection-criteria');
	});

	it('scrolls smoothly, and at once for readers who want no motion', async () => {
		const behaviour = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
		await page.goto(origin);
		assert.equal(await behaviour(), 'smooth');
		await page.emulateMedia({ reducedMotion: 'reduce' });
		assert.equal(await behaviour(), 'auto');
	});

	describe('the reveal', () => {
		it('makes a section active once it comes into view', async () => {
			await page.goto(origin);
			const gallery = page.locator('#gallery [data-island="reveal"]');
			await page.waitForFunction(() => document.querySelector('#gallery [data-waiting]'));
			await gallery.scrollIntoViewIfNeeded();
			await page.waitForFunction(() => document.querySelector('#gallery .active'));
			assert.equal(await gallery.getAttribute('data-waiting'), null);
		});
		it('hides nothing when its script does not come, and takes nothing else down', async () => {
			await page.route(/\/reveal\.\w+\.js$/, (route) => route.abort());
			await page.goto(origin, { waitUntil: 'networkidle' });
			assert.equal(await page.locator('[data-waiting]').count(), 0);
			await page.locator('.gallery a').first().click();
			assert.ok(await page.locator('dialog').isVisible());
		});
		it('hides nothing for readers who want no motion', async () => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(origin);
			await waitForIslands(page);
			await page.waitForTimeout(200);
			assert.equal(await page.locator('[data-waiting]').count(), 0);
		});
		it('hides nothing in print', async () => {
			await page.goto(origin);
			await page.waitForFunction(() => document.querySelector('[data-waiting]'));
			await page.emulateMedia({ media: 'print' });
			await page.evaluate(waitForMotion);
			const opacities = await page
				.locator('.deck-content')
				.evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));
			assert.deepEqual([...new Set(opacities)], ['1']);
		});
	});

	describe('the contents of the World Bible', () => {
		it('mark the section that one reads, and keep the mark in sight', async () => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(`${origin}/world-bible/`);
			for (const id of ['mid-level', 'challenges', 'overview']) {
				await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);
				const link = page.locator(`.contents a[href="#${id}"]`);
				await page.waitForFunction(
					(hash) =>
						document.querySelector('.contents [aria-current]')?.getAttribute('href') === hash,
					`#${id}`,
				);
				assert.equal(await page.locator('.contents [aria-current]').count(), 1);
				const [list, mark] = [
					await page.locator('.contents').boundingBox(),
					await link.boundingBox(),
				];
				assert.ok(list && mark);
				assert.ok(mark.y >= list.y && mark.y + mark.height <= list.y + list.height, id);
			}
		});
		it('mark the section that one reads, without a script', async () => {
			await page.route(/\.js$/, (request) => request.abort());
			// Without smooth scrolling the page arrives before the next section is asked for.
			await page.emulateMedia({ reducedMotion: 'reduce' });
			for (const id of ['overview', 'mid-level', 'governance']) {
				await page.goto(`${origin}/world-bible/#${id}`);
				await page.waitForFunction(
					(hash) =>
						document.querySelector('.contents a:target-current')?.getAttribute('href') === hash,
					`#${id}`,
				);
				const marked = page.locator('.contents a:target-current');
				assert.equal(await marked.count(), 1);
				assert.equal(
					await marked.evaluate((link) => getComputedStyle(link).backgroundColor),
					'rgb(255, 203, 31)',
				);
			}
		});
	});

	describe('the lightbox', () => {
		const dialog = () => page.locator('dialog');
		const pictures = () => page.locator('.gallery figure > a');
		beforeEach(async () => {
			await page.goto(origin);
			await waitForIslands(page);
		});

		it('opens the clicked picture over the whole window, with its caption', async () => {
			await pictures().nth(3).click();
			const box = await dialog().boundingBox();
			assert.deepEqual([box?.width, box?.height], [1280, 800]);
			const caption = await page.locator('.gallery figcaption').nth(3).textContent();
			assert.equal(await dialog().locator('figcaption').textContent(), caption);
			const image = await dialog().locator('img').boundingBox();
			assert.ok(image && image.height > 400 && image.y >= 0 && image.y + image.height <= 800);
		});
		it('closes by the backdrop, with focus back on the picture', async () => {
			await pictures().nth(1).click();
			await page.mouse.click(8, 300);
			await dialog().waitFor({ state: 'detached' });
			assert.ok(
				await pictures()
					.nth(1)
					.evaluate((element) => element === document.activeElement),
			);
		});
		it('closes by its button', async () => {
			await pictures().nth(1).click();
			await dialog().locator('button', { hasText: 'Close' }).click();
			await dialog().waitFor({ state: 'detached' });
		});
		it('works by keyboard alone: Enter, arrows, Escape, focus back', async () => {
			await pictures().nth(5).focus();
			await page.keyboard.press('Enter');
			await page.keyboard.press('ArrowRight');
			assert.equal(await dialog().getAttribute('aria-label'), 'Picture 1 of 6');
			await page.keyboard.press('ArrowLeft');
			assert.equal(await dialog().getAttribute('aria-label'), 'Picture 6 of 6');
			await page.keyboard.press('Escape');
			await page.waitForFunction(() => !document.querySelector('dialog'));
			assert.ok(
				await pictures()
					.nth(5)
					.evaluate((element) => element === document.activeElement),
			);
		});
		it('keeps focus inside while it is open', async () => {
			await pictures().first().click();
			for (let i = 0; i < 8; i++) {
				await page.keyboard.press('Tab');
				const inside = await page.evaluate(
					() =>
						document.activeElement === document.body ||
						document.activeElement?.closest('dialog') !== null,
				);
				assert.ok(inside);
			}
		});
	});

	describe('addresses that lead nowhere', () => {
		for (const [address, heading] of [
			['/faction/no-such-faction/', 'Faction not found'],
			['/character/no-such-person/', 'Character not found'],
			['/no/such/page/at/any/depth/', 'Unexpected Application Error'],
		] as const) {
			it(`say “${heading}” at ${address}, styled, with a way home`, async () => {
				const response = await page.goto(origin + address);
				assert.equal(response?.status(), 404);
				assert.equal(await page.locator('h1').textContent(), heading);
				const family = await page
					.locator('h1')
					.evaluate((element) => getComputedStyle(element).fontFamily);
				assert.match(family, /Big Shoulders/);
				await page.locator('main a', { hasText: 'Return home' }).click();
				await page.waitForURL(`${origin}/`);
			});
		}
		it('say the same where a host knows only the root 404.html', async () => {
			const html = await (await context.request.get(`${origin}/404.html`)).text();
			const server = createServer((request, response) => {
				if (/\.\w+$/.test(request.url ?? '')) {
					response.writeHead(302, { Location: origin + request.url }).end();
				} else response.writeHead(404, { 'Content-Type': 'text/html' }).end(html);
			});
			const plain = `http://127.0.0.1:${await listen(server, 0)}`;
			const said: (string | null)[] = [];
			for (const address of ['/faction/nobody/', '/character/nobody', '/nothing/', '/factional/']) {
				await page.goto(plain + address);
				said.push(await page.locator('h1').textContent(), await page.title());
			}
			server.closeAllConnections();
			server.close();
			assert.deepEqual(said, [
				'Faction not found',
				'Faction not found · Lagan',
				'Character not found',
				'Character not found · Lagan',
				'Unexpected Application Error',
				'Unexpected Application Error · Lagan',
				'Unexpected Application Error',
				'Unexpected Application Error · Lagan',
			]);
		});
	});

	describe('the forms', () => {
		beforeEach(() => page.goto(origin));
		const form = (name: string) => page.locator(`form[aria-label="${name}"]`);

		it('ask for what the specification lists, and require what it requires', async () => {
			const fields = (name: string) =>
				form(name)
					.locator('input, select, textarea')
					.evaluateAll((all) =>
						all.map((element) => {
							const field = element as HTMLInputElement;
							return [field.labels?.[0]?.firstChild?.textContent, field.type, field.required];
						}),
					);
			assert.deepEqual(await fields('Contact'), [
				['Name', 'text', true],
				['Email', 'email', true],
				['Subject', 'text', true],
				['Message', 'textarea', true],
			]);
			assert.deepEqual(await fields('Express Interest'), [
				['Name', 'text', false],
				['Email', 'email', false],
				['Role of Interest', 'select-one', false],
				['Why you’re interested', 'textarea', false],
			]);
			assert.equal(await form('Contact').locator('textarea').getAttribute('rows'), '4');
			assert.deepEqual(
				await form('Express Interest')
					.locator('option')
					.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
				['writer', 'artist', 'editor', 'filmmaker', 'designer', 'worldbuilder', 'other'],
			);
		});
		it('do not submit Contact while a field is empty', async () => {
			await form('Contact').locator('button').click();
			const valid = await form('Contact').evaluate((element) =>
				(element as HTMLFormElement).checkValidity(),
			);
			assert.equal(valid, false);
			assert.equal(page.url(), `${origin}/`);
		});
		it('hand everything to the mail program, and put no typed word into an address', async () => {
			const asked: string[] = [];
			page.on('request', (request) => asked.push(request.url()));
			const contact = form('Contact');
			await contact.getByLabel('Name').fill('A secret name');
			await contact.getByLabel('Email').fill('secret@example.org');
			await contact.getByLabel('Subject').fill('Submission');
			await contact.getByLabel('Message').fill('A secret\nmessage');
			const button = contact.locator('button');
			const [action, method, type] = await button.evaluate((element) => {
				const { formAction, formMethod, formEnctype } = element as HTMLButtonElement;
				return [formAction, formMethod, formEnctype];
			});
			// With an address of its own, the form would be reported wherever the page comes by https.
			assert.equal(await contact.getAttribute('action'), null);
			assert.match(action ?? '', /^mailto:hello@lagan\.example\?subject=/);
			assert.deepEqual([method, type], ['post', 'text/plain']);
			await button.click();
			await page.waitForTimeout(300);
			assert.equal(page.url(), `${origin}/`);
			assert.equal(await contact.getByLabel('Message').inputValue(), 'A secret\nmessage');
			assert.deepEqual(
				asked.filter((url) => /^http.*ecret/.test(url)),
				[],
			);
		});
		it('say beside the button what it does, with the address as a link', async () => {
			for (const name of ['Contact', 'Express Interest']) {
				const note = form(name).locator('.form-note');
				assert.match((await note.textContent()) ?? '', /mail program/);
				assert.equal(await note.locator('a').getAttribute('href'), 'mailto:hello@lagan.example');
			}
		});
	});

	it('downloads the templates as a PDF', async () => {
		await page.goto(`${origin}/creative-resources/`);
		const href = await page.locator('.downloads a').first().getAttribute('href');
		const response = await context.request.get(origin + href);
		assert.equal(response.headers()['content-type'], 'application/pdf');
		assert.match((await response.body()).subarray(0, 5).toString(), /%PDF-/);
	});

	it('opens the links of others in a new tab', async () => {
		await page.goto(`${origin}/creative-resources/`);
		const links = page.locator('.link-cards a');
		assert.equal(await links.count(), 11);
		for (const link of await links.all()) {
			assert.equal(await link.getAttribute('target'), '_blank');
			assert.match((await link.getAttribute('rel')) ?? '', /noopener/);
		}
	});
});

describe('with a form service', { skip: skipBrowser }, () => {
	it('posts every field to it in the body, and nothing in an address', async () => {
		const endpoint = 'https://forms.example/lagan';
		const posts: { url: string; body: string | null }[] = [];
		const browser = await launchChromium();
		try {
			const { origin } = await serveSite({ forms: { endpoint } });
			const page = await browser.newPage();
			// The service that the settings name is played by the browser's own driver.
			await page.route(`${endpoint}**`, (route) => {
				const request = route.request();
				if (request.method() === 'POST')
					posts.push({ url: request.url(), body: request.postData() });
				return route.fulfill({ body: 'Thank you' });
			});
			await page.goto(origin);
			const form = page.locator('form[aria-label="Express Interest"]');
			await form.getByLabel('Name').fill('Ana');
			await form.getByLabel('Role of Interest').selectOption('editor');
			await form.locator('button').click();
			await page.waitForURL(endpoint);
			assert.equal(posts.length, 1);
			assert.equal(posts[0]?.url, endpoint);
			const fields = new URLSearchParams(posts[0]?.body ?? '');
			assert.equal(fields.get('Name'), 'Ana');
			assert.equal(fields.get('Role of Interest'), 'editor');
		} finally {
			await browser.close();
		}
	});
});
