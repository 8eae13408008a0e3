import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { gallery } from '../../src/content/gallery.ts';
import { describeInEngines } from '../support/engines.ts';
import { translatePage } from '../support/translate-page.ts';

describeInEngines('the lightbox', (engine, tab, { origin }) => {
	beforeEach(() => tab.wish({ reducedMotion: true }));

	const isOpen = () => tab.run(() => document.querySelector('dialog')?.open === true);
	const waitForClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);
	const waitForPicture = (nth: number) =>
		tab.waitFor(
			(label) => document.querySelector('dialog')?.ariaLabel === label,
			`Picture ${nth} of ${gallery.length}`,
		);
	const link = (nth: number) => `.gallery li:nth-child(${nth}) a`;
	/** Opens a picture of the landing page, counted from 1, in a window. */
	async function show(nth: number, width: number, height: number): Promise<void> {
		await tab.resize(width, height);
		await tab.open(origin);
		await tab.waitForIslands();
		await tab.waitFor(() => document.fonts.status === 'loaded');
		await tab.click(link(nth));
		await waitForPicture(nth);
		await tab.waitFor(() => document.querySelector<HTMLImageElement>('dialog img')?.complete);
		await tab.waitForFrame();
	}

	it('shows a picture as large as fits the window, in its proportions', async () => {
		for (const [width, height] of [
			[568, 320],
			[390, 844],
			[1280, 800],
		] as const) {
			await show(5, width, height);
			const { left, right, top, bottom, ratio } = await tab.run(() => {
				const image = document.querySelector<HTMLImageElement>('dialog img');
				const { left = 0, right = 0, top = 0, bottom = 0 } = image?.getBoundingClientRect() ?? {};
				const ratio = (image?.naturalWidth ?? 0) / (image?.naturalHeight ?? 0);
				return { left, right, top, bottom, ratio };
			});
			const [wide, high] = [right - left, bottom - top];
			const words = `${wide} × ${high} in ${width} × ${height}`;
			// Browsers round to fractions of a pixel.
			assert.ok(left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1, words);
			// The caption and buttons are below it, unless the window is low.
			assert.ok(wide > width * 0.85 || high > (height < 480 ? height - 2 : height * 0.65), words);
			assert.ok(Math.abs(wide / high - ratio) < 0.03, words);
		}
	});

	it('has no clipped buttons in a very low window', async () => {
		await show(1, 341, 162);
		const cut = await tab.run(() =>
			[...document.querySelectorAll('dialog > p > *')]
				.filter((button) => {
					const { top, bottom, height } = button.getBoundingClientRect();
					return height > 0 && (top < 0 || bottom > innerHeight);
				})
				.map((button) => button.textContent),
		);
		assert.deepEqual(cut, []);
	});

	it('works by keyboard: Enter opens it, arrows turn, Escape closes it and returns focus', async () => {
		await tab.resize(1280, 800);
		await tab.open(origin);
		await tab.waitForIslands();
		const last = gallery.length;
		await tab.focus(link(last));
		await tab.press('Enter');
		await waitForPicture(last);
		await tab.press('ArrowRight');
		await waitForPicture(1);
		await tab.press('ArrowLeft');
		await waitForPicture(last);
		for (let i = 0; i < 8; i++) {
			await tab.press('Tab');
			const isInside = await tab.run(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest('dialog') !== null,
			);
			assert.ok(isInside, `after ${i + 1} presses of Tab`);
		}
		await tab.press('Escape');
		await waitForClosed();
		assert.ok(await tab.hasFocus(link(last)));
	});

	it('keeps the focus when Enter follows Escape at once', async () => {
		await tab.resize(1280, 800);
		await tab.open(origin);
		await tab.waitForIslands();
		await tab.focus(link(1));
		await tab.press('Enter');
		await waitForPicture(1);
		await tab.press('Escape');
		await tab.press('Enter');
		// The browser goes back in its history meanwhile.
		await tab.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
		assert.ok(
			await tab.run(() => document.activeElement?.closest('dialog, .gallery a') !== null),
			'the focus is lost',
		);
	});

	it('stays open when the picture or its caption is clicked', async () => {
		await show(5, 1280, 800);
		await tab.click('dialog img');
		await tab.click('dialog figcaption');
		assert.ok(await isOpen());
	});

	it('shows the right caption on a page that the browser has translated', async () => {
		await show(1, 1280, 800);
		await tab.run(translatePage);
		await tab.press('ArrowRight');
		await waitForPicture(2);
		assert.equal(await tab.readText('dialog figcaption'), gallery[1]?.caption);
	});

	it('closes on going back, and keeps the page and its scroll position', async () => {
		await show(3, 390, 844);
		const place = await tab.run(() => scrollY);
		await tab.press('PageDown');
		await tab.waitForFrame();
		assert.equal(await tab.run(() => scrollY), place);
		await tab.run(() => history.back());
		await waitForClosed();
		assert.equal(await tab.run(() => location.pathname), '/');
		const after = await tab.run(() => scrollY);
		assert.ok(Math.abs(after - place) < 2, `${after} instead of ${place}`);
		await tab.click(link(3));
		await tab.press('Escape');
		await waitForClosed();
		assert.ok(await tab.hasFocus(link(3)));
	});

	it('turns on a swipe, but not on a slight movement', {
		skip: engine.lacks.touch,
	}, async () => {
		await show(2, 390, 844);
		await tab.touch({ x: 300, y: 300 }, { x: 200, y: 305 }, { x: 80, y: 310 });
		await waitForPicture(3);
		await tab.touch({ x: 80, y: 300 }, { x: 200, y: 305 }, { x: 300, y: 310 });
		await waitForPicture(2);
		await tab.touch({ x: 200, y: 300 }, { x: 215, y: 300 });
		await waitForPicture(2);
	});

	it('can be zoomed with two fingers, and panned without turning', {
		skip: engine.lacks.touch,
	}, async () => {
		await show(2, 390, 844);
		const middle = { x: 195, y: 300 };
		const scale = () => tab.run(() => visualViewport?.scale ?? 1);
		await tab.pinch(middle, 65, 185);
		await tab.waitFor(() => (visualViewport?.scale ?? 1) > 2);
		const left = await tab.run(() => visualViewport?.pageLeft ?? 0);
		await tab.touch({ x: 300, y: 400 }, { x: 200, y: 405 }, { x: 100, y: 410 });
		await tab.waitFor((before) => (visualViewport?.pageLeft ?? 0) > before + 20, left);
		await waitForPicture(2);
		await tab.pinch(middle, 185, 25);
		await tab.waitFor(() => visualViewport?.scale === 1);
		assert.equal(await scale(), 1);
		await waitForPicture(2);
		await tab.touch({ x: 300, y: 300 }, { x: 200, y: 305 }, { x: 80, y: 310 });
		await waitForPicture(3);
	});

	it('links to the night version of a picture in dark mode', async () => {
		await tab.wish({ reducedMotion: true, dark: true });
		await show(1, 1280, 800);
		const [href, src] = await tab.run(() => [
			document.querySelector<HTMLAnchorElement>('dialog a')?.href,
			document.querySelector<HTMLImageElement>('dialog img')?.currentSrc,
		]);
		assert.match(src ?? '', /-night\./);
		assert.equal(href, src);
	});
});
