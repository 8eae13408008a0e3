import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Deck } from '../../src/components/deck.tsx';
import { openPage, runIsland, TestObserver } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(
	<>
		<Deck id="one" label="One" heading="One">
			first
		</Deck>
		<Deck id="two" label="Two" heading="Two">
			second
		</Deck>
	</>,
);

describe('the reveal', () => {
	it('has a threshold of ten percent, or less for a section taller than the window', async () => {
		const { document } = openPage(html);
		const [, tall] = document.querySelectorAll('[data-island]');
		assert.ok(tall);
		Object.defineProperty(tall, 'offsetHeight', { value: 16_000 });
		await runIsland('reveal');
		assert.deepEqual(
			TestObserver.all.map(({ thresholds }) => thresholds),
			[[0.1], [0.05]],
		);
	});
	it('marks a section as waiting while it is out of view, and as active once it is in view', async () => {
		const { document } = openPage(html);
		await runIsland('reveal');
		const [first, second] = TestObserver.all;
		const [one, two] = document.querySelectorAll('[data-island]');
		first?.see(true);
		second?.see(false);
		assert.equal(one?.classList.contains('active'), true);
		assert.equal(two?.hasAttribute('data-waiting'), true);
		assert.equal(two?.classList.contains('active'), false);
		second?.see(true);
		assert.equal(two?.hasAttribute('data-waiting'), false);
		assert.equal(two?.classList.contains('active'), true);
		second?.see(false);
		assert.equal(two?.classList.contains('active'), true);
	});
});
