import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';

/** Everything that the keyboard reaches. */
const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** How pages are visited; as a rule at a desk, with the site's fonts. */
interface Visit {
	/** The widths of the window, which is opened in the first and drawn to the others. */
	widths: readonly number[];
	height?: number;
	touch?: boolean;
	fonts?: boolean;
}

describe('for every reader, in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/** Opens each type of page in turn, and gathers what `look` finds on it at each width. */
	async function visit(
		{ widths, height = 900, touch = false, fonts = true }: Visit,
		look: (page: Page) => Promise<string[]>,
	): Promise<string[]> {
		const context = await browser.newContext({
			viewport: { width: widths[0] ?? 0, height },
			hasTouch: touch,
			isMobile: touch,
			reducedMotion: 'reduce',
		});
		const page = await context.newPage();
		if (!fonts) await page.route(/\.woff2$/, (request) => request.abort());
		const found: string[] = [];
		for (const route of pageKinds) {
			await page.goto(origin + route);
			for (const width of widths) {
				if (widths.length > 1) await page.setViewportSize({ width, height });
				found.push(...(await look(page)).map((each) => `${route} at ${width} px: ${each}`));
			}
		}
		await context.close();
		return found;
	}

	/** What can be reached and is smaller than 44 px where a finger lands. */
	const listSmallTargets = (page: Page) =>
		page.evaluate((selector) => {
			const small: string[] = [];
			for (const target of document.querySelectorAll<HTMLElement>(selector)) {
				if (!target.checkVisibility()) continue;
				// A link or a word in a sentence has the height of its line (WCAG 2.2, 2.5.8: inline).
				if (target.matches('.term')) continue;
				const block = target.closest('p, li, dt, dd, td, th, h3, figcaption, header, main');
				const around = block?.textContent?.trim() ?? '';
				const inline = getComputedStyle(target).display === 'inline';
				if (inline && around !== target.textContent?.trim()) continue;
				// A card answers to its link all over; a box answers to its label too.
				const cover = getComputedStyle(target, '::after').position === 'absolute';
				const label = (target as HTMLInputElement).labels?.[0];
				const { width, height } = (
					cover ? (target.closest('.panel, li, th') ?? target) : (label?.parentElement ?? target)
				).getBoundingClientRect();
				if (Math.round(width) < 44 || Math.round(height) < 44) {
					small.push(
						`${target.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`,
					);
				}
			}
			return small;
		}, reachable);

	it('has targets of 44 px or more under a finger', async () => {
		assert.deepEqual(await visit({ widths: [360, 820], touch: true }, listSmallTargets), []);
		// Where no font has come, words take other room.
		assert.deepEqual(
			await visit({ widths: [360], touch: true, fonts: false }, listSmallTargets),
			[],
		);
	});

	/** What the keyboard comes to next although the eye has passed it: above, and not further right. */
	const listJumps = (page: Page) =>
		page.evaluate((selector) => {
			const jumps: string[] = [];
			let last: { text: string; box: DOMRect } | undefined;
			for (const target of document.querySelectorAll<HTMLElement>(`main :is(${selector})`)) {
				if (!target.checkVisibility() || target.closest('svg')) continue;
				// What keeps to the window's edge stands in no order with the page.
				if (target.closest('.skip-link, .back-to-contents')) continue;
				const [first] = target.getClientRects();
				if (first === undefined) continue;
				const text = target.textContent?.trim() || target.outerHTML.slice(0, 60);
				if (last && first.bottom <= last.box.top && first.left < last.box.left + 8) {
					jumps.push(`“${last.text}” then “${text}”`);
				}
				last = { text, box: first };
			}
			return jumps;
		}, reachable);

	it('is walked through by keyboard in the order in which the eye reads it', async () => {
		assert.deepEqual(await visit({ widths: [360, 1440] }, listJumps), []);
	});

	/** What has focus and does not show it by a line of three pixels. */
	const listUnseen = (page: Page) =>
		page.evaluate((selector) => {
			const unseen: string[] = [];
			for (const element of document.querySelectorAll<HTMLElement>(selector)) {
				const { width, height } = element.getBoundingClientRect();
				if (!element.checkVisibility({ visibilityProperty: true }) || width * height === 0)
					continue;
				element.focus();
				if (element !== document.activeElement) continue;
				// Labels of a diagram thicken their own plates; their own tests hold how.
				if (element.closest('svg')) continue;
				// A card shows it for the link that covers it.
				const isSeen = [element, element.closest('.panel, li, article')].some((each) => {
					if (each === null) return false;
					const { outlineStyle, outlineWidth } = getComputedStyle(each);
					return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
				});
				if (!isSeen) unseen.push(element.outerHTML.slice(0, 100));
			}
			return unseen;
		}, reachable);

	it('shows where the focus is', async () => {
		assert.deepEqual(
			await visit({ widths: [1440] }, async (page) => {
				// Focus by script counts as by keyboard once a key was pressed.
				await page.keyboard.press('Tab');
				return listUnseen(page);
			}),
			[],
		);
	});

	/** Words that lie on a drawing without a box of their own behind them, or in one that hides it. */
	const listOverlaps = (page: Page) =>
		page.evaluate(() => {
			const overlaps: string[] = [];
			const drawings = [...document.querySelectorAll('main img')]
				.filter((image) => !image.matches('.hero-picture') && image.checkVisibility())
				.map((image) => ({ image, box: image.getBoundingClientRect() }));
			// In the small panels of a narrow window a caption is as large as a head.
			const captions = innerWidth < 992 ? '.caption:not(.gallery *)' : '.caption';
			const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			for (let node = words.nextNode(); node; node = words.nextNode()) {
				const parent = node.parentElement;
				if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
				if (
					parent.closest(
						// A comic and a cover are lettered on their drawings, which leave room for it.
						`script, style, svg, ${captions}, .balloon, .cover h2, .visually-hidden, .skip-link, .site-header`,
					)
				) {
					continue;
				}
				range.selectNodeContents(node);
				for (const line of range.getClientRects()) {
					const hit = drawings.find(
						({ box }) =>
							line.left < box.right - 1 &&
							line.right > box.left + 1 &&
							line.top < box.bottom - 1 &&
							line.bottom > box.top + 1,
					);
					if (hit)
						overlaps.push(`“${node.textContent.trim().slice(0, 40)}” on ${hit.image.outerHTML}`);
				}
			}
			return overlaps;
		});

	it('has no words over a drawing, but for captions in their boxes', async () => {
		assert.deepEqual(await visit({ widths: [320, 600, 820, 1440, 2560] }, listOverlaps), []);
	});

	it('is whole at 400 % zoom: nothing sideways, and a header that leaves room to read', async () => {
		// A window of 1280 × 1024 at 400 %.
		const found = await visit({ widths: [320], height: 256 }, (page) =>
			page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
				return [
					...(scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth} px`] : []),
					...(header > 64 ? [`header of ${header} px`] : []),
				];
			}),
		);
		assert.deepEqual(found, []);
	});

	it('has headings and landmarks that say what they head when they are read alone', async () => {
		const page = await browser.newPage();
		for (const [route, name] of [
			['/', 'Factions Six flags, none flown as a joke'],
			['/resources/', 'Anthology resources One flag up, five to hoist'],
			['/world-bible/', '10. Governance'],
			['/legal-information/', 'Privacy Policy'],
		] as const) {
			await page.goto(origin + route);
			assert.equal(await page.getByRole('heading', { name }).count(), 1, `${route} ${name}`);
		}
		await page.goto(origin);
		assert.equal(await page.getByRole('region', { name: 'Factions Six flags' }).count(), 1);
		await page.close();
	});

	it('would see a small target, a jump, a hidden focus and words on a drawing', async () => {
		const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
		await page.goto(`${origin}/faction/nobody/`);
		await page.evaluate(() => {
			const main = document.querySelector('main');
			const [far, near, over] = ['Far', 'Near', 'Over'].map((words) => {
				const link = document.createElement('a');
				link.href = '/';
				link.textContent = words;
				const line = document.createElement('p');
				line.append(link);
				return line;
			});
			if (!main || !far || !near || !over) return;
			Object.assign(far.style, { position: 'absolute', top: '900px', left: '300px' });
			near.querySelector('a')?.style.setProperty('outline', 'none');
			over.style.marginTop = '-60px';
			main.prepend(far, near);
			main.querySelector('.panel')?.after(over);
		});
		assert.match((await listSmallTargets(page)).join(), /Near.*Far|Far.*Near/);
		assert.match((await listJumps(page)).join(), /“Far” then “Near”/);
		await page.keyboard.press('Tab');
		assert.match((await listUnseen(page)).join(), /Near/);
		assert.match((await listOverlaps(page)).join(), /“Over”/);
		await page.close();
	});
});
