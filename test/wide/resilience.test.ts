import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { beforeEach, describe, it } from 'node:test';
import { listen } from '../../src/generator/output/site-server.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { serveInFrontOf } from '../support/front-server.ts';
import { poll } from '../support/poll.ts';
import { kinds } from '../support/shared-site.ts';
import { listHidden } from '../support/visibility.ts';

// Pages work if scripts are off, do not load or fail.

describeInAllEngines('pages', (engine, tab, { origin }) => {
	// What does not differ between engines is seen in one.
	const isChromium = engine.name === 'Chromium';

	describe('without scripts', () => {
		beforeEach(async () => {
			await tab.wish({ scripts: false });
			await tab.resize(360, 740);
		});
		it('show everything, with a heading and navigation but without the menu button', async () => {
			const found: string[] = [];
			for (const route of isChromium ? kinds : ['/', '/search/', '/timeline/', '/world-bible/']) {
				await tab.open(origin + route);
				const seen = await tab.run(() => ({
					overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
					heading: document.querySelector('h1')?.checkVisibility() === true,
					links: [...document.querySelectorAll('#site-nav a')].filter((link) =>
						link.checkVisibility(),
					).length,
					toggle: document.querySelector('.menu-toggle')?.checkVisibility() === true,
				}));
				const { overflow, heading, links, toggle } = seen;
				if (overflow > 0 || !heading || links < 8 || toggle) {
					found.push(`${route}: ${JSON.stringify(seen)}`);
				}
			}
			assert.deepEqual(found, []);
			await tab.open(origin);
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
		});
		it('link to the files of the World Bible’s drawings', { skip: !isChromium }, async () => {
			await tab.open(`${origin}/world-bible/`);
			const links = await tab.run(() =>
				[...document.querySelectorAll<HTMLAnchorElement>('.enlarge')]
					.filter((link) => link.checkVisibility())
					.map((link) => link.getAttribute('href') ?? ''),
			);
			assert.ok(links.length > 5);
			for (const href of links) {
				assert.equal((await fetch(origin + href)).headers.get('content-type'), 'image/svg+xml');
			}
		});
	});

	describe('whose scripts fail', () => {
		const link = '#site-nav a[href$="#contact"]';
		beforeEach(async () => {
			await tab.wish({});
			await tab.resize(360, 740);
		});
		it('still open the menu and the gallery, and hide nothing, if scripts do not load', async () => {
			const front = await serveInFrontOf(origin, { fail: /\/(header|reveal)\.\w+\.js$/ });
			await tab.open(front.origin);
			for (const script of ['header', 'reveal']) {
				await poll(() => front.asked.some((url) => url.includes(`/${script}.`)), `${script}.js`);
			}
			await tab.waitForIslands();
			assert.equal(await tab.isVisible(link), false);
			await tab.click('.menu-toggle');
			await poll(() => tab.isVisible(link), 'the menu to open');
			await tab.press('Escape');
			await poll(async () => !(await tab.isVisible(link)), 'the menu to close');
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
			await tab.click('.gallery a');
			await tab.waitFor(() => document.querySelector('dialog')?.open);
		});
		it('run their scripts while a picture is still loading', {
			skip: engine.name === 'WebKit' && 'WebKitGTK’s driver answers only once a page has loaded',
		}, async () => {
			const front = await serveInFrontOf(origin, { hold: /\/hero/ });
			// The page never finishes loading, so it cannot be opened in the usual way.
			await tab.open('about:blank');
			await tab.run((url) => {
				setTimeout(() => location.assign(url));
			}, front.origin);
			await tab.waitFor(() => document.querySelector('.menu-toggle[aria-expanded]') !== null);
			await tab.scrollTo(300);
			await tab.waitFor(() => document.querySelector('header[data-scrolled]') !== null);
			assert.notEqual(await tab.run(() => document.readyState), 'complete');
			await tab.open(origin);
		});
	});

	it('replace a text font that does not load by its fallback, not by its bold face', async () => {
		await tab.wish({});
		const front = await serveInFrontOf(origin, { fail: /source-serif\.[^/]*\.woff2$/ });
		await tab.open(`${front.origin}/submission-guidelines/`);
		const widths = await tab.run(async () => {
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

	describe('for readers who prefer reduced motion', () => {
		it('show everything at once and do not scroll smoothly', async () => {
			await tab.wish({ reducedMotion: true });
			await tab.resize(1280, 800);
			await tab.open(origin);
			await tab.waitForIslands();
			await tab.waitForFrame();
			assert.equal(await tab.count('[data-waiting]'), 0);
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
			assert.equal(await tab.readStyle('html', 'scroll-behavior'), 'auto');
		});
	});

	it('show the right heading on a host that only supports the root 404.html', {
		skip: !isChromium,
	}, async () => {
		await tab.wish({});
		const html = await (await fetch(`${origin}/404.html`)).text();
		const server = createServer((request, response) => {
			if (/\.\w+$/.test(request.url ?? '')) {
				response.writeHead(302, { Location: origin + request.url }).end();
			} else response.writeHead(404, { 'Content-Type': 'text/html' }).end(html);
		});
		const plain = `http://127.0.0.1:${await listen(server, 0)}`;
		server.unref();
		for (const [address, heading] of [
			['/faction/nobody/', 'Faction not found'],
			['/character/nobody', 'Character not found'],
			['/nothing/', 'Page not found'],
			['/factional/', 'Page not found'],
		] as const) {
			await tab.open(plain + address);
			assert.equal(await tab.readText('h1'), heading);
			assert.equal(await tab.run(() => document.title), `${heading} · Lagan`);
		}
	});
});
