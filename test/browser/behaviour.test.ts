import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test';
import { gallery } from '../../src/content/gallery.ts';
import { listen } from '../../src/generator/output/site-server.ts';
import { anthology } from '../../src/world/anthology.ts';
import { describeInEngines } from '../support/engines.ts';
import { serveInFrontOf } from '../support/front-server.ts';
import { poll } from '../support/poll.ts';
import { serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';
import { listHidden } from '../support/visibility.ts';

describeInEngines('in the browser', (engine) => {
	let origin: string;
	let tab: Tab;

	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());
	// A browser of its own for each test would take longer than the test.
	beforeEach(async () => {
		await tab.wish({});
		await tab.resize(1280, 800);
	});

	/**
	 * Waits until smooth scrolling has brought an element to the top of the window, just below the
	 * sticky header and not under it.
	 */
	const arriveAt = (selector: string) =>
		tab.waitFor((target) => {
			const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
			const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
			return top >= header && top < header + 40;
		}, selector);

	describe('the menu of a small screen', () => {
		const link = '#site-nav a[href$="#contact"]';
		const button = '.menu-toggle';
		const isOpen = () => tab.isVisible(link);
		const waitUntilOpen = () => poll(isOpen, 'the menu to open');
		const waitUntilClosed = () => poll(async () => !(await isOpen()), 'the menu to close');
		beforeEach(async () => {
			await tab.resize(360, 740);
			await tab.open(origin);
			await tab.waitForIslands();
		});

		it('is closed, opens, and says so', async () => {
			assert.equal(await isOpen(), false);
			await tab.click(button);
			await waitUntilOpen();
			assert.equal(await tab.readAttribute(button, 'aria-expanded'), 'true');
		});
		it('closes on Escape with focus back on the button', async () => {
			await tab.focus(button);
			await tab.press('Enter');
			await waitUntilOpen();
			await tab.press('Tab');
			await tab.press('Escape');
			await waitUntilClosed();
			assert.ok(await tab.hasFocus(button));
		});
		it('closes when focus leaves it at its end', async () => {
			await tab.focus(button);
			await tab.press('Enter');
			await waitUntilOpen();
			await tab.press('Tab', 9);
			await waitUntilClosed();
		});
		it('follows a link to its section, and closes', async () => {
			await tab.click(button);
			await tab.click(link);
			await arriveAt('#contact');
			assert.equal(await isOpen(), false);
		});
		it('still opens when its script does not come', async () => {
			const front = await serveInFrontOf(origin, { fail: /\/header\.\w+\.js$/ });
			await tab.open(front.origin);
			await poll(() => front.asked.some(({ url }) => /\/header\./.test(url)), 'the script');
			assert.equal(await isOpen(), false);
			await tab.click(button);
			await waitUntilOpen();
			await tab.press('Escape');
			await waitUntilClosed();
		});
		it('still opens when its island fails, and takes nothing else down', async () => {
			const front = await serveInFrontOf(origin, {
				rewrite: (text) =>
					text
						.replace(/<(\/?)nav\b/g, '<$1div')
						// A page without a policy may keep what it says.
						.replace(/<meta http-equiv="?content-security-policy[^>]*>/i, '')
						.replace(/^default-src.*/, '')
						.replace(
							'<head>',
							'<head><script>said = []; console.error = (...words) => said.push(words.join(" "));</script>',
						),
			});
			await tab.open(front.origin);
			await tab.waitForIslands();
			const said = await tab.run(() => (globalThis as unknown as { said: string[] }).said);
			assert.match(said.join('\n'), /^Island header:? Error: Missing: nav/);
			await tab.click(button);
			await waitUntilOpen();
			await tab.press('Escape');
			await tab.scrollTo(300);
			await tab.waitFor(() => document.querySelector('header[data-scrolled]') !== null);
		});
	});

	it('marks the header past ten pixels: not at 9, not at 10, at 11', async () => {
		await tab.open(origin);
		await tab.waitForIslands();
		const states: boolean[] = [];
		for (const y of [9, 10, 11, 0]) {
			await tab.scrollTo(y);
			await tab.waitFor((top) => scrollY === top, y);
			await tab.waitForFrame();
			states.push((await tab.count('.site-header[data-scrolled]')) === 1);
		}
		assert.deepEqual(states, [false, false, true, false]);
	});

	it('turns the scrolled header white and blurred', async () => {
		await tab.open(origin);
		await tab.scrollTo(400);
		await tab.waitFor(() => document.querySelector('[data-scrolled]') !== null);
		await tab.waitForRest();
		assert.match(
			await tab.readStyle('.site-header', 'background-color'),
			/^rgba\(255, 255, 255, 0\.\d+\)$/,
		);
		assert.match(await tab.readStyle('.site-header', 'backdrop-filter'), /blur/);
	});

	it('opens every page at its top', async () => {
		await tab.open(origin);
		await tab.scrollTo(2000);
		await tab.click('.faction-card a');
		await tab.waitForUrl(/\/faction\//);
		await tab.waitFor(() => document.readyState === 'complete');
		assert.equal(await tab.run(() => scrollY), 0);
	});

	it('goes to a section of the landing page from another page, clear of the header', async () => {
		await tab.open(`${origin}/resources/`);
		await tab.click('#site-nav a[href$="#join"]');
		await tab.waitForUrl(`${origin}/#join`);
		await arriveAt('#join');
	});

	it('goes to an anchor of another page on load', async () => {
		await tab.open(`${origin}/submission-guidelines/#selection-criteria`);
		await arriveAt('#selection-criteria');
	});

	it('lands at once where the address of a page leads, however far down', async () => {
		await tab.open(`${origin}/world-bible/#living-document`);
		await tab.waitFor(() => document.readyState === 'complete');
		const readTop = () =>
			tab.run(() => document.getElementById('living-document')?.getBoundingClientRect().top ?? 0);
		assert.ok((await readTop()) < 200, 'not after a glide');
		assert.equal(await tab.readStyle('html', 'scroll-behavior'), 'auto');
	});

	it('scrolls smoothly within a page, and at once for readers who want no motion', async () => {
		await tab.open(origin);
		await tab.waitForIslands();
		assert.equal(await tab.readStyle('html', 'scroll-behavior'), 'smooth');
		await tab.wish({ reducedMotion: true });
		await tab.open(origin);
		assert.equal(await tab.readStyle('html', 'scroll-behavior'), 'auto');
	});

	describe('the reveal', () => {
		it('makes a section active once it comes into view', async () => {
			await tab.open(origin);
			await tab.waitFor(() => document.querySelector('#gallery [data-waiting]') !== null);
			await tab.run(() =>
				document.querySelector('#gallery')?.scrollIntoView({ behavior: 'instant' }),
			);
			await tab.waitFor(() => document.querySelector('#gallery .active') !== null);
			assert.equal(await tab.count('#gallery [data-waiting]'), 0);
		});
		it('hides nothing when its script does not come, and takes nothing else down', async () => {
			const front = await serveInFrontOf(origin, { fail: /\/reveal\.\w+\.js$/ });
			await tab.open(front.origin);
			await poll(() => front.asked.some(({ url }) => /\/reveal\./.test(url)), 'the script');
			await tab.waitForIslands();
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
			await tab.click('.gallery a');
			await tab.waitFor(() => document.querySelector('dialog')?.open);
		});
		it('hides nothing for readers who want no motion', async () => {
			await tab.wish({ reducedMotion: true });
			await tab.open(origin);
			await tab.waitForIslands();
			// What would wait is told so with the first report of what is in view.
			await tab.waitForFrame();
			assert.equal(await tab.count('[data-waiting]'), 0);
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
		});
		it('hides nothing in print', { skip: engine.lacks.print }, async () => {
			await tab.open(origin);
			await tab.waitFor(() => document.querySelector('[data-waiting]') !== null);
			await tab.usePrintStyles(true);
			await tab.waitForRest();
			// Buttons and forms are left out of print.
			assert.deepEqual(await listHidden(tab, '.deck-content', { withoutPlace: false }), []);
		});
	});

	describe('the contents of the World Bible', () => {
		it('mark the section that one reads, and keep the mark in sight', async () => {
			await tab.wish({ reducedMotion: true });
			await tab.open(`${origin}/world-bible/`);
			for (const id of ['mid-level', 'challenges', 'overview']) {
				await tab.run((target) => document.getElementById(target)?.scrollIntoView(), id);
				await tab.waitFor(
					(hash) =>
						document.querySelector('.contents [aria-current]')?.getAttribute('href') === hash,
					`#${id}`,
				);
				assert.equal(await tab.count('.contents [aria-current]'), 1);
				await tab.waitFor(() => {
					const list = document.querySelector('.contents')?.getBoundingClientRect();
					const mark = document.querySelector('.contents [aria-current]')?.getBoundingClientRect();
					return list && mark && mark.top >= list.top && mark.bottom <= list.bottom;
				});
			}
		});
		it('mark the section that one reads, without a script', async (test: TestContext) => {
			const front = await serveInFrontOf(origin, { fail: /\.js$/ });
			// Without smooth scrolling the page arrives before the next section is asked for.
			await tab.wish({ reducedMotion: true });
			await tab.open(`${front.origin}/world-bible/`);
			if (!(await tab.run(() => CSS.supports('selector(:target-current)')))) {
				test.skip(`${engine.name} does not know :target-current yet`);
				return;
			}
			for (const id of ['overview', 'mid-level', 'governance']) {
				await tab.open(`${front.origin}/world-bible/#${id}`);
				await tab.waitFor(
					(hash) =>
						document.querySelector('.contents a:target-current')?.getAttribute('href') === hash,
					`#${id}`,
				);
				assert.equal(await tab.count('.contents a:target-current'), 1);
				assert.equal(
					await tab.readStyle('.contents a:target-current', 'background-color'),
					'rgb(255, 203, 31)',
				);
			}
		});
	});

	describe('the lightbox', () => {
		let pictures: string[];
		/** The link of a picture, counted from 1. */
		const picture = (nth: number) => `.gallery a[href="${pictures[nth - 1]}"]`;
		const waitUntilOpen = () => tab.waitFor(() => document.querySelector('dialog')?.open);
		const waitUntilClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);
		const openPicture = async (nth: number) => {
			await tab.click(picture(nth));
			await waitUntilOpen();
		};
		beforeEach(async () => {
			await tab.open(origin);
			await tab.waitForIslands();
			pictures = await tab.run(() =>
				[...document.querySelectorAll('.gallery figure > a')].map(
					(link) => link.getAttribute('href') ?? '',
				),
			);
		});

		it('opens the clicked picture over the whole window, with its caption', async () => {
			await openPicture(4);
			await tab.waitFor(() => document.querySelector<HTMLImageElement>('dialog img')?.complete);
			await tab.waitForRest();
			const { dialog, image } = await tab.run(() => ({
				dialog: document.querySelector('dialog')?.getBoundingClientRect().toJSON() as DOMRect,
				image: document.querySelector('dialog img')?.getBoundingClientRect().toJSON() as DOMRect,
			}));
			assert.deepEqual([dialog.width, dialog.height], [1280, 800]);
			assert.ok(image.height > 400 && image.top >= 0 && image.bottom <= 800);
			const caption = await tab.readText(`${picture(4)} ~ figcaption`);
			assert.equal(await tab.readText('dialog figcaption'), caption);
		});
		it('closes by the backdrop, with focus back on the picture', async () => {
			await openPicture(2);
			await tab.click({ x: 8, y: 300 });
			await waitUntilClosed();
			assert.ok(await tab.hasFocus(picture(2)));
		});
		it('closes by its button', async () => {
			await openPicture(2);
			await tab.run(() => {
				for (const button of document.querySelectorAll('dialog button')) {
					if (button.textContent === 'Close') button.setAttribute('data-pressed', '');
				}
			});
			await tab.click('dialog [data-pressed]');
			await waitUntilClosed();
		});
		it('works by keyboard alone: Enter, arrows, Escape, focus back', async () => {
			const waitForLabel = (label: string) =>
				tab.waitFor(
					(said) => document.querySelector('dialog')?.getAttribute('aria-label') === said,
					label,
				);
			const last = gallery.length;
			await tab.focus(picture(last));
			await tab.press('Enter');
			await waitForLabel(`Picture ${last} of ${last}`);
			await tab.press('ArrowRight');
			await waitForLabel(`Picture 1 of ${last}`);
			await tab.press('ArrowLeft');
			await waitForLabel(`Picture ${last} of ${last}`);
			await tab.press('Escape');
			await waitUntilClosed();
			assert.ok(await tab.hasFocus(picture(last)));
		});
		it('keeps focus inside while it is open', async () => {
			await openPicture(1);
			for (let i = 0; i < 8; i++) {
				await tab.press('Tab');
				const inside = await tab.run(
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
			['/no/such/page/at/any/depth/', 'Page not found'],
		] as const) {
			it(`say “${heading}” at ${address}, styled, with a way home`, async () => {
				assert.equal((await fetch(origin + address)).status, 404);
				await tab.open(origin + address);
				assert.equal(await tab.readText('h1'), heading);
				assert.match(await tab.readStyle('h1', 'font-family'), /Big Shoulders/);
				await tab.click('main a[href="/"]');
				await tab.waitForUrl(`${origin}/`);
			});
		}
		it('say the same where a host knows only the root 404.html', async () => {
			const html = await (await fetch(`${origin}/404.html`)).text();
			const server = createServer((request, response) => {
				if (/\.\w+$/.test(request.url ?? '')) {
					response.writeHead(302, { Location: origin + request.url }).end();
				} else response.writeHead(404, { 'Content-Type': 'text/html' }).end(html);
			});
			const plain = `http://127.0.0.1:${await listen(server, 0)}`;
			server.unref();
			const said: (string | null)[] = [];
			for (const address of ['/faction/nobody/', '/character/nobody', '/nothing/', '/factional/']) {
				await tab.open(plain + address);
				said.push(await tab.readText('h1'), await tab.run(() => document.title));
			}
			assert.deepEqual(said, [
				'Faction not found',
				'Faction not found · Lagan',
				'Character not found',
				'Character not found · Lagan',
				'Page not found',
				'Page not found · Lagan',
				'Page not found',
				'Page not found · Lagan',
			]);
		});
	});

	describe('the forms', () => {
		beforeEach(() => tab.open(origin));
		const form = (name: string) => `form[aria-label="${name}"]`;

		it('ask for what the specification lists, and require what it requires', async () => {
			const fields = (name: string) =>
				tab.run(
					(target) =>
						[
							...document.querySelectorAll<HTMLInputElement>(
								`${target} :is(input, select, textarea)`,
							),
						].map((field) => [
							field.labels?.[0]?.firstChild?.textContent,
							field.type,
							field.required,
						]),
					form(name),
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
			assert.equal(await tab.readAttribute(`${form('Contact')} textarea`, 'rows'), '4');
			assert.deepEqual(
				await tab.run(
					(target) =>
						[...document.querySelectorAll<HTMLOptionElement>(`${target} option`)].map(
							({ value }) => value,
						),
					form('Express Interest'),
				),
				['', 'writer', 'artist', 'editor', 'filmmaker', 'designer', 'worldbuilder', 'other'],
			);
		});
		it('do not submit Contact while a field is empty', async () => {
			await tab.click(`${form('Contact')} button`);
			const valid = await tab.run(
				(target) => document.querySelector<HTMLFormElement>(target)?.checkValidity(),
				form('Contact'),
			);
			assert.equal(valid, false);
			assert.equal(await tab.run(() => location.href), `${origin}/`);
		});
		it('hand everything to the mail program, and put no typed word into an address', async () => {
			const front = await serveInFrontOf(origin);
			await tab.open(front.origin);
			const contact = form('Contact');
			await tab.type(`${contact} [name="Name"]`, 'A secret name');
			await tab.type(`${contact} [name="Email"]`, 'secret@example.org');
			await tab.type(`${contact} [name="About"]`, 'Submission');
			await tab.type(`${contact} [name="Message"]`, 'A secret\nmessage');
			const [action, method, type] = await tab.run((target) => {
				const button = document.querySelector<HTMLButtonElement>(`${target} button`);
				return [button?.formAction, button?.formMethod, button?.formEnctype];
			}, contact);
			// With an address of its own, the form would be reported wherever the page comes by https.
			assert.equal(await tab.readAttribute(contact, 'action'), null);
			assert.match(action ?? '', /^mailto:hello@lagan\.example\?subject=/);
			assert.deepEqual([method, type], ['post', 'text/plain']);
			// What is handed over: the page is asked before the browser looks for a mail program.
			await tab.run((target) => {
				document.querySelector(target)?.addEventListener('submit', (event) => {
					document.title = `Handed over: ${(event as SubmitEvent).submitter?.textContent}`;
				});
			}, contact);
			await tab.click(`${contact} button`);
			if (!engine.lacks.mail) {
				await tab.waitFor(() => document.title.startsWith('Handed over'));
				assert.equal(await tab.run(() => location.href), `${front.origin}/`);
				const message = await tab.run(
					(target) =>
						document.querySelector<HTMLTextAreaElement>(`${target} [name="Message"]`)?.value,
					contact,
				);
				assert.equal(message, 'A secret\nmessage');
			}
			assert.deepEqual(
				front.asked.filter(({ url }) => /ecret/.test(url)),
				[],
			);
		});
		it('say beside the button what it does, with the address as a link', async () => {
			for (const name of ['Contact', 'Express Interest']) {
				const note = `${form(name)} .form-note`;
				assert.match((await tab.readText(note)) ?? '', /mail program/);
				assert.equal(await tab.readAttribute(`${note} a`, 'href'), 'mailto:hello@lagan.example');
			}
		});
	});

	it('downloads the templates as a PDF', async () => {
		await tab.open(`${origin}/creative-resources/`);
		const href = await tab.readAttribute('#downloads .downloads a', 'href');
		const response = await fetch(origin + href);
		assert.equal(response.headers.get('content-type'), 'application/pdf');
		assert.match(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5), /%PDF-/);
	});

	it('opens the links of others in a new tab', async () => {
		await tab.open(`${origin}/creative-resources/`);
		const links = await tab.run(() =>
			[...document.querySelectorAll<HTMLAnchorElement>('.link-cards a')].map(({ target, rel }) => ({
				target,
				rel,
			})),
		);
		assert.equal(links.length, anthology.writerLinks.length + anthology.artistLinks.length);
		for (const { target, rel } of links) {
			assert.equal(target, '_blank');
			assert.match(rel, /noopener/);
		}
	});

	it('posts every field to a form service in the body, and nothing in an address', async () => {
		const endpoint = 'https://forms.example/lagan';
		const { origin: withService } = await serveSite({ forms: { endpoint } });
		// The service that the settings name is played by the server in front.
		const front = await serveInFrontOf(withService, {
			rewrite: (text, place) => text.replaceAll(endpoint, `${place}/lagan`),
		});
		await tab.open(front.origin);
		const form = 'form[aria-label="Express Interest"]';
		await tab.type(`${form} [name="Name"]`, 'Ana');
		await tab.run((target) => {
			const select = document.querySelector<HTMLSelectElement>(`${target} select`);
			if (select) select.value = 'editor';
		}, form);
		await tab.click(`${form} button`);
		await tab.waitForUrl(`${front.origin}/lagan`);
		const posts = front.asked.filter(({ method }) => method === 'POST');
		assert.equal(posts.length, 1);
		assert.equal(posts[0]?.url, '/lagan');
		const fields = new URLSearchParams(posts[0]?.body ?? '');
		assert.equal(fields.get('Name'), 'Ana');
		assert.equal(fields.get('Role of Interest'), 'editor');
	});
});
