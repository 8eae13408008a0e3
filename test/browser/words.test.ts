import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';

describeInEngines('a glossary term', (engine, tab, { origin }) => {
	before(async () => {
		await tab.open(`${origin}/character/tomasi-faleafa/`);
	});

	const waitForOpen = () =>
		tab.waitFor(() => document.querySelector('.gloss:popover-open') !== null);
	const waitForClosed = () =>
		tab.waitFor(() => document.querySelector('.gloss:popover-open') === null);

	it('shows its explanation on a click, and hides it on a click elsewhere', async () => {
		await tab.resize(390, 700);
		await tab.click('[popovertarget="term-claim"]');
		await waitForOpen();
		assert.match((await tab.readText('.gloss:popover-open')) ?? '', /The money of Lagan/);
		await tab.click({ x: 4, y: 696 });
		await waitForClosed();
	});
	it('shows its explanation by keyboard, inside the window and beside the word, also at twice the text size', async () => {
		const lost: string[] = [];
		for (const [width, height, letters] of [
			[390, 700, '16px'],
			[390, 700, '32px'],
			[820, 1180, '16px'],
		] as const) {
			await tab.resize(width, height);
			await tab.run((size) => {
				document.documentElement.style.fontSize = size;
			}, letters);
			for (const from of [0.25, 0.9]) {
				await tab.run((share) => {
					const word = document.querySelector<HTMLElement>('[popovertarget="term-claim"]');
					const top = (word?.getBoundingClientRect().top ?? 0) - innerHeight * share;
					scrollBy({ top, behavior: 'instant' });
					word?.focus({ preventScroll: true });
				}, from);
				await tab.press('Enter');
				await waitForOpen();
				await tab.waitForFrame();
				const { box, isSeen, isOver } = await tab.run(() => {
					const none = new DOMRect();
					const [gloss, word] = ['.gloss:popover-open', '[popovertarget="term-claim"]'].map(
						(each) => document.querySelector(each)?.getBoundingClientRect() ?? none,
					);
					const { left = 0, top = 0, right = 0, bottom = 0 } = gloss ?? none;
					const isAcross = Math.min(right, word?.right ?? 0) - Math.max(left, word?.left ?? 0) > 1;
					const isDown = Math.min(bottom, word?.bottom ?? 0) - Math.max(top, word?.top ?? 0) > 3;
					const isSeen =
						top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth + 0.5;
					return { box: [left, top, right, bottom], isSeen, isOver: isAcross && isDown };
				});
				// WebKit shows it at the bottom of the window, over a word that is there.
				if (!isSeen || (isOver && engine.name !== 'WebKit')) {
					lost.push(`at ${from} of ${width} × ${height}, ${letters}: ${box}`);
				}
				await tab.press('Escape');
				await waitForClosed();
				assert.ok(await tab.hasFocus('[popovertarget="term-claim"]'));
			}
		}
		await tab.run(() => {
			document.documentElement.style.fontSize = '';
		});
		assert.deepEqual(lost, []);
	});
});
