import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInAllEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';
import { listHidden } from '../support/visibility.ts';

/** Small windows: a zoomed desktop, and a phone in landscape. */
const windows = [
	[320, 256, '1280 × 1024 at 400 %'],
	[568, 320, 'a small phone in landscape'],
] as const;

describeInAllEngines('a small window', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());

	/** Scrolls by the height of the window, and returns whether it moved. */
	const scrollOn = () =>
		tab.run(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			return Math.abs(scrollY - before) >= 1;
		});

	for (const [width, height, what] of windows) {
		it(`of ${width} × ${height} (${what}) shows the whole landing page below a low header`, async () => {
			await tab.resize(width, height);
			await tab.open(origin);
			await tab.waitForIslands();
			const tall: string[] = [];
			do {
				// New content in the window may still be animated.
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
				// The header may take a third of the window, or 48 pixels.
				if (header > Math.max(height / 3, 48)) tall.push(`${header} px of header at ${y} px`);
			} while (await scrollOn());
			assert.deepEqual(tall, []);
			assert.deepEqual(await listHidden(tab, '.deck-content'), []);
			assert.equal(
				await tab.run(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				),
				0,
			);
		});
	}
});
