import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';
import { serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

describeInEngines('the lightbox', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());

	const isOpen = () => tab.run(() => document.querySelector('dialog')?.open === true);
	const waitForClosed = () => tab.waitFor(() => document.querySelector('dialog') === null);
	const readBoxes = () =>
		tab.run(() =>
			Object.fromEntries(
				['img', 'figcaption', 'button', 'a'].map((name) => {
					const box = document.querySelector(`dialog ${name}`)?.getBoundingClientRect();
					return [
						name,
						{
							left: box?.left ?? 0,
							top: box?.top ?? 0,
							right: box?.right ?? 0,
							bottom: box?.bottom ?? 0,
						},
					];
				}),
			),
		);
	/** Opens the landing page in a window and one of its pictures, which are counted from 1. */
	async function show(picture: number, width: number, height: number): Promise<void> {
		await tab.resize(width, height);
		await tab.open(origin);
		await tab.waitForIslands();
		await tab.waitFor(() => document.fonts.status === 'loaded');
		await tab.click(`.gallery li:nth-child(${picture}) a`);
		await tab.waitFor(() => document.querySelector('dialog')?.open === true);
		await tab.waitFor(
			() => document.querySelector<HTMLImageElement>('dialog img')?.complete === true,
		);
		await tab.waitForFrame();
	}
	beforeEach(() => tab.wish({ reducedMotion: true }));

	it('shows a picture as large as the window lets it be, whole and in its proportions', async () => {
		for (const [width, height] of [
			[568, 320],
			[390, 844],
			[1280, 800],
		] as const) {
			for (const picture of [1, 5]) {
				await show(picture, width, height);
				const { img } = await readBoxes();
				assert.ok(img);
				const [wide, high] = [img.right - img.left, img.bottom - img.top];
				const words = `picture ${picture}: ${wide} × ${high} in ${width} × ${height}`;
				// Browsers round to fractions of a pixel.
				assert.ok(img.left >= -1 && img.top >= -1, words);
				assert.ok(img.right <= width + 1 && img.bottom <= height + 1, words);
				// Below it stand words and buttons, unless the window is low.
				assert.ok(wide > width * 0.85 || high > (height < 480 ? height - 2 : height * 0.65), words);
				const ratio = await tab.run(() => {
					const image = document.querySelector<HTMLImageElement>('dialog img');
					return (image?.naturalWidth ?? 0) / (image?.naturalHeight ?? 0);
				});
				assert.ok(Math.abs(wide / high - ratio) < 0.03, words);
			}
		}
	});

	it('has each of its buttons whole in the lowest windows', async () => {
		for (const [width, height] of [
			[320, 180],
			[341, 162],
		] as const) {
			await show(1, width, height);
			const cut = await tab.run(() =>
				[...document.querySelectorAll('dialog > p > *')]
					.filter((button) => {
						const { top, bottom, height: high } = button.getBoundingClientRect();
						return high > 0 && (top < 0 || bottom > innerHeight);
					})
					.map((button) => button.textContent),
			);
			assert.deepEqual(cut, [], `${width} × ${height}`);
		}
	});

	it('closes by a click on all that is not picture, words or button', async () => {
		for (const [x, y] of [
			[20, 400],
			[1260, 400],
			[20, 790],
			[300, 300],
		] as const) {
			await show(5, 1280, 800);
			await tab.click({ x, y });
			await waitForClosed();
		}
		await show(5, 1280, 800);
		await tab.click('dialog img');
		await tab.click('dialog figcaption');
		assert.ok(await isOpen());
	});

	it('is closed by the way back, which leads no further, and leaves the page where it was', async () => {
		await show(3, 390, 844);
		const place = await tab.run(() => scrollY);
		await tab.run(() => history.back());
		await waitForClosed();
		assert.equal(await tab.run(() => location.pathname), '/');
		const after = await tab.run(() => scrollY);
		assert.ok(Math.abs(after - place) < 2, `${after} instead of ${place}`);
		// Closed in another way, it leaves nothing behind that the way back would lead through.
		await tab.click('.gallery li:nth-child(3) a');
		await tab.press('Escape');
		await waitForClosed();
		assert.ok(await tab.hasFocus('.gallery li:nth-child(3) a'));
	});

	it('goes on by a swipe', { skip: engine.lacks.touch }, async () => {
		await show(2, 390, 844);
		const label = () => tab.readAttribute('dialog', 'aria-label');
		await tab.touch({ x: 300, y: 300 }, { x: 200, y: 305 }, { x: 80, y: 310 });
		await tab.waitFor(() => document.querySelector('dialog')?.ariaLabel === 'Picture 3 of 6');
		await tab.touch({ x: 80, y: 300 }, { x: 200, y: 305 }, { x: 300, y: 310 });
		await tab.waitFor(() => document.querySelector('dialog')?.ariaLabel === 'Picture 2 of 6');
		// A finger that trembles does not turn a page.
		const { img } = await readBoxes();
		const y = ((img?.top ?? 0) + (img?.bottom ?? 0)) / 2;
		await tab.touch({ x: 200, y }, { x: 215, y });
		assert.equal(await label(), 'Picture 2 of 6');
	});

	it('lets two fingers enlarge a picture, and one move about in it, and goes on once it is small again', {
		skip: engine.lacks.touch,
	}, async () => {
		await show(2, 390, 844);
		const label = () => tab.readAttribute('dialog', 'aria-label');
		/** How much larger all is seen, what is seen of it, and the page behind. */
		const look = () =>
			tab.run(() => {
				const { scale = 1, pageLeft = 0, pageTop = 0 } = visualViewport ?? {};
				return { scale, left: pageLeft, top: pageTop - scrollY, place: scrollY, wide: innerWidth };
			});
		const before = await look();
		const { img } = await readBoxes();
		const middle = { x: 195, y: Math.round(((img?.top ?? 0) + (img?.bottom ?? 0)) / 2) };
		await tab.pinch(middle, 65, 185);
		await tab.waitFor(() => (visualViewport?.scale ?? 1) > 2);
		const grown = await look();
		assert.ok(await isOpen());
		// A finger that moves about in it turns no page.
		await tab.touch({ x: 300, y: 400 }, { x: 200, y: 405 }, { x: 100, y: 410 });
		await tab.waitFor((left) => (visualViewport?.pageLeft ?? 0) > left + 20, grown.left);
		assert.equal(await label(), 'Picture 2 of 6');
		// Neither do two that make it small again, and the page behind has not moved.
		await tab.pinch(middle, 185, 25);
		await tab.waitFor(() => visualViewport?.scale === 1);
		assert.equal(await label(), 'Picture 2 of 6');
		assert.deepEqual(await look(), before);
		await tab.touch({ x: 300, y: 300 }, { x: 200, y: 305 }, { x: 80, y: 310 });
		await tab.waitFor(() => document.querySelector('dialog')?.ariaLabel === 'Picture 3 of 6');
	});

	it('keeps the page behind where it is', async () => {
		await show(1, 1280, 800);
		const place = await tab.run(() => scrollY);
		await tab.press('PageDown');
		await tab.press('End');
		await tab.waitForFrame();
		assert.equal(await tab.run(() => scrollY), place);
		assert.equal(await tab.readStyle('html', 'overflow-y'), 'hidden');
	});

	it('links to the whole drawing', async () => {
		await show(1, 1280, 800);
		const [href, src] = await tab.run(() => [
			document.querySelector<HTMLAnchorElement>('dialog a')?.href,
			document.querySelector<HTMLImageElement>('dialog img')?.src,
		]);
		assert.ok(href);
		assert.equal(href, src);
	});
});
