import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { headers as siteHeaders } from '../../src/generator/output/hosting/plan.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { settings } from '../../src/site.ts';
import { ask } from '../support/ask.ts';
import { buildAndRead, type SiteOnDisk } from '../support/built-site.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { waitForIslands } from '../support/islands.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('the content policy in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let context: BrowserContext;
	let built: SiteOnDisk;
	let origin: string;
	/** What the policy stopped, and what was asked of other hosts, since the test began. */
	let found: string[];

	before(async () => {
		const folder = path.join(await makeTemporaryFolder(), 'dist');
		built = await buildAndRead({ ...settings, address: 'https://lagan.example/' }, folder);
		const server = createSiteServer({ folder, base: '/' });
		origin = `http://127.0.0.1:${await listen(server, 0)}`;
		server.unref();
		const { headers } = await ask(`${origin}/`);
		for (const [name, value] of siteHeaders) {
			assert.equal(headers[name.toLowerCase()], value, name);
		}
		browser = await launchChromium();
		context = await browser.newContext({ viewport: { width: 360, height: 740 } });
		await context.addInitScript(() => {
			document.addEventListener('securitypolicyviolation', (event) => {
				console.error(`stopped ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
			});
		});
	});
	after(() => browser?.close());

	async function openPage(): Promise<Page> {
		found = [];
		const page = await context.newPage();
		page.on('console', (message) => {
			if (/^stopped|Content Security Policy|Permissions-Policy/.test(message.text())) {
				found.push(`${new URL(page.url()).pathname}: ${message.text()}`);
			}
		});
		page.on('request', (request) => {
			if (!request.url().startsWith(`${origin}/`)) found.push(`asked ${request.url()}`);
		});
		return page;
	}

	it('stops nothing that a page does, and no page asks another host', async () => {
		const page = await openPage();
		for (const { route } of built.routes) {
			await page.goto(origin + route);
			await page.evaluate(async () => {
				for (const image of document.images) image.loading = 'eager';
				await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
				await document.fonts.ready;
			});
			await waitForIslands(page);
			assert.equal(await page.locator('.menu-toggle[popovertarget]').count(), 0, route);
		}
		assert.deepEqual(found, []);
		await page.close();
	});

	it('stops nothing when the menu, the gallery and the forms are used', async () => {
		const page = await openPage();
		await page.goto(origin);
		await waitForIslands(page);
		await page.locator('.menu-toggle').click();
		await page.keyboard.press('Escape');
		await page.locator('.gallery a').first().click();
		await page.locator('dialog button', { hasText: 'Next' }).click();
		await page.locator('dialog button', { hasText: 'Close' }).click();
		// The letter is handed over to the mail program: the one thing that leaves the site.
		const letter = page.waitForRequest(/^mailto:/);
		await page.locator('form[aria-label="Express Interest"] button').click();
		await letter;
		assert.deepEqual(
			found.filter((each) => !each.startsWith('asked mailto:')),
			[],
		);
		await page.close();
	});

	it('stops nothing when something is looked for', async () => {
		const page = await openPage();
		await page.goto(`${origin}/search/`);
		await waitForIslands(page);
		await page.locator('[name=q]').fill('rope duty');
		await page.locator('.search-found mark').first().waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL(`${origin}/search/?q=rope+duty`);
		// As a page without its script asks.
		await page.evaluate(() => document.querySelector('form')?.submit());
		await page.waitForURL(`${origin}/search/?q=rope+duty`);
		await page.locator('.search-found mark').first().waitFor();
		assert.deepEqual(found, []);
		await page.close();
	});

	it('lets the not-found page find its words', async () => {
		const page = await openPage();
		await context.route(`${origin}/faction/nobody/`, async (route) => {
			const response = await route.fetch({ url: `${origin}/404.html` });
			await route.fulfill({ response, status: 404 });
		});
		await page.goto(`${origin}/faction/nobody/`);
		assert.equal(await page.locator('h1').textContent(), 'Faction not found');
		assert.deepEqual(found, []);
		await page.close();
	});

	it('shows a picture that is opened by itself', async () => {
		const page = await openPage();
		// One of each kind: the build holds all of them to shapes alone.
		const kinds = new Map<string, string>();
		for (const file of built.files.keys()) {
			if (file.endsWith('.svg')) kinds.set(file.replace(/^\/pictures\/([a-z]+).*$/, '$1'), file);
		}
		assert.ok(kinds.size > 8, [...kinds.keys()].join(', '));
		for (const file of kinds.values()) {
			await page.goto(origin + file);
			assert.ok(await page.evaluate(() => document.documentElement.childElementCount > 0), file);
		}
		assert.deepEqual(found, []);
		await page.close();
	});

	it('lets no script make markup, or the address of a script, of plain text', async () => {
		const page = await openPage();
		await page.goto(`${origin}/resources/`);
		for (const attempt of [
			'document.body.innerHTML = "<b>x</b>"',
			'document.createElement("script").src = "/x.js"',
		]) {
			await assert.rejects(page.evaluate(attempt), /Trusted/, attempt);
		}
		await page.close();
	});

	it('stops what is not the site’s: code, styles, hosts, forms, frames', async () => {
		const page = await openPage();
		const attempts: [name: string, directive: string, html: string][] = [
			['an inline script', 'script-src-elem', '<script>document.title = "ran"</script>'],
			[
				'an event attribute',
				'script-src-attr',
				'<img src="x" alt="" onerror="document.title = 1">',
			],
			['a style attribute', 'style-src-attr', '<p style="color: red">'],
			['an inline style', 'style-src-elem', '<style>p { color: red }</style>'],
			['another host’s picture', 'img-src', '<img src="https://elsewhere.example/a.png" alt="">'],
			['another host’s script', 'script-src-elem', '<script src="https://elsewhere.example/a.js">'],
			['a frame', 'frame-src', '<iframe src="/resources/"></iframe>'],
			['a base', 'base-uri', '<base href="https://elsewhere.example/">'],
		];
		for (const [name, directive, html] of attempts) {
			await page.goto(`${origin}/resources/`);
			found = [];
			await page.evaluate((part) => {
				// What the policy itself would stop first has to be vouched for.
				const trusted = window as unknown as {
					trustedTypes: {
						createPolicy(
							name: string,
							rules: { createHTML(html: string): string },
						): { createHTML(html: string): string };
					};
				};
				const vouched = trusted.trustedTypes.createPolicy('test', { createHTML: String });
				document.body.append(
					document.createRange().createContextualFragment(vouched.createHTML(part)),
				);
			}, html);
			const isStopped = () => found.some((each) => each.includes(`stopped ${directive}`));
			// A slow machine takes its time to say so.
			for (let tries = 0; tries < 100 && !isStopped(); tries++) await page.waitForTimeout(100);
			assert.ok(isStopped(), `${name}: ${found}`);
		}
		await page.close();
	});
});
