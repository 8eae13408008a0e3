import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { lagan } from '../../src/world/world.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { describeInEngines } from '../support/engines.ts';
import { serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

/** Windows with the contents beside the text, and without. */
const windows = [
	[1280, 800],
	[390, 844],
] as const;

describeInEngines('the World Bible as a book', (engine) => {
	let tab: Tab;
	let origin: string;
	let route: string;
	before(async () => {
		({ origin } = await serveSite());
		route = `${origin}/world-bible/`;
		tab = await engine.start();
	});
	after(() => tab?.close());
	beforeEach(() => tab.wish({}));

	/** Waits until a page is there with its scripts, and has come to rest. */
	async function arrive(): Promise<void> {
		await tab.waitFor(() => document.readyState === 'complete');
		await tab.waitForIslands();
		await tab.run(() => document.fonts.ready.then(() => true));
		await tab.waitForRest();
	}
	async function open(address: string): Promise<void> {
		await tab.open(address);
		await arrive();
	}
	/** Waits until an element begins where jumps lead: 16 pixels below the header, or nearly so. */
	const arriveAt = (id: string) =>
		tab.waitFor((name) => {
			const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
			const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
			return Math.abs(top - header - 16) <= 3;
		}, id);
	/** The element of the text that stands below the header, by its number, and how far down it begins. */
	const readPlace = () =>
		tab.run(() => {
			const all = [...document.querySelectorAll('.prose > *')];
			const at = all.findIndex((each) => each.getBoundingClientRect().top > 99);
			return { at, top: all[at]?.getBoundingClientRect().top ?? 0 };
		});
	/** How far from its place what a reader saw there stands now. */
	const measureShift = async ({ at, top }: { at: number; top: number }) =>
		(await tab.run(
			(number) => document.querySelectorAll('.prose > *')[number]?.getBoundingClientRect().top ?? 0,
			at,
		)) - top;
	/** Waits until a page that is back is where it was, and stays there. */
	async function assertKept(place: { at: number; top: number }, words: string): Promise<void> {
		await arrive();
		for (let i = 0; i < 3; i++) await tab.waitForFrame();
		const shift = await measureShift(place);
		// WebKit is a line off now and then, where letters came late.
		assert.ok(Math.abs(shift) <= 30, `${words}: ${shift} px off`);
	}
	/** Follows a link from the page that is open, wherever that leads. */
	async function follow(href: string): Promise<void> {
		await tab.run((address) => {
			const link = document.createElement('a');
			link.href = address;
			document.body.append(link);
			link.click();
		}, href);
		await tab.waitForUrl(origin + href);
		await arrive();
	}
	/** Sets the page’s text in other letters, as long as it is not loaded anew. */
	const setInOtherLetters = () =>
		tab.run(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync('.prose { letter-spacing: 0.06em }');
			document.adoptedStyleSheets.push(sheet);
		});

	for (const [width, height] of windows) {
		it(`lands where a link leads, from outside and from within, at ${width} px`, async () => {
			await tab.resize(width, height);
			for (const id of ['map', 'khulna', 'money', 'living-document']) {
				await open(`${origin}/resources/`);
				await follow(`/world-bible/#${id}`);
				await arriveAt(id);
			}
			for (const id of ['money', 'faction-ties', 'map', 'overview', 'challenges']) {
				await follow(`/world-bible/#${id}`);
				await arriveAt(id);
			}
		});

		it(`is loaded anew and gone back to at the same words, whatever the letters, at ${width} px`, async () => {
			await tab.resize(width, height);
			for (const y of [1500, 21_000, 39_000]) {
				await open('about:blank');
				await open(route);
				await setInOtherLetters();
				await tab.scrollTo(y);
				// The end of scrolling is told a moment later.
				await tab.waitFor(
					() => !('onscrollend' in HTMLElement.prototype) || history.state !== null,
				);
				const place = await readPlace();
				await tab.run(() => {
					document.title = 'Left';
					location.reload();
				});
				await tab.waitFor(() => document.title !== 'Left');
				await assertKept(place, `loaded anew at ${y}`);
				const before = await readPlace();
				await follow('/resources/');
				await tab.back();
				await tab.waitForUrl(route);
				await assertKept(before, `gone back to at ${y}`);
			}
		});

		it(`shows what is looked for in it, at ${width} px`, async () => {
			await tab.resize(width, height);
			await open(route);
			for (const words of ['thought restful', 'interference, spoken', 'the drop loaf']) {
				await tab.run((text) => {
					getSelection()?.removeAllRanges();
					// Every engine has it, and no standard.
					(window as unknown as { find(text: string): boolean }).find(text);
				}, words);
				// Between the header and what stands at the window's foot.
				await tab.waitFor((text) => {
					const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
					if (range?.toString() !== text) return false;
					const { top, bottom } = range.getBoundingClientRect();
					const [header, foot] = ['.site-header', '.back-to-contents a'].map((each) =>
						document.querySelector(each)?.getBoundingClientRect(),
					);
					return top >= (header?.bottom ?? 0) && bottom <= innerHeight - (foot?.height ?? 0);
				}, words);
			}
		});
	}

	it('keeps the contents in the window, and in them the part that one reads', async () => {
		for (const [width, height] of [
			[1024, 600],
			[1440, 900],
		] as const) {
			await tab.resize(width, height);
			await open(route);
			for (const id of ['overview', 'map', 'money', 'living-document']) {
				await tab.run((name) => document.getElementById(name)?.scrollIntoView(), id);
				await tab.waitFor(
					(hash) =>
						document.querySelector('.contents [aria-current]')?.getAttribute('href') === hash,
					`#${id}`,
				);
				const [header, list, mark] = await tab.run(() =>
					['.site-header', '.contents', '.contents [aria-current]'].map((each) => {
						const { top = 0, bottom = 0 } =
							document.querySelector(each)?.getBoundingClientRect() ?? {};
						return { top, bottom };
					}),
				);
				assert.ok(header && list && mark);
				const words = `${id} in ${width} × ${height}: ${JSON.stringify([list, mark])}`;
				assert.ok(list.top >= header.bottom && list.bottom <= height, words);
				assert.ok(mark.top >= list.top && mark.bottom <= list.bottom, words);
			}
		}
	});

	it('has a link beside every heading of a section, seen when it is looked for', async () => {
		await tab.resize(1280, 800);
		await open(route);
		const headings = await tab.run(() =>
			[
				...document.querySelectorAll('.chapter :is(h2, h3, h4):not(.faction-card *), .stations h4'),
			].map((heading) => {
				const link = heading.nextElementSibling;
				return {
					id: heading.closest('section[id], li[id]')?.id,
					href: link?.getAttribute('href'),
					name: link?.ariaLabel ?? '',
					inside: heading.querySelector('a') !== null,
				};
			}),
		);
		assert.ok(headings.length > 50, `${headings.length} headings`);
		for (const { id, href, name, inside } of headings) {
			assert.equal(href, `#${id}`);
			assert.match(name, /^Link to this section: \S/);
			assert.equal(inside, false);
		}
		assert.equal(new Set(headings.map(({ id }) => id)).size, headings.length);
		const link = '.section-link[href="#money"]';
		const seen = async () => Number(await tab.readStyle(link, 'opacity'));
		const hasMouse = await tab.run(
			() => matchMedia('(any-hover: hover) and (not (any-pointer: coarse))').matches,
		);
		assert.equal(await seen(), hasMouse ? 0 : 1);
		await tab.press('Tab');
		await tab.focus(link);
		assert.equal(await seen(), 1);
		await tab.press('Enter');
		await tab.waitForUrl(`${route}#money`);
		await arriveAt('money');
	});

	it('leads from each part to the next', async () => {
		await tab.resize(390, 844);
		await open(route);
		const parts = await tab.run(() =>
			[...document.querySelectorAll('.chapter')].map((part) => ({
				id: part.id,
				next: part.querySelector('.next-part a')?.getAttribute('href') ?? null,
			})),
		);
		assert.deepEqual(
			parts.map(({ next }) => next),
			[...parts.slice(1).map(({ id }) => `#${id}`), null],
		);
		await tab.click('#overview .next-part a');
		await arriveAt(parts[1]?.id ?? '');
	});

	/** How large a drawing is shown; nothing where it is not. */
	const measure = (selector: string) =>
		tab.run((target) => {
			const { width = 0, height = 0 } =
				document.querySelector(target)?.getBoundingClientRect() ?? {};
			return width * height;
		}, selector);
	const isOpen = () => tab.run(() => document.querySelector('dialog')?.open === true);
	const waitForLabel = (said: string) =>
		tab.waitFor((words) => document.querySelector('dialog')?.ariaLabel === words, said);
	/** Where a figure stands among those that open large, from 1, and how many there are. */
	const findPlace = (figure: string) =>
		tab.run((target) => {
			const figures = [...document.querySelectorAll('figure:has(> .enlarge)')];
			return { place: figures.findIndex((each) => each.matches(target)) + 1, of: figures.length };
		}, figure);
	const waitForClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);

	for (const [width, height] of windows) {
		it(`opens its drawings larger than they stand in the text, at ${width} px`, async () => {
			await tab.resize(width, height);
			await open(route);
			for (const [figure, drawing] of [
				['.city-plan', '.diagram-frame'],
				['.cross-section', '.diagram-frame'],
				['.ties-figure', '.ties-ring'],
			] as const) {
				const { place, of } = await findPlace(figure);
				const before = await measure(`main ${figure} ${drawing}`);
				await tab.click(`${figure} > .enlarge`);
				await waitForLabel(`Picture ${place} of ${of}`);
				const large = await measure(`dialog ${figure} ${drawing}`);
				assert.ok(before > 0 && large > before * 1.3, `${figure}: ${large} after ${before}`);
				await tab.press('ArrowRight');
				await waitForLabel(`Picture ${(place % of) + 1} of ${of}`);
				await tab.press('ArrowLeft');
				await waitForLabel(`Picture ${place} of ${of}`);
				await tab.press('Escape');
				await waitForClosed();
				assert.ok(await tab.hasFocus(`${figure} > .enlarge`));
			}
		});

		it(`goes to the place of a name that is pressed in a large drawing, at ${width} px`, async () => {
			await tab.resize(width, height);
			await open(`${route}#map`);
			await tab.click('#map .enlarge');
			await tab.waitFor(() => document.querySelector('dialog')?.open === true);
			await tab.click('dialog .labels-wide [href="#norfolk"]');
			await waitForClosed();
			await tab.waitForUrl(`${route}#norfolk`);
			await arriveAt('norfolk');
		});
	}

	it('stays open under whoever moves a large drawing about', async () => {
		await tab.resize(390, 844);
		await open(`${route}#map`);
		await tab.click('#map .enlarge');
		await tab.waitFor(() => document.querySelector('dialog')?.open === true);
		const shown = await tab.readAttribute('dialog', 'aria-label');
		if (engine.lacks.touch) await tab.click({ x: 60, y: 60 });
		else await tab.touch({ x: 300, y: 60 }, { x: 200, y: 62 }, { x: 60, y: 64 });
		await tab.waitForRest();
		assert.ok(await isOpen());
		await waitForLabel(shown ?? '');
	});

	it('links to its drawings without a script', async () => {
		await tab.wish({ scripts: false });
		await tab.open(route);
		const links = await tab.run(() =>
			[...document.querySelectorAll<HTMLAnchorElement>('.enlarge')]
				.filter((link) => link.checkVisibility())
				.map((link) => link.getAttribute('href') ?? ''),
		);
		assert.equal(links.length, lagan.vignettes.length + 2);
		for (const href of links) {
			assert.equal((await fetch(origin + href)).headers.get('content-type'), 'image/svg+xml');
		}
	});
});

describe('links beside headings, on a touch screen', { skip: skipBrowser }, () => {
	let browser: Browser;
	before(async () => {
		browser = await launchChromium();
	});
	after(() => browser?.close());

	it('are always there, as large as a finger, and cover no word', async () => {
		const { origin } = await serveSite();
		const context = await browser.newContext({
			viewport: { width: 360, height: 740 },
			hasTouch: true,
			isMobile: true,
		});
		const page = await context.newPage();
		await page.goto(`${origin}/world-bible/`);
		const faults = await page.evaluate(() =>
			[...document.querySelectorAll('.section-link')].flatMap((link) => {
				const { left, right, width, height } = link.getBoundingClientRect();
				const range = document.createRange();
				range.selectNodeContents(link.previousElementSibling as Element);
				const words = Math.max(...[...range.getClientRects()].map((line) => line.right));
				const isFit = width >= 44 && height >= 44 && left >= words - 1 && right <= innerWidth;
				const isSeen = getComputedStyle(link).opacity === '1';
				return isFit && isSeen ? [] : [`${link.ariaLabel}: ${width} × ${height} at ${left}`];
			}),
		);
		assert.deepEqual(faults, []);
		await context.close();
	});
});
