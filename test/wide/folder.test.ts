import assert from 'node:assert/strict';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { buildSite } from '../../src/generator/build-site.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { settings } from '../support/settings.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** Pages at every depth, with every script. */
const pages = [
	...['/', '/search/', '/world-bible/', '/character/linh-ngo/', '/read/the-other-minute/'],
	'/404.html',
];

/** Records the errors and warnings of a page. */
function listenTo(page: Page): string[] {
	const found: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
	});
	page.on('pageerror', ({ message }) => found.push(message));
	page.on('requestfailed', (request) => {
		// An icon may still be loading when the next page is opened.
		const reason = request.failure()?.errorText;
		if (reason !== 'net::ERR_ABORTED') found.push(`${reason}: ${request.url()}`);
	});
	return found;
}

describe('a site built with --base ./', { skip: skipBrowser }, () => {
	let browser: Browser;
	let folder: string;
	before(async () => {
		const built = path.join(await makeTemporaryFolder(), 'dist');
		await buildSite({ ...settings, base: './' }, built, { mode: 'dev' });
		// The site must work in another folder than the one it was built in.
		folder = path.join(await makeTemporaryFolder(), 'a folder, moved');
		await rename(built, folder);
		browser = await launchChromium();
	});
	after(() => browser?.close());

	describe('opened from a folder', () => {
		const fileUrl = (route: string) => pathToFileURL(path.join(folder, fileOfRoute(route))).href;

		it('shows pages with their styles, fonts and pictures', async () => {
			// Messages are not checked here: modules do not run from a folder, and preloads fail.
			const page = await browser.newPage();
			for (const route of pages) {
				await page.goto(fileUrl(route));
				const seen = await page.evaluate(async () => {
					for (const image of document.images) image.loading = 'eager';
					await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
					await document.fonts.ready;
					return {
						pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
						fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
						styled: getComputedStyle(document.body).margin === '0px',
					};
				});
				assert.equal(seen.pictures, 0, route);
				assert.ok(seen.fonts >= 2, `${route}: ${seen.fonts} fonts`);
				assert.ok(seen.styled, route);
			}
			await page.close();
		});

		it('has working links between pages and to anchors', async () => {
			const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
			await page.goto(fileUrl('/character/linh-ngo/'));
			await page.locator('.site-nav a', { hasText: 'Gallery' }).click();
			await page.waitForURL(`${fileUrl('/')}#gallery`);
			await page.locator('.site-nav a', { hasText: 'Home' }).click();
			await page.waitForURL(`${fileUrl('/')}#home`);
			await page.locator('main a', { hasText: 'World Bible' }).first().click();
			await page.waitForURL(fileUrl('/world-bible/'));
			await page.locator('.site-mark').click();
			await page.waitForURL(fileUrl('/'));
			await page.close();
		});

		it('says that the search needs a server, and links to the A to Z', async () => {
			const page = await browser.newPage({ reducedMotion: 'reduce' });
			await page.goto(fileUrl('/search/'));
			const unstarted = page.locator('.search-found p', { hasText: 'JavaScript and a web server' });
			// It waits for a script that may still be starting, with reduced motion too.
			assert.match(await unstarted.evaluate((p) => getComputedStyle(p).animationDelay), /^[1-9]/);
			await unstarted.getByRole('link', { name: 'A to Z' }).click();
			await page.waitForURL(fileUrl('/a-to-z/'));
			await page.close();
		});
	});

	describe('served at a path that the build did not know', () => {
		let origin: string;
		let at: string;
		before(async () => {
			const served = await makeTemporaryFolder();
			// The preview sends the nearest not-found page at any depth, as hosts do.
			await cp(folder, served, { recursive: true });
			const server = createSiteServer({ folder: served, base: '/some/where/' });
			origin = `http://127.0.0.1:${await listen(server, 0)}`;
			server.unref();
			at = `${origin}/some/where/`;
		});

		it('shows pages without errors, with a header that links home', async () => {
			const page = await browser.newPage();
			const found = listenTo(page);
			for (const route of pages) {
				await page.goto(at + route.slice(1));
				const links = page.locator('.site-nav a');
				const home = await links.first().evaluate((link: HTMLAnchorElement) => link.href);
				const own = `${at}#home`;
				assert.ok([own, `${at}index.html#home`].includes(home), `${route}: ${home}`);
			}
			assert.deepEqual(found, []);
			await page.close();
		});

		it('does not say that the search needs a server', async () => {
			const page = await browser.newPage();
			await page.goto(`${at}search/index.html?q=bread`);
			await page.locator('.search-found li').first().waitFor();
			assert.doesNotMatch(await page.innerText('.search-found'), /server/);
			await page.close();
		});

		for (const [address, heading] of [
			['nothing', 'Page not found'],
			['nothing/at/all/', 'Page not found'],
			['faction/nobody', 'Faction not found'],
			['faction/nobody/', 'Faction not found'],
			['character/nobody/at/all', 'Character not found'],
		] as const) {
			it(`has styles, pictures and a link home on the not-found page at ${address}`, async () => {
				const page = await browser.newPage();
				const response = await page.goto(at + address);
				assert.equal(response?.status(), 404);
				assert.equal(await page.locator('h1').textContent(), heading);
				await page.waitForFunction(() =>
					[...document.images].every(({ naturalWidth }) => naturalWidth > 0),
				);
				await page.waitForFunction(() => getComputedStyle(document.body).margin === '0px');
				await page.locator('main a', { hasText: 'Return home' }).click();
				await page.waitForURL(`${at}index.html`);
				assert.ok(await page.locator('#home').isVisible());
				await page.close();
			});
		}
	});
});
