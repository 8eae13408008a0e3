import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { characters } from '../../src/content/characters/index.ts';
import { describeInEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';
import { listHidden } from '../support/visibility.ts';
import { isWide } from '../support/wide.ts';

// The behaviour in the specification, tested in a browser.

describeInEngines('the specification', (_engine, tab, { origin }) => {
	beforeEach(async () => {
		await tab.wish({});
		await tab.resize(1280, 800);
	});

	async function open(route = '/'): Promise<void> {
		await tab.open(origin + route);
		await tab.waitForIslands();
	}
	/** Waits until the top of an element is just below the header. */
	const arriveAt = (selector: string) =>
		tab.waitFor((target) => {
			const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
			const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
			return top >= header && top < header + 40;
		}, selector);

	it('header: is marked as scrolled at 11 px, but not at 9 or 10', async () => {
		await open();
		const states: boolean[] = [];
		for (const y of [9, 10, 11, 0]) {
			await tab.scrollTo(y);
			await tab.waitFor((top) => scrollY === top, y);
			await tab.waitForFrame();
			states.push((await tab.count('.site-header[data-scrolled]')) === 1);
		}
		assert.deepEqual(states, [false, false, true, false]);
	});
	it('header: is sticky, and turns white and blurred on scrolling', async () => {
		await open();
		await tab.scrollTo(400);
		await tab.waitFor(() => document.querySelector('[data-scrolled]') !== null);
		await tab.waitForRest();
		const top = await tab.run(
			() => document.querySelector('.site-header')?.getBoundingClientRect().top,
		);
		assert.equal(top, 0);
		const background = await tab.readStyle('.site-header', 'background-color');
		assert.match(background, /^rgba\(255, 255, 255, 0\.\d+\)$/);
		assert.match(await tab.readStyle('.site-header', 'backdrop-filter'), /blur/);
	});
	it('header: has a button that opens and closes the menu on a small screen', async () => {
		const link = '#site-nav a[href$="#contact"]';
		await tab.resize(360, 740);
		await open();
		assert.equal(await tab.isVisible(link), false);
		await tab.click('.menu-toggle');
		await poll(() => tab.isVisible(link), 'the menu to open');
		assert.equal(await tab.count('.menu-toggle[aria-expanded="true"]'), 1);
		await tab.click('.menu-toggle');
		await poll(async () => !(await tab.isVisible(link)), 'the menu to close');
		await tab.click('.menu-toggle');
		await tab.click(link);
		await arriveAt('#contact');
		assert.equal(await tab.isVisible(link), false);
	});
	it('header: links scroll smoothly on the landing page, and open it from other pages', async () => {
		await open();
		assert.equal(await tab.readStyle('html', 'scroll-behavior'), 'smooth');
		await tab.click('#site-nav a[href$="#gallery"]');
		await arriveAt('#gallery');
		await open('/resources/');
		await tab.click('#site-nav a[href$="#join"]');
		await tab.waitForUrl(`${origin}/#join`);
		await arriveAt('#join');
	});

	it('pages: open at the top', async () => {
		await open();
		await tab.scrollTo(2000);
		await tab.click('#factions a[href^="/faction/"]');
		await tab.waitForUrl(/\/faction\//);
		await tab.waitFor(() => document.readyState === 'complete');
		assert.equal(await tab.run(() => scrollY), 0);
	});
	it('guidelines: scroll to the anchor in the address', async () => {
		await open('/submission-guidelines/#selection-criteria');
		await arriveAt('#selection-criteria');
	});

	it('reveal: adds “active” when 10 percent of an element is visible, but not at 5', async () => {
		await open();
		const height = await tab.run(
			() => document.querySelector<HTMLElement>('#gallery .deck-content')?.offsetHeight ?? 0,
		);
		assert.ok(height > 200, `The gallery is ${height} px high.`);
		const countActive = () => tab.count('#gallery .active');
		for (const [share, expected] of [
			[0.05, 0],
			[0.12, 1],
		] as const) {
			await tab.run((part) => {
				const box = document.querySelector('#gallery .deck-content')?.getBoundingClientRect();
				const top = (box?.top ?? 0) + (box?.height ?? 0) * part - innerHeight;
				scrollBy({ top, behavior: 'instant' });
			}, share);
			await tab.waitForFrame();
			if (expected === 1) await poll(countActive, 'the gallery to be active');
			assert.equal(await countActive(), expected, `${share * 100} percent`);
		}
		await tab.waitForRest();
		assert.deepEqual(await listHidden(tab, '#gallery .deck-content'), []);
	});

	it('gallery: opens a picture over the page, and closes it from the backdrop or the button', async () => {
		await open();
		const isClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);
		for (const close of ['backdrop', 'button']) {
			await tab.click('.gallery li:nth-child(4) a');
			await tab.waitFor(() => document.querySelector('dialog')?.open);
			await tab.waitForRest();
			const { dialog, caption, expected } = await tab.run(() => ({
				dialog: document.querySelector('dialog')?.getBoundingClientRect().toJSON() as DOMRect,
				caption: document.querySelector('dialog figcaption')?.textContent,
				expected: document.querySelector('.gallery li:nth-child(4) figcaption')?.textContent,
			}));
			assert.deepEqual([dialog.width, dialog.height], [1280, 800]);
			assert.equal(caption, expected);
			if (close === 'backdrop') await tab.click({ x: 8, y: 300 });
			else {
				await tab.run(() => {
					for (const button of document.querySelectorAll('dialog button')) {
						if (button.textContent === 'Close') button.id = 'pressed';
					}
				});
				await tab.click('#pressed');
			}
			await isClosed();
		}
	});

	it('contact form: is not sent while a field is empty', async () => {
		await open();
		const form = 'form[aria-label="Contact"]';
		await tab.click(`${form} button`);
		const invalid = await tab.count(`${form} :is(input, textarea):invalid`);
		assert.equal(invalid, 4);
		assert.equal(await tab.run(() => location.href), `${origin}/`);
	});

	it('characters: show personal information in a card at the side, on phones in three screens', async () => {
		for (const { id } of isWide ? characters.slice(0, 2) : characters) {
			await tab.open(`${origin}/character/${id}/`);
			for (const width of [390, 1024, 1440]) {
				await tab.resize(width, 844);
				const { background, card, traits } = await tab.run(() => {
					const box = (selector: string) =>
						document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
					return {
						background: box('#background'),
						card: box('section:has(> #personal-heading)'),
						traits: box('#traits'),
					};
				});
				const where = `${id} at ${width} px`;
				if (width === 390) {
					assert.ok(traits.top < 3 * 844, `${where}: the traits start at ${traits.top}`);
				} else {
					assert.ok(card.right <= background.left, `${where}: the card is not at the side`);
				}
				assert.ok(card.top < background.top, `${where}: the card is below the background`);
			}
		}
	});
	it('colours: differ between ally, rival and other, and between the six categories', async () => {
		await open('/faction/citizen-assembly/');
		const tones = await tab.run(() =>
			[...document.querySelectorAll<HTMLElement>('.status')].map((status) => {
				const { backgroundColor, color, borderColor } = getComputedStyle(status);
				return [status.dataset.tone, `${backgroundColor} ${color} ${borderColor}`] as const;
			}),
		);
		const colours = new Map(tones);
		assert.deepEqual([...colours.keys()].sort(), ['ally', 'other', 'rival']);
		assert.equal(new Set(colours.values()).size, 3);
		await open('/additional-resources/');
		const badges = await tab.run(() =>
			[...document.querySelectorAll('.badge')].map((badge) => {
				const { backgroundColor, color } = getComputedStyle(badge);
				return [badge.textContent, `${backgroundColor} ${color}`] as const;
			}),
		);
		assert.equal(new Map(badges).size, 6);
		assert.equal(new Set(new Map(badges).values()).size, 6);
	});
});
