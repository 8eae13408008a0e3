import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';

describeInEngines('the World Bible', (_engine, tab, { origin }) => {
	const route = `${origin}/world-bible/`;
	beforeEach(() => tab.wish({}));

	/** Waits until the page, its scripts and its fonts have loaded and nothing moves. */
	async function arrive(): Promise<void> {
		await tab.waitFor(() => document.readyState === 'complete');
		await tab.waitForIslands();
		await tab.run(() => document.fonts.ready.then(() => true));
		await tab.waitForRest();
	}
	async function open(address = route): Promise<void> {
		await tab.open(address);
		await arrive();
	}
	/** Waits until the top of an element is about 16 pixels below the header. */
	const arriveAt = (id: string) =>
		tab.waitFor((name) => {
			const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
			const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
			return Math.abs(top - header - 16) <= 3;
		}, id);
	/** Follows a link from the open page. */
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

	it('jumps to an anchor at once, from another page and from within', async () => {
		for (const [width, height] of [
			[1280, 800],
			[390, 844],
		] as const) {
			await tab.resize(width, height);
			await open(`${origin}/resources/`);
			await follow('/world-bible/#money');
			await arriveAt('money');
			for (const id of ['faction-ties', 'map', 'overview', 'living-document']) {
				await follow(`/world-bible/#${id}`);
				await arriveAt(id);
			}
		}
		await tab.open(`${route}#living-document`);
		await tab.waitFor(() => document.readyState === 'complete');
		const top = await tab.run(
			() => document.getElementById('living-document')?.getBoundingClientRect().top ?? 9999,
		);
		assert.ok(top < 200, `It is still scrolling: ${top} px to go.`);
	});

	it('keeps the reader’s place on reloading and on going back', async () => {
		await tab.resize(390, 844);
		/** The index and the top of the first element below the header. */
		const readPlace = () =>
			tab.run(() => {
				const all = [...document.querySelectorAll('.prose > *')];
				const at = all.findIndex((element) => element.getBoundingClientRect().top > 99);
				return { at, top: all[at]?.getBoundingClientRect().top ?? 0 };
			});
		async function assertKept({ at, top }: { at: number; top: number }, words: string) {
			await arrive();
			for (let i = 0; i < 3; i++) await tab.waitForFrame();
			const now = await tab.run(
				(number) =>
					document.querySelectorAll('.prose > *')[number]?.getBoundingClientRect().top ?? 0,
				at,
			);
			// WebKit may be off by up to two lines if fonts load late.
			assert.ok(Math.abs(now - top) <= 60, `${words}: ${now - top} px off`);
		}
		await open();
		await tab.scrollTo(21_000);
		// Browsers report the end of scrolling a moment later.
		await tab.waitFor(() => !('onscrollend' in HTMLElement.prototype) || history.state !== null);
		const place = await readPlace();
		await tab.run(() => {
			document.title = 'Left';
			location.reload();
		});
		await tab.waitFor(() => document.title !== 'Left');
		await assertKept(place, 'on reloading');
		const before = await readPlace();
		await follow('/resources/');
		await tab.back();
		await tab.waitForUrl(route);
		await assertKept(before, 'on going back');
	});

	it('marks the current section in its contents, and keeps the mark visible', async () => {
		await tab.wish({ reducedMotion: true });
		await tab.resize(1280, 800);
		await open();
		for (const id of ['mid-level', 'challenges', 'overview']) {
			await tab.run((name) => document.getElementById(name)?.scrollIntoView(), id);
			await tab.waitFor(
				(hash) => document.querySelector('.contents [aria-current]')?.getAttribute('href') === hash,
				`#${id}`,
			);
			assert.equal(await tab.count('.contents [aria-current]'), 1);
			await tab.waitFor(() => {
				const [header, list, mark] = ['.site-header', '.contents', '.contents [aria-current]'].map(
					(each) => document.querySelector(each)?.getBoundingClientRect(),
				);
				if (!header || !list || !mark) return false;
				const isInWindow = list.top >= header.bottom && list.bottom <= innerHeight;
				return isInWindow && mark.top >= list.top && mark.bottom <= list.bottom;
			});
		}
	});

	it('lists sub-sections in its contents at every width', async () => {
		for (const width of [320, 1440]) {
			await tab.resize(width, 900);
			await open();
			for (const [name, id] of [
				['City Districts', 'city-districts'],
				['Money', 'money'],
				['Lower level', 'lower-level'],
			] as const) {
				await tab.waitFor(
					(text, href) =>
						[...document.querySelectorAll('.contents a')].some(
							(link) =>
								link.textContent === text &&
								link.checkVisibility() &&
								link.getAttribute('href') === href,
						),
					name,
					`#${id}`,
				);
			}
		}
	});

	it('has a link that skips its contents', async () => {
		await tab.resize(1280, 800);
		await open();
		await tab.focus('.contents .skip-link');
		await tab.press('Enter');
		await tab.waitFor(() => location.hash === '#overview');
		await tab.press('Tab');
		assert.equal(await tab.run(() => document.activeElement?.closest('.contents') ?? null), null);
	});

	it('has a link to each section beside its heading, visible on focus', async () => {
		await tab.resize(1280, 800);
		await open();
		const headings = await tab.run(() =>
			[
				...document.querySelectorAll('.chapter :is(h2, h3, h4):not(.faction-card *), .stations h4'),
			].map((heading) => {
				const link = heading.nextElementSibling;
				return {
					id: heading.closest('section[id], li[id]')?.id,
					href: link?.getAttribute('href'),
					name: link?.ariaLabel ?? '',
				};
			}),
		);
		assert.ok(headings.length > 50, `${headings.length} headings`);
		for (const { id, href, name } of headings) {
			assert.equal(href, `#${id}`);
			assert.match(name, /^Link to this section: \S/);
		}
		const link = '.section-link[href="#money"]';
		await tab.press('Tab');
		await tab.focus(link);
		assert.equal(Number(await tab.readStyle(link, 'opacity')), 1);
		await tab.press('Enter');
		await tab.waitForUrl(`${route}#money`);
		await arriveAt('money');
	});

	const waitForClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);
	const waitForOpen = () => tab.waitFor(() => document.querySelector('dialog')?.open);

	it('enlarges its drawings, turns to the next, and returns focus on Escape', async () => {
		await tab.resize(390, 844);
		await open();
		const measure = (selector: string) =>
			tab.run((target) => {
				const { width = 0, height = 0 } =
					document.querySelector(target)?.getBoundingClientRect() ?? {};
				return width * height;
			}, selector);
		for (const [figure, drawing] of [
			['.city-plan', '.diagram-frame'],
			['.cross-section', '.diagram-frame'],
			['.ties-figure', '.ties-ring'],
		] as const) {
			const before = await measure(`main ${figure} ${drawing}`);
			await tab.click(`${figure} > .enlarge`);
			await waitForOpen();
			const large = await measure(`dialog ${figure} ${drawing}`);
			assert.ok(before > 0 && large > before * 1.3, `${figure}: ${large} after ${before}`);
			const label = await tab.run(() => document.querySelector('dialog')?.ariaLabel ?? null);
			await tab.press('ArrowRight');
			await tab.waitFor((was) => document.querySelector('dialog')?.ariaLabel !== was, label);
			await tab.press('Escape');
			await waitForClosed();
			assert.ok(await tab.hasFocus(`${figure} > .enlarge`));
		}
	});

	it('closes an enlarged drawing and jumps to a place that is clicked in it', async () => {
		await tab.resize(1280, 800);
		await open(`${route}#map`);
		await tab.click('#map .enlarge');
		await waitForOpen();
		await tab.click('dialog .labels-wide [href="#norfolk"]');
		await waitForClosed();
		await tab.waitForUrl(`${route}#norfolk`);
		await arriveAt('norfolk');
	});
});
