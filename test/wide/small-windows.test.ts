import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInAllEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';
import { listHidden } from '../support/visibility.ts';

/** Small windows: phones on their side, and what a large window comes down to when it is zoomed. */
const windows = [
	[320, 256, '1280 × 1024 at 400 %'],
	[427, 240, '1280 × 720 at 300 %'],
	[568, 320, 'a small phone on its side'],
] as const;

describeInAllEngines('a small window', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());

	/** Scrolls by a window’s height as a reader would, and says whether there was more to see. */
	const goOn = () =>
		tab.run(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			return Math.abs(scrollY - before) >= 1;
		});

	for (const [width, height, what] of windows) {
		it(`of ${width} × ${height} (${what}) shows all of the landing page, and room to read it`, async () => {
			await tab.resize(width, height);
			await tab.open(origin);
			await tab.waitForIslands();
			const narrow: string[] = [];
			do {
				// What has just come into the window may still be on its way.
				let hidden: string[] = [];
				await poll(
					async () => {
						hidden = await listHidden(tab, 'main > *', { inWindow: true });
						return hidden.length === 0;
					},
					() => `all in the window to be visible, but ${hidden.join('; ')}`,
				);
				const { y, header } = await tab.run(() => ({
					y: scrollY,
					header: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
				}));
				// A third of the window at most, or a line of 48 pixels in the smallest.
				if (header > Math.max(height / 3, 48)) narrow.push(`${header} px of header at ${y} px`);
			} while (await goOn());
			assert.deepEqual(narrow, []);
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
			assert.equal(
				await tab.run(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				),
				0,
			);
		});
	}

	it('would be seen to hide something', async () => {
		await tab.resize(568, 320);
		await tab.open(origin);
		await tab.run(() => {
			const section = document.querySelector<HTMLElement>('#gallery');
			section?.style.setProperty('opacity', '0.9');
			section?.scrollIntoView({ behavior: 'instant' });
		});
		assert.match((await listHidden(tab, 'main > *', { inWindow: true })).join(), /opacity 0\.9/);
	});
});
