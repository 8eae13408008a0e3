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

describe('a section without the reveal script', () => {
	it('is not marked as waiting, so no style hides it', () => {
		const { document } = openPage(html);
		assert.equal(document.querySelectorAll('[data-waiting]').length, 0);
	});
});

describe('the reveal', () => {
	it('asks for ten percent of a section, or for what a window can hold of a taller one', async () => {
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
	it('hides nothing before the browser has said what is visible', async () => {
		const { document } = openPage(html);
		await runIsland('reveal');
		assert.equal(document.querySelectorAll('[data-waiting]').length, 0);
	});
	it('makes a section wait out of sight and be active in sight, for good', async () => {
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
	it('leaves everything alone for readers who want no motion', async () => {
		const { document } = openPage(html, { reducedMotion: true });
		await runIsland('reveal');
		assert.equal(TestObserver.all.length, 0);
		assert.equal(document.querySelectorAll('[data-waiting]').length, 0);
	});
	it('leaves everything visible where browsers cannot observe', async () => {
		const { document, errors } = openPage(html);
		(globalThis as unknown as Record<string, unknown>).IntersectionObserver = undefined;
		await runIsland('reveal');
		assert.equal(document.querySelectorAll('[data-waiting]').length, 0);
		assert.equal(errors.length, 2);
	});
});
