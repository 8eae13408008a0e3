import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ContentsList } from '../../src/components/contents-list.tsx';
import { openPage, runIsland, TestObserver } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(
	<>
		<ContentsList
			title="Contents"
			items={[
				{ id: 'one', title: 'One', inner: [{ id: 'inner', title: 'Inner' }] },
				{ id: 'two', title: 'Two' },
				{ id: 'nowhere', title: 'Nowhere' },
			]}
		/>
		<section id="one">
			<section id="inner">first</section>
		</section>
		<section id="two">second</section>
	</>,
);

/** Opens the page with its script, and tells which links are marked. */
async function openContents() {
	const { document } = openPage(html);
	await runIsland('contents');
	const [observer] = TestObserver.all;
	if (observer === undefined) throw new Error('Nothing is observed.');
	const marked = () =>
		[...document.querySelectorAll('[aria-current="location"]')].map(
			({ textContent }) => textContent,
		);
	return { document, observer, marked };
}

describe('the contents list', () => {
	it('is plain without its script, so that browsers may follow the page themselves', () => {
		const { document } = openPage(html);
		assert.equal(document.querySelectorAll('[aria-current], [data-marked]').length, 0);
	});
	it('observes the sections that are there', async () => {
		const { observer } = await openContents();
		assert.deepEqual(
			observer.observed.map(({ id }) => id),
			['one', 'inner', 'two'],
		);
	});
	it('marks the innermost section that one reads, and one alone', async () => {
		const { document, observer, marked } = await openContents();
		observer.see(true, 'one');
		assert.deepEqual(marked(), ['One']);
		observer.see(true, 'inner');
		assert.deepEqual(marked(), ['Inner']);
		observer.see(false, 'inner');
		assert.deepEqual(marked(), ['One']);
		assert.equal(document.querySelectorAll('nav[data-marked]').length, 1);
	});
	it('keeps the last mark where no section crosses the line', async () => {
		const { observer, marked } = await openContents();
		observer.see(true, 'two');
		observer.see(false, 'two');
		assert.deepEqual(marked(), ['Two']);
	});
});
